// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/rulereferences.h"

#include <QRegularExpression>

namespace scripting {

RuleReferences::RuleReferences(const LuaFile &file, const engine::Rulebook &rulebook)
    : m_file(file)
{
    for (const engine::LuaToken &token : file.outline.tokens) {
        if (token.type == engine::LuaToken::Type::String && rulebook.contains(token.text))
            m_references.append({token.offset(), token.text});
        else if (token.type == engine::LuaToken::Type::Comment)
            addComment(token, rulebook);
    }
}

// A number without a point is a rule only where it can be nothing else: in brackets, or behind
// "rule".
void RuleReferences::addComment(const engine::LuaToken &token, const engine::Rulebook &rulebook)
{
    static const QRegularExpression number(
        QStringLiteral("(?<![\\w.-])([A-Z]?\\d+(?:\\.\\w+)*)(?![\\w-])"));
    const QString text = m_file.textOf({token.offset(), token.end()});
    auto it = number.globalMatch(text);
    while (it.hasNext()) {
        const auto match = it.next();
        const QString rule = match.captured(1);
        const QString before = text.left(match.capturedStart()).trimmed();
        const bool isMeant = rule.contains(u'.') || before.endsWith(u'(')
            || before.endsWith(QLatin1String("rule")) || before.endsWith(QLatin1String("Chapter"))
            || before.endsWith(QLatin1String("Section"));
        if (isMeant && rulebook.contains(rule))
            m_references.append({token.offset() + int(match.capturedStart()), rule});
    }
}

QString RuleReferences::nearestIn(Range range, int offset) const
{
    QString found;
    int least = -1;
    for (const Reference &reference : m_references) {
        if (!range.contains(reference.offset))
            continue;
        const int distance = std::abs(m_file.lineAt(reference.offset) - m_file.lineAt(offset));
        if (least < 0 || distance < least) {
            found = reference.rule;
            least = distance;
        }
    }
    return found;
}

// The innermost one: `need(…, "9.2", …)`, not the function around it.
RuleReferences::Range RuleReferences::stepAround(int offset) const
{
    Range found{offset, offset};
    for (const LuaOutline::Statement &step : m_file.outline.statements) {
        if (step.range.contains(offset)
            && (found.from == found.to || step.range.from >= found.from))
            found = step.range;
    }
    return found;
}

RuleReferences::Range RuleReferences::functionAround(int offset) const
{
    const int index = m_file.outline.functionAround(offset);
    if (index < 0)
        return {offset, offset};
    const LuaOutline::Function &function = m_file.outline.functions[index];
    const int lines = function.remark.isEmpty() ? 0 : int(function.remark.count(u'\n')) + 1;
    const int first = std::max(1, function.line - lines);
    return {m_file.lineStarts[first - 1], function.body.to};
}

QString RuleReferences::near(int offset) const
{
    const int definition = m_file.outline.definitionAround(offset);
    const Range whole{0, int(m_file.text.size())};
    const Range ranges[] = {stepAround(offset),
                            functionAround(offset),
                            definition < 0 ? whole : m_file.outline.definitions[definition].range,
                            {0, offset},
                            whole};
    for (const Range &range : ranges) {
        const QString rule = nearestIn(range, offset);
        if (!rule.isEmpty())
            return rule;
    }
    return {};
}

} // namespace scripting
