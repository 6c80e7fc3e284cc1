// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/symbolrename.h"

#include "editor/document/jsonlines.h"
#include "editor/pages/rules/index/callcontext.h"
#include "editor/pages/rules/index/modulesearch.h"
#include "engine/module/read/sequencereader.h"

#include <QRegularExpression>

#include <tuple>

namespace editor {

using scripting::LuaOutline;
using Type = engine::LuaToken::Type;

namespace {

const QString c_sequence = engine::SequenceReader::fileName.toString();

/// Whether a text stands for a decision, not for a table, a phase or a file of the same name.
bool namesDecision(const LuaOutline &outline, const engine::LuaToken &token, const QString &line)
{
    const CallContext context = CallContext::at(outline, token.offset() + 1);
    if (context.name == u"decision" || context.key == u"decision")
        return true;
    if (context.name == u"push" || context.name == u"decide")
        return context.argument == 0;
    const bool isCompared = line.contains(QLatin1String("decision"));
    return isCompared
        && (context.name.isEmpty() || context.name == u"expect" || context.name == u"expectTrue"
            || context.name == u"playUntil");
}

} // namespace

SymbolRename::SymbolRename(const RuleIndex &index, const QString &file, int position)
    : m_index(index)
    , m_file(file)
{
    const LuaOutline &outline = index.outline(file);
    const int token = outline.tokenAt(position + 1);
    if (token >= 0 && outline.tokens[size_t(token)].type == Type::String) {
        const QString id = LuaOutline::stringOf(outline.tokens[size_t(token)], index.text(file));
        if (!index.definitions(QStringLiteral("decision"), id).isEmpty())
            findDecision(id);
        return;
    }
    if (const int field = outline.fieldAt(position); field >= 0)
        findField(file, field);
    else if (const int variable = outline.variableAt(position); variable >= 0)
        findVariable(file, variable);
}

void SymbolRename::findVariable(const QString &file, int variable)
{
    const LuaOutline::Variable &one = m_index.outline(file).variables[variable];
    m_kind = Kind::Variable;
    m_name = one.name;
    m_places.append(m_index.place(file, one.offset, int(m_name.size())));
    for (const int use : one.uses)
        m_places.append(m_index.place(file, use, int(m_name.size())));
}

void SymbolRename::findField(const QString &file, int field)
{
    const LuaOutline &outline = m_index.outline(file);
    const LuaOutline::Field &one = outline.fields[field];
    if (one.base < 0)
        return;
    const QString &required = outline.variables[one.base].required;
    QString target;
    if (!required.isEmpty())
        target = m_index.required(required, file);
    else if (one.base == outline.returned)
        target = file;
    if (target.isEmpty())
        return;
    m_kind = Kind::Field;
    m_name = one.name;
    for (const QString &each : m_index.files())
        addFields(each, target);
}

/// The uses in a file of the field of the table that \a target gives back.
void SymbolRename::addFields(const QString &file, const QString &target)
{
    const LuaOutline &outline = m_index.outline(file);
    for (const LuaOutline::Field &field : outline.fields) {
        if (field.base < 0 || field.name != m_name)
            continue;
        const QString &required = outline.variables[field.base].required;
        const bool isTarget = required.isEmpty() ? file == target && field.base == outline.returned
                                                 : m_index.required(required, file) == target;
        if (isTarget)
            m_places.append(m_index.place(file, field.offset, int(m_name.size())));
    }
}

void SymbolRename::findDecision(const QString &id)
{
    m_kind = Kind::Decision;
    m_name = id;
    for (const QString &file : m_index.files()) {
        const LuaOutline &outline = m_index.outline(file);
        for (const auto &token : outline.tokens) {
            if (token.type != Type::String || LuaOutline::stringOf(token, m_index.text(file)) != id)
                continue;
            const CodePlace place = m_index.place(file, token.offset() + 1, int(id.size()));
            if (namesDecision(outline, token, place.text))
                m_places.append(place);
        }
    }
    if (const JsonText *phases =
            m_index.live().document().json(c_sequence, {QStringLiteral("phases")}))
        addJson(*phases, {QStringLiteral("phases")});
}

void SymbolRename::addJson(const JsonText &phases, JsonPath path)
{
    for (qsizetype i = 0; phases.type() == JsonText::Type::Array && i < phases.size(); ++i) {
        path.push_back(i);
        const JsonText &phase = *phases.members()[size_t(i)].value;
        const JsonText *decision = phase.find({QStringLiteral("decision")});
        if (decision && decision->toJson().toString() == m_name) {
            JsonPath whole = path;
            whole.push_back(QStringLiteral("decision"));
            m_phases.append(whole);
            const auto &content = m_index.live().document().files().value(c_sequence);
            m_places.append({c_sequence, 0, 0, lineOf(*content, whole),
                             QString::fromUtf8(phase.write()).left(120)});
        }
        if (const JsonText *below = phase.find({QStringLiteral("phases")})) {
            JsonPath deeper = path;
            deeper.push_back(QStringLiteral("phases"));
            addJson(*below, deeper);
        }
        path.pop_back();
    }
}

QString SymbolRename::objection(const QString &name) const
{
    static const QRegularExpression word(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    static const QRegularExpression id(QStringLiteral("^[A-Za-z0-9_.-]+$"));
    const bool isDecision = m_kind == Kind::Decision;
    if (!(isDecision ? id : word).match(name).hasMatch()
        || (!isDecision && LuaOutline::isKeyword(name)))
        return tr("“%1” can't be a name in Lua.").arg(name);
    if (name == m_name)
        return {};
    if (isDecision && !m_index.definitions(QStringLiteral("decision"), name).isEmpty())
        return tr("There is a decision “%1” already.").arg(name);
    if (m_kind == Kind::Variable) {
        const LuaOutline &outline = m_index.outline(m_file);
        for (const CodePlace &place : m_places) {
            for (const int other : outline.visibleAt(place.offset)) {
                if (outline.variables[other].name == name)
                    return tr("“%1” is the name of something else there.").arg(name);
            }
        }
    }
    return {};
}

void SymbolRename::apply(Draft &draft, const QString &name) const
{
    QList<CodePlace> texts;
    for (const CodePlace &place : m_places) {
        if (place.length)
            texts.append(place);
    }
    std::sort(texts.begin(), texts.end(), [](const CodePlace &a, const CodePlace &b) {
        return std::tie(a.file, a.offset) < std::tie(b.file, b.offset);
    });
    ModuleSearch::replace(draft, texts, name);
    for (const JsonPath &path : m_phases)
        draft.set(c_sequence, path, name);
}

} // namespace editor
