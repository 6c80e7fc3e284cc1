// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/moduleloader.h"
#include "scripting/source/namescheck.h"

#include <QDir>
#include <QTest>

using namespace scripting;
using engine::Issue;

namespace {

QList<NamesCheck::Finding> findingsIn(const QMap<QString, QString> &lua, const QString &file)
{
    NamesCheck::Outlines outlines;
    for (auto it = lua.cbegin(); it != lua.cend(); ++it)
        outlines.insert(it.key(), std::make_shared<LuaOutline>(LuaOutline::of(it.value())));
    return NamesCheck(outlines).check(file);
}

const QString c_more = QStringLiteral("rules/more.lua");

} // namespace

/// Names that nothing declares and variables that nobody reads, without false alarms.
class tst_NamesCheck : public QObject
{
    Q_OBJECT

private slots:
    void names_data();
    void names();
    void suggestsWhatIsMeant();
    void fieldsOfOtherFiles();
    void tables_data();
    void tables();
    void shippedModules_data();
    void shippedModules();
};

void tst_NamesCheck::names_data()
{
    QTest::addColumn<QString>("lua");
    QTest::addColumn<QStringList>("found"); // words
    QTest::newRow("nothing wrong")
        << QStringLiteral("local a = enemyOf(\"blue\") print(a)") << QStringList();
    QTest::newRow("unknown") << QStringLiteral("local function f() return nowhere end f()")
                             << QStringList({"nowhere"});
    QTest::newRow("own global") << QStringLiteral("own = 1 print(own)") << QStringList();
    QTest::newRow("used above its declaration")
        << QStringLiteral("local function f() return g() end\nlocal function g() end\nf() g()")
        << QStringList({"g"});
    QTest::newRow("not used") << QStringLiteral("local unused = 1") << QStringList({"unused"});
    QTest::newRow("meant to be unused")
        << QStringLiteral("local _, _other = f, 1 local f = f") << QStringList({"f", "f", "f"});
    QTest::newRow("parameters need not be used")
        << QStringLiteral("print(function(a, b) end)") << QStringList();
    QTest::newRow("field names are no names")
        << QStringLiteral("local t = { odd = 1 } print(t.even)") << QStringList();
    QTest::newRow("tests have other names")
        << QStringLiteral("newGame()") << QStringList({"newGame"});
    QTest::newRow("in comments and texts")
        << QStringLiteral("-- nowhere\nprint(\"nowhere\")") << QStringList();
    QTest::newRow("broken") << QStringLiteral("local function (") << QStringList();
    QTest::newRow("forms") << QStringLiteral("decision \"a\" { ask = \"losses\" }"
                                             " decision \"b\" { ask = \"loses\" }")
                           << QStringList({"loses"});
    QTest::newRow("forms elsewhere")
        << QStringLiteral("print({ ask = \"x\" }) decision \"a\" { ask = sides[1],"
                          " run = function() return { ask = \"y\" } end }")
        << QStringList();
    QTest::newRow("hints") << QStringLiteral("print(function(offer) offer:hint(\"max\", 1)"
                                             " offer:hint(\"most\", 1) end)")
                           << QStringList({"most"});
}

void tst_NamesCheck::names()
{
    QFETCH(QString, lua);
    QStringList words;
    for (const auto &one : findingsIn({{c_more, lua}}, c_more))
        words.append(one.cause.name);
    words.sort();
    QTEST(words, "found");
}

void tst_NamesCheck::suggestsWhatIsMeant()
{
    const QString text = QStringLiteral("local function f(target)\n  print(target)\n"
                                        "  return taget\nend\nf()");
    const auto issues = findingsIn({{c_more, text}}, c_more);
    QCOMPARE(issues.size(), 1);
    QCOMPARE(issues.first().line, 3);
    QCOMPARE(text.mid(issues.first().offset, 5), QStringLiteral("taget"));
    QCOMPARE(issues.first().cause.instead, QStringLiteral("target"));
    QCOMPARE(issues.first().severity, Issue::Severity::Error);
    QVERIFY(issues.first().message.contains(QLatin1String("target")));
}

