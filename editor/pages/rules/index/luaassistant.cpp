// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/luaassistant.h"

#include "editor/pages/rules/index/textcompletions.h"
#include "engine/module/model/module.h"
#include "scripting/source/namescheck.h"

#include <QFile>

namespace editor {

using scripting::ApiDocs;
using scripting::LuaOutline;

namespace {

QString read(const char *name)
{
    QFile file(QStringLiteral(":/api/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool isWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

/// The sentences of a comment, without its annotations.
QString sentences(const QString &remark)
{
    QStringList lines;
    for (const QString &line : remark.split(u'\n')) {
        const QString words = QString(line).remove(u'-').trimmed();
        if (!words.startsWith(u'@'))
            lines.append(words);
    }
    return lines.join(u' ').trimmed();
}

QString signatureOf(const LuaOutline::Function &function)
{
    return function.title() + u'(' + function.parameters.join(QStringLiteral(", ")) + u')';
}

/// "name(a, <b>b</b>)" for the argument \a now.
QString marked(const QString &signature, int now)
{
    const qsizetype open = signature.indexOf(u'(');
    if (open < 0)
        return signature.toHtmlEscaped();
    QStringList parts =
        signature.mid(open + 1).chopped(1).split(QStringLiteral(", "), Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return signature.toHtmlEscaped();
    const auto last = std::min<qsizetype>(now, parts.size() - 1);
    for (qsizetype i = 0; i < parts.size(); ++i)
        parts[i] = i == last ? QStringLiteral("<b>%1</b>").arg(parts[i].toHtmlEscaped())
                             : parts[i].toHtmlEscaped();
    return signature.left(open + 1).toHtmlEscaped() + parts.join(QStringLiteral(", ")) + u')';
}

} // namespace

LuaAssistant::LuaAssistant(const RuleIndex &index)
    : m_index(index)
{
    m_rules.add(read("rules.lua"));
    m_rules.add(read("lua.lua"));
    m_tests.add(read("tests.lua"));
    m_tests.add(read("lua.lua"));
}

const ApiDocs &LuaAssistant::docs(const QString &file) const
{
    return RuleIndex::isTest(file) ? m_tests : m_rules;
}

QSet<QString> LuaAssistant::knownNames(const QString &file) const
{
    const QStringList names = scripting::NamesCheck::globalNames(file);
    return QSet<QString>(names.begin(), names.end());
}

Completion LuaAssistant::described(const ApiDocs::Entry &entry) const
{
    static const char *kinds[] = {QT_TR_NOOP("function"), QT_TR_NOOP("method"), QT_TR_NOOP("field"),
                                  QT_TR_NOOP("variable"), QT_TR_NOOP("class")};
    QString text = entry.text;
    for (const ApiDocs::Parameter &parameter : entry.parameters) {
        if (!parameter.text.isEmpty())
            text += QStringLiteral("\n%1: %2").arg(parameter.name, parameter.text);
    }
    QString signature = entry.signature();
    if (!entry.type.isEmpty())
        signature += QStringLiteral(": ") + entry.type;
    return {entry.name, tr(kinds[int(entry.kind)]), signature, text.trimmed()};
}

Completions LuaAssistant::completions(const QString &file, const QString &text, int position)
{
    const LuaTypes types(m_index, docs(file), file, text);
    if (CallContext::isComment(types.outline(), position))
        return {position, {}};
    const CallContext context = CallContext::at(types.outline(), position);
    if (context.isString)
        return {context.from, TextCompletions(m_index).list(file, position, context)};
    int from = position;
    while (from > 0 && isWord(text[from - 1]))
        --from;
    const bool isNumber = from < position && text[from].isDigit();
    const bool isMember = from > 0 && (text[from - 1] == u'.' || text[from - 1] == u':');
    if (isNumber || (from > 1 && text[from - 1] == u'.' && text[from - 2] == u'.'))
        return {position, {}};
    if (isMember)
        return {from, members(types, file, from - 1)};
    return {from, from < position ? names(types, file, position) : QList<Completion>()};
}

QList<Completion> LuaAssistant::members(const LuaTypes &types, const QString &file, int dot) const
{
    QList<Completion> found;
    const QString type = types.ofExpression(dot);
    const QString base = types.entry(dot) ? types.entry(dot)->name : QString();
    if (type.startsWith(QLatin1String("file:"))) {
        const LuaOutline &outline = m_index.outline(type.mid(5));
        return tableMembers(outline, outline.returned);
    }
    if (type.startsWith(QLatin1String("table:")))
        return tableMembers(types.outline(), type.mid(6).toInt());
    found += moduleMembers(base, type);
    const bool isList = type.endsWith(QLatin1String("[]"));
    QString owner = isList ? QString() : docs(file).classIn(type);
    if (owner.isEmpty()) {
        // A library: math, string, table.
        const int from = types.outline().tokenAt(dot);
        owner = from >= 0 ? types.outline().tokens[size_t(from)].text : QString();
    }
    for (const ApiDocs::Entry *entry : docs(file).members(owner))
        found.append(described(*entry));
    return found;
}

QList<Completion> LuaAssistant::moduleMembers(const QString &base, const QString &type) const
{
    QList<Completion> found;
    const engine::Module *module = m_index.module();
    if (!module)
        return found;
    const auto add = [&](const auto &properties) {
        for (const auto &one : properties)
            found.append({module->names.text(one.name),
                          tr("state"),
                          {},
                          tr("Declared in rules/state.json.")});
    };
    if (base == u"vars")
        add(module->state.variables);
    if (base == u"tables") {
        for (const auto &table : module->tables)
            found.append({table.id, tr("table"), table.file, table.title});
    }
    if (type.startsWith(QLatin1String("Piece")) && !type.endsWith(u']')) {
        add(module->state.pieceProperties);
        QSet<engine::NameId> values;
        for (const engine::Piece &piece : module->pieces) {
            for (auto it = piece.values.keyBegin(); it != piece.values.keyEnd(); ++it)
                values.insert(*it);
        }
        for (const engine::NameId value : std::as_const(values))
            found.append({module->names.text(value), tr("value"), {}, tr("Printed on counters.")});
    }
    if (type.startsWith(QLatin1String("Space")) && !type.endsWith(u']')
        && !type.startsWith(QLatin1String("SpaceSet")))
        add(module->state.spaceProperties);
    return found;
}

QList<Completion> LuaAssistant::tableMembers(const LuaOutline &outline, int table) const
{
    QList<Completion> found;
    for (const LuaOutline::Field &field : outline.fields) {
        if (!field.isDefined || field.base != table)
            continue;
        if (field.function < 0) {
            found.append({field.name, tr("field"), {}, {}});
            continue;
        }
        const LuaOutline::Function &function = outline.functions[field.function];
        found.append(
            {field.name, tr("function"), signatureOf(function), sentences(function.remark)});
    }
    return found;
}

QList<Completion> LuaAssistant::names(const LuaTypes &types, const QString &file,
                                      int position) const
{
    QList<Completion> found;
    QSet<QString> seen;
    const LuaOutline &outline = types.outline();
    for (const int index : outline.visibleAt(position)) {
        const LuaOutline::Variable &variable = outline.variables[index];
        if (seen.contains(variable.name))
            continue;
        seen.insert(variable.name);
        const bool isFunction =
            variable.function >= 0 && variable.kind != LuaOutline::Kind::Parameter;
        const QString remark =
            isFunction ? sentences(outline.functions[variable.function].remark) : QString();
        found.append({variable.name, isFunction ? tr("function") : tr("local"),
                      isFunction ? signatureOf(outline.functions[variable.function]) : QString(),
                      remark});
    }
    for (const QString &name : scripting::NamesCheck::globalNames(file)) {
        const ApiDocs::Entry *entry = docs(file).find({}, name);
        found.append(entry ? described(*entry) : Completion{name, tr("library"), {}, {}});
    }
    for (const char *word : {"and",      "break",  "else", "elseif", "end",   "false", "for",
                             "function", "if",     "in",   "local",  "nil",   "not",   "or",
                             "repeat",   "return", "then", "true",   "until", "while"})
        found.append({QLatin1String(word), tr("keyword"), {}, {}});
    return found;
}

QString LuaAssistant::tipOfText(const QString &file, const QString &text, int position) const
{
    const QString rule = m_index.text(file) == text ? m_index.ruleAt(file, position) : QString();
    const auto *paragraph =
        rule.isEmpty() || !m_index.module() ? nullptr : m_index.module()->rulebook.find(rule);
    if (!paragraph)
        return {};
    return QStringLiteral("<p><b>%1 %2</b></p><p>%3</p>")
        .arg(paragraph->id, paragraph->title.toHtmlEscaped(), paragraph->text.toHtmlEscaped());
}

QString LuaAssistant::tip(const QString &file, const QString &text, int position)
{
    int end = position;
    while (end < text.size() && isWord(text[end]))
        ++end;
    const LuaTypes types(m_index, docs(file), file, text);
    const CallContext context = CallContext::at(types.outline(), position);
    if (context.isString || CallContext::isComment(types.outline(), position))
        return tipOfText(file, text, position);
    QString signature;
    QString description;
    if (const ApiDocs::Entry *entry = types.entry(end)) {
        const Completion told = described(*entry);
        signature = told.signature;
        description = told.description;
    } else if (const auto [path, function] = types.function(end); function >= 0) {
        const LuaOutline &outline = path == file ? types.outline() : m_index.outline(path);
        signature = signatureOf(outline.functions[function]);
        description = sentences(outline.functions[function].remark);
    }
    if (signature.isEmpty())
        return {};
    return QStringLiteral("<p><code>%1</code></p><p>%2</p>")
        .arg(signature.toHtmlEscaped(),
             description.toHtmlEscaped().replace(u'\n', QLatin1String("<br>")));
}

QString LuaAssistant::signature(const QString &file, const QString &text, int position)
{
    const LuaTypes types(m_index, docs(file), file, text);
    const CallContext context = CallContext::at(types.outline(), position);
    if (context.name.isEmpty() || CallContext::isComment(types.outline(), position))
        return {};
    if (const ApiDocs::Entry *entry = types.entry(context.end)) {
        QString shown = marked(entry->signature(), context.argument);
        if (!entry->type.isEmpty())
            shown += QStringLiteral(" → <i>%1</i>").arg(entry->type.toHtmlEscaped());
        if (context.argument < entry->parameters.size()) {
            const auto &now = entry->parameters[context.argument];
            shown += QStringLiteral("<br>%1 <i>%2</i> %3")
                         .arg(now.name.toHtmlEscaped(), now.type.toHtmlEscaped(),
                              now.text.toHtmlEscaped());
        }
        return entry->text.isEmpty() ? shown
                                     : shown + QStringLiteral("<br>") + entry->text.toHtmlEscaped();
    }
    const auto [path, function] = types.function(context.end);
    if (function < 0 || path.isEmpty())
        return {};
    const LuaOutline &outline = path == file ? types.outline() : m_index.outline(path);
    return marked(signatureOf(outline.functions[function]), context.argument);
}

} // namespace editor
