// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/model/standardlibrary.h"

#include "engine/i18n/extractor.h"
#include "engine/i18n/luatexts.h"
#include "engine/i18n/translator.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/luarules.h"
#include "scripting/rulescheck.h"
#include "scripting/source/apidocs.h"
#include "scripting/testing/testrunner.h"
#include "tests/engine/module/smallmodule.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace engine;
using scripting::LuaRules;

namespace {

/// The small module with these rules and, unless it is empty, a version of the library.
QMap<QString, QByteArray> withLibrary(const QByteArray &rules, const QByteArray &version = "1")
{
    auto files = smallModule();
    if (!version.isEmpty())
        files["module.json"].replace(R"("title":)",
                                     QByteArray(R"("std": )" + version + R"(, "title":)"));
    files["rules/main.lua"] = rules + R"(
local function actions(game, offer) offer:button("pass") end
for __, id in ipairs{ "move.choose", "combat.target", "end" } do
  decision(id) { prompt = _"Choose.", actions = actions, pass = function(turn) turn:next() end }
end
)";
    return files;
}

LoadedModule load(const QMap<QString, QByteArray> &files)
{
    return loadModule(ModuleFiles::fromMap(files));
}

/// What loading the rules says; empty when they can be used.
QString failure(const QMap<QString, QByteArray> &files)
{
    const LoadedModule loaded = load(files);
    if (!loaded.module)
        return loaded.issues.isEmpty() ? u"not loaded"_s : loaded.issues.first().message;
    const auto rules = LuaRules::load(*loaded.module);
    return rules ? QString() : rules.error().message;
}

} // namespace

class tst_StandardLibrary : public QObject
{
    Q_OBJECT

private slots:
    void hasVersions();
    void luaTests();
    void testModuleIsClean();
    void required_data();
    void required();
    void namesItsFiles();
    void isChosenBeforeFilesOfTheModule();
    void unknownVersion_data();
    void unknownVersion();
    void sharesTheBudget();
    void isFrozen();
    void knownToTheNamesCheck();
    void isAnnotated();
    void spanish();
    void translates();
    void staysOutOfTheModule();
};

void tst_StandardLibrary::hasVersions()
{
    QVERIFY(StandardLibrary::newest() >= 1);
    QVERIFY(StandardLibrary::has(1));
    QVERIFY(!StandardLibrary::has(0));
    QVERIFY(!StandardLibrary::has(-1));
    QVERIFY(!StandardLibrary::has(StandardLibrary::newest() + 1));
    QVERIFY(StandardLibrary::files(1).contains(u"std/1/odds.lua"_s));
    QVERIFY(StandardLibrary::read(u"std/1/odds.lua"_s));
    QVERIFY(!StandardLibrary::read(u"std/1/none.lua"_s));
    QVERIFY(!StandardLibrary::read(u"std/1/../1/odds.lua"_s));
    QVERIFY(!StandardLibrary::read(u"i18n/hexsmith_es.qm"_s));
}

// The library's own tests: a bare game that uses all of it.
void tst_StandardLibrary::luaTests()
{
    const auto files =
        ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/tests/scripting/std/module"));
    QVERIFY(files);
    const LoadedModule loaded = loadModule(files.value());
    QVERIFY2(loaded.module && loaded.issues.isEmpty(),
             loaded.issues.isEmpty() ? "" : qPrintable(loaded.issues.first().message));
    const auto rules = LuaRules::load(*loaded.module);
    QVERIFY2(rules, rules ? "" : qPrintable(rules.error().message));
    int passed = 0;
    QStringList failures;
    scripting::TestRunner(*loaded.module, *rules.value())
        .run([&](const scripting::TestRunner::TestResult &result) {
            if (result.passed)
                ++passed;
            else
                failures.append(result.file + u": "_s + result.name + u": "_s + result.failure);
        });
    QVERIFY2(failures.isEmpty(), qPrintable(failures.join(u'\n')));
    QVERIFY(passed >= 35);
}

void tst_StandardLibrary::testModuleIsClean()
{
    const auto files =
        ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/tests/scripting/std/module"));
    const LoadedModule loaded = loadModule(files.value());
    for (const Issue &issue : scripting::checkRules(*loaded.module))
        QVERIFY2(
            issue.severity != Issue::Severity::Error,
            qPrintable(issue.file + u':' + QString::number(issue.line) + u' ' + issue.message));
    // Every file of the library is used there.
    const QByteArray main = files->read(u"rules/main.lua"_s).value();
    for (const QString &file : StandardLibrary::files(1)) {
        const QString name = file.section(u'/', -1).chopped(4);
        QVERIFY2(main.contains(QByteArray("require \"std." + name.toUtf8() + '"')),
                 qPrintable(name));
    }
}