void tst_NamesCheck::fieldsOfOtherFiles()
{
    const QMap<QString, QString> files{
        {QStringLiteral("rules/units.lua"),
         QStringLiteral("local units = {}\nfunction units.isArmour(piece) return piece end\n"
                        "return units\n")},
        {c_more,
         QStringLiteral("local units = require \"units\"\nprint(units.isArmour)\n"
                        "print(units.isArmor)\n")},
        {QStringLiteral("rules/open.lua"),
         QStringLiteral("local open = {}\nfor i = 1, 3 do open[i] = i end\nreturn open\n")},
        {QStringLiteral("rules/uses.lua"),
         QStringLiteral("local open = require \"open\"\nprint(open.anything)\n")}};
    const auto issues = findingsIn(files, c_more);
    QCOMPARE(issues.size(), 1);
    QCOMPARE(issues.first().line, 3);
    QCOMPARE(issues.first().cause.instead, QStringLiteral("isArmour"));
    QVERIFY(findingsIn(files, QStringLiteral("rules/uses.lua")).isEmpty());
    QVERIFY(findingsIn(files, QStringLiteral("rules/nothing.lua")).isEmpty());
}

void tst_NamesCheck::tables_data()
{
    QTest::addColumn<QString>("lua");
    QTest::addColumn<QStringList>("hasCrt"); // what is found when there is a chart "crt"
    QTest::addColumn<QStringList>("hasNone");

    const QStringList crt{QStringLiteral("crt")};
    const QStringList ctr{QStringLiteral("ctr")};
    QTest::newRow("looked up") << QStringLiteral("print(lookup(\"crt\", 1, 2))") << QStringList()
                               << crt;
    QTest::newRow("misspelt") << QStringLiteral("print(lookup('ctr', 1, 2))") << ctr << ctr;
    QTest::newRow("taken whole") << QStringLiteral("print(tables.crt)") << QStringList() << crt;
    QTest::newRow("misspelt whole") << QStringLiteral("print(tables.ctr.rows)") << ctr << ctr;
    QTest::newRow("computed") << QStringLiteral("print(lookup(\"c\" .. \"rt\", 1), tables[1])")
                              << QStringList() << QStringList();
    QTest::newRow("own function") << QStringLiteral("local function lookup(a) return a end "
                                                    "print(lookup(\"ctr\"))")
                                  << QStringList() << QStringList();
    QTest::newRow("own variable") << QStringLiteral("local tables = {} print(tables.ctr)")
                                  << QStringList() << QStringList();
    QTest::newRow("being typed") << QStringLiteral("print(lookup(") << QStringList()
                                 << QStringList();
}

void tst_NamesCheck::tables()
{
    QFETCH(QString, lua);
    engine::Module module;
    NamesCheck check({{c_more, std::make_shared<LuaOutline>(LuaOutline::of(lua))}});
    const auto words = [&] {
        QStringList found;
        for (const auto &one : check.check(c_more)) {
            found.append(one.cause.name);
            if (lua.mid(one.offset, one.cause.name.size()) != one.cause.name)
                found.append(QStringLiteral("not there"));
        }
        return found;
    };
    QCOMPARE(words(), QStringList()); // nothing is known of the charts
    check.setModule(module);
    QTEST(words(), "hasNone");
    module.tables.emplace_back().id = QStringLiteral("crt");
    check.setModule(module);
    QTEST(words(), "hasCrt");
}

void tst_NamesCheck::shippedModules_data()
{
    QTest::addColumn<QString>("folder");
    for (const char *above : {"/modules", "/resources/templates"}) {
        const QDir dir(QStringLiteral(HEXSMITH_SOURCE_DIR) + QLatin1String(above));
        for (const QString &name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << dir.filePath(name);
    }
}

void tst_NamesCheck::shippedModules()
{
    QFETCH(QString, folder);
    const auto files = engine::ModuleFiles::open(folder);
    QVERIFY(bool(files));
    const auto loaded = engine::loadModule(files.value());
    QVERIFY(loaded.module);
    QStringList found;
    for (const Issue &issue : NamesCheck::run(*loaded.module))
        found.append(issue.toString());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

QTEST_GUILESS_MAIN(tst_NamesCheck)
#include "tst_namescheck.moc"
