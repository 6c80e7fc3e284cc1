// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/extractor.h"

#include "engine/i18n/i18nstats.h"
#include "engine/i18n/translator.h"
#include "engine/module/read/moduleloader.h"
#include "tests/engine/module/smallmodule.h"

#include <QtTest>

using namespace engine;
using namespace Qt::StringLiterals;

using Type = TsMessage::Type;

class tst_Extractor : public QObject
{
    Q_OBJECT

private slots:
    void collectsTexts();
    void collectsRulesWithTheirIds();
    void collectsWordsOfTables();
    void collectsNothingTwice();
    void saysWhereATextIsSeen_data();
    void saysWhereATextIsSeen();
    void listsPlacesAndNotes();
    void makesANewTranslation();
    void keepsTranslations();
    void keepsTheOldTranslationOfAChangedText_data();
    void keepsTheOldTranslationOfAChangedText();
    void remembersWhatATranslationWasMadeFor();
    void keepsWhatVanished();
    void bringsBackWhatVanished();
    void followsATextToAnotherFile();
    void isStable();
    void refusesBrokenTranslations();
    void counts();
    void translates();

private:
    static std::shared_ptr<const Module> load(const QMap<QString, QByteArray> &files)
    {
        return loadModule(ModuleFiles::fromMap(files)).module;
    }
    static TsCatalog extracted(const QMap<QString, QByteArray> &files)
    {
        const auto result = extractTranslations(*load(files));
        return TsCatalog::parse(result.value()[u"locale/es.ts"_s], u"es"_s).value();
    }
    static TsMessage message(const TsCatalog &catalog, const QString &context,
                             const QString &source)
    {
        if (const auto *found = catalog.find(context)) {
            for (const TsMessage &one : found->messages) {
                if (one.source == source)
                    return one;
            }
        }
        return {};
    }
    static QMap<QString, QByteArray> translated(const QByteArray &context, const QByteArray &source,
                                                const QByteArray &comment = {},
                                                const QByteArray &type = {})
    {
        auto files = smallModule();
        files[u"locale/es.ts"_s] = "<TS language='es'><context><name>" + context
            + "</name><message><source>" + source + "</source><comment>" + comment
            + "</comment><translation" + type + ">Traducido</translation></message></context></TS>";
        return files;
    }
};

void tst_Extractor::collectsTexts()
{
    QStringList texts;
    QStringList files;
    for (const SourceText &text : collectTexts(*load(smallModule()))) {
        texts.append(text.context + u": "_s + text.source);
        if (files.isEmpty() || files.last() != text.context)
            files.append(text.context);
    }
    QCOMPARE(
        files,
        QStringList({u"module.json"_s, u"boards/map.json"_s, u"boards/display.json"_s,
                     u"boards/region.json"_s, u"pieces.json"_s, u"tables/terrain.json"_s,
                     u"tables/crt.json"_s, u"scenarios/battle.json"_s, u"rules/state.json"_s,
                     u"rules/sequence.json"_s, u"rules/rulebook.json"_s, u"rules/main.lua"_s}));
    for (const char *text : {"module.json: Ford",
                             "module.json: A small battle",
                             "module.json: Cross the river.",
                             "module.json: Blue",
                             "module.json: Fog of war",
                             "module.json: Units are hidden.",
                             "module.json: dry",
                             "boards/map.json: The ford",
                             "boards/map.json: Arlen",
                             "boards/map.json: Arl valley",
                             "boards/map.json: Old road",
                             "boards/map.json: Arl",
                             "pieces.json: 1st Army",
                             "pieces.json: Infantry",
                             "pieces.json: Red Guard",
                             "tables/terrain.json: Town",
                             "tables/crt.json: The attacker loses one step.",
                             "scenarios/battle.json: Hold Arlen.",
                             "rules/state.json: Points",
                             "rules/sequence.json: Movement",
                             "rules/main.lua: Choose a unit to move.",
                             "rules/main.lua: Too far: {1|hex|hexes}."})
        QVERIFY2(texts.contains(QString::fromLatin1(text)), text);
    for (const char *text : {"module.json: Ane", "module.json: 1-2", "module.json: en",
                             "pieces.json: 1", "pieces.json: infantry", "tables/crt.json: A1",
                             "rules/main.lua: not this one", "rules/main.lua: crt"})
        QVERIFY2(!texts.contains(QString::fromLatin1(text)), text);
}

void tst_Extractor::collectsRulesWithTheirIds()
{
    const auto texts = collectTexts(*load(smallModule()));
    const QString file = u"rules/rulebook.json"_s;
    using Kind = TextPlace::Kind;
    QVERIFY(
        texts.contains({file, u"Movement points"_s, u"1.1 title"_s, 5, {{Kind::Rule, u"1.1"_s}}}));
    QVERIFY(texts.contains(
        {file, u"Roll on the table."_s, u"2.0 text"_s, 6, {{Kind::Rule, u"2.0"_s}}}));
}

