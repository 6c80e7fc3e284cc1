// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/index/ruleindex.h"
#include "scripting/source/apidocs.h"

namespace editor {

/// Guesses what an expression gives, from annotations, from what functions give back and from how
/// variables are usually called.
class LuaTypes
{
public:
    LuaTypes(const RuleIndex &index, const scripting::ApiDocs &docs, const QString &file,
             const QString &text);

    const scripting::LuaOutline &outline() const { return m_outline; }
    /// The type of the expression of names, fields and calls that ends at \a end, like "Piece",
    /// "Space[]", "file:rules/units.lua" (what that file gives back) or "table:3" (the variable of
    /// that number); empty: it can't be known.
    QString ofExpression(int end) const { return ofExpression(end, 0); }
    /// The description of what is called or named by the expression that ends at \a end; nullptr
    /// when the program does not have it.
    const scripting::ApiDocs::Entry *entry(int end) const;
    /// The function of the module that is named there: its file and number; "" when none is.
    std::pair<QString, int> function(int end) const;

private:
    struct Link
    {
        enum Kind { Field, Call, Index } kind;
        QString name;
    };
    struct Chain
    {
        QString name; ///< Empty: it was none.
        int offset = 0;
        std::vector<Link> links;
    };

    using Tokens = std::vector<const engine::LuaToken *>;

    Chain chainTo(int end) const;
    size_t opener(size_t closer) const;
    QString ofExpression(int end, int depth) const;
    QString ofName(const QString &name, int offset, int depth) const;
    QString ofVariable(int index, int depth) const;
    QString ofParameter(const scripting::LuaOutline::Variable &variable) const;
    QString ofLoop(const scripting::LuaOutline::Variable &variable, int depth) const;
    QString follow(const QString &type, const Link &link) const;

    const RuleIndex &m_index;
    const scripting::ApiDocs &m_docs;
    QString m_file;
    const QString &m_text;
    const scripting::LuaOutline &m_outline;
    Tokens m_code; ///< Without comments.
};

} // namespace editor
