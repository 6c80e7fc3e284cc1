// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/losslist.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/counters/countershelf.h"
#include "app/player/decision/controls/pipbar.h"
#include "app/player/decision/controls/stepper.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/rulelink.h"
#include "app/view/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

LossList::LossList(GameController &controller, const Allocation &allocation, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    addHead(allocation);
    for (const Allocation::Row &row : allocation.rows)
        addRow(row);
    if (allocation.done > 0 && !controller.answers().empty()) {
        auto *again = new QPushButton(tr("Start over"), this);
        again->setObjectName(QStringLiteral("startOver"));
        again->setProperty("class", QStringLiteral("small"));
        connect(again, &QPushButton::clicked, this,
                [this] { GameWishes::of(m_controller).startOver(); });
        m_layout->addWidget(again, 0, Qt::AlignLeft);
    }
}

void LossList::addHead(const Allocation &allocation)
{
    if (allocation.total <= 0)
        return;
    const QString words =
        tr("%1 of %n loss(es) taken", nullptr, allocation.total).arg(allocation.done);
    auto *row = new QHBoxLayout;
    auto *pips = new PipBar(this);
    pips->setValue(allocation.done, allocation.total, words);
    row->addWidget(pips);
    row->addWidget(DockPanel::label(words, "help", this), 1);
    m_layout->addLayout(row);
}

void LossList::addRow(const Allocation::Row &row)
{
    const Tokens colors = Tokens::of(palette());
    const QString name = m_controller.texts().pieceName(row.piece);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    auto *counter = new CounterLabel(m_controller, row.piece, 36, this);
    line->addWidget(counter, 0, Qt::AlignTop);
    QStringList steps;
    if (row.before != row.now)
        steps.append(row.now > 0 ? tr("%1 → %n step(s)", nullptr, row.now).arg(row.before)
                                 : tr("%1 → lost").arg(row.before));
    else if (!row.next)
        steps.append(tr("%n step(s)", nullptr, row.now));
    if (row.next)
        steps.append(CounterShelf::of(m_controller).afterLoss(row.piece));
    QString html =
        QStringLiteral("%1<br><span style=\"color:%2; font-size:small\">%3</span>")
            .arg(name.toHtmlEscaped(), (row.before == row.now ? colors.text2 : colors.bad).name(),
                 steps.join(QStringLiteral(" · ")).toHtmlEscaped());
    if (!row.refusal.isEmpty())
        html += QStringLiteral("<br><span style=\"color:%1; font-size:small\">%2 %3</span>")
                    .arg(colors.text2.name(), row.refusal.toHtmlEscaped(),
                         RuleLink::html(row.rule, colors));
    line->addWidget(DockPanel::ruleLabel(m_controller, html, "body", this), 1);
    addStepper(line, row);
    m_layout->addLayout(line);
}

void LossList::addStepper(QHBoxLayout *line, const Allocation::Row &row)
{
    const QString name = m_controller.texts().pieceName(row.piece);
    if (row.isForced || (row.taken.empty() && !row.next)) {
        auto *lock = new QLabel(this);
        lock->setPixmap(
            Icons::icon(QStringLiteral("lock"), Tokens::of(palette()).text2).pixmap(18, 18));
        lock->setToolTip(row.isForced ? tr("The rules leave no choice here") : row.refusal);
        lock->setAccessibleName(lock->toolTip());
        line->addWidget(lock);
        if (row.taken.empty() && !row.next)
            return;
    }
    const Stepper step(line, this, row.before - row.now,
                       {tr("One loss less for %1").arg(name), tr("Losses of %1").arg(name),
                        tr("One loss more for %1").arg(name)});
    step.less->setEnabled(!row.taken.empty());
    if (!row.taken.empty())
        connect(step.less, &QToolButton::clicked, this, [this, command = row.taken.front()] {
            GameWishes::of(m_controller).takeBack(command);
        });
    step.more->setEnabled(row.next.has_value());
    if (row.next) {
        m_takers.append(step.more);
        connect(step.more, &QToolButton::clicked, this, [this, action = *row.next] {
            emit GameWishes::of(m_controller).actionChosen(action);
        });
    }
}

} // namespace app
