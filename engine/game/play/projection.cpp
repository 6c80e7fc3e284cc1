// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/projection.h"

#include "engine/board/facings.h"
#include "engine/module/model/module.h"

namespace engine {

/// Where a back is seen, whose and which, and what lies open of it.
struct Projection::Place
{
    SpaceId space;
    PlayerView::Seen seen;
};

Projection::Projection(const Module &module, const GameState &state, Viewer viewer)
    : m_module(module)
    , m_state(state)
    , m_view(module, state, viewer)
{
    if (viewer.seesEverything())
        return;
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        if (!m_view.seesFace(PieceId(i)))
            m_unseen.push_back(PieceId(i));
    }
    if (!hidesSomething())
        return;
    const auto seen = places();
    m_copy.emplace(state);
    clearPieces();
    standIn(seen);
    clearVariables();
    clearSpaces();
    clearFrames();
    m_copy->apply(change::UseRandom{Random(0), 0});
    m_copy->apply(change::ScriptDice{});
}

bool Projection::hidesSomething() const
{
    if (!m_unseen.empty())
        return true;
    for (int i = 0; i < m_state.variableCount(); ++i) {
        if (!m_view.seesVariable(i))
            return true;
    }
    const auto &properties = m_module.state.spaceProperties;
    return std::any_of(properties.begin(), properties.end(),
                       [](const auto &property) { return property.secret; });
}

std::vector<Projection::Place> Projection::places() const
{
    std::vector<Place> found;
    for (int32_t i = 0; i < m_state.spaceCount() && !m_unseen.empty(); ++i) {
        for (PlayerView::Seen &seen : m_view.stack(SpaceId(i))) {
            if (!seen.piece)
                found.push_back({SpaceId(i), std::move(seen)});
        }
    }
    return found;
}

void Projection::reset(PieceId piece)
{
    const Piece &printed = m_module.piece(piece);
    m_copy->apply(change::SetSide{piece, printed.side});
    m_copy->apply(change::SetSteps{piece, printed.maxSteps});
    m_copy->apply(change::SetFacing{piece, Facings::none});
    m_copy->apply(change::SetSeen{piece, 0});
    const auto &properties = m_module.state.pieceProperties;
    for (size_t i = 0; i < properties.size(); ++i)
        m_copy->apply(change::SetPieceProperty{piece, int32_t(i), properties[i].initial});
}

// What hangs on an unseen piece is seen where it stands; what is unseen hangs on nothing.
void Projection::clearPieces()
{
    for (const PieceId piece : m_unseen) {
        for (const PieceId other : m_copy->attached(piece))
            m_copy->apply(change::Attach{other, PieceId()});
    }
    for (const PieceId piece : m_unseen) {
        m_copy->apply(change::MovePiece{piece, SpaceId()});
        reset(piece);
    }
    const auto &properties = m_module.state.pieceProperties;
    for (int32_t i = 0; i < m_copy->pieceCount(); ++i) {
        for (size_t k = 0; k < properties.size(); ++k) {
            const Value value = m_copy->pieceProperty(PieceId(i), int(k));
            if (value.type == Value::Type::Piece)
                m_copy->apply(change::SetPieceProperty{
                    PieceId(i), int32_t(k), std::get<Value>(m_view.veiled(Data(value)))});
        }
    }
}

// Below those that are seen: rules may ask for the top of a stack, and who sees any sees that.
void Projection::standIn(const std::vector<Place> &places)
{
    std::map<NameId, std::vector<PieceId>> byBack;
    for (auto it = m_unseen.rbegin(); it != m_unseen.rend(); ++it)
        byBack[m_module.piece(*it).back].push_back(*it);
    for (const Place &place : places) {
        auto &free = byBack[place.seen.back];
        const auto same = std::find_if(free.rbegin(), free.rend(), [&](PieceId piece) {
            return m_module.piece(piece).side == place.seen.side;
        });
        // One that has changed sides may leave nobody of that side's own to stand in.
        const auto chosen = same == free.rend() ? free.end() - 1 : std::next(same).base();
        const PieceId piece = *chosen;
        free.erase(chosen);
        m_copy->apply(change::SetSide{piece, place.seen.side});
        m_copy->apply(change::MovePiece{piece, place.space, 0});
        for (size_t i = 0; i < place.seen.open.size(); ++i) {
            if (!m_module.state.pieceProperties[i].secret)
                m_copy->apply(change::SetPieceProperty{piece, int32_t(i), place.seen.open[i]});
        }
    }
}

void Projection::clearVariables()
{
    for (int i = 0; i < m_state.variableCount(); ++i) {
        Data known = m_view.seesVariable(i) ? m_view.variable(i)
                                            : m_module.state.variables[size_t(i)].initial;
        if (known != m_state.variable(i))
            m_copy->apply(change::SetVariable{i, std::move(known)});
    }
}

void Projection::clearSpaces()
{
    const auto &properties = m_module.state.spaceProperties;
    for (size_t i = 0; i < properties.size(); ++i) {
        for (int32_t k = 0; k < m_state.spaceCount(); ++k) {
            const Value is = m_state.spaceProperty(SpaceId(k), int(i));
            const Value known = properties[i].secret ? properties[i].initial
                                                     : std::get<Value>(m_view.veiled(Data(is)));
            if (known != is)
                m_copy->apply(change::SetSpaceProperty{SpaceId(k), int32_t(i), known});
        }
    }
}

// What a rule has noted for a decision is for who decides it.
void Projection::clearFrames()
{
    std::vector<Frame> frames = m_state.frames();
    for (Frame &frame : frames) {
        if (!m_view.viewer().isOf(frame.side))
            frame.locals.clear();
        for (auto &[name, data] : frame.locals)
            data = m_view.veiled(std::move(data));
    }
    for (size_t i = 0; i < frames.size(); ++i)
        m_copy->apply(change::PopFrame{});
    for (Frame &frame : frames)
        m_copy->apply(change::PushFrame{std::move(frame)});
}

} // namespace engine
