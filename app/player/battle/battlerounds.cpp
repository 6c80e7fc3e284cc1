// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/battle/battlerounds.h"

#include "app/player/game/dockpanel.h"
#include "app/player/parts/well.h"

#include <QLabel>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr size_t c_mostRounds = 4;

QLabel *line(const QString &text, const char *look, QWidget *parent)
{
    QLabel *made = DockPanel::label(text, look, parent);
    made->setWordWrap(false);
    return made;
}

} // namespace

QString BattleRounds::summary(const std::vector<std::pair<engine::SideId, int>> &list,
                              bool isLost) const
{
    QStringList parts;
    for (const auto &[side, number] : list) {
        const QString name = m_controller.texts().sideName(side);
        parts.append(isLost ? tr("%1 loses %n step(s)", nullptr, number).arg(name)
                            : tr("%1 dice: %2", "a side and how many").arg(name).arg(number));
    }
    return parts.join(QStringLiteral(" · "));
}

QWidget *BattleRounds::roundCard(const BattleRecord::Round &round, bool isLast)
{
    auto *card = new Well(this);
    if (isLast && !m_record.isOver)
        card->setGround(Well::Ground::Good);
    auto *lines = new QVBoxLayout(card);
    lines->setContentsMargins(10, 5, 10, 6);
    lines->setSpacing(1);
    const QString state = !isLast ? tr("done") : m_record.isOver ? tr("over") : tr("now");
    lines->addWidget(line(tr("Round %1 · %2", "number and whether it is over")
                              .arg(QString::number(round.number), state),
                          "panelTitle", card));
    const QString dice = summary(round.dice, false);
    const QString lost = summary(round.lost, true);
    lines->addWidget(DockPanel::label(dice.isEmpty() ? tr("No dice yet") : dice, "note", card));
    lines->addWidget(DockPanel::label(lost.isEmpty() ? tr("No losses") : lost, "note", card));
    card->setAccessibleName(QStringList{tr("Round %1").arg(round.number), state, dice, lost}.join(
        QStringLiteral(", ")));
    return card;
}

QWidget *BattleRounds::nextCard()
{
    auto *card = new Well(this);
    auto *lines = new QVBoxLayout(card);
    lines->setContentsMargins(10, 5, 10, 6);
    lines->setSpacing(1);
    const QString title =
        tr("Round %1 · %2", "number and whether it is over")
            .arg(QString::number(m_record.rounds.back().number + 1), tr("if it goes on"));
    const QString dice = summary(m_record.next, false);
    lines->addWidget(line(title, "note", card));
    lines->addWidget(DockPanel::label(dice, "note", card));
    lines->addStretch(1);
    card->setObjectName(QStringLiteral("nextRound"));
    card->setAccessibleName(title + QStringLiteral(", ") + dice);
    return card;
}

bool BattleRounds::isNeeded(const BattleRecord &record)
{
    return record.rounds.size() > 1 || (!record.rounds.empty() && !record.next.empty());
}

BattleRounds::BattleRounds(GameController &controller, const BattleRecord &record, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_record(record)
{
    const auto &rounds = record.rounds;
    const bool hasNext = !record.next.empty();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const size_t most = hasNext ? c_mostRounds - 1 : c_mostRounds;
    const size_t first = rounds.size() > most ? rounds.size() - most : 0;
    for (size_t i = first; i < rounds.size(); ++i)
        row->addWidget(roundCard(rounds[i], i + 1 == rounds.size()), 1);
    if (hasNext)
        row->addWidget(nextCard(), 1);
}

} // namespace app
