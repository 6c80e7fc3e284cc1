// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lua/luatokens.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scripting {

/// Lua source that counts its own steps: wherever code can be run again - in a function, in the
/// body of a loop, before a jump back - it takes the length of that code from a counter. A hook of
/// the virtual machine would do the same at half as much again of the running time.
class MeteredSource
{
public:
    /// Takes source that compiles.
    explicit MeteredSource(std::string_view source);

    /// A chunk to be called with a number and the function for when the counter falls below zero;
    /// returns the source as a function, whose upvalue "__gas" is the counter. Lines are kept.
    std::string text() const;

private:
    /// Code that is run as a whole, and the place where it pays.
    struct Stretch
    {
        size_t offset;
        int tokens;
    };
    struct Block
    {
        enum Kind { Plain, Function, LoopHead, Loop };
        Kind kind;
        int stretch; // that its tokens belong to
        std::vector<std::pair<std::string_view, int>> labels; // and the tokens before each
    };

    void read(const engine::LuaTokens::Token &token);
    void readName(const engine::LuaTokens::Token &token);
    void readLabel(const engine::LuaTokens::Token &token);
    void readJump(std::string_view label);
    void open(Block::Kind kind);
    void openStretch(size_t offset);
    void close();

    std::string_view m_source;
    std::vector<Stretch> m_stretches; // by offset
    std::vector<Block> m_blocks;
    int m_tokens = 0;
    int m_colons = 0; // in a row, just before
    size_t m_lastColon = 0;
    size_t m_goto = 0; // the offset of a goto whose label comes next
    bool m_afterGoto = false;
    bool m_inLabel = false;
    bool m_inParameters = false;
};

} // namespace scripting
