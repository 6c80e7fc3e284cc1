// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/turnsummary.h"

#include <algorithm>

namespace app {

namespace {

template<typename Id> bool addOnce(std::vector<Id> &list, Id id)
{
    if (!id || std::find(list.begin(), list.end(), id) != list.end())
        return false;
    list.push_back(id);
    return true;
}

} // namespace

TurnSummary::TurnSummary(const engine::Module &module, std::span<const engine::Beat> told)
    : m_module(module)
{
    for (int i = 0; i < int(told.size()); ++i)
        read(told[size_t(i)], i);
}

TurnSummary::Row &TurnSummary::row(Row::Kind kind, engine::SideId side, int number)
{
    auto found = std::find_if(m_rows.begin(), m_rows.end(),
                              [&](const Row &one) { return one.kind == kind && one.side == side; });
    if (found == m_rows.end()) {
        m_rows.push_back({.kind = kind, .side = side});
        found = m_rows.end() - 1;
    }
    if (found->beats.empty() || found->beats.back() != number)
        found->beats.push_back(number);
    return *found;
}

void TurnSummary::read(const engine::Beat &beat, int number)
{
    using enum engine::Beat::Kind;
    readMoves(beat, number);
    readFight(beat, number);
    readLosses(beat, number);
    readPlaces(beat, number);
    if (beat.kind != Supply)
        return;
    Row &supply = row(Row::Kind::Supply, {}, number);
    for (const auto *pieces : {&beat.targets, &beat.actors}) {
        for (const engine::PieceId piece : *pieces)
            supply.count += addOnce(supply.pieces, piece);
    }
    for (const engine::SpaceId space : beat.spaces)
        addOnce(supply.spaces, space);
}

// A piece that moves twice has moved; of those without a face each is another one.
void TurnSummary::readMoves(const engine::Beat &beat, int number)
{
    const bool isArrival = beat.kind == engine::Beat::Kind::Arrival;
    if (beat.kind != engine::Beat::Kind::Move && !isArrival)
        return;
    for (const engine::Beat::Way &way : beat.ways) {
        if (!way.to)
            continue;
        Row &moves = row(isArrival ? Row::Kind::Arrivals : Row::Kind::Moves, {}, number);
        moves.count += way.piece ? addOnce(moves.pieces, way.piece) : 1;
        addOnce(moves.spaces, way.to);
    }
}

void TurnSummary::readFight(const engine::Beat &beat, int number)
{
    using enum engine::Beat::Kind;
    if (!beat.isFight) {
        m_isFighting = m_isFighting && beat.kind == Control;
        if (m_isFighting)
            m_fights.back().hasEffect = true;
        return;
    }
    const engine::SpaceId space = beat.spaces.empty() ? engine::SpaceId() : beat.spaces.front();
    const bool opens = beat.kind == Combat || beat.kind == Roll;
    // Rounds of a battle are one fight, the next place another.
    if (!m_isFighting || (opens && space && space != m_fights.back().space)) {
        m_fights.push_back({number, space, false});
        m_isFighting = true;
    }
    if (!m_fights.back().space)
        m_fights.back().space = space;
    if (!opens)
        m_fights.back().hasEffect = true;
}

void TurnSummary::readLosses(const engine::Beat &beat, int number)
{
    for (const engine::Beat::Harm &harm : beat.losses) {
        if (!harm.piece)
            continue;
        Row &losses = row(Row::Kind::Losses, m_module.piece(harm.piece).side, number);
        losses.count += harm.steps;
        addOnce(losses.pieces, harm.piece);
    }
    for (const engine::Beat::Way &way : beat.ways) {
        if (!beat.isLoss(way))
            continue;
        Row &losses = row(Row::Kind::Losses, way.side, number);
        ++losses.others;
        addOnce(losses.pieces, way.piece);
    }
}

// The changes of a beat hold more than may be known: only places that it names are told.
void TurnSummary::readPlaces(const engine::Beat &beat, int number)
{
    for (const engine::Change &change : beat.changes) {
        const auto *set = std::get_if<engine::change::SetSpaceProperty>(&change);
        if (!set || set->property != 0 || set->value.type != engine::Value::Type::Side
            || std::find(beat.spaces.begin(), beat.spaces.end(), set->space) == beat.spaces.end())
            continue;
        const engine::SideId side(set->value.number);
        for (Row &other : m_rows) {
            if (other.kind == Row::Kind::Places && other.side != side)
                std::erase(other.spaces, set->space);
        }
        addOnce(row(Row::Kind::Places, side, number).spaces, set->space);
    }
}

std::vector<TurnSummary::Row> TurnSummary::rows() const
{
    std::vector<Row> rows = m_rows;
    if (!m_fights.empty()) {
        Row fights{.kind = Row::Kind::Fights};
        for (const Fight &fight : m_fights) {
            ++(fight.hasEffect ? fights.count : fights.others);
            fights.beats.push_back(fight.beat);
            addOnce(fights.spaces, fight.space);
        }
        rows.push_back(std::move(fights));
    }
    std::erase_if(
        rows, [](const Row &row) { return row.kind == Row::Kind::Places && row.spaces.empty(); });
    std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) {
        return std::pair(a.kind, a.side.value) < std::pair(b.kind, b.side.value);
    });
    return rows;
}

} // namespace app