void tst_Extractor::collectsWordsOfTables()
{
    auto files = smallModule();
    files[u"tables/crt.json"_s].replace(R"(["A1", "A1"], ["", "D1"])",
                                        R"(["A1", "Retreat"], ["May", "D1r"])");
    files[u"tables/crt.json"_s].replace(R"("rows": [1,)", R"("rows": ["Último",)");
    QStringList found;
    for (const SourceText &text : collectTexts(*load(files))) {
        if (text.context == u"tables/crt.json"_s)
            found.append(text.source);
    }
    QVERIFY(found.contains(u"Retreat"_s));
    QVERIFY(found.contains(u"Último"_s));
    QVERIFY(found.contains(u"May"_s));
    QVERIFY(!found.contains(u"D1r"_s));
    QVERIFY(!found.contains(u"A1"_s));
    QVERIFY(!found.contains(u"1-2"_s));
}

void tst_Extractor::collectsNothingTwice()
{
    auto files = smallModule();
    files[u"rules/main.lua"_s] = "_'a' _'a' _'b'";
    int found = 0;
    for (const SourceText &text : collectTexts(*load(files)))
        found += text.context == u"rules/main.lua" ? 1 : 0;
    QCOMPARE(found, 2);
}

void tst_Extractor::saysWhereATextIsSeen_data()
{
    QTest::addColumn<QString>("context");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("comment");
    const auto row = [](const char *context, const char *source, const char *comment) {
        QTest::newRow(comment) << QString::fromUtf8(context) << QString::fromUtf8(source)
                               << QString::fromUtf8(comment);
    };
    row("module.json", "The Bridges of Arlen", "about the game");
    row("module.json", "Blue", "side blue");
    row("module.json", "Lessons", "option lessons");
    row("boards/map.json", "Harden", "space 0407");
    row("boards/map.json", "Lake Ohm", "name on the map");
    row("boards/map.json", "West road", "river or road");
    row("rules/rulebook.json", "Advance after combat", "rule 7.8");
    row("rules/combat.lua", "Only your own units attack.", "why not 6.3");
    row("rules/combat.lua", "{1} already takes part in this attack.", "why not 6.3\n{1}: piece");
    row("rules/combat.lua", "Choose the units that attack {1}",
        "decision combat.units\n{1}: game.here.target");
    row("rules/combat.lua", "{piece} attacks",
        "action join\n{piece}: the unit that it is done with");
    row("rules/combat.lua", "The attack on {1} is called off.", "log\n{1}: target");
}

void tst_Extractor::saysWhereATextIsSeen()
{
    QFETCH(QString, context);
    QFETCH(QString, source);
    const auto files =
        ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR) + u"/modules/tutorial"_s);
    const auto module = loadModule(files.value()).module;
    const auto result = extractTranslations(*module);
    const auto catalog =
        TsCatalog::parse(result.value()[u"locale/es.ts"_s], u"locale/es.ts"_s).value();
    QTEST(message(catalog, context, source).extraComment, "comment");
}

// Several counters of one name, and a note that an author left for translators.
void tst_Extractor::listsPlacesAndNotes()
{
    auto files = smallModule();
    files[u"rules/main.lua"_s] += R"(
--: {1} is counted along the road,
--: not across it.
local far = { _"Far: {1|hex|hexes}", #path - 1 }
local near = { a = _"Near", _"Left, {1}", b }
)";
    QByteArray &pieces = files[u"pieces.json"_s];
    const QByteArray four = R"({"id": "x1", "type": "infantry", "name": "Same"},
        {"id": "x2", "type": "infantry", "name": "Same"}, {"id": "x3", "type": "infantry", "name": "Same"},
        {"id": "x4", "type": "infantry", "name": "Same"},)";
    pieces.replace("\"pieces\": [", QByteArray("\"pieces\": [" + four));
    const TsCatalog catalog = extracted(files);
    const auto comment = [&](const char *file, const char *source) {
        return message(catalog, QLatin1String(file), QLatin1String(source)).extraComment;
    };
    QCOMPARE(comment("rules/main.lua", "Far: {1|hex|hexes}"),
             u"rules\n{1}: #path - 1\n{1} is counted along the road, not across it."_s);
    QCOMPARE(comment("rules/main.lua", "Near"), u"rules"_s);
    QCOMPARE(comment("pieces.json", "Same"), u"counter x1, counter x2, counter x3 and 1 more"_s);
}

