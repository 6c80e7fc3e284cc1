// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/textcompletions.h"

#include "engine/module/model/module.h"

#include <QFileInfo>

namespace editor {

namespace {

QString beginning(const QString &text)
{
    constexpr qsizetype most = 280;
    return text.size() <= most ? text : text.left(most) + u'…';
}

} // namespace

QList<Completion> TextCompletions::list(const QString &file, int position,
                                        const CallContext &context) const
{
    const auto isCall = [&](std::initializer_list<const char *> names, int argument = 0) {
        return context.argument == argument
            && std::any_of(names.begin(), names.end(),
                           [&](const char *name) { return context.name == QLatin1String(name); });
    };
    if (context.key == u"rule" || isCall({"need"}, 1) || isCall({"refuse"}, 2))
        return rules();
    if (context.key == u"scenario")
        return scenarios();
    if (context.key == u"side" || context.key == u"with" || context.key == u"winner"
        || isCall({"enemyOf"}) || isCall({"decide"}, 1))
        return sides();
    if (context.key == u"piece")
        return pieces();
    if (context.key == u"space")
        return spaces();
    if (isCall({"require"}))
        return files(file);
    if (isCall({"push", "decision", "decide"}))
        return decisions();
    if (isCall({"lookup"}))
        return tables();
    if (isCall({"phase", "go"}))
        return phases();
    if (isCall({"query"}))
        return queries();
    if (isCall({"act", "offers", "actions", "refuse", "button", "moves"})
        || (isCall({"space", "piece"}) && !RuleIndex::isTest(file)
            && m_index.text(file).mid(context.end - context.name.size() - 6, 5) == u"offer"))
        return verbs(file, position);
    if (isCall({"piece", "setPiece"}) || (context.name == u"place" && context.argument > 0))
        return pieces();
    if (isCall({"space", "setSpace", "stack", "place"}))
        return spaces();
    return {};
}

QList<Completion> TextCompletions::rules() const
{
    QList<Completion> found;
    if (const engine::Module *module = m_index.module()) {
        for (const auto &paragraph : module->rulebook.paragraphs)
            found.append({paragraph.id, tr("rule"), paragraph.id + u' ' + paragraph.title,
                          beginning(paragraph.text)});
    }
    return found;
}

QList<Completion> TextCompletions::decisions() const
{
    QStringList ids = m_index.ids(QStringLiteral("decision"));
    if (const engine::Module *module = m_index.module()) {
        for (const auto &phase : module->sequence.phases()) {
            if (!phase.decision.isEmpty() && !ids.contains(phase.decision))
                ids.append(phase.decision);
        }
    }
    QList<Completion> found;
    for (const QString &id : std::as_const(ids))
        found.append({id, tr("decision"), {}, {}});
    return found;
}

QList<Completion> TextCompletions::tables() const
{
    QList<Completion> found;
    if (const engine::Module *module = m_index.module()) {
        for (const auto &table : module->tables)
            found.append({table.id, tr("table"), table.file, table.title});
    }
    return found;
}

QList<Completion> TextCompletions::pieces() const
{
    QList<Completion> found;
    if (const engine::Module *module = m_index.module()) {
        for (const auto &piece : module->pieces)
            found.append({piece.id, tr("counter"), piece.id, piece.name});
    }
    return found;
}

QList<Completion> TextCompletions::spaces() const
{
    QList<Completion> found;
    if (const engine::Module *module = m_index.module()) {
        for (const auto &space : module->map.spaces())
            found.append({space.id, tr("space"), space.id, space.name});
    }
    return found;
}

QList<Completion> TextCompletions::sides() const
{
    QList<Completion> found;
    if (const engine::Module *module = m_index.module()) {
        for (const auto &side : module->sides)
            found.append({side.id, tr("side"), side.id, side.name});
    }
    return found;
}

QList<Completion> TextCompletions::phases() const
{
    QList<Completion> found;
    if (const engine::Module *module = m_index.module()) {
        for (const auto &phase : module->sequence.phases())
            found.append({phase.id, tr("phase"), phase.id, phase.name});
    }
    return found;
}

QList<Completion> TextCompletions::scenarios() const
{
    QList<Completion> found;
    if (const engine::Module *module = m_index.module()) {
        for (const auto &scenario : module->scenarios)
            found.append({scenario.id, tr("scenario"), scenario.id, scenario.title});
    }
    return found;
}

QList<Completion> TextCompletions::queries() const
{
    QList<Completion> found;
    for (const QString &id : m_index.ids(QStringLiteral("query")))
        found.append({id, tr("query"), {}, {}});
    return found;
}

QList<Completion> TextCompletions::files(const QString &from) const
{
    QList<Completion> found;
    const QString folder = from.left(from.lastIndexOf(u'/') + 1);
    for (const QString &file : m_index.files()) {
        if (file.startsWith(folder) && file != from)
            found.append({QFileInfo(file).completeBaseName(), tr("file"), file, {}});
    }
    return found;
}

QList<Completion> TextCompletions::verbs(const QString &file, int position) const
{
    const auto &outline = m_index.outline(file);
    const int around = outline.definitionAround(position);
    const bool isDecision = around >= 0 && outline.definitions[around].kind == u"decision";
    QList<Completion> found;
    for (const QString &verb :
         isDecision ? m_index.verbs(file, outline.definitions[around]) : m_index.verbs())
        found.append({verb, tr("verb"), {}, {}});
    return found;
}

} // namespace editor
