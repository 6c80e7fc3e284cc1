// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/purpose.h"

#include "scripting/source/requiredfile.h"

#include <QSet>

namespace scripting {

namespace {

using Token = engine::LuaToken;

// What the window shows of a decision or a verb, and the computer's hints.
const QSet<QString> &textKeys()
{
    static const QSet<QString> keys{QStringLiteral("label"), QStringLiteral("prompt"),
                                    QStringLiteral("help"),  QStringLiteral("text"),
                                    QStringLiteral("ask"),   QStringLiteral("main"),
                                    QStringLiteral("chosen")};
    return keys;
}

// Functions with a name run when somebody uses the name, others with what is around them.
QSet<int> namedFunctions(const LuaOutline &outline)
{
    QSet<int> named;
    for (const LuaOutline::Variable &variable : outline.variables) {
        if (variable.kind == LuaOutline::Kind::Function || variable.kind == LuaOutline::Kind::Local)
            named.insert(variable.function);
    }
    for (const LuaOutline::Field &field : outline.fields) {
        if (field.isDefined)
            named.insert(field.function);
    }
    return named;
}

// `back = "cancel"`; under these keys a verb can stand, too.
bool isRole(const LuaFile &file, const LuaOutline::Entry &entry)
{
    return (entry.key == u"back" || entry.key == u"pass" || entry.key == u"take")
        && file.code[file.tokenFrom(entry.value.from)]->type == Token::Type::String;
}

bool isTable(const LuaFile &file, const LuaOutline::Variable &variable)
{
    return file.code[file.tokenFrom(variable.value.from)]->is(u"{");
}

} // namespace

bool Purpose::isMeant(const LuaFile &file, const LuaOutline::Field &field, Node function)
{
    const LuaOutline &outline = file.outline;
    const bool isHere = function.first == &file;
    // Where it is defined it is not used.
    if (isHere && outline.functions[function.second].offset == field.offset)
        return false;
    if (field.base < 0)
        return false; // the program's own names
    const LuaOutline::Variable &variable = outline.variables[field.base];
    if (!variable.required.isEmpty()) {
        const auto isThere = [&](const QString &path) { return path == function.first->name; };
        return !requiredFile(variable.required, file.name, isThere).isEmpty();
    }
    // Games, pieces and the like are handed in.
    return variable.kind == LuaOutline::Kind::Local
        && (isHere || variable.value.from == variable.value.to || !isTable(file, variable));
}

Purpose::Purpose(const Files &files)
{
    for (const auto &file : files) {
        findParts(*file);
        findCalls(*file);
    }
    link(files);
    spread(files);
    spreadLoading(files);
}

void Purpose::findParts(const LuaFile &file)
{
    QList<Part> &parts = m_parts[&file];
    for (const LuaOutline::Entry &entry : file.outline.entries) {
        if (textKeys().contains(entry.key) || isRole(file, entry))
            parts.append({entry.value, Use::Texts});
        else if (entry.key == u"worth" || entry.key == u"worthTaking")
            parts.append({entry.value, Use::Computer});
    }
    for (const LuaOutline::Definition &definition : file.outline.definitions) {
        if (definition.kind == u"invariant")
            parts.append({definition.range, Use::Invariants});
    }
}

// evaluate(…), turn:log(…), offer:hint(…), _"…", and { _"…", piece }.
void Purpose::findCalls(const LuaFile &file)
{
    QList<Part> &parts = m_parts[&file];
    const auto &code = file.code;
    for (size_t i = 0; i + 1 < code.size(); ++i) {
        const bool isMethod = i > 0 && code[i - 1]->is(u":");
        const bool isText = isMethod && (code[i]->isName(u"log") || code[i]->isName(u"hint"));
        const bool isEvaluate = !isMethod && code[i]->isName(u"evaluate");
        if ((isText || isEvaluate) && code[i + 1]->is(u"(")) {
            const size_t end = file.behindBracket(i + 1);
            // The whole step with the name in front.
            const int from = isText && i > 1 ? code[i - 2]->offset() : code[i]->offset();
            parts.append({{from, code[end - 1]->end()}, isText ? Use::Texts : Use::Computer});
        }
        if (code[i]->is(u"{") && code[i + 1]->isName(u"_"))
            parts.append({{code[i]->offset(), code[file.behindBracket(i) - 1]->end()}, Use::Texts});
    }
}

const Purpose::Part *Purpose::partAt(const LuaFile &file, int offset) const
{
    const auto parts = m_parts.constFind(&file);
    const Part *found = nullptr;
    for (const Part &part : *parts) {
        const bool isInside = offset >= part.range.from && offset < part.range.to;
        if (isInside && (!found || part.range.from <= found->range.from))
            found = &part;
    }
    return found;
}

void Purpose::addLink(const LuaFile &file, int offset, Node to)
{
    const size_t at = file.tokenFrom(offset);
    const bool isCall = at + 1 < file.code.size()
        && (file.code[at + 1]->is(u"(") || file.code[at + 1]->is(u"{")
            || file.code[at + 1]->type == Token::Type::String);
    m_links[{&file, file.outline.functionAround(offset)}].append({offset, to, isCall});
}

void Purpose::link(const Files &files)
{
    QMultiHash<QString, Node> fields;
    for (const auto &file : files) {
        for (int i = 0; i < int(file->outline.functions.size()); ++i) {
            if (!file->outline.functions[i].table.isEmpty())
                fields.insert(file->outline.functions[i].name, {file.get(), i});
        }
    }
    for (const auto &file : files)
        linkFile(*file, fields);
}

void Purpose::linkFile(const LuaFile &file, const QMultiHash<QString, Node> &fields)
{
    const LuaOutline &outline = file.outline;
    for (const LuaOutline::Variable &variable : outline.variables) {
        for (const int use : variable.uses) {
            if (variable.function >= 0 && variable.kind != LuaOutline::Kind::Parameter)
                addLink(file, use, {&file, variable.function});
        }
    }
    for (const LuaOutline::Field &field : outline.fields) {
        const auto range = fields.equal_range(field.name);
        for (auto it = range.first; it != range.second; ++it) {
            if (isMeant(file, field, it.value()))
                addLink(file, field.offset, it.value());
        }
    }
    const QSet<int> named = namedFunctions(outline);
    for (int i = 0; i < int(outline.functions.size()); ++i) {
        if (!named.contains(i)) {
            const int offset = outline.functions[i].body.from;
            m_links[{&file, outline.functionAround(offset - 1)}].append(
                {offset, {&file, i}, false});
        }
    }
}

void Purpose::spread(const Files &files)
{
    QMap<Use, QList<Node>> roots;
    for (const auto &file : files) {
        const Node outside{file.get(), -1};
        m_uses.insert(outside, Use::Rules);
        roots[Use::Rules].append(outside);
    }
    spreadFrom(roots.value(Use::Rules), Use::Rules);
    // What the rules do not use is for what uses it.
    for (const Use use : {Use::Computer, Use::Texts, Use::Invariants}) {
        QList<Node> open;
        for (auto it = m_links.cbegin(); it != m_links.cend(); ++it) {
            for (const Link &link : it.value()) {
                const Part *part = partAt(*it.key().first, link.offset);
                if (part && part->use == use && !m_uses.contains(link.to)) {
                    m_uses.insert(link.to, use);
                    open.append(link.to);
                }
            }
        }
        spreadFrom(open, use);
    }
}

void Purpose::spreadFrom(QList<Node> open, Use use)
{
    while (!open.isEmpty()) {
        const Node node = open.takeLast();
        for (const Link &link : m_links.value(node)) {
            const bool isElsewhere = use == Use::Rules && partAt(*node.first, link.offset);
            if (isElsewhere || m_uses.contains(link.to))
                continue;
            m_uses.insert(link.to, use);
            open.append(link.to);
        }
    }
}

void Purpose::spreadLoading(const Files &files)
{
    QList<Node> open;
    for (const auto &file : files)
        open.append({file.get(), -1});
    for (const Node &node : std::as_const(open))
        m_loading.insert(node, true);
    while (!open.isEmpty()) {
        const Node node = open.takeLast();
        for (const Link &link : m_links.value(node)) {
            // Outside of functions only calls run; inside, a function may hand others on.
            if ((node.second < 0 && !link.isCall) || m_loading.contains(link.to))
                continue;
            m_loading.insert(link.to, true);
            open.append(link.to);
        }
    }
}

Purpose::Use Purpose::of(const LuaFile &file, int offset) const
{
    if (const Part *part = partAt(file, offset))
        return part->use;
    const int function = file.outline.functionAround(offset);
    return function < 0 ? ofConstant(file, offset) : m_uses.value({&file, function}, Use::Nobody);
}

// A variable outside of functions is for those who read it.
Purpose::Use Purpose::ofConstant(const LuaFile &file, int offset) const
{
    for (const LuaOutline::Variable &variable : file.outline.variables) {
        if (variable.kind != LuaOutline::Kind::Local || !variable.value.contains(offset)
            || variable.uses.isEmpty())
            continue;
        QSet<Use> uses;
        for (const int use : variable.uses)
            uses.insert(variable.value.contains(use) ? Use::Nobody : of(file, use));
        if (!uses.contains(Use::Rules))
            return *std::min_element(uses.begin(), uses.end());
    }
    return Use::Rules;
}

bool Purpose::runsInLoading(const LuaFile &file, int offset) const
{
    return m_loading.contains({&file, file.outline.functionAround(offset)});
}

} // namespace scripting
