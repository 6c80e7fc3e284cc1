// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/textcollector.h"

#include "engine/i18n/luascanner.h"
#include "engine/module/module.h"

#include <QRegularExpression>

namespace engine {

TextCollector::TextCollector(const Module &module)
    : m_module(module)
{
}

QList<SourceText> TextCollector::collect()
{
    collectModule();
    for (const Board &board : m_module.map.boards()) {
        m_context = QStringLiteral("boards/%1.json").arg(board.id);
        collectBoard(board.source);
    }
    collectPieces();
    collectTables();
    for (const Scenario &scenario : m_module.scenarios) {
        m_context = scenario.file;
        collectScenario(scenario.source);
    }
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

void TextCollector::add(const Json &text, const QString &comment)
{
    const QString source = text.toString();
    // "1-2" reads the same in every language.
    if (std::none_of(source.begin(), source.end(), [](QChar c) { return c.isLetter(); }))
        return;
    const QString key = m_context + QChar(1) + comment + QChar(1) + source;
    if (m_seen.contains(key))
        return;
    m_seen.insert(key);
    m_texts.append({m_context, source, comment, text.line()});
}

void TextCollector::add(const Json &object, std::initializer_list<QStringView> keys)
{
    for (const QStringView key : keys)
        add(object[key]);
}

void TextCollector::addEach(const Json &list, std::initializer_list<QStringView> keys)
{
    for (qsizetype i = 0; i < list.size(); ++i)
        add(list.at(i), keys);
}

void TextCollector::collectModule()
{
    const Json json = open(QStringLiteral("module.json"));
    add(json[u"title"]);
    const Json &about = json[u"about"];
    for (qsizetype i = 0; i < about.size(); ++i) {
        const QString &key = about.keyAt(i);
        if (key != u"license" && key != u"cover" && key != u"authors")
            add(about.at(i));
    }
    addEach(json[u"sides"], {u"name"});
    addEach(json[u"seats"], {u"name"});
    const Json &options = json[u"options"];
    for (qsizetype i = 0; i < options.size(); ++i) {
        add(options.at(i), {u"name", u"text"});
        const Json &choices = options.at(i)[u"choices"];
        for (qsizetype j = 0; j < choices.size(); ++j)
            add(choices.at(j));
    }
}

void TextCollector::collectBoard(const Json &json)
{
    add(json[u"name"]);
    addEach(json[u"spaces"], {u"name"});
    addEach(json[u"edges"], {u"name"});
    addEach(json[u"ways"], {u"name"});
    addEach(json[u"labels"], {u"text"});
    add(json[u"style"], {u"title", u"year", u"caption", u"date"});
    addEach(json[u"style"][u"lines"], {u"name"});
}

void TextCollector::collectPieces()
{
    const Json json = open(QStringLiteral("pieces.json"));
    addEach(json[u"formations"], {u"name"});
    addEach(json[u"templates"], {u"name"});
    addEach(json[u"types"], {u"name"});
    addEach(json[u"pieces"], {u"name"});
}

void TextCollector::collectTables()
{
    for (const Table &table : m_module.tables) {
        m_context = table.file;
        const Json &json = table.source;
        add(json, {u"title", u"text"});
        addWords(json[u"columns"]);
        addWords(json[u"rows"]);
        const Json &cells = json[u"cells"];
        for (qsizetype i = 0; i < cells.size(); ++i)
            addWords(cells.at(i));
        const Json &legend = json[u"legend"];
        for (qsizetype i = 0; i < legend.size(); ++i)
            add(legend.at(i));
        addWords(json[u"classes"]);
        collectGround(json[u"terrains"]);
        collectGround(json[u"edges"]);
        collectGround(json[u"ways"]);
    }
}

void TextCollector::collectGround(const Json &list)
{
    addEach(list, {u"name"});
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Json &values = list.at(i)[u"values"];
        for (qsizetype j = 0; j < values.size(); ++j) {
            // The chart shows by its name what is true or a number.
            const Json &value = values.at(j);
            if ((value.isBool() && value.toBool()) || (value.isNumber() && value.toReal() != 0))
                add(Json(QString(values.keyAt(j)).replace(u'_', u' ')));
        }
    }
}

void TextCollector::addWords(const Json &list)
{
    // Codes ("D1r", "NE") are the same in every language, words are not.
    static const QRegularExpression word(QStringLiteral("\\p{L}{4}"));
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list.at(i).toString().contains(word))
            add(list.at(i));
    }
}

void TextCollector::collectScenario(const Json &json)
{
    add(json, {u"title", u"text", u"victory"});
}

void TextCollector::collectState()
{
    addEach(open(QStringLiteral("rules/state.json"))[u"variables"], {u"title"});
}

void TextCollector::collectSequence()
{
    collectPhases(open(QStringLiteral("rules/sequence.json"))[u"phases"]);
}

void TextCollector::collectPhases(const Json &phases)
{
    for (qsizetype i = 0; i < phases.size(); ++i) {
        add(phases.at(i)[u"name"]);
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
        add(paragraph[u"title"], id + QStringLiteral(" title"));
        add(paragraph[u"text"], id + QStringLiteral(" text"));
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
        for (const LuaScanner::Marked &marked : LuaScanner::marked(bytes.value())) {
            Json text(marked.text);
            text.setLine(marked.line);
            add(text);
        }
    }
}

} // namespace engine
