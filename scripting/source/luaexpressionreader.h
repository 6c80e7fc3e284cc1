// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/luacursor.h"
#include "scripting/source/luanames.h"

#include <functional>

namespace scripting {

/// Reads the expressions of a Lua source: operators, tables, calls, functions.
class LuaExpressionReader
{
public:
    using Token = engine::LuaToken;
    using Range = LuaOutline::Range;
    using Chain = LuaNames::Chain;

    /// What the parts of a reader work on together.
    struct Source
    {
        const QString &text;
        LuaOutline &outline;
        LuaCursor &cursor;
        LuaNames &names;
        int depth = 0; ///< Of blocks and expressions in each other.
    };
    static constexpr int deepest = 150;

    /// \a readBlock reads the statements of a function, up to its `end`.
    LuaExpressionReader(Source &source, std::function<void()> readBlock);

    /// What the first of the next expressions becomes: a function among them is called by that.
    void nameNext(const QString &key, const QString &table = {});
    Range readExpressions();
    void readExpression();
    Chain readChain();
    /// From its parameters to its `end`; a method has a `self`. Its number in the outline.
    enum class Kind { Function, Method };
    int readFunction(const QString &table, const QString &name, const Token &place,
                     Kind kind = Kind::Function);

private:
    bool readOperand();
    bool readOperator();
    void readTable();
    void readParameters(int function);
    bool readLink(Chain &chain);
    void readCall(Chain &chain);

    Source &m_source;
    LuaOutline &m_outline;
    LuaCursor &m_cursor;
    LuaNames &m_names;
    std::function<void()> m_readBlock;
    QString m_key; ///< Of the value that is read now.
    QString m_table; ///< Whose field the function that comes next becomes.
};

} // namespace scripting