void tst_Extractor::makesANewTranslation()
{
    auto files = smallModule();
    files[u"module.json"_s].replace(R"(["en", "es"])", R"(["en", "es", "de"])");
    const auto result = extractTranslations(*load(files));
    QVERIFY(result);
    QCOMPARE(result->keys(), QStringList({u"locale/de.ts"_s, u"locale/es.ts"_s}));
    const auto german = TsCatalog::parse(result.value()[u"locale/de.ts"_s], u"de"_s).value();
    QCOMPARE(german.language, u"de"_s);
    QCOMPARE(german.sourceLanguage, u"en"_s);
    for (const auto &context : german.contexts) {
        for (const TsMessage &one : context.messages)
            QVERIFY(one.type == Type::Unfinished && one.translation.isEmpty());
    }
}

void tst_Extractor::keepsTranslations()
{
    const TsMessage title = message(extracted(smallModule()), u"module.json"_s, u"Ford"_s);
    QCOMPARE(title.translation, u"Vado"_s);
    QCOMPARE(title.type, Type::Finished);
}

void tst_Extractor::keepsTheOldTranslationOfAChangedText_data()
{
    QTest::addColumn<QByteArray>("context");
    QTest::addColumn<QByteArray>("oldSource");
    QTest::addColumn<QByteArray>("comment");
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("kept");

    QTest::newRow("small change") << QByteArray("module.json") << QByteArray("Cross a river.")
                                  << QByteArray() << u"Cross the river."_s << true;
    QTest::newRow("another text") << QByteArray("module.json") << QByteArray("Something else")
                                  << QByteArray() << u"Cross the river."_s << false;
    QTest::newRow("paragraph rewritten")
        << QByteArray("rules/rulebook.json") << QByteArray("Nothing of this is left")
        << QByteArray("2.0 text") << u"Roll on the table."_s << true;
    QTest::newRow("another paragraph")
        << QByteArray("rules/rulebook.json") << QByteArray("Roll on a table.")
        << QByteArray("9.0 text") << u"Roll on the table."_s << false;
}

void tst_Extractor::keepsTheOldTranslationOfAChangedText()
{
    QFETCH(QByteArray, context);
    QFETCH(QByteArray, oldSource);
    QFETCH(QByteArray, comment);
    QFETCH(QString, source);
    QFETCH(bool, kept);
    const TsCatalog catalog = extracted(translated(context, oldSource, comment));
    const TsMessage found = message(catalog, QString::fromLatin1(context), source);
    QCOMPARE(found.type, Type::Unfinished);
    QCOMPARE(found.translation, kept ? u"Traducido"_s : QString());
    QCOMPARE(found.oldSource, kept ? QString::fromLatin1(oldSource) : QString());
    const TsMessage old =
        message(catalog, QString::fromLatin1(context), QString::fromLatin1(oldSource));
    QCOMPARE(old.type == Type::Vanished, !kept);
}

// However often the source changes before somebody looks, and also when it changes back.
void tst_Extractor::remembersWhatATranslationWasMadeFor()
{
    auto files = smallModule();
    const auto rewrite = [&](const QByteArray &before, const QByteArray &after) {
        QVERIFY(files[u"module.json"_s].contains(before));
        files[u"module.json"_s].replace(before, after);
        const auto written = extractTranslations(*load(files));
        files[u"locale/es.ts"_s] = written.value()[u"locale/es.ts"_s];
    };
    const auto found = [&](const char *source) {
        return message(extracted(files), u"module.json"_s, QLatin1String(source));
    };
    files[u"locale/es.ts"_s] = translated("module.json", "Cross the river.")[u"locale/es.ts"_s];
    rewrite("Cross the river.", "Cross the wide river.");
    rewrite("Cross the wide river.", "Cross the wide river now.");
    QCOMPARE(found("Cross the wide river now.").oldSource, u"Cross the river."_s);
    QCOMPARE(found("Cross the wide river now.").type, Type::Unfinished);
    rewrite("Cross the wide river now.", "Cross the river.");
    QCOMPARE(found("Cross the river.").oldSource, QString());
    QCOMPARE(found("Cross the river.").translation, u"Traducido"_s);
    QCOMPARE(found("Cross the river.").type, Type::Unfinished);
}

void tst_Extractor::keepsWhatVanished()
{
    const TsCatalog done = extracted(translated("pieces.json", "Cavalry of old"));
    const TsMessage gone = message(done, u"pieces.json"_s, u"Cavalry of old"_s);
    QCOMPARE(gone.type, Type::Vanished);
    QCOMPARE(gone.translation, u"Traducido"_s);
    const TsCatalog file = extracted(translated("rules/old.lua", "Cavalry of old"));
    QCOMPARE(message(file, u"rules/old.lua"_s, u"Cavalry of old"_s).type, Type::Vanished);
    const TsCatalog draft =
        extracted(translated("pieces.json", "Cavalry of old", {}, " type='unfinished'"));
    QCOMPARE(message(draft, u"pieces.json"_s, u"Cavalry of old"_s).type, Type::Obsolete);
}

