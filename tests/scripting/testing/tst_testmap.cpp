// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testrunner.h"
#include "tests/scripting/trialgame.h"

#include <QTest>

using namespace scripting;

/// What tests read of a module's charts and maps.
class tst_TestMap : public QObject
{
    Q_OBJECT

private slots:
    void tells_data();
    void tells();
};

void tst_TestMap::tells_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("value");
    const auto row = [](const char *name, const char *expression, const char *value) {
        QTest::newRow(name) << expression << value;
    };
    row("chart", "tables.crt.cells[2][2]", "'D1'");
    row("terrain", "ground('0101').terrain", "'town'");
    row("default terrain", "ground('0202').terrain", "'clear'");
    row("name", "ground('0101').name", "'Arlen'");
    row("values", "ground('0101').vp", "2");
    row("features", "ground('0101').features", "{ 'fort', 'port' }");
    row("further name", "ground('ford').terrain", "'clear'");
    row("box", "ground('off').terrain", "nil");
    row("neighbours", "between('0101', '0102').distance", "1");
    row("further away", "between('0101', '0103').distance", "2");
    row("other board", "between('0101', 'north').distance", "nil");
    row("river", "between('0201', '0202').over", "{ 'river' }");
    row("bridge", "between('0101', '0102').over", "{}");
    row("river under it", "between('0101', '0102').edge", "{ 'river' }");
    row("road", "between('0101', '0102').ways", "{ 'road' }");
    row("no road", "between('0201', '0202').ways", "{}");
    row("no neighbours", "between('0101', '0103').edge", "{}");
    row("areas", "between('north', 'south').over", "{ 'river' }");
    row("unknown space", "pcall(ground, 'nowhere')", "false");
    row("no space", "pcall(ground)", "false");
    row("half a pair", "pcall(between, '0101')", "false");
}

void tst_TestMap::tells()
{
    QFETCH(QString, expression);
    QFETCH(QString, value);
    auto files = withRules({}, "return nil");
    files["tests/map.lua"] =
        QStringLiteral("test('map', function()\n  local value = %1\n  expect(value, %2)\nend)\n")
            .arg(expression, value)
            .toUtf8();
    const auto loaded = engine::loadModule(engine::ModuleFiles::fromMap(files));
    QVERIFY(loaded.isGood());
    const auto rules = LuaRules::load(*loaded.module);
    QVERIFY(rules);
    QString failure = QStringLiteral("no test ran");
    TestRunner runner(*loaded.module, *rules.value());
    runner.setFiles({QStringLiteral("tests/map.lua")});
    runner.run([&](const auto &result) { failure = result.failure; });
    QVERIFY2(failure.isEmpty(), qPrintable(failure));
}

QTEST_GUILESS_MAIN(tst_TestMap)
#include "tst_testmap.moc"
