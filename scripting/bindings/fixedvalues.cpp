// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/fixedvalues.h"

#include "scripting/bindings/fields.h"

namespace scripting {

namespace {

using engine::PieceId;
using engine::SpaceId;
using engine::Value;

bool isFixedOfPieces(Fields::Code code)
{
    switch (code) {
    case Fields::Id:
    case Fields::Name:
    case Fields::Type:
    case Fields::Kind:
    case Fields::Label:
    case Fields::Formation:
    case Fields::Mobility:
    case Fields::MaxSteps:
        return true;
    default:
        return code >= Fields::printed;
    }
}

bool isFixedOfSpaces(Fields::Code code)
{
    return code >= Fields::printed || (code < Fields::property && code != Fields::Count);
}

// What is printed may be another value for each number of steps.
void lookAtPrinted(const ScriptContext &context, PieceId piece, Fields::Code code, Value value,
                   FixedValues::Matches &found)
{
    int equal = 0;
    const int most = context.module.piece(piece).maxSteps;
    for (int steps = 0; steps <= most; ++steps) {
        if (context.printed.ofPiece(engine::NameId(code - Fields::printed), piece, steps) == value)
            ++equal;
    }
    if (equal > 0)
        found.mask.set(piece.value);
    if (equal > 0 && equal <= most)
        found.isCertain = false;
}

} // namespace

void FixedValues::see(const engine::GameState &state)
{
    if (m_wordsOf == state.names().serial())
        return;
    m_wordsOf = state.names().serial();
    m_pieces.clear();
    m_spaces.clear();
}

std::pair<FixedValues::Matches *, bool> FixedValues::find(Known &known, int32_t code, Value value)
{
    const Key key{code, value.type, value.number};
    if (const auto it = known.find(key); it != known.end())
        return {&it->second, false};
    if (known.size() >= most)
        known.clear();
    return {&known[key], true};
}

const FixedValues::Matches *FixedValues::ofPieces(const ScriptContext &context,
                                                  const engine::GameState &state, int32_t code,
                                                  Value value)
{
    if (!isFixedOfPieces(code))
        return nullptr;
    see(state);
    const auto [found, isNew] = find(m_pieces, code, value);
    if (!isNew)
        return found;
    found->mask = engine::BitMask(state.pieceCount());
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        if (code >= Fields::printed)
            lookAtPrinted(context, PieceId(i), code, value, *found);
        else if (Fields::ofPiece(context, state, PieceId(i), code) == value)
            found->mask.set(i);
    }
    return found;
}

const FixedValues::Matches *FixedValues::ofSpaces(const ScriptContext &context,
                                                  const engine::GameState &state, int32_t code,
                                                  Value value)
{
    if (!isFixedOfSpaces(code))
        return nullptr;
    see(state);
    const auto [found, isNew] = find(m_spaces, code, value);
    if (!isNew)
        return found;
    found->mask = engine::BitMask(state.spaceCount());
    for (int32_t i = 0; i < state.spaceCount(); ++i) {
        if (Fields::ofSpace(context, state, SpaceId(i), code) == value)
            found->mask.set(i);
    }
    return found;
}

} // namespace scripting
