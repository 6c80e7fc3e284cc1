// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/lint.h"

#include "engine/i18n/extractor.h"
#include "engine/module/read/moduleloader.h"
#include "tests/engine/module/smallmodule.h"

#include <QtTest>

using namespace engine;
using namespace Qt::StringLiterals;

using Files = QMap<QString, QByteArray>;

class tst_Lint : public QObject
{
    Q_OBJECT

private slots:
    void findsNothingInAGoodModule();
    void finds_data();
    void finds();
    void leavesFreePlayAlone();
    void listsEverythingInOrder();
    void acceptsFinerRuleNumbers();
    void leavesSeparateMapsAlone();
    void findsUnitsAtSea();
    void findsEmptyScenarios();
};

static Files goodModule()
{
    auto files = smallModule();
    files[u"boards/map.json"_s].replace(R"({"vp": 2})", R"({"vp": 2, "entry": "A"})");
    // A translation in which every text is its own translation.
    const auto module = loadModule(ModuleFiles::fromMap(files)).module;
    auto catalog = TsCatalog::parse(extractTranslations(*module).value().first(), u"es"_s).value();
    for (auto &context : catalog.contexts) {
        for (TsMessage &message : context.messages) {
            message.translation = message.source;
            message.type = TsMessage::Type::Finished;
        }
    }
    files[u"locale/es.ts"_s] = catalog.write();
    files[u"locale/es.glossary.json"_s] = "{\"terms\": []}";
    return files;
}

static Issues lintOf(const Files &files, const Issues &lua = {})
{
    const LoadedModule loaded = loadModule(ModuleFiles::fromMap(files));
    return loaded.module ? lint(*loaded.module, loaded.issues, lua) : Issues();
}

static QByteArray listed(const Issues &issues)
{
    QStringList texts;
    for (const Issue &issue : issues)
        texts.append(issue.toString());
    return texts.join(u'\n').toUtf8();
}

void tst_Lint::findsNothingInAGoodModule()
{
    QCOMPARE(listed(lintOf(goodModule())), QByteArray());
}

