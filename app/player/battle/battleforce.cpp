// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/battle/battleforce.h"

#include "app/player/battle/battleunit.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/layout/flowlayout.h"
#include "app/player/parts/sidemark.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_mostPlaces = 3; ///< That are named.

} // namespace

BattleForce::BattleForce(GameController &controller, const BattleRecord &record, size_t index,
                         int counter, QWidget *parent)
    : Well(parent)
    , m_controller(controller)
    , m_record(record)
    , m_force(m_record.sides[index])
{
    const QString name = controller.texts().sideName(m_force.side);
    setAccessibleName(name);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(12, 8, 12, 6);
    lines->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    auto *mark = new QLabel(this);
    const SideMark sign = SideMark::of(controller.module(), m_force.side, Tokens::of(palette()));
    mark->setPixmap(sign.pixmap(13, devicePixelRatioF()));
    head->addWidget(mark);
    head->addWidget(words(name, "panelTitle"));
    head->addWidget(words(doing(index == 0), "note"));
    head->addStretch(1);
    head->addWidget(words(rolled(), "note"));
    lines->addLayout(head);
    lines->addWidget(units(counter));
    if (m_force.hidden)
        lines->addWidget(
            DockPanel::label(tr("%n hidden unit(s)", nullptr, m_force.hidden), "note", this));
}

QLabel *BattleForce::words(const QString &text, const char *look)
{
    QLabel *label = DockPanel::label(text, look, this);
    label->setWordWrap(false);
    return label;
}

QString BattleForce::doing(bool isAttacker) const
{
    if (!isAttacker)
        return tr("defends");
    QStringList places;
    for (const engine::SpaceId space : m_record.from)
        places.append(m_controller.texts().spaceName(space));
    if (places.isEmpty() || places.size() > c_mostPlaces)
        return tr("attacks");
    return tr("attacks from %1", "one or more places").arg(QLocale().createSeparatedList(places));
}

bool BattleForce::isFiring() const
{
    return !m_record.isOver && m_record.fires == m_force.side;
}

QString BattleForce::rolled() const
{
    int dice = 0;
    int hits = 0;
    bool isKnown = true;
    for (const BattleRecord::Unit &unit : m_force.units) {
        if (m_record.rounds.empty() || unit.round != m_record.rounds.back().number)
            continue;
        dice += int(unit.dice.size());
        hits += unit.hits();
        isKnown = isKnown && unit.hitsOn;
    }
    if (!dice)
        return isFiring() ? tr("Fires now") : QString();
    const QString number = tr("Dice: %1", "rolled").arg(dice);
    if (!isKnown)
        return number;
    return number + QStringLiteral(" · ") + (hits ? tr("%n hit(s)", nullptr, hits) : tr("no hit"));
}

QWidget *BattleForce::units(int counter)
{
    auto *all = new QWidget(this);
    auto *flow = new FlowLayout(6, all);
    for (const BattleRecord::Unit &unit : m_force.units) {
        const bool fires = isFiring() && !unit.isGone && !m_record.rounds.empty()
            && unit.round == m_record.rounds.back().number;
        flow->addWidget(new BattleUnit(m_controller, unit, counter, fires, all));
    }
    return all;
}

} // namespace app
