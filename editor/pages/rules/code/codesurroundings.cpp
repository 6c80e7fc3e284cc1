// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/code/codesurroundings.h"

#include "engine/module/model/module.h"

#include <QTextBlock>

namespace editor {

using scripting::LuaOutline;

QStringList CodeSurroundings::names() const
{
    const LuaOutline &outline = m_index.outline(m_edit.file());
    QStringList names;
    if (const int around = outline.definitionAround(m_edit.position()); around >= 0)
        names.append(outline.definitions[around].id);
    if (const int function = outline.functionAround(m_edit.position());
        function >= 0 && !outline.functions[function].name.isEmpty())
        names.append(outline.functions[function].title());
    return names;
}

QString CodeSurroundings::rule() const
{
    const QString &file = m_edit.file();
    const QString line = m_edit.textCursor().block().text();
    const int begin = m_edit.textCursor().block().position();
    for (int i = 0; i < int(line.size()); ++i) {
        if (!line[i].isDigit())
            continue;
        const QString rule = m_index.ruleAt(file, begin + i);
        if (!rule.isEmpty() && m_index.module() && m_index.module()->rulebook.find(rule))
            return rule;
    }
    const LuaOutline &outline = m_index.outline(file);
    const int around = outline.definitionAround(m_edit.position());
    if (around < 0)
        return {};
    const auto range = outline.definitions[around].range;
    for (size_t i = 0; i + 2 < outline.tokens.size(); ++i) {
        const auto &token = outline.tokens[i];
        if (range.contains(token.offset()) && token.isName(u"rule")
            && outline.tokens[i + 2].type == engine::LuaToken::Type::String)
            return LuaOutline::stringOf(outline.tokens[i + 2], m_index.text(file));
    }
    return {};
}

} // namespace editor