void tst_Lint::finds_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("good"); // empty: the file is made
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<bool>("error");
    QTest::addColumn<QString>("found");

    const auto row = [](const char *name, const char *file, const char *good, const char *bad,
                        bool error, const char *found) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(good) << QByteArray(bad)
                            << error << QString::fromUtf8(found);
    };
    const char *map = "boards/map.json";
    const char *lua = "rules/main.lua";
    row("cover missing", "module.json", R"("complexity": 1)", R"("cover": "art/no.svg")", true,
        "module.json:9: The module has no picture “art/no.svg”.");
    row("counter picture missing", "pieces.json", R"({"symbol": "infantry"})",
        R"({"file": "art/no.png"})", true,
        "pieces.json:6: The module has no picture “art/no.png”.");
    row("side picture missing", "module.json", R"({"body": "#93a9b5"})",
        R"({"flag": "art/no.svg"})", true,
        "module.json:10: The module has no picture “art/no.svg”.");
    row("unsafe drawing", "boards/region.svg", R"(<path id="south")",
        R"(<image href="/etc/passwd"/><path id="south")", true, "boards/region.svg:2: ");
    row("broken picture", "art/x.png", "", "no picture", true,
        "art/x.png: The picture can't be read.");
    row("stray file", "notes.doc", "", "x", false,
        "notes.doc: Nothing in the module speaks of this file.");
    row("board not listed", "boards/old.json", "", "{}", false,
        "boards/old.json: Nothing in the module speaks of this file.");
    row("language not declared", "locale/de.ts", "", "<TS/>", false,
        "locale/de.ts: Nothing in the module speaks of this file.");
    row("glossary of a language not declared", "locale/de.glossary.json", "", "{}", false,
        "locale/de.glossary.json: Nothing in the module speaks of this file.");
    row("space without neighbours", "boards/region.json", R"(  "links": [["north", "west"]])",
        R"(  "links": [])", false, "boards/region.json:10: “west” has no neighbours.");
    row("cut off by terrain", map, R"("0101": {)",
        R"("0303": {"terrain": "sea"}, "0302": {"terrain": "sea"}, "0301": {"terrain": "sea"}, "0101": {)",
        false, "boards/map.json:6: No unit can get from “0401” (2 space(s) in all)");
    row("rule of an option", "module.json", R"("rule": "1.1")", R"("rule": "7.1")", true,
        "module.json:12: The rulebook has no paragraph “7.1”.");
    row("rule of a table", "tables/crt.json", R"("rule": "2.0")", R"("rule": "3.0")", true,
        "tables/crt.json:2: The rulebook has no paragraph “3.0”.");
    row("rule of a phase", "rules/sequence.json", R"("rule": "2.0")", R"("rule": "3.0")", true,
        "rules/sequence.json:6: The rulebook has no paragraph “3.0”.");
    row("link in the rulebook", "rules/rulebook.json", "[2.0]", "[4.0]", true,
        "rules/rulebook.json:5: The rulebook has no paragraph “4.0”.");
    row("rule in Lua", lua, R"(rule = "1.1")", R"(rule = "5.5")", true,
        "rules/main.lua:4: The rulebook has no paragraph “5.5”.");
    row("rule of a need", lua, R"(need(false, "2.0")", R"(need(f(1, 2) and {3, 4}, "6.6")", true,
        "rules/main.lua:6: The rulebook has no paragraph “6.6”.");
    row("rule for the library", lua, R"(rule = "1.1")", R"(rules = { who = "1.1", where = "5.6" })",
        true, "rules/main.lua:4: The rulebook has no paragraph “5.6”.");
    row("rule of a refusal", lua, R"(rule = "1.1")",
        R"(refusals = { far = "1.1", zone = { "5.7", "no rule" } })", true,
        "rules/main.lua:4: The rulebook has no paragraph “5.7”.");
    row("table not used", lua, R"("crt")", R"("other")", false,
        "tables/crt.json: No rule file uses the table “crt”.");
    row("rule list", "tests/rules.tsv", "", "id\tref\tkind\nS-1\t2.0\tx\nS-2\t1.1,8.1\tx\n", false,
        "tests/rules.tsv:3: The rulebook has no paragraph “8.1”.");
    row("rule of a test", "tests/a.lua", "", "test(\"S-1, S-9: two rules\", function() end)\n",
        false, "tests/a.lua:1: tests/rules.tsv has no rule “S-9”.");
    row("unknown entry", "scenarios/battle.json", R"("entry": "A")", R"("entry": "Z")", true,
        "scenarios/battle.json:17: Neither a space nor a rule knows the entry area “Z”.");
    row("rule list without refs", "tests/rules.tsv", "", "id\tkind\n", true,
        "tests/rules.tsv:1: The first line must name a column “ref”.");
    row("property like a field", "rules/state.json", R"("moved")", R"("position")", true,
        "rules/state.json: Every piece has a “position” already");
    row("property like a value", "rules/state.json", R"("supply")", R"("attack")", false,
        "rules/state.json: “attack” is both a property and a printed value of pieces.");
    row("text not translated", lua, "Choose a unit to move.", "Choose a unit.", false,
        "locale/es.ts: 1 of");
    row("translation of a changed text", "locale/es.ts", "<translation>Hold Arlen.",
        "<translation type=\"unfinished\">Hold Arlen.", false,
        "“Hold Arlen.” (scenarios/battle.json)");
    row("gap lost", "locale/es.ts", "<translation>Too far: {1|hex|hexes}.",
        "<translation>Demasiado lejos.", false,
        "locale/es.ts: The translation of “Too far: {1|hex|hexes}.” (rules/main.lua) has other "
        "gaps");
    row("gender that no name has", "locale/es.ts", "<translation>Hold Arlen.",
        "<translation>Hold Arlen {1|m=a|f=b}.", false,
        "locale/es.ts: “Hold Arlen {1|m=a|f=b}.” has a word for the gender “f”, which no name "
        "has.");
    row("gender in the middle", "locale/es.ts", "<translation>Hold Arlen.",
        "<translation>Hold {=m} Arlen.", false,
        "locale/es.ts: “Hold {=m} Arlen.” has a gender where none belongs: a name ends in it, and "
        "all words of a choice have one.");
    row("broken translation", "locale/es.ts", "</TS>", "", true, "locale/es.ts:");
}

