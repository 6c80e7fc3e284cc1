// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/ruleindex.h"

#include "engine/module/model/module.h"
#include "scripting/source/requiredfile.h"

#include <QRegularExpression>

namespace editor {

using scripting::LuaOutline;
using Type = engine::LuaToken::Type;

namespace {

const QRegularExpression &ruleNumber()
{
    static const QRegularExpression number(QStringLiteral("\\b\\d+(?:\\.[0-9]+[a-z]?)+\\b"));
    return number;
}

/// The token that a position is in; strings and comments also at their very end.
const engine::LuaToken *tokenAround(const LuaOutline &outline, int position)
{
    for (const engine::LuaToken &token : outline.tokens) {
        if (position >= token.offset() && position <= token.end() && token.type != Type::End)
            return &token;
    }
    return nullptr;
}

} // namespace

bool RuleIndex::isTest(const QString &file)
{
    return file.startsWith(QLatin1String("tests/")) && file.endsWith(QLatin1String(".lua"));
}

bool RuleIndex::isCode(const QString &file)
{
    return isTest(file)
        || (file.startsWith(QLatin1String("rules/")) && file.endsWith(QLatin1String(".lua")));
}

QStringList RuleIndex::files() const
{
    QStringList names;
    for (const QString &name : m_live.document().files().keys()) {
        if (isCode(name))
            names.append(name);
    }
    return names;
}

const RuleIndex::Cached &RuleIndex::cached(const QString &file) const
{
    Cached &known = m_files[file];
    const FileContentPointer content = m_live.document().files().value(file);
    if (known.content != content || !known.outline) {
        known.content = content;
        known.text = content ? QString::fromUtf8(content->bytes()).remove(u'\r') : QString();
        known.outline = std::make_shared<LuaOutline>(LuaOutline::of(known.text));
    }
    return known;
}

QString RuleIndex::text(const QString &file) const
{
    return cached(file).text;
}

const LuaOutline &RuleIndex::outline(const QString &file) const
{
    return *cached(file).outline;
}

const LuaOutline &RuleIndex::outline(const QString &file, const QString &text) const
{
    if (cached(file).text == text)
        return *cached(file).outline;
    Cached &passing = m_files[QString()];
    if (passing.text != text || !passing.outline) {
        passing.text = text;
        passing.outline = std::make_shared<LuaOutline>(LuaOutline::of(text));
    }
    return *passing.outline;
}

QList<scripting::NamesCheck::Finding> RuleIndex::wrongNames(const QString &file) const
{
    scripting::NamesCheck::Outlines outlines;
    for (const QString &one : files())
        outlines.insert(one, cached(one).outline);
    scripting::NamesCheck check(outlines);
    if (m_live.module())
        check.setModule(*m_live.module());
    return check.check(file);
}

QString RuleIndex::required(const QString &name, const QString &from) const
{
    const FileContents &files = m_live.document().files();
    return scripting::requiredFile(name, from,
                                   [&](const QString &path) { return files.contains(path); });
}

CodePlace RuleIndex::place(const QString &file, int offset, int length) const
{
    const QString all = text(file);
    const int at = int(std::clamp<qsizetype>(offset, 0, all.size()));
    const qsizetype from = at == 0 ? 0 : all.lastIndexOf(u'\n', at - 1) + 1;
    qsizetype to = all.indexOf(u'\n', at);
    if (to < 0)
        to = all.size();
    return {file, offset, length, int(QStringView(all).left(at).count(u'\n')) + 1,
            all.mid(from, to - from).trimmed()};
}

QList<CodePlace> RuleIndex::definitions(const QString &kind, const QString &id) const
{
    QList<CodePlace> found;
    for (const QString &file : files()) {
        for (const LuaOutline::Definition &definition : outline(file).definitions) {
            if (definition.kind == kind && definition.id == id)
                found.append(place(file, definition.offset, int(id.size())));
        }
    }
    return found;
}

QStringList RuleIndex::ids(const QString &kind) const
{
    QStringList found;
    for (const QString &file : files()) {
        for (const LuaOutline::Definition &definition : outline(file).definitions) {
            if (definition.kind == kind)
                found.append(definition.id);
        }
    }
    return found;
}

QStringList RuleIndex::verbs(const QString &file, const LuaOutline::Definition &decision) const
{
    static const QStringList fixed{
        QStringLiteral("actions"), QStringLiteral("prompt"),      QStringLiteral("help"),
        QStringLiteral("rule"),    QStringLiteral("ask"),         QStringLiteral("auto"),
        QStringLiteral("worth"),   QStringLiteral("worthTaking"), QStringLiteral("interrupts")};
    QStringList found;
    std::vector<const engine::LuaToken *> code;
    for (const engine::LuaToken &token : outline(file).tokens) {
        if (token.type != Type::Comment && decision.range.contains(token.offset()))
            code.push_back(&token);
    }
    int depth = 0;
    int functions = 0;
    for (size_t i = 0; i + 1 < code.size(); ++i) {
        const auto &token = *code[i];
        depth += token.is(u"{") ? 1 : token.is(u"}") ? -1 : 0;
        const bool opens = token.isName(u"function") || token.isName(u"if") || token.isName(u"do")
            || token.isName(u"repeat");
        functions += opens ? 1 : token.isName(u"end") || token.isName(u"until") ? -1 : 0;
        if (depth == 1 && functions == 0 && token.type == Type::Name && code[i + 1]->is(u"=")
            && !fixed.contains(token.text))
            found.append(token.text);
    }
    return found;
}

QStringList RuleIndex::verbs() const
{
    QStringList found;
    for (const QString &file : files()) {
        for (const LuaOutline::Definition &definition : outline(file).definitions) {
            if (definition.kind == u"decision")
                found += verbs(file, definition);
        }
    }
    found.removeDuplicates();
    return found;
}

QString RuleIndex::ruleAt(const QString &file, int position) const
{
    const auto *token = tokenAround(outline(file), position);
    if (!token || (token->type != Type::String && token->type != Type::Comment))
        return {};
    const QString written = text(file).mid(token->offset(), token->length());
    auto it = ruleNumber().globalMatch(written);
    while (it.hasNext()) {
        const auto match = it.next();
        const auto from = token->offset() + match.capturedStart();
        if (position >= from && position <= from + match.capturedLength())
            return match.captured();
    }
    return {};
}

QList<CodePlace> RuleIndex::namesOfRule(const QString &rule) const
{
    QList<CodePlace> found;
    for (const QString &file : files()) {
        const QString all = text(file);
        if (!all.contains(rule))
            continue;
        auto it = ruleNumber().globalMatch(all);
        while (it.hasNext()) {
            const auto match = it.next();
            if (match.captured() != rule)
                continue;
            const auto *token = tokenAround(outline(file), int(match.capturedStart()));
            if (token && (token->type == Type::String || token->type == Type::Comment))
                found.append(place(file, int(match.capturedStart()), int(rule.size())));
        }
    }
    return found;
}

} // namespace editor
