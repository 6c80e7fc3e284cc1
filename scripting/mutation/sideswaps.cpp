// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/sideswaps.h"

namespace scripting {

namespace {

using Change = SourceChanges::Change;
using Token = engine::LuaToken;

/// The one that far ahead; the last one is the end of the text.
const Token &ahead(const LuaFile &file, size_t at)
{
    return *file.code[std::min(at, file.code.size() - 1)];
}

bool isField(const LuaFile &file, size_t at)
{
    return at > 0 && (file.code[at - 1]->is(u".") || file.code[at - 1]->is(u":"));
}

bool isWritten(const LuaFile &file, size_t at)
{
    return ahead(file, at + 1).is(u"=") && !ahead(file, at + 2).is(u"=");
}

// `==` and `~=` come as two tokens; an assignment's sign is neither.
bool isCompared(const LuaFile &file, size_t first, size_t behind)
{
    const auto &code = file.code;
    const bool before = first > 1 && code[first - 1]->is(u"=")
        && (code[first - 2]->is(u"=") || code[first - 2]->is(u"~"));
    const bool after = ahead(file, behind + 1).is(u"=")
        && (ahead(file, behind).is(u"=") || ahead(file, behind).is(u"~"));
    return before || after;
}

} // namespace

SideSwaps::SideSwaps(const engine::Module &module,
                     const std::vector<std::unique_ptr<LuaFile>> &files)
    : m_hasTwoSides(module.sides.size() == 2)
    , m_pairs{{QStringLiteral("attacker"), QStringLiteral("defender")},
              {QStringLiteral("attack"), QStringLiteral("defence")},
              {QStringLiteral("own"), QStringLiteral("enemy")}}
{
    for (size_t i = 0; i < module.sides.size(); ++i) {
        m_sides.append(module.sides[i].id);
        if (i > 0)
            m_pairs.prepend({module.sides[i - 1].id, module.sides[i].id});
    }
    for (const auto &file : files) {
        for (size_t i = 0; i < file->code.size(); ++i) {
            const Token &token = *file->code[i];
            if (token.type == Token::Type::String)
                m_strings.insert(token.text);
            else if (token.type == Token::Type::Name && isField(*file, i))
                m_fields.insert(token.text);
        }
        for (const LuaOutline::Entry &entry : file->outline.entries)
            m_fields.insert(entry.key);
    }
}

QList<Change> SideSwaps::of(const LuaFile &file) const
{
    QList<Change> changes;
    for (size_t i = 0; i < file.code.size(); ++i) {
        const Token &token = *file.code[i];
        if (token.type == Token::Type::String)
            addString(file, i, changes);
        else if (token.type == Token::Type::Name)
            addName(file, i, changes);
        if (m_hasTwoSides && token.isName(u"enemyOf"))
            addEnemy(file, i, changes);
        if (m_hasTwoSides && token.isName(u"side"))
            addOwn(file, i, changes);
    }
    return changes;
}

QString SideSwaps::swapped(const QString &text) const
{
    for (const auto &[one, other] : m_pairs) {
        for (const auto &[from, to] : {std::pair(one, other), std::pair(other, one)}) {
            const qsizetype at = text.indexOf(from);
            const bool isInside = at > 0 && text[at - 1].isLetter();
            const qsizetype end = at + from.size();
            const bool goesOn = end < text.size() && text[end].isLower()
                && !(text[end] == u's' && end + 1 == text.size());
            if (at >= 0 && !isInside && !goesOn)
                return text.left(at) + to + text.mid(end);
        }
    }
    return {};
}

void SideSwaps::addString(const LuaFile &file, size_t at, QList<Change> &changes) const
{
    const Token &token = *file.code[at];
    const QString other = swapped(token.text);
    if (other.isEmpty() || !(m_sides.contains(token.text) || m_strings.contains(other)))
        return;
    const Range range{token.offset(), token.end()};
    QString written = file.textOf(range);
    // The quotes stay; a text with escapes is not looked into.
    if (written.size() == token.text.size() + 2)
        changes.append({Mutant::Kind::Side, range, written.replace(token.text, other)});
}

void SideSwaps::addName(const LuaFile &file, size_t at, QList<Change> &changes) const
{
    const Token &token = *file.code[at];
    const QString other = swapped(token.text);
    if (other.isEmpty() || isWritten(file, at))
        return;
    bool isKnown = isField(file, at) && m_fields.contains(other);
    if (!isField(file, at)) {
        const int variable = file.outline.variableAt(token.offset());
        const auto visible = file.outline.visibleAt(token.offset());
        isKnown = variable >= 0 && file.outline.variables[variable].offset != token.offset()
            && std::any_of(visible.begin(), visible.end(),
                           [&](int index) { return file.outline.variables[index].name == other; });
    }
    if (isKnown)
        changes.append({Mutant::Kind::Side, {token.offset(), token.end()}, other});
}

void SideSwaps::addEnemy(const LuaFile &file, size_t at, QList<Change> &changes)
{
    if (!ahead(file, at + 1).is(u"(") || isField(file, at))
        return;
    const size_t end = file.behindBracket(at + 1);
    const Range inner{file.code[at + 1]->offset(), file.code[end - 1]->end()};
    changes.append({Mutant::Kind::Side, {file.code[at]->offset(), inner.to}, file.textOf(inner)});
}

// `units.of(game, game.side)`: those of the enemy. Comparing is changed elsewhere.
void SideSwaps::addOwn(const LuaFile &file, size_t at, QList<Change> &changes)
{
    if (at < 3 || !file.code[at - 1]->is(u".") || file.code[at - 2]->type != Token::Type::Name
        || isField(file, at - 2) || isWritten(file, at) || isCompared(file, at - 2, at + 1))
        return;
    const bool isEnemy =
        file.code[at - 3]->is(u"(") && at > 3 && file.code[at - 4]->isName(u"enemyOf");
    const Token &next = ahead(file, at + 1);
    if (isEnemy || next.is(u".") || next.is(u":") || next.is(u"("))
        return;
    const Range range{file.code[at - 2]->offset(), file.code[at]->end()};
    changes.append(
        {Mutant::Kind::Side, range, QStringLiteral("enemyOf(%1)").arg(file.textOf(range))});
}

} // namespace scripting
