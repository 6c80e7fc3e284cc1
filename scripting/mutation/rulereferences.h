// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/rulebook.h"
#include "scripting/mutation/luafile.h"

namespace scripting {

/// The paragraphs of the rulebook that a Lua file names, in strings and in comments.
class RuleReferences
{
public:
    RuleReferences(const LuaFile &file, const engine::Rulebook &rulebook);

    /// The paragraph named nearest: in the same step, then in the function with its remark, in the
    /// definition, in the file; empty when there is none.
    QString near(int offset) const;

private:
    using Range = LuaOutline::Range;
    struct Reference
    {
        int offset;
        QString rule;
    };

    void addComment(const engine::LuaToken &token, const engine::Rulebook &rulebook);
    QString nearestIn(Range range, int offset) const;
    Range stepAround(int offset) const;
    Range functionAround(int offset) const;

    const LuaFile &m_file;
    QList<Reference> m_references;
};

} // namespace scripting
