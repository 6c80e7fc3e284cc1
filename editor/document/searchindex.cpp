// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/searchindex.h"

#include "engine/lua/luascanner.h"

#include <algorithm>

namespace editor {

using engine::LuaToken;

namespace {

QString named(const QString &id, const QString &name)
{
    return name.isEmpty() || name == id ? id : id + u' ' + name;
}

/// 0: the title begins with it; 1: a word of it does; 2: anywhere else.
int rank(const QString &folded, const QString &text)
{
    const qsizetype at = folded.indexOf(text);
    if (at == 0)
        return 0;
    return at > 0 && !folded[at - 1].isLetterOrNumber() ? 1 : 2;
}

} // namespace

SearchIndex::SearchIndex(const ModuleDocument &document, const engine::Module *module)
{
    if (module) {
        addLists(*module);
        addPieces(*module);
        addRulebook(*module);
        addSpaces(*module);
    }
    addFiles(document);
}

void SearchIndex::add(const QString &title, const QString &note, const QString &icon, Place place)
{
    m_folded.append(QString(title + u'\n' + note).toCaseFolded());
    m_entries.append({title, note, icon, std::move(place)});
}

void SearchIndex::addFiles(const ModuleDocument &document)
{
    for (auto it = document.files().constBegin(); it != document.files().constEnd(); ++it) {
        add(it.key(), tr("File"), QStringLiteral("open"), {it.key(), 0, {}});
        if (it.key().endsWith(QLatin1String(".lua")))
            addCode(it.key(), (*it)->bytes());
    }
}

void SearchIndex::addCode(const QString &file, const QByteArray &lua)
{
    const auto tokens = engine::LuaScanner(lua).tokens();
    for (size_t i = 0; i + 1 < tokens.size(); ++i) {
        const LuaToken &here = tokens[i];
        const LuaToken &next = tokens[i + 1];
        const bool names =
            here.isName(u"decision") || here.isName(u"query") || here.isName(u"test");
        if (names && next.type == LuaToken::Type::String)
            add(next.text, tr("%1 in %2").arg(here.text, file), QStringLiteral("code"),
                {file, next.line, {}});
        else if (here.isName(u"function") && next.type == LuaToken::Type::Name)
            add(next.text, tr("Function in %1").arg(file), QStringLiteral("code"),
                {file, next.line, {}});
    }
}

void SearchIndex::addSpaces(const engine::Module &module)
{
    for (const engine::Space &space : module.map.spaces()) {
        const auto &board = module.map.boards()[size_t(std::max(0, space.board))];
        add(named(space.id, space.name), board.name, QStringLiteral("map"),
            {QStringLiteral("boards/%1.json").arg(board.id),
             0,
             {QStringLiteral("spaces"), space.id}});
    }
}

void SearchIndex::addPieces(const engine::Module &module)
{
    const QString file = QStringLiteral("pieces.json");
    for (qsizetype i = 0; i < qsizetype(module.pieces.size()); ++i) {
        const auto &piece = module.pieces[size_t(i)];
        add(named(piece.id, piece.name), tr("Counter"), QStringLiteral("layers"),
            {file, 0, {QStringLiteral("pieces"), i}});
    }
    for (const engine::Formation &formation : module.formations)
        add(named(formation.id, formation.name), tr("Formation"), QStringLiteral("layers"),
            {file, 0, {QStringLiteral("formations"), formation.id}});
}

void SearchIndex::addLists(const engine::Module &module)
{
    for (const engine::Board &board : module.map.boards())
        add(named(board.id, board.name), tr("Board"), QStringLiteral("map"),
            {QStringLiteral("boards/%1.json").arg(board.id), 0, {}});
    for (const engine::Scenario &scenario : module.scenarios)
        add(named(scenario.id, scenario.title), tr("Scenario"), QStringLiteral("flag"),
            {scenario.file, 0, {}});
    for (const engine::Table &table : module.tables)
        add(named(table.id, table.title), tr("Table"), QStringLiteral("table"),
            {table.file, 0, {}});
    for (qsizetype i = 0; i < qsizetype(module.options.size()); ++i)
        add(named(module.options[size_t(i)].id, module.options[size_t(i)].name), tr("Option"),
            QStringLiteral("settings"),
            {QStringLiteral("module.json"), 0, {QStringLiteral("options"), i}});
}

void SearchIndex::addRulebook(const engine::Module &module)
{
    const auto &paragraphs = module.rulebook.paragraphs;
    for (qsizetype i = 0; i < qsizetype(paragraphs.size()); ++i)
        add(named(paragraphs[size_t(i)].id, paragraphs[size_t(i)].title), tr("Rule"),
            QStringLiteral("rules"),
            {QStringLiteral("rules/rulebook.json"), 0, {QStringLiteral("paragraphs"), i}});
}

QList<SearchIndex::Entry> SearchIndex::find(const QString &text, qsizetype most) const
{
    const QString folded = text.trimmed().toCaseFolded();
    const QStringList words = folded.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    std::vector<std::pair<int, qsizetype>> hits;
    for (qsizetype i = 0; i < m_folded.size(); ++i) {
        const QString &here = m_folded[i];
        if (std::all_of(words.begin(), words.end(),
                        [&](const QString &word) { return here.contains(word); }))
            hits.push_back({rank(here, folded), i});
    }
    std::stable_sort(hits.begin(), hits.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<Entry> found;
    for (size_t i = 0; i < hits.size() && qsizetype(i) < most; ++i)
        found.append(m_entries[hits[i].second]);
    return found;
}

} // namespace editor
