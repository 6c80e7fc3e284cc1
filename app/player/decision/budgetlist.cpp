// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/budgetlist.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/counters/countershelf.h"
#include "app/player/decision/model/refusedpieces.h"
#include "app/player/decision/piecelist.h"
#include "app/player/decision/refusedrow.h"
#include "app/player/game/dockpanel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

namespace {

bool isPiece(const engine::Action &action)
{
    return action.piece && !action.space;
}

} // namespace

BudgetList::BudgetList(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    engine::NameId verb;
    for (const engine::Action &action : controller.offer().actions) {
        if (isPiece(action)) {
            m_isOneVerb = m_isOneVerb && (!verb || verb == action.verb);
            verb = action.verb;
        }
    }
    const auto answers = controller.answers();
    for (auto it = answers.rbegin(); it != answers.rend(); ++it) {
        if (isPiece(*controller.game().history()[size_t(*it)].action))
            addTaken(*it);
    }
    std::vector<engine::Action> offered = controller.offer().actions;
    std::erase_if(offered, [](const auto &action) { return !isPiece(action); });
    if (offered.size() >= PieceList::many) {
        m_layout->addWidget(new PieceList(controller, std::move(offered), this));
        return;
    }
    for (const engine::Action &action : offered)
        addOffered(action);
    if (verb && m_isOneVerb)
        addRefused();
}

QCheckBox *BudgetList::addRow(engine::PieceId piece, const QString &title, const QString &detail,
                              bool isIn)
{
    const Tokens colors = Tokens::of(palette());
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    auto *box = new QCheckBox(this);
    box->setChecked(isIn);
    box->setAccessibleName(title);
    box->setToolTip(isIn ? tr("Take it back") : title);
    line->addWidget(box);
    auto *counter = new CounterLabel(m_controller, piece, 36, this);
    connect(counter, &QAbstractButton::clicked, box, &QAbstractButton::click);
    line->addWidget(counter);
    QLabel *text = DockPanel::label({}, "body", this);
    text->setTextFormat(Qt::RichText);
    text->setText(QStringLiteral("%1<br><span style=\"color:%2; font-size:small\">%3</span>")
                      .arg(title.toHtmlEscaped(), colors.text2.name(), detail.toHtmlEscaped()));
    line->addWidget(text, 1);
    m_layout->addLayout(line);
    return box;
}

QString BudgetList::detail(const engine::Action &action) const
{
    QStringList words{CounterShelf::of(m_controller).status(action.piece)};
    if (action.cost > 1)
        words.append(tr("costs %n", "of a budget", action.cost));
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

void BudgetList::addTaken(qsizetype command)
{
    const engine::Action &action = *m_controller.game().history()[size_t(command)].action;
    const QString title = m_isOneVerb ? m_controller.texts().pieceName(action.piece)
                                      : m_controller.texts().label(action);
    connect(addRow(action.piece, title, detail(action), true), &QCheckBox::clicked, this,
            [this, command] { GameWishes::of(m_controller).takeBack(command); });
}

void BudgetList::addOffered(const engine::Action &action)
{
    const QString title = m_isOneVerb && action.value.isNone()
        ? m_controller.texts().pieceName(action.piece)
        : m_controller.texts().label(action);
    QCheckBox *box = addRow(action.piece, title, detail(action), false);
    connect(box, &QCheckBox::clicked, this,
            [this, action] { emit GameWishes::of(m_controller).actionChosen(action); });
    m_takers.append(box);
}

void BudgetList::addRefused()
{
    std::vector<engine::PieceId> listed;
    engine::NameId verb;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (isPiece(action)) {
            listed.push_back(action.piece);
            verb = action.verb;
        }
    }
    for (const qsizetype command : m_controller.answers())
        listed.push_back(m_controller.game().history()[size_t(command)].action->piece);
    for (const auto &[piece, reason] : refusedBeside(m_controller, listed, verb))
        m_layout->addWidget(
            new RefusedRow(m_controller, m_controller.texts().pieceName(piece), reason, this));
}

} // namespace app
