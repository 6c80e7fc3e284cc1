// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/hintbar.h"

#include "app/player/decision/controls/pipbar.h"
#include "app/player/game/dockpanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

namespace {

/// Steps of the piece that is on its way; another one may have been before it.
int stepsMade(const GameController &controller, const DecisionForm &form)
{
    int made = 0;
    for (const qsizetype command : controller.answers()) {
        const engine::PieceId piece = controller.game().history()[size_t(command)].action->piece;
        if (!form.pieces.empty() && piece != form.pieces.front())
            break;
        ++made;
    }
    return made;
}

} // namespace

HintBar::HintBar(const GameController &controller, const DecisionForm &form, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    if (form.most) {
        const int used = form.used.value_or(0);
        const bool isSpent = form.asks(engine::protocol::Form::Points);
        addPips(used, *form.most,
                isSpent         ? tr("%1 of %n used", nullptr, *form.most).arg(used)
                    : form.used ? tr("%1 of %n chosen", nullptr, *form.most).arg(used)
                                : tr("%n to choose", nullptr, *form.most));
    }
    if (form.left) {
        const int made = stepsMade(controller, form);
        addPips(made, made + *form.left,
                made ? tr("%1 made, %n to go", nullptr, *form.left).arg(made)
                     : tr("%n step(s) to go", nullptr, *form.left));
    }
    if (form.hits && !form.asks(engine::protocol::Form::Losses))
        addPips(0, *form.hits, tr("%n loss(es) to take", nullptr, *form.hits));
    for (const DecisionForm::Number &number : form.numbers)
        addNumber(controller.texts().render(number.label), number.value);
}

bool HintBar::isEmpty() const
{
    return !m_layout->count();
}

void HintBar::addPips(int used, int total, const QString &words)
{
    auto *row = new QHBoxLayout;
    auto *pips = new PipBar(this);
    pips->setValue(used, total, words);
    row->addWidget(pips);
    row->addWidget(DockPanel::label(words, "help", this), 1);
    m_layout->addLayout(row);
}

void HintBar::addNumber(const QString &label, int value)
{
    auto *row = new QHBoxLayout;
    row->addWidget(DockPanel::label(label, "help", this), 1);
    const QString number = QString::number(value);
    auto *pips = new PipBar(this);
    pips->setValue(value, value, label + u' ' + number);
    row->addWidget(pips);
    QLabel *text = DockPanel::label(number, "panelTitle", this);
    text->setWordWrap(false);
    text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    text->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00")));
    row->addWidget(text);
    m_layout->addLayout(row);
}

} // namespace app