void tst_StandardLibrary::required_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QString>("message");
    const QByteArray lists = R"(assert(require "std.lists".contains({ 1 }, 1)))";
    QTest::newRow("with points") << lists << QByteArray("1") << QString();
    QTest::newRow("with slashes") << QByteArray(R"(require "std/lists")") << QByteArray("1")
                                  << QString();
    QTest::newRow("twice") << QByteArray(R"(assert(require "std.odds" == require "std.odds"))")
                           << QByteArray("1") << QString();
    QTest::newRow("without a version")
        << lists << QByteArray()
        << u"rules/main.lua:1: require: 'std.lists' is part of the standard library, and "
           "module.json does not say which version (\"std\": 1)"_s;
    QTest::newRow("no such file") << QByteArray(R"(require "std.nothing")") << QByteArray("1")
                                  << u"rules/main.lua:1: require: there is no 'std.nothing' in "
                                     "the standard library"_s;
    QTest::newRow("its folder") << QByteArray(R"(require "std.1.lists")") << QByteArray("1")
                                << u"rules/main.lua:1: require: there is no 'std.1.lists' in the "
                                   "standard library"_s;
    QTest::newRow("upwards") << QByteArray(R"(require "std..lists")") << QByteArray("1")
                             << u"rules/main.lua:1: require: 'std..lists' is not the name of a "
                                "file in the module"_s;
}

void tst_StandardLibrary::required()
{
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, version);
    QTEST(failure(withLibrary(rules, version)), "message");
}

void tst_StandardLibrary::namesItsFiles()
{
    const QString message = failure(withLibrary(R"(require "std.lists".contains(nil, 1))"));
    QVERIFY2(QRegularExpression(u"^std/1/lists\\.lua:\\d+: "_s).match(message).hasMatch(),
             qPrintable(message));
    // A wrong argument is a mistake of the caller.
    const QString argument = failure(withLibrary(R"(require "std.odds".table({}))"));
    QVERIFY2(argument.startsWith(u"rules/main.lua:1: "), qPrintable(argument));
}

void tst_StandardLibrary::isChosenBeforeFilesOfTheModule()
{
    auto files = withLibrary(R"(assert(not require "std.lists".mine))");
    for (const char *place : {"rules/std/lists.lua", "std/lists.lua", "std/1/lists.lua"})
        files[QString::fromLatin1(place)] = "return { mine = true }";
    QCOMPARE(failure(files), QString());
    // Without a version the names are the module's own.
    auto own = withLibrary(R"(assert(require "std.lists".mine))", "");
    own[u"rules/std/lists.lua"_s] = "return { mine = true }";
    QCOMPARE(failure(own), QString());
}

void tst_StandardLibrary::unknownVersion_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QString>("part");
    QTest::newRow("future") << QByteArray("99")
                            << u"needs version 99 of the standard library for Lua"_s;
    QTest::newRow("zero") << QByteArray("0") << u"std"_s;
    QTest::newRow("negative") << QByteArray("-1") << u"std"_s;
    QTest::newRow("half") << QByteArray("1.5") << u"std"_s;
    QTest::newRow("words") << QByteArray("\"1\"") << u"std"_s;
    QTest::newRow("list") << QByteArray("[1]") << u"std"_s;
    QTest::newRow("huge") << QByteArray("99999999999") << u"std"_s;
}

void tst_StandardLibrary::unknownVersion()
{
    QFETCH(QByteArray, version);
    QFETCH(QString, part);
    const LoadedModule loaded = load(withLibrary("", version));
    QVERIFY(!loaded.issues.isEmpty());
    const Issue issue = loaded.issues.first();
    QCOMPARE(issue.severity, Issue::Severity::Error);
    QCOMPARE(issue.file, u"module.json"_s);
    QVERIFY(issue.line > 0);
    QVERIFY2(issue.message.contains(part), qPrintable(issue.message));
}

