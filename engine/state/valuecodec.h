// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/core/names.h"
#include "engine/core/text.h"
#include "engine/core/value.h"

#include <optional>

namespace engine {

struct Module;

/// Values of a game as JSON, in two forms.
class ValueCodec
{
public:
    ValueCodec(const Module &module, Names &names)
        : m_module(module)
        , m_names(names)
    {
    }

    /// For people and programs: a piece, space or side is simply its id.
    Json plain(Value value) const;
    Json plain(const Data &data) const;
    /// A text may be a side, a piece, a space or a word, in this order.
    std::optional<Value> fromPlain(const Json &json) const;
    std::optional<Data> dataFromPlain(const Json &json) const;

    /// For files: nothing is guessed on reading.
    Json exact(Value value) const;
    Json exact(const Data &data) const;
    Json exact(const Text &text) const;
    std::optional<Value> fromExact(const Json &json) const;
    std::optional<Data> dataFromExact(const Json &json) const;
    std::optional<Text> textFromExact(const Json &json) const;

    Json piece(PieceId id) const;
    Json space(SpaceId id) const;
    Json side(SideId id) const;
    Json word(NameId id) const;
    /// None for null; nothing when the id is unknown.
    std::optional<PieceId> piece(const Json &json) const;
    std::optional<SpaceId> space(const Json &json) const;
    std::optional<SideId> side(const Json &json) const;
    std::optional<NameId> word(const Json &json) const;

private:
    const Module &m_module;
    Names &m_names;
};

} // namespace engine
