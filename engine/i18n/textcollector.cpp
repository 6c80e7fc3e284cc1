// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/textcollector.h"

#include "engine/i18n/luatexts.h"
#include "engine/i18n/textgaps.h"
#include "engine/module/model/module.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace engine {

using Kind = TextPlace::Kind;

namespace {

// What the gaps of a label are filled with that have names instead of numbers.
constexpr std::pair<const char *, const char *> namedGaps[] = {
    {"piece", "the unit that it is done with"},
    {"space", "the place that it is done in"},
    {"value", "what is chosen"},
    {"side", "the side that it is about"},
};

QStringList notesOf(const LuaTexts::Text &text)
{
    QStringList notes;
    for (qsizetype i = 0; i < text.arguments.size(); ++i)
        notes.append(QStringLiteral("{%1}: %2").arg(i + 1).arg(text.arguments[i]));
    const QStringList gaps = textGaps(text.text);
    for (const auto &[name, meaning] : namedGaps) {
        if (gaps.contains(QLatin1String(name)))
            notes.append(
                QStringLiteral("{%1}: %2").arg(QLatin1String(name), QLatin1String(meaning)));
    }
    if (!text.note.isEmpty())
        notes.append(text.note);
    return notes;
}

} // namespace

TextCollector::TextCollector(const Module &module)
    : m_module(module)
{
}

QList<SourceText> TextCollector::collect()
{
    collectModule();
    for (const Board &board : m_module.map.boards())
        collectBoard(board);
    collectPieces();
    collectTables();
    for (const Scenario &scenario : m_module.scenarios)
        collectScenario(scenario);
    collectState();
    collectSequence();
    collectRulebook();
    collectLua();
    return m_texts;
}

Json TextCollector::open(const QString &file)
{
    m_context = file;
    if (!m_module.files.contains(file))
        return {};
    const auto bytes = m_module.files.read(file);
    const auto json = bytes ? Json::parse(bytes.value(), file) : bytes.error();
    return json ? json.value() : Json();
}

void TextCollector::add(const Json &text, const TextPlace &place, const QString &comment)
{
    m_last = -1;
    const QString source = text.toString();
    // "1-2" reads the same in every language.
    if (std::none_of(source.begin(), source.end(), [](QChar c) { return c.isLetter(); }))
        return;
    const QString key = m_context + QChar(1) + comment + QChar(1) + source;
    m_last = m_seen.value(key, -1);
    if (m_last < 0) {
        m_last = m_texts.size();
        m_seen.insert(key, m_last);
        m_texts.append({m_context, source, comment, text.line()});
    }
    if (!last().places.contains(place))
        last().places.append(place);
}

void TextCollector::add(const Json &object, std::initializer_list<QStringView> keys,
                        const TextPlace &place)
{
    for (const QStringView key : keys)
        add(object[key], place);
}

void TextCollector::addEach(const Json &list, std::initializer_list<QStringView> keys, Kind kind)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString id = list.isObject() ? list.keyAt(i) : list.at(i)[u"id"].toString();
        add(list.at(i), keys, {kind, id});
    }
}

void TextCollector::collectModule()
{
    const Json json = open(QStringLiteral("module.json"));
    add(json[u"title"], {Kind::About, {}});
    const Json &about = json[u"about"];
    for (qsizetype i = 0; i < about.size(); ++i) {
        const QString &key = about.keyAt(i);
        if (key != u"license" && key != u"cover" && key != u"authors")
            add(about.at(i), {Kind::About, {}});
    }
    addEach(json[u"sides"], {u"name"}, Kind::Side);
    addEach(json[u"seats"], {u"name"}, Kind::Seat);
    const Json &options = json[u"options"];
    for (qsizetype i = 0; i < options.size(); ++i) {
        const TextPlace place{Kind::Option, options.at(i)[u"id"].toString()};
        add(options.at(i), {u"name", u"text"}, place);
        const Json &choices = options.at(i)[u"choices"];
        for (qsizetype j = 0; j < choices.size(); ++j)
            add(choices.at(j), place);
    }
}

void TextCollector::collectBoard(const Board &board)
{
    const Json &json = board.source;
    const TextPlace place{Kind::Board, board.id};
    m_context = QStringLiteral("boards/%1.json").arg(board.id);
    add(json[u"name"], place);
    addEach(json[u"spaces"], {u"name"}, Kind::Space);
    for (qsizetype i = 0; i < json[u"spaces"].size(); ++i)
        add(json[u"spaces"].at(i)[u"values"][u"city"], {Kind::Space, json[u"spaces"].keyAt(i)});
    addEach(json[u"edges"], {u"name"}, Kind::Way);
    addEach(json[u"ways"], {u"name"}, Kind::Way);
    addEach(json[u"labels"], {u"text"}, Kind::MapName);
    add(json[u"style"], {u"title", u"year", u"caption", u"date"}, place);
    addEach(json[u"style"][u"lines"], {u"name"}, Kind::Way);
}

