// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <variant>
#include <vector>

namespace engine {

/// One number, flag, word or reference, as properties, variables and actions hold it.
struct Value
{
    enum class Type : uint8_t { None, Bool, Integer, Word, Side, Space, Piece };

    Type type = Type::None;
    int32_t number = 0;

    static constexpr Value boolean(bool value) { return {Type::Bool, value ? 1 : 0}; }
    static constexpr Value integer(int32_t value) { return {Type::Integer, value}; }
    static constexpr Value word(NameId name) { return {Type::Word, name.value}; }
    static constexpr Value side(SideId side) { return {Type::Side, side.value}; }
    static constexpr Value space(SpaceId space) { return {Type::Space, space.value}; }
    static constexpr Value piece(PieceId piece) { return {Type::Piece, piece.value}; }

    constexpr bool isNone() const { return type == Type::None; }
    constexpr bool isTrue() const { return type != Type::None && !(type == Type::Bool && !number); }
    constexpr bool operator==(const Value &) const = default;
};

using ValueList = std::vector<Value>;

/// What a game variable or a local of a decision holds.
using Data = std::variant<Value, ValueList>;

} // namespace engine
