// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/luaexpressionreader.h"

namespace scripting {

/// Goes through the statements of a Lua source as Lua's own reader would, and outlines them. What
/// doesn't belong where it stands is passed over.
class LuaReader
{
public:
    LuaReader(const QString &text, LuaOutline &outline);
    LuaReader(const LuaReader &) = delete;
    LuaReader &operator=(const LuaReader &) = delete;

    void read();

private:
    using Token = engine::LuaToken;
    using Range = LuaOutline::Range;
    using Chain = LuaNames::Chain;

    void readBlock();
    bool isBlockEnd() const;
    void readStatement();
    LuaOutline::Statement::Kind readStep();
    void readIf();
    void readWhile();
    void readRepeat();
    void readFor();
    void readLocal();
    void readLocalFunction();
    void readFunctionStatement();
    void readReturn();
    LuaOutline::Statement::Kind readAssignmentOrCall();
    void readCondition();

    QString remarkAbove(int line) const;

    LuaOutline &m_outline;
    LuaCursor m_cursor;
    LuaNames m_names;
    LuaExpressionReader::Source m_source;
    LuaExpressionReader m_expressions;
};

} // namespace scripting