void tst_StandardLibrary::sharesTheBudget()
{
    const QString message = failure(withLibrary(R"(
local lists = require "std.lists"
local long = {}
for i = 1, 10000 do long[i] = i end
while true do lists.contains(long, 0) end
)"));
    QVERIFY2(message.contains(u"too long"_s) || message.contains(u"budget"_s)
                 || message.contains(u"steps"_s),
             qPrintable(message));
}

void tst_StandardLibrary::isFrozen()
{
    const auto loaded = load(withLibrary(R"(
local lists = require "std.lists"
query "spoil" (function() lists.each = nil return true end)
)"));
    QVERIFY(loaded.module);
    const auto rules = LuaRules::load(*loaded.module);
    QVERIFY(rules);
    const auto game = Game::start(*loaded.module, *rules.value(), {u"battle"_s, {}, 1});
    QVERIFY2(game, game ? "" : qPrintable(game.error().message));
    QVERIFY(!rules.value()->query(game.value()->state(), u"spoil"_s, Json(), {}));
}

void tst_StandardLibrary::knownToTheNamesCheck()
{
    const auto loaded =
        load(withLibrary("local lists = require \"std.lists\"\nlists.contain({}, 1)"));
    QVERIFY(loaded.module);
    const Issues issues = scripting::checkRules(*loaded.module);
    QVERIFY(!issues.isEmpty());
    QCOMPARE(issues.first().line, 2);
    QVERIFY2(issues.first().message.contains(u"std/1/lists.lua has no “contain”"),
             qPrintable(issues.first().message));
}

// Every function says what it does, what it takes and what comes back.
void tst_StandardLibrary::isAnnotated()
{
    for (const QString &file : StandardLibrary::files(1)) {
        scripting::ApiDocs docs;
        docs.add(QString::fromUtf8(*StandardLibrary::read(file)));
        int functions = 0;
        for (const scripting::ApiDocs::Entry &entry : docs.entries()) {
            if (entry.kind != scripting::ApiDocs::Kind::Function)
                continue;
            ++functions;
            QVERIFY2(!entry.text.isEmpty(), qPrintable(entry.signature()));
            for (const auto &parameter : entry.parameters)
                QVERIFY2(!parameter.type.isEmpty(), qPrintable(entry.signature()));
        }
        QVERIFY2(functions > 0, qPrintable(file));
    }
}

// All texts have their Spanish, with the same gaps, and the file is as the writer writes it.
void tst_StandardLibrary::spanish()
{
    const auto bytes = StandardLibrary::read(u"std/1/locale/es.ts"_s);
    QVERIFY(bytes);
    const auto catalog = TsCatalog::parse(*bytes, u"es.ts"_s);
    QVERIFY(catalog);
    QCOMPARE(catalog->write(), *bytes);
    int texts = 0;
    for (const QString &file : StandardLibrary::files(1)) {
        QStringList expected;
        for (const LuaTexts::Text &text : LuaTexts::of(*StandardLibrary::read(file))) {
            if (!expected.contains(text.text))
                expected.append(text.text);
        }
        QStringList found;
        if (const TsCatalog::Context *context = catalog->find(file)) {
            for (const TsMessage &message : context->messages) {
                QVERIFY2(message.isDone(), qPrintable(message.source));
                found.append(message.source);
            }
        }
        QCOMPARE(found, expected);
        texts += int(found.size());
    }
    QVERIFY(texts > 80);
}

void tst_StandardLibrary::translates()
{
    const QString source = u"{1} loses a step."_s;
    const QString spanish = u"{1} pierde un paso."_s;
    auto files = withLibrary("");
    QCOMPARE(Translator(*load(files).module, u"es"_s).translate(source), spanish);
    QCOMPARE(Translator(*load(files).module, u"en"_s).translate(source), source);
    QCOMPARE(Translator(*load(files).module, u"fi"_s).translate(source), source);
    // What the module says itself goes first.
    files[u"locale/es.ts"_s] = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>rules/main.lua</name>
    <message>
        <source>{1} loses a step.</source>
        <translation>{1} pierde fuerza.</translation>
    </message>
</context>
</TS>
)";
    QCOMPARE(Translator(*load(files).module, u"es"_s).translate(source), u"{1} pierde fuerza."_s);
    // A module without the library has nothing of it.
    QCOMPARE(Translator(*load(withLibrary("", "")).module, u"es"_s).translate(source), source);
}

// Neither translators nor the changed rules of `test --mutate` see files of the library.
void tst_StandardLibrary::staysOutOfTheModule()
{
    const auto files =
        ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/tests/scripting/std/module"));
    const LoadedModule loaded = loadModule(files.value());
    const auto extracted = extractTranslations(*loaded.module);
    QVERIFY(extracted);
    QVERIFY(!extracted.value().isEmpty());
    for (const QByteArray &content : extracted.value()) {
        QVERIFY(content.contains("hungry"));
        QVERIFY(!content.contains("{1} loses a step"));
        QVERIFY(!content.contains("std/1"));
    }
    for (const QString &name : loaded.module->files.names())
        QVERIFY(!name.startsWith(u"std/"));
}

QTEST_GUILESS_MAIN(tst_StandardLibrary)
#include "tst_standardlibrary.moc"