void tst_Lint::finds()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    QFETCH(bool, error);
    QFETCH(QString, found);
    Files files = goodModule();
    QVERIFY(good.isEmpty() || files[file].contains(good));
    files[u"tables/terrain.json"_s].replace(R"({"foot": 1}}])",
                                            R"({"foot": 1}}, {"id": "sea", "cost": {}}])");
    if (file.startsWith(u"tests/") && file != u"tests/rules.tsv")
        files[u"tests/rules.tsv"_s] = "id\tref\nS-1\t2.0\n";
    if (good.isEmpty())
        files[file] = bad;
    else
        files[file].replace(files[file].indexOf(good), good.size(), bad);
    const Issues issues = lintOf(files);
    const bool isThere = std::any_of(issues.begin(), issues.end(), [&](const Issue &issue) {
        return issue.toString().contains(found)
            && (issue.severity == Issue::Severity::Error) == error;
    });
    QVERIFY2(isThere, listed(issues).constData());
}

// Hands reach every space and ask no paragraph; who has rules, or speaks of some, needs all of
// them.
void tst_Lint::leavesFreePlayAlone()
{
    const auto says = [](const Files &files, const QString &words) {
        const Issues issues = lintOf(files);
        return std::any_of(issues.begin(), issues.end(),
                           [&](const Issue &issue) { return issue.toString().contains(words); });
    };
    Files files = goodModule();
    files.remove(u"rules/rulebook.json"_s);
    QVERIFY(says(files, u"no rulebook"_s));
    files.remove(u"rules/main.lua"_s);
    QVERIFY(says(files, u"needs rules"_s));
    files.remove(u"rules/sequence.json"_s);
    QVERIFY(!says(files, u"no rulebook"_s));
    QVERIFY(!says(files, u"needs rules"_s));
    files[u"rules/x.lua"_s] = "return 1\n";
    QVERIFY(says(files, u"needs rules"_s));
}

void tst_Lint::listsEverythingInOrder()
{
    Files files = goodModule();
    files.remove(u"rules/main.lua"_s);
    files[u"pieces.json"_s].replace(R"("type": "marker", )", R"("type": "maker", )");
    const Issues lua = {{Issue::Severity::Error, u"rules/x.lua"_s, 3, u"syntax error"_s}};
    const Issues issues = lintOf(files, lua);
    QStringList places;
    for (const Issue &issue : issues)
        places.append(issue.file + u':' + QString::number(issue.line));
    QCOMPARE(places,
             QStringList({u"pieces.json:13"_s, u"rules/main.lua:0"_s, u"rules/x.lua:3"_s,
                          u"tables/crt.json:0"_s}));
}

void tst_Lint::acceptsFinerRuleNumbers()
{
    Files files = goodModule();
    files[u"rules/main.lua"_s].replace(R"(rule = "1.1")", R"(rule = "1.1.2")");
    QCOMPARE(listed(lintOf(files)), QByteArray());
}

void tst_Lint::leavesSeparateMapsAlone()
{
    // The hex map and the area map are not joined, and neither is cut off from anything.
    const QByteArray issues = listed(lintOf(goodModule()));
    QVERIFY(!issues.contains("No unit can get"));
}

void tst_Lint::findsUnitsAtSea()
{
    Files files = goodModule();
    files[u"tables/terrain.json"_s].replace(R"({"foot": 1}}])",
                                            R"({"foot": 1}}, {"id": "sea", "cost": {}}])");
    files[u"boards/map.json"_s].replace(R"("terrain": "town")", R"("terrain": "sea")");
    // The road leads over the water.
    QCOMPARE(listed(lintOf(files)), QByteArray());
    files[u"boards/map.json"_s].replace(R"("0101", "0102", "0103"])", R"("0102", "0103"])");
    QCOMPARE(listed(lintOf(files)),
             QByteArray("scenarios/battle.json:14: “B-1” starts in “0101”, where it can't go."));
}

void tst_Lint::findsEmptyScenarios()
{
    Files files = goodModule();
    files[u"scenarios/battle.json"_s] =
        R"({"format": 1, "id": "battle", "title": "The battle", "text": "Blue crosses.",
              "victory": "Hold Arlen."})";
    QCOMPARE(listed(lintOf(files)),
             QByteArray("scenarios/battle.json: The scenario places no piece at all."));
}

QTEST_GUILESS_MAIN(tst_Lint)
#include "tst_lint.moc"
