// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/namescheck.h"

#include "engine/core/nearestname.h"
#include "engine/module/model/standardlibrary.h"
#include "engine/rules/protocol.h"
#include "scripting/sandbox/luaruntime.h"
#include "scripting/source/requiredfile.h"

namespace scripting {

using Code = engine::Issue::Code;
using Severity = engine::Issue::Severity;

namespace {

QStringList ruleNames()
{
    return {QStringLiteral("_"),        QStringLiteral("text"),     QStringLiteral("sides"),
            QStringLiteral("tables"),   QStringLiteral("terrain"),  QStringLiteral("enemyOf"),
            QStringLiteral("lookup"),   QStringLiteral("need"),     QStringLiteral("decision"),
            QStringLiteral("phase"),    QStringLiteral("query"),    QStringLiteral("setup"),
            QStringLiteral("evaluate"), QStringLiteral("invariant")};
}

QStringList testNames()
{
    return {QStringLiteral("_"),      QStringLiteral("test"),       QStringLiteral("newGame"),
            QStringLiteral("expect"), QStringLiteral("expectTrue"), QStringLiteral("tables"),
            QStringLiteral("ground"), QStringLiteral("between")};
}

QStringList libraryNames()
{
    QStringList names;
    const LuaRuntime bare([](const QString &) { return std::nullopt; });
    lua_State *L = bare.state();
    lua_pushglobaltable(L);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        names.append(QString::fromUtf8(lua_tostring(L, -2)));
    lua_pop(L, 1);
    return names;
}

QStringList namesOf(auto entries)
{
    QStringList names;
    for (const auto &entry : entries)
        names.append(entry.name);
    return names;
}

bool isTest(const QString &file)
{
    return file.startsWith(QLatin1String("tests/"));
}

} // namespace

NamesCheck::NamesCheck(const Outlines &outlines)
    : m_outlines(outlines)
{
    for (const auto &outline : outlines) {
        for (const LuaOutline::Global &global : outline->globals) {
            if (global.isWritten && global.depth == 0)
                m_written.insert(global.name);
        }
    }
}

QStringList NamesCheck::globalNames(const QString &file)
{
    static const QStringList library = libraryNames();
    return library + (isTest(file) ? testNames() : ruleNames());
}

engine::Issues NamesCheck::run(const engine::Module &module)
{
    Outlines outlines;
    for (const char *folder : {"rules", "tests"}) {
        for (const QString &file :
             module.files.namesIn(QLatin1String(folder), QStringLiteral(".lua"))) {
            if (const auto bytes = module.files.read(file))
                outlines.insert(
                    file,
                    std::make_shared<LuaOutline>(LuaOutline::of(QString::fromUtf8(bytes.value()))));
        }
    }
    engine::Issues issues;
    NamesCheck check(outlines);
    check.setModule(module);
    for (const QString &file : outlines.keys()) {
        for (const Finding &found : check.check(file))
            issues.append({found.severity, file, found.line, found.message, found.cause});
    }
    return issues;
}

void NamesCheck::setModule(const engine::Module &module)
{
    m_standard = engine::StandardLibrary::versionOf(module.files);
    m_tables.emplace();
    for (const engine::Table &table : module.tables)
        m_tables->append(table.id);
}

QList<NamesCheck::Finding> NamesCheck::check(const QString &file)
{
    m_found.clear();
    if (const auto outline = m_outlines.value(file)) {
        checkGlobals(file, *outline);
        checkVariables(*outline);
        checkFields(file, *outline);
        checkProtocol(*outline);
        checkHints(*outline);
        if (m_tables)
            checkTables(*outline);
    }
    return m_found;
}

void NamesCheck::checkGlobals(const QString &file, const LuaOutline &outline)
{
    const QStringList known = globalNames(file);
    for (const LuaOutline::Global &global : outline.globals) {
        if (known.contains(global.name) || m_written.contains(global.name))
            continue;
        QStringList names = known;
        for (const int variable : outline.visibleAt(global.offset))
            names.append(outline.variables[variable].name);
        const QString meant = engine::nearestName(global.name, names);
        const QString message =
            tr("Unknown name “%1”: a name is declared before it is used.").arg(global.name)
            + engine::didYouMean(meant);
        m_found.append({Severity::Error,
                        global.line,
                        global.offset,
                        message,
                        {Code::UnknownName, global.name, meant}});
    }
}

void NamesCheck::checkVariables(const LuaOutline &outline)
{
    for (const LuaOutline::Variable &variable : outline.variables) {
        const bool isMeant =
            variable.kind == LuaOutline::Kind::Local || variable.kind == LuaOutline::Kind::Function;
        if (!isMeant || variable.isRead || variable.name.startsWith(u'_'))
            continue;
        const bool isFile = !variable.required.isEmpty();
        const QString message = isFile ? tr("“%1” is loaded but not used.").arg(variable.name)
                                       : tr("“%1” is not used.").arg(variable.name);
        m_found.append({Severity::Warning,
                        variable.line,
                        variable.offset,
                        message,
                        {isFile ? Code::UnusedRequire : Code::Other, variable.name}});
    }
}

QString NamesCheck::pathOf(const QString &required, const QString &from) const
{
    const QLatin1String prefix("std.");
    if (m_standard > 0 && required.startsWith(prefix))
        return engine::StandardLibrary::folder(m_standard) + u'/' + required.mid(prefix.size())
            + QStringLiteral(".lua");
    return requiredFile(required, from,
                        [this](const QString &path) { return m_outlines.contains(path); });
}

QSet<QString> NamesCheck::fieldsOf(const QString &file) const
{
    auto found = m_outlines.value(file);
    if (const auto library = engine::StandardLibrary::read(file); library && !found)
        found = std::make_shared<LuaOutline>(LuaOutline::of(QString::fromUtf8(*library)));
    if (!found || found->returned < 0)
        return {};
    const auto &table = found->variables[found->returned];
    // Only a table that begins empty and is used for nothing else is known with all its fields.
    QSet<QString> names;
    qsizetype counted = 1; // the one behind `return`
    for (const LuaOutline::Field &field : found->fields) {
        if (field.base != found->returned)
            continue;
        ++counted;
        if (field.isDefined)
            names.insert(field.name);
    }
    const bool isEmptyTable = table.value.to - table.value.from == 2;
    return isEmptyTable && counted == table.uses.size() ? names : QSet<QString>();
}

void NamesCheck::checkFields(const QString &file, const LuaOutline &outline)
{
    QMap<QString, QSet<QString>> known;
    for (const LuaOutline::Field &field : outline.fields) {
        if (field.base < 0 || outline.variables[field.base].required.isEmpty() || field.isDefined)
            continue;
        const QString path = pathOf(outline.variables[field.base].required, file);
        if (path.isEmpty())
            continue;
        if (!known.contains(path))
            known.insert(path, fieldsOf(path));
        const QSet<QString> &names = known[path];
        if (names.isEmpty() || names.contains(field.name))
            continue;
        QStringList sorted(names.begin(), names.end());
        sorted.sort();
        const QString meant = engine::nearestName(field.name, sorted);
        const QString message =
            tr("%1 has no “%2”.").arg(path, field.name) + engine::didYouMean(meant);
        m_found.append({Severity::Error,
                        field.line,
                        field.offset,
                        message,
                        {Code::UnknownName, field.name, meant}});
    }
}

void NamesCheck::checkTables(const LuaOutline &outline)
{
    for (const LuaOutline::Global &global : outline.globals) {
        const size_t at = size_t(std::max(0, outline.tokenAt(global.offset + 1)));
        if (global.name != u"lookup" || global.isWritten || at + 3 >= outline.tokens.size())
            continue;
        const engine::LuaToken &id = outline.tokens[at + 2];
        const bool isWhole = outline.tokens[at + 3].is(u",") || outline.tokens[at + 3].is(u")");
        if (outline.tokens[at + 1].is(u"(") && id.type == engine::LuaToken::Type::String && isWhole)
            noteTable(id.text, id.line, id.offset() + 1, Severity::Error);
    }
    // Rules may ask whether there is such a chart at all.
    for (const LuaOutline::Field &field : outline.fields) {
        if (field.base < 0 && field.table == u"tables" && !field.isDefined)
            noteTable(field.name, field.line, field.offset, Severity::Warning);
    }
}

void NamesCheck::checkProtocol(const LuaOutline &outline)
{
    for (const LuaOutline::Entry &entry : outline.entries) {
        const int place = outline.definitionAround(entry.value.from);
        if (entry.key != u"ask" || place < 0 || outline.definitions[place].kind != u"decision"
            || outline.functionAround(entry.value.from) >= 0)
            continue;
        const int at = outline.tokenAt(entry.value.from + 1);
        if (at < 0 || outline.tokens[size_t(at)].type != engine::LuaToken::Type::String)
            continue;
        const engine::LuaToken &name = outline.tokens[size_t(at)];
        if (engine::protocol::form(name.text))
            continue;
        const QString meant = engine::nearestName(name.text, namesOf(engine::protocol::forms()));
        m_found.append(
            {Severity::Warning,
             name.line,
             name.offset() + 1,
             tr("No window knows the form “%1”.").arg(name.text) + engine::didYouMean(meant),
             {Code::UnknownName, name.text, meant}});
    }
}

void NamesCheck::checkHints(const LuaOutline &outline)
{
    const auto &tokens = outline.tokens;
    for (size_t i = 0; i + 4 < tokens.size(); ++i) {
        const engine::LuaToken &name = tokens[i + 3];
        if (!tokens[i].is(u":") || !tokens[i + 1].isName(u"hint") || !tokens[i + 2].is(u"(")
            || name.type != engine::LuaToken::Type::String || !tokens[i + 4].is(u",")
            || engine::protocol::hint(QLatin1StringView(name.text.toLatin1())))
            continue;
        const QString meant = engine::nearestName(name.text, namesOf(engine::protocol::hints()));
        m_found.append(
            {Severity::Warning,
             name.line,
             name.offset() + 1,
             tr("No window reads the hint “%1”.").arg(name.text) + engine::didYouMean(meant),
             {Code::UnknownName, name.text, meant}});
    }
}

void NamesCheck::noteTable(const QString &id, int line, int offset, Severity severity)
{
    if (m_tables->contains(id))
        return;
    const QString meant = engine::nearestName(id, *m_tables);
    const QString message = tr("There is no table “%1”.").arg(id) + engine::didYouMean(meant);
    m_found.append({severity, line, offset, message, {Code::UnknownName, id, meant}});
}

} // namespace scripting
