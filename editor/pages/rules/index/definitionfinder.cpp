// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/definitionfinder.h"

#include "editor/pages/rules/index/callcontext.h"
#include "engine/module/model/module.h"
#include "engine/module/read/rulebookreader.h"
#include "engine/module/read/sequencereader.h"

namespace editor {

using scripting::LuaOutline;
using Type = engine::LuaToken::Type;

DefinitionFinder::Found DefinitionFinder::at(const QString &file, int offset,
                                             qsizetype length) const
{
    return {m_index.place(file, offset, int(length)), {}};
}

std::optional<DefinitionFinder::Found> DefinitionFinder::find(const QString &file,
                                                              int position) const
{
    if (const QString rule = m_index.ruleAt(file, position); !rule.isEmpty()) {
        if (const auto found = ofRule(rule))
            return found;
    }
    const LuaOutline &outline = m_index.outline(file);
    if (CallContext::isComment(outline, position))
        return std::nullopt;
    const int token = outline.tokenAt(position + 1);
    if (token >= 0 && outline.tokens[size_t(token)].type == Type::String)
        return ofText(file, position);
    if (const auto found = ofField(file, position))
        return found;
    return ofName(file, position);
}

std::optional<DefinitionFinder::Found> DefinitionFinder::ofName(const QString &file,
                                                                int position) const
{
    const LuaOutline &outline = m_index.outline(file);
    const int index = outline.variableAt(position);
    if (index < 0)
        return std::nullopt;
    const LuaOutline::Variable &variable = outline.variables[index];
    if (!variable.required.isEmpty()) {
        const QString path = m_index.required(variable.required, file);
        if (!path.isEmpty())
            return at(path, 0, 0);
    }
    return at(file, variable.offset, variable.name.size());
}

std::optional<DefinitionFinder::Found> DefinitionFinder::ofField(const QString &file,
                                                                 int position) const
{
    const LuaOutline &here = m_index.outline(file);
    const int index = here.fieldAt(position);
    if (index < 0)
        return std::nullopt;
    const LuaOutline::Field &used = here.fields[index];
    if (used.base < 0 && used.table == u"tables" && m_index.module()) {
        if (const auto *table = m_index.module()->table(used.name))
            return Found{{}, {table->file, 1, {}}};
    }
    if (used.base < 0)
        return std::nullopt;
    const QString &required = here.variables[used.base].required;
    const QString path = required.isEmpty() ? file : m_index.required(required, file);
    if (path.isEmpty())
        return std::nullopt;
    const LuaOutline &there = m_index.outline(path);
    const int base = path == file ? used.base : there.returned;
    for (const LuaOutline::Field &field : there.fields) {
        if (field.isDefined && field.base == base && field.name == used.name)
            return at(path, field.offset, field.name.size());
    }
    return std::nullopt;
}

std::optional<DefinitionFinder::Found> DefinitionFinder::ofText(const QString &file,
                                                                int position) const
{
    const LuaOutline &outline = m_index.outline(file);
    const auto &token = outline.tokens[size_t(outline.tokenAt(position + 1))];
    const QString id = LuaOutline::stringOf(token, m_index.text(file));
    for (const LuaOutline::Requirement &required : outline.requirements) {
        if (required.offset == token.offset() + 1) {
            const QString path = m_index.required(id, file);
            return path.isEmpty() ? std::nullopt : std::optional(at(path, 0, 0));
        }
    }
    return ofId(file, position, id);
}

std::optional<DefinitionFinder::Found> DefinitionFinder::ofId(const QString &file, int position,
                                                              const QString &id) const
{
    const CallContext context = CallContext::at(m_index.outline(file), position);
    const engine::Module *module = m_index.module();
    if (module && (context.name == u"lookup" || context.name == u"tables")) {
        if (const auto *table = module->table(id))
            return Found{{}, {table->file, 1, {}}};
    }
    for (const char *kind : {"decision", "query", "phase"}) {
        const auto places = m_index.definitions(QLatin1String(kind), id);
        if (!places.isEmpty())
            return Found{places.first(), {}};
    }
    if (const auto verb = ofVerb(file, position, id))
        return verb;
    if (!module)
        return std::nullopt;
    if (const auto phase = module->sequence.find(id))
        return Found{
            {},
            {engine::SequenceReader::fileName.toString(), module->sequence.phase(phase).line, {}}};
    if (const auto *table = module->table(id))
        return Found{{}, {table->file, 1, {}}};
    return std::nullopt;
}

std::optional<DefinitionFinder::Found> DefinitionFinder::ofVerb(const QString &file, int position,
                                                                const QString &verb) const
{
    const LuaOutline &here = m_index.outline(file);
    QStringList files = m_index.files();
    files.removeOne(file);
    files.prepend(file);
    const int around = here.definitionAround(position);
    for (const QString &one : std::as_const(files)) {
        const LuaOutline &outline = m_index.outline(one);
        for (int i = 0; i < int(outline.definitions.size()); ++i) {
            const auto &definition = outline.definitions[i];
            const bool isHere = one != file || around < 0 || around == i;
            if (definition.kind != u"decision" || !isHere
                || !m_index.verbs(one, definition).contains(verb))
                continue;
            for (size_t t = 0; t + 1 < outline.tokens.size(); ++t) {
                const auto &token = outline.tokens[t];
                if (token.isName(verb) && outline.tokens[t + 1].is(u"=")
                    && definition.range.contains(token.offset()))
                    return at(one, token.offset(), verb.size());
            }
        }
    }
    return std::nullopt;
}

std::optional<DefinitionFinder::Found> DefinitionFinder::ofRule(const QString &rule) const
{
    const engine::Module *module = m_index.module();
    const auto *paragraph = module ? module->rulebook.find(rule) : nullptr;
    if (!paragraph)
        return std::nullopt;
    return Found{{}, {engine::RulebookReader::fileName.toString(), paragraph->line, {}}};
}

} // namespace editor
