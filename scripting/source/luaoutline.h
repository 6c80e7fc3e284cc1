// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lua/luatoken.h"

#include <QList>
#include <QStringList>

#include <vector>

namespace scripting {

/// What the names of a Lua source stand for, found without running it. A source that does not
/// compile is understood as far as it goes. Offsets are those of the characters of the text.
struct LuaOutline
{
    enum class Kind { Local, Parameter, Loop, Function };

    /// A stretch of the source.
    struct Range
    {
        int from = 0;
        int to = 0;

        bool contains(int offset) const { return offset >= from && offset <= to; }
    };
    struct Variable
    {
        QString name;
        Kind kind = Kind::Local;
        int offset = 0;
        int line = 0;
        Range seen; ///< Where the name stands for it.
        Range value; ///< The expression that it begins with; of a loop: what is gone through.
        int place = 0; ///< Among the names that share the expression.
        QString required; ///< Of `local x = require "units"`: units.
        int function = -1; ///< The one that it is, or that it is a parameter of.
        QList<int> uses; ///< Offsets of its name, where it is declared not among them.
        bool isRead = false;
    };
    struct Function
    {
        QString table; ///< Of `function combat.inRange`: combat.
        QString name; ///< Of one without a name: of the key that it is the value of.
        QStringList parameters;
        QString remark; ///< The comment above it, with its annotations.
        int offset = 0;
        int line = 0;
        Range body; ///< From the parameters to `end`.

        QString title() const { return table.isEmpty() ? name : table + u'.' + name; }
    };
    /// `decision "combat.target" { … }`; also phase, query, invariant and test.
    struct Definition
    {
        QString kind;
        QString id;
        int offset = 0; ///< Of the id's text, behind the quote.
        int line = 0;
        Range range;
    };
    /// A name that no variable has.
    struct Global
    {
        QString name;
        int offset = 0;
        int line = 0;
        bool isWritten = false;
        int depth = 0; ///< In how many functions it stands.
    };
    /// `units.isArtillery`; \a base is a variable, or -1 for a global name.
    struct Field
    {
        int base = -1;
        QString table;
        QString name;
        int offset = 0;
        int line = 0;
        bool isDefined = false; ///< It is given a value here.
        int function = -1; ///< That it is given.
    };
    struct Requirement
    {
        QString name;
        int offset = 0;
        int line = 0;
    };
    /// A step of the program; steps inside of it stand for themselves, too.
    struct Statement
    {
        enum class Kind { Call, Assignment, Break, Other };
        Kind kind = Kind::Other;
        Range range;
    };
    /// `a and b < 2`: three operands, two operators. What is in brackets is one of its own, too.
    struct Expression
    {
        QList<Range> operands;
        QList<Range> operators;
    };
    /// `rule = "9.2"` in a table.
    struct Entry
    {
        QString key;
        Range value;
    };

    /// With the comments; the last one is an End.
    std::vector<engine::LuaToken> tokens;
    QList<Variable> variables;
    QList<Function> functions;
    QList<Definition> definitions;
    QList<Global> globals;
    QList<Field> fields;
    QList<Requirement> requirements;
    QList<Statement> statements;
    QList<Range> conditions; ///< Of if, elseif, while and until.
    QList<Expression> expressions; ///< Those with an operator.
    QList<Entry> entries;
    /// The variable that the source gives back at its end, or -1.
    int returned = -1;

    static LuaOutline of(const QString &text);
    static bool isKeyword(QStringView word);
    /// What a string between quotes says.
    static QString stringOf(const engine::LuaToken &token, const QString &text);

    /// The index of the variable whose name stands at \a offset; -1: there is none.
    int variableAt(int offset) const;
    int fieldAt(int offset) const;
    /// The innermost one around \a offset.
    int functionAround(int offset) const;
    int definitionAround(int offset) const;
    /// Variables that a name at \a offset could stand for, the nearest first.
    QList<int> visibleAt(int offset) const;
    /// The token that \a offset is in or right behind; -1: none.
    int tokenAt(int offset) const;
};

} // namespace scripting
