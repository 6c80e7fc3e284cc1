// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/turn.h"

#include "engine/module/model/module.h"
#include "engine/state/sight.h"

namespace engine {

namespace {

/// The pieces that a line speaks of.
std::vector<PieceId> piecesOf(const change::Log &entry)
{
    std::vector<PieceId> pieces;
    if (entry.piece)
        pieces.push_back(entry.piece);
    for (const Value value : entry.text.arguments) {
        if (value.type == Value::Type::Piece && PieceId(value.number))
            pieces.emplace_back(value.number);
    }
    return pieces;
}

} // namespace

Turn::Turn(const Module &module, GameState &state)
    : m_module(module)
    , m_state(state)
{
}

void Turn::apply(Change change)
{
    m_barrier = m_barrier || reveals(change);
    m_inverses.push_back(m_state.apply(change));
    m_changes.push_back(std::move(change));
}

void Turn::rollBack(size_t mark)
{
    while (m_inverses.size() > mark) {
        m_state.apply(m_inverses.back());
        m_inverses.pop_back();
        m_changes.pop_back();
    }
    m_next = false;
    m_goal = {};
}

bool Turn::reveals(const Change &change) const
{
    if (std::holds_alternative<change::UseRandom>(change))
        return true;
    if (const auto *seen = std::get_if<change::SetSeen>(&change))
        return (seen->seenBy & ~m_state.piece(seen->piece).seenBy)
            || (seen->shownTo & ~m_state.piece(seen->piece).shownTo);
    const auto leaves = [&](PieceId piece) {
        const SpaceId from = m_state.piece(piece).space;
        return from && m_module.map.space(from).contents != Space::Contents::Open;
    };
    if (const auto *move = std::get_if<change::MovePiece>(&change))
        return leaves(move->piece);
    if (const auto *attach = std::get_if<change::Attach>(&change))
        return leaves(attach->piece);
    if (const auto *swap = std::get_if<change::Swap>(&change))
        return leaves(swap->piece) || leaves(swap->other);
    return false;
}

void Turn::useRandom(const Random &random, int scripted)
{
    apply(change::UseRandom{random, scripted});
}

uint32_t Turn::random(uint32_t bound)
{
    Random random = m_state.random();
    const uint32_t number = random.below(bound);
    useRandom(random, m_state.scriptedUsed());
    return number;
}

std::vector<int> Turn::roll(int count, int sides)
{
    Random random = m_state.random();
    int used = m_state.scriptedUsed();
    const auto &scripted = m_state.scriptedDice();
    std::vector<int> faces;
    for (int i = 0; i < count; ++i) {
        if (size_t(used) < scripted.size())
            faces.push_back(std::clamp(scripted[size_t(used++)], 1, sides));
        else
            faces.push_back(int(random.below(uint32_t(sides))) + 1);
    }
    useRandom(random, used);
    return faces;
}

PieceId Turn::draw(SpaceId from)
{
    const auto pieces = m_state.stack(from);
    if (pieces.empty())
        return {};
    if (m_module.map.space(from).kind == Space::Kind::Deck)
        return pieces.back();
    // A scripted number draws that piece of the cup, counted from 1, so that tests can choose.
    const auto &scripted = m_state.scriptedDice();
    const int used = m_state.scriptedUsed();
    if (size_t(used) < scripted.size()) {
        useRandom(m_state.random(), used + 1);
        return pieces[size_t(std::clamp(scripted[size_t(used)], 1, int(pieces.size()))) - 1];
    }
    return pieces[random(uint32_t(pieces.size()))];
}

void Turn::shuffle(SpaceId space)
{
    auto order = m_state.stack(space);
    Random random = m_state.random();
    for (size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random.below(uint32_t(i))]);
    useRandom(random, m_state.scriptedUsed());
    apply(change::Reorder{space, std::move(order)});
}

// A line about a piece that a side can't see is not for that side.
void Turn::log(change::Log entry)
{
    const auto pieces = piecesOf(entry);
    for (const PieceId piece : pieces)
        entry.seenBy &= m_state.piece(piece).seenBy;
    entry.facesSeenBy = facesSeenBy(pieces);
    apply(std::move(entry));
}

// What lies open when all is done was known, too, to who reads of it only then.
std::vector<Change> Turn::takeChanges()
{
    for (Change &change : m_changes) {
        if (auto *log = std::get_if<change::Log>(&change))
            log->facesSeenBy |= facesSeenBy(piecesOf(*log));
    }
    return std::move(m_changes);
}

uint32_t Turn::facesSeenBy(const std::vector<PieceId> &pieces) const
{
    uint32_t sides = 0;
    for (int32_t side = 0; !pieces.empty() && side < int32_t(m_module.sides.size()); ++side) {
        const Sight sight(m_module, m_state, SideId(side));
        if (std::all_of(pieces.begin(), pieces.end(),
                        [&](PieceId piece) { return sight.seesFace(piece); }))
            sides |= 1u << side;
    }
    return sides;
}

} // namespace engine
