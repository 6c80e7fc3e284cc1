// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/mutation/luafile.h"
#include "scripting/mutation/mutant.h"

namespace scripting {

/// Every place of a Lua file that can be changed so that it still is Lua but another rule.
class SourceChanges
{
public:
    struct Change
    {
        Mutant::Kind kind;
        LuaOutline::Range range;
        QString after;
    };

    /// In the order of the places, none twice.
    static QList<Change> of(const LuaFile &file);

private:
    using Kind = Mutant::Kind;
    using Range = LuaOutline::Range;
    using Token = engine::LuaToken;
    using Expression = LuaOutline::Expression;

    /// A part of a condition that can be left out: `a and b` without a, `a or b` without b.
    struct Term
    {
        Range range;
        bool isTruth = false; ///< It compares or denies.
    };

    explicit SourceChanges(const LuaFile &file)
        : m_file(file)
    {
    }

    void addOperators(const Expression &expression);
    void addTerms(const Expression &expression);
    /// Lists joined by `or` of what is joined by `and`.
    QList<QList<Term>> termsOf(const Expression &expression) const;
    void addConditions();
    void addNeeds();
    void addConstants();
    void addSigns();
    void addMathFunctions();
    void addSteps();

    void add(Kind kind, Range range, const QString &after);
    bool isCondition(Range range) const;
    bool isAppending(size_t number) const;
    bool isNeed(const LuaOutline::Statement &step) const;
    QString textAt(Range range) const { return m_file.textOf(range); }

    const LuaFile &m_file;
    QList<Range> m_conditions; ///< Of statements, and of `need`.
    QList<Change> m_changes;
};

} // namespace scripting