void tst_Extractor::bringsBackWhatVanished()
{
    const TsCatalog done = extracted(translated("module.json", "Ford", {}, " type='vanished'"));
    QCOMPARE(message(done, u"module.json"_s, u"Ford"_s).type, Type::Finished);
    const TsCatalog draft = extracted(translated("module.json", "Ford", {}, " type='obsolete'"));
    QCOMPARE(message(draft, u"module.json"_s, u"Ford"_s).type, Type::Unfinished);
}

void tst_Extractor::followsATextToAnotherFile()
{
    const TsCatalog catalog = extracted(translated("rules/move.lua", "Choose a unit to move."));
    const TsMessage found = message(catalog, u"rules/main.lua"_s, u"Choose a unit to move."_s);
    QCOMPARE(found.translation, u"Traducido"_s);
    QCOMPARE(found.type, Type::Unfinished);
    QVERIFY(found.oldSource.isEmpty());
    QVERIFY(!catalog.find(u"rules/move.lua"_s));
}

void tst_Extractor::isStable()
{
    auto files = translated("pieces.json", "Cavalry of old");
    const auto first = extractTranslations(*load(files));
    files[u"locale/es.ts"_s] = first.value()[u"locale/es.ts"_s];
    const auto second = extractTranslations(*load(files));
    QCOMPARE(second.value(), first.value());
}

void tst_Extractor::refusesBrokenTranslations()
{
    auto files = smallModule();
    files[u"locale/es.ts"_s] = "<TS>";
    const auto result = extractTranslations(*load(files));
    QVERIFY(!result);
    QVERIFY(result.error().message.startsWith(u"locale/es.ts:1: "));
}

void tst_Extractor::counts()
{
    auto files = smallModule();
    const auto fresh = I18nStats::of(*load(files), u"es"_s);
    QVERIFY(fresh);
    QCOMPARE(fresh->done, 1);
    QCOMPARE(fresh->unfinished, 0);
    QCOMPARE(fresh->total(), int(collectTexts(*load(files)).size()));
    QCOMPARE(fresh->missing, fresh->total() - 1);
    QCOMPARE(fresh->open.size(), fresh->missing);
    files[u"locale/es.ts"_s] = extractTranslations(*load(files)).value()[u"locale/es.ts"_s];
    const auto extracted = I18nStats::of(*load(files), u"es"_s);
    QCOMPARE(extracted->done, 1);
    QCOMPARE(extracted->missing, 0);
    QCOMPARE(extracted->unfinished, fresh->total() - 1);
    QCOMPARE(I18nStats::of(*load(files), u"en"_s)->done, fresh->total());
    QCOMPARE(I18nStats::of(*load(files), u"fr"_s)->missing, fresh->total());
    files[u"locale/es.ts"_s] = "no XML";
    QVERIFY(!I18nStats::of(*load(files), u"es"_s));
}

void tst_Extractor::translates()
{
    const auto module = load(translated("rules/rulebook.json", "Combat", "2.0 title"));
    const Translator spanish(*module, u"es"_s);
    QVERIFY(spanish.issues().isEmpty());
    const QString file = u"rules/rulebook.json"_s;
    QCOMPARE(spanish.translate(file, u"Combat"_s, u"2.0 title"_s), u"Traducido"_s);
    QCOMPARE(spanish.translate(file, u"Combat"_s), u"Combat"_s);
    QCOMPARE(spanish.translate(u"pieces.json"_s, u"Combat"_s, u"2.0 title"_s), u"Combat"_s);
    QCOMPARE(spanish.translate(u"Combat"_s), u"Traducido"_s);
    QCOMPARE(spanish.translate(u"Nothing"_s), u"Nothing"_s);
    QCOMPARE(Translator(*module, u"en"_s).translate(u"Combat"_s), u"Combat"_s);
    QCOMPARE(Translator().translate(u"Combat"_s), u"Combat"_s);
    const auto draft = load(translated("module.json", "Ford", {}, " type='unfinished'"));
    QCOMPARE(Translator(*draft, u"es"_s).translate(u"Ford"_s), u"Ford"_s);
    auto files = smallModule();
    files[u"locale/es.ts"_s] = "<TS>";
    QCOMPARE(Translator(*load(files), u"es"_s).issues().size(), 1);
}

QTEST_GUILESS_MAIN(tst_Extractor)
#include "tst_extractor.moc"
