// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/rulelint.h"

#include "engine/lua/luascanner.h"
#include "engine/module/read/rulebookreader.h"
#include "engine/module/read/sequencereader.h"
#include "engine/module/read/statereader.h"

#include <QRegularExpression>

namespace engine {

namespace {

const QString ruleList = QStringLiteral("tests/rules.tsv");

// What every piece has in Lua beside its values and properties.
const QStringList pieceFields = {
    QStringLiteral("id"),        QStringLiteral("name"),     QStringLiteral("type"),
    QStringLiteral("kind"),      QStringLiteral("label"),    QStringLiteral("side"),
    QStringLiteral("formation"), QStringLiteral("mobility"), QStringLiteral("space"),
    QStringLiteral("carrier"),   QStringLiteral("steps"),    QStringLiteral("maxSteps"),
    QStringLiteral("facing"),    QStringLiteral("position")};

/// The first token behind the first comma of a call whose parenthesis opens at \a open.
size_t secondArgument(const std::vector<LuaToken> &tokens, size_t open)
{
    int depth = 0;
    for (size_t i = open; i < tokens.size(); ++i) {
        const LuaToken &token = tokens[i];
        if (token.is(u"(") || token.is(u"{") || token.is(u"["))
            ++depth;
        else if (token.is(u")") || token.is(u"}") || token.is(u"]"))
            --depth;
        if (depth == 0)
            break;
        if (depth == 1 && token.is(u","))
            return i + 1;
    }
    return tokens.size() - 1;
}

} // namespace

RuleLint::RuleLint(const Module &module)
    : m_module(module)
{
}

Issues RuleLint::run()
{
    checkLua();
    checkTables();
    checkArrivals();
    checkNames();
    if (m_module.rulebook.paragraphs.empty()) {
        note(Issue::Severity::Warning, RulebookReader::fileName.toString(), 0,
             tr("The module has no rulebook."));
        return m_issues;
    }
    checkJson();
    checkRulebook();
    checkRuleList();
    return m_issues;
}

void RuleLint::note(Issue::Severity severity, const QString &file, int line, const QString &message)
{
    m_issues.append({severity, file, line, message});
}

void RuleLint::checkRule(const QString &rule, const QString &file, int line,
                         Issue::Severity severity)
{
    if (rule.isEmpty() || m_module.rulebook.paragraphs.empty() || m_module.rulebook.find(rule))
        return;
    m_issues.append({severity,
                     file,
                     line,
                     tr("The rulebook has no paragraph “%1”.").arg(rule),
                     {Issue::Code::MissingParagraph, rule}});
}

void RuleLint::checkJson()
{
    const QString file = QStringLiteral("module.json");
    const auto bytes = m_module.files.read(file);
    const auto json = bytes ? Json::parse(bytes.value(), file) : bytes.error();
    const Json options = json ? json.value()[u"options"] : Json();
    for (qsizetype i = 0; i < options.size(); ++i) {
        const Json &rule = options.at(i)[u"rule"];
        checkRule(rule.toString(), file, rule.line());
    }
    for (const Table &table : m_module.tables)
        checkRule(table.rule, table.file, table.source[u"rule"].line());
    for (const Phase &phase : m_module.sequence.phases())
        checkRule(phase.rule, SequenceReader::fileName.toString(), phase.line);
}

void RuleLint::checkRulebook()
{
    // Only what looks like a rule number is a link; other brackets are text.
    static const QRegularExpression link(QStringLiteral("\\[(\\d+(?:\\.[0-9A-Za-z]+)*)\\]"));
    for (const Rulebook::Paragraph &paragraph : m_module.rulebook.paragraphs) {
        auto it = link.globalMatch(paragraph.text);
        while (it.hasNext())
            checkRule(it.next().captured(1), RulebookReader::fileName.toString(), paragraph.line);
    }
}

void RuleLint::checkLua()
{
    for (const QString &file :
         m_module.files.namesIn(QStringLiteral("rules"), QStringLiteral(".lua"))) {
        const auto bytes = m_module.files.read(file);
        if (bytes)
            checkLuaFile(file, LuaScanner(bytes.value()).tokens());
    }
}

void RuleLint::checkLuaFile(const QString &file, const std::vector<LuaToken> &tokens)
{
    for (size_t i = 0; i + 2 < tokens.size(); ++i) {
        const LuaToken &token = tokens[i];
        // `tables.crt`, `tables["crt"]`, `lookup("crt", …)`; a variable of that name is no use.
        if (token.type == LuaToken::Type::String
            || (token.type == LuaToken::Type::Name && i > 0 && tokens[i - 1].is(u".")))
            m_words.insert(token.text);
        size_t at = tokens.size() - 1;
        if (token.isName(u"rule") && tokens[i + 1].is(u"="))
            at = i + 2;
        else if (token.isName(u"need") && tokens[i + 1].is(u"("))
            at = secondArgument(tokens, i + 1);
        if (tokens[at].type == LuaToken::Type::String)
            checkRule(tokens[at].text, file, tokens[at].line);
        if ((token.isName(u"rules") || token.isName(u"refusals")) && tokens[i + 1].is(u"=")
            && tokens[i + 2].is(u"{"))
            checkRuleTable(file, tokens, i + 2);
    }
}

// Paragraphs that rules hand to the standard library: `rules = { who = "9.1" }`,
// `refusals = { far = "4.2", zone = { "5.3", _"…" } }`.
void RuleLint::checkRuleTable(const QString &file, const std::vector<LuaToken> &tokens, size_t open)
{
    int depth = 0;
    for (size_t i = open; i < tokens.size(); ++i) {
        const LuaToken &token = tokens[i];
        if (token.is(u"{") || token.is(u"("))
            ++depth;
        else if (token.is(u"}") || token.is(u")"))
            --depth;
        if (depth == 0)
            return;
        const bool isValue = depth == 1 && tokens[i - 1].is(u"=");
        const bool isFirst = depth == 2 && tokens[i - 1].is(u"{");
        if (token.type == LuaToken::Type::String && (isValue || isFirst))
            checkRule(token.text, file, token.line);
    }
}

void RuleLint::checkTables()
{
    for (const Table &table : m_module.tables) {
        if (table.id != u"terrain" && !m_words.contains(table.id)) {
            note(Issue::Severity::Warning, table.file, 0,
                 tr("No rule file uses the table “%1”.").arg(table.id));
        }
    }
}

// An entry area is a space, a value of spaces, or a word that the rules know.
void RuleLint::checkArrivals()
{
    QSet<QString> known = m_words;
    for (const Space &space : m_module.map.spaces()) {
        known.insert(space.id);
        for (qsizetype i = 0; i < space.values.size(); ++i)
            known.insert(space.values.at(i).toString());
    }
    for (const Scenario &scenario : m_module.scenarios) {
        for (size_t i = 0; i < scenario.arrivals.size(); ++i) {
            const QString &entry = scenario.arrivals[i].entry;
            if (!entry.isEmpty() && !known.contains(entry))
                note(Issue::Severity::Error, scenario.file,
                     scenario.source[u"arrivals"].at(qsizetype(i))[u"entry"].line(),
                     tr("Neither a space nor a rule knows the entry area “%1”.").arg(entry));
        }
    }
}

/// Tests name the rules that they prove: "K45-156, K45-157: what it shows".
void RuleLint::checkTests(const QSet<QString> &listed)
{
    static const QRegularExpression id(QStringLiteral("^[A-Z][A-Z0-9]*-[0-9]+[a-z]?$"));
    for (const QString &file :
         m_module.files.namesIn(QStringLiteral("tests"), QStringLiteral(".lua"))) {
        const auto bytes = m_module.files.read(file);
        const auto tokens = bytes ? LuaScanner(bytes.value()).tokens() : std::vector<LuaToken>();
        for (size_t i = 2; i < tokens.size(); ++i) {
            if (!tokens[i - 2].isName(u"test") || !tokens[i - 1].is(u"(")
                || tokens[i].type != LuaToken::Type::String || !tokens[i].text.contains(u':'))
                continue;
            for (const QString &name : tokens[i].text.section(u':', 0, 0).split(u',')) {
                if (id.match(name.trimmed()).hasMatch() && !listed.contains(name.trimmed()))
                    note(Issue::Severity::Warning, file, tokens[i].line,
                         tr("%1 has no rule “%2”.").arg(ruleList, name.trimmed()));
            }
        }
    }
}

void RuleLint::checkRuleList()
{
    if (!m_module.files.contains(ruleList))
        return;
    const auto bytes = m_module.files.read(ruleList);
    if (!bytes)
        return;
    const QList<QByteArray> lines = bytes.value().split('\n');
    const qsizetype column = lines.first().trimmed().split('\t').indexOf("ref");
    if (column < 0) {
        note(Issue::Severity::Error, ruleList, 1, tr("The first line must name a column “ref”."));
        return;
    }
    QSet<QString> listed;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        listed.insert(QString::fromUtf8(lines[i].split('\t').first()).trimmed());
        const QString refs = QString::fromUtf8(lines[i].split('\t').value(column)).trimmed();
        for (const QString &ref : refs.split(u',', Qt::SkipEmptyParts))
            checkRule(ref.trimmed(), ruleList, int(i) + 1, Issue::Severity::Warning);
    }
    checkTests(listed);
}

void RuleLint::checkNames()
{
    QSet<NameId> printed;
    for (const Piece &piece : m_module.pieces) {
        for (auto it = piece.values.keyBegin(); it != piece.values.keyEnd(); ++it)
            printed.insert(*it);
    }
    const QString file = StateReader::fileName.toString();
    for (const auto &property : m_module.state.pieceProperties) {
        const QString name = m_module.names.text(property.name);
        if (pieceFields.contains(name)) {
            note(Issue::Severity::Error, file, 0,
                 tr("Every piece has a “%1” already; the property needs another name.").arg(name));
        } else if (printed.contains(property.name)) {
            note(Issue::Severity::Warning, file, 0,
                 tr("“%1” is both a property and a printed value of pieces.").arg(name));
        }
    }
}

} // namespace engine