void TextCollector::collectPieces()
{
    const Json json = open(QStringLiteral("pieces.json"));
    addEach(json[u"formations"], {u"name"}, Kind::Formation);
    addEach(json[u"templates"], {u"name"}, Kind::Template);
    addEach(json[u"types"], {u"name"}, Kind::Type);
    addEach(json[u"pieces"], {u"name"}, Kind::Counter);
}

void TextCollector::collectTables()
{
    for (const Table &table : m_module.tables) {
        m_context = table.file;
        const Json &json = table.source;
        const TextPlace place{Kind::Table, QFileInfo(table.file).completeBaseName()};
        add(json, {u"title", u"text"}, place);
        addWords(json[u"columns"], place);
        addWords(json[u"rows"], place);
        const Json &cells = json[u"cells"];
        for (qsizetype i = 0; i < cells.size(); ++i)
            addWords(cells.at(i), place);
        const Json &legend = json[u"legend"];
        for (qsizetype i = 0; i < legend.size(); ++i)
            add(legend.at(i), place);
        addWords(json[u"classes"], place);
        collectGround(json[u"terrains"], place);
        collectGround(json[u"edges"], place);
        collectGround(json[u"ways"], place);
        collectGround(json[u"features"], place);
    }
}

void TextCollector::collectGround(const Json &list, const TextPlace &table)
{
    addEach(list, {u"name"}, Kind::Terrain);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Json &values = list.at(i)[u"values"];
        for (qsizetype j = 0; j < values.size(); ++j) {
            // The chart shows by its name what is true or a number.
            const Json &value = values.at(j);
            if ((value.isBool() && value.toBool()) || (value.isNumber() && value.toReal() != 0))
                add(Json(QString(values.keyAt(j)).replace(u'_', u' ')), table);
        }
    }
}

void TextCollector::addWords(const Json &list, const TextPlace &place)
{
    // Codes ("D1r", "NE") are the same in every language, words are not, however short.
    static const QRegularExpression word(QStringLiteral("\\p{L}{4}|\\p{L}\\p{Ll}{2}"));
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list.at(i).toString().contains(word))
            add(list.at(i), place);
    }
}

void TextCollector::collectScenario(const Scenario &scenario)
{
    m_context = scenario.file;
    add(scenario.source, {u"title", u"text", u"victory", u"length"}, {Kind::Scenario, scenario.id});
}

void TextCollector::collectState()
{
    addEach(open(QStringLiteral("rules/state.json"))[u"variables"], {u"title"}, Kind::Variable);
}

void TextCollector::collectSequence()
{
    collectPhases(open(QStringLiteral("rules/sequence.json"))[u"phases"]);
}

void TextCollector::collectPhases(const Json &phases)
{
    for (qsizetype i = 0; i < phases.size(); ++i) {
        add(phases.at(i)[u"name"], {Kind::Phase, phases.at(i)[u"id"].toString()});
        collectPhases(phases.at(i)[u"phases"]);
    }
}

void TextCollector::collectRulebook()
{
    const Json json = open(QStringLiteral("rules/rulebook.json"));
    const Json &paragraphs = json[u"paragraphs"];
    for (qsizetype i = 0; i < paragraphs.size(); ++i) {
        const Json &paragraph = paragraphs.at(i);
        const QString id = paragraph[u"id"].toString();
        add(paragraph[u"title"], {Kind::Rule, id}, id + QStringLiteral(" title"));
        add(paragraph[u"text"], {Kind::Rule, id}, id + QStringLiteral(" text"));
    }
}

void TextCollector::collectLua()
{
    for (const QString &file :
         m_module.files.namesIn(QStringLiteral("rules"), QStringLiteral(".lua"))) {
        const auto bytes = m_module.files.read(file);
        if (!bytes)
            continue;
        m_context = file;
        for (const LuaTexts::Text &marked : LuaTexts::of(bytes.value())) {
            Json text(marked.text);
            text.setLine(marked.line);
            add(text, marked.place);
            if (m_last < 0)
                continue;
            for (const QString &note : notesOf(marked)) {
                if (!last().notes.contains(note))
                    last().notes.append(note);
            }
        }
    }
}

} // namespace engine
