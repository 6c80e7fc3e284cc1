// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/setuplint.h"

#include "engine/game/play/scenariosetup.h"
#include "engine/module/read/moduleloader.h"
#include "tests/engine/module/smallmodule.h"

#include <QDir>
#include <QtTest>

using namespace engine;
using namespace Qt::StringLiterals;

class tst_SetupLint : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void tellsWhatItIsAbout();
    void shippedModulesHaveNone_data();
    void shippedModulesHaveNone();
};

namespace {

constexpr auto c_battle = "scenarios/battle.json";

QStringList messages(const Module &module)
{
    QStringList found;
    for (const Issue &issue : SetupLint(module).run())
        found.append(issue.toString());
    return found;
}

} // namespace

void tst_SetupLint::finds_data()
{
    QTest::addColumn<QStringList>("changes"); // file, what, by what …
    QTest::addColumn<QStringList>("found");

    const QString battle = QString::fromLatin1(c_battle);
    const QStringList together{battle, uR"("0101": ["B-1"])"_s,
                               uR"("0101": ["B-1"], "0102": ["R-2"])"_s};
    // The alias "ford" and "0102" are one place; carried pieces and markers do not count.
    const QStringList limit{u"tables/crt.json"_s,     uR"("id": "crt")"_s,
                            uR"("id": "numbers")"_s,  u"tables/crt.json"_s,
                            uR"({"odds": [1, 2]})"_s, uR"({"stacking": 1})"_s};
    const QString crowded = u"scenarios/battle.json:14: Too many pieces of one side (Red) start in "
                            "“0102”: they count %1, and %2 is the limit."_s;

    QTest::newRow("no limit") << together << QStringList();
    QTest::newRow("limit of the numbers") << together + limit << QStringList{crowded.arg(2).arg(1)};
    QTest::newRow("limit that is kept") << limit << QStringList();
    QTest::newRow("limit of the terrain") << together
            + QStringList{u"tables/terrain.json"_s, uR"({"shift": 0})"_s, uR"({"stacking": 1})"_s}
                                          << QStringList{crowded.arg(2).arg(1)};
    QTest::newRow("terrain before numbers") << together + limit
            + QStringList{u"tables/terrain.json"_s, uR"({"shift": 0})"_s, uR"({"stacking": 2})"_s}
                                            << QStringList();
    QTest::newRow("space before all") << together + limit
            + QStringList{u"boards/map.json"_s, uR"("spaces": {)"_s,
                          uR"("spaces": {"0102": {"values": {"stacking": 5}},)"_s}
                                      << QStringList();
    QTest::newRow("points of a piece")
        << limit + QStringList{u"pieces.json"_s, uR"("attack": 6)"_s, uR"("stack": 3)"_s}
        << QStringList{u"scenarios/battle.json:15: Too many pieces of one side (Red) start in "
                       "“0102”: they count 3, and 1 is the limit."_s};
    QTest::newRow("limit that is no number") << together
            + QStringList{u"tables/terrain.json"_s, uR"({"shift": 0})"_s, uR"({"stacking": "x"})"_s}
                                             << QStringList();
    QTest::newRow("arrival after the end")
        << QStringList{battle, uR"("turn": 3)"_s, uR"("turn": 9)"_s}
        << QStringList{u"scenarios/battle.json:17: What arrives on turn 9 never comes: the last "
                       "turn is 8."_s};
    QTest::newRow("arrival before the beginning")
        << QStringList{battle, uR"("first_turn": 1)"_s, uR"("first_turn": 4)"_s}
        << QStringList{u"scenarios/battle.json:17: What arrives on turn 3 never comes: the first "
                       "turn is 4."_s};
    const QStringList entries{u"boards/map.json"_s, uR"({"vp": 2})"_s, uR"({"entry": "north"})"_s};
    QTest::newRow("unknown entry") << entries
                                   << QStringList{u"scenarios/battle.json:17: No space of a board "
                                                  "is the entry “A”."_s};
    for (const QString &known : {u"north"_s, u"0103"_s, u"ford"_s, u"port"_s}) {
        QTest::addRow("entry %s", qPrintable(known))
            << entries + QStringList{battle, uR"("entry": "A")"_s, uR"("entry": "%1")"_s.arg(known)}
            << QStringList();
    }
}

void tst_SetupLint::finds()
{
    QFETCH(QStringList, changes);
    QFETCH(QStringList, found);
    auto files = smallModule();
    for (qsizetype i = 0; i + 2 < changes.size(); i += 3) {
        QByteArray &file = files[changes[i]];
        QVERIFY2(file.contains(changes[i + 1].toUtf8()), qPrintable(changes[i + 1]));
        file.replace(changes[i + 1].toUtf8(), changes[i + 2].toUtf8());
    }
    const auto loaded = loadModule(ModuleFiles::fromMap(files));
    QVERIFY(loaded.module);
    QCOMPARE(messages(*loaded.module), found);
}

void tst_SetupLint::tellsWhatItIsAbout()
{
    auto files = smallModule();
    files[u"tables/terrain.json"_s].replace(R"({"foot": 1}}])",
                                            R"({"foot": 1}}, {"id": "sea", "cost": {}}])");
    files[u"boards/map.json"_s].replace(R"("terrain": "town")", R"("terrain": "sea")");
    files[u"boards/map.json"_s].replace(R"("0101", "0102", "0103"])", R"("0102", "0103"])");
    const auto loaded = loadModule(ModuleFiles::fromMap(files));
    const Module &module = *loaded.module;
    const auto flaws = SetupLint(module).flaws(module.scenarios.front());
    QCOMPARE(flaws.size(), size_t(1));
    QCOMPARE(flaws.front().space, module.map.find(u"0101"_s));
    QCOMPARE(flaws.front().pieces, std::vector{module.piece(u"B-1"_s)});
    QCOMPARE(flaws.front().issue.line, 14);
}

void tst_SetupLint::shippedModulesHaveNone_data()
{
    QTest::addColumn<QString>("folder");
    const QDir sources(QStringLiteral(HEXSMITH_SOURCE_DIR));
    for (const char *parent : {"modules", "resources/templates"}) {
        const QDir folder(sources.filePath(QLatin1String(parent)));
        for (const QString &name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
}

void tst_SetupLint::shippedModulesHaveNone()
{
    QFETCH(QString, folder);
    const auto files = ModuleFiles::open(folder);
    QVERIFY(files);
    const auto loaded = loadModule(files.value());
    QVERIFY(loaded.isGood());
    // A board to begin with has no counters, and says so.
    QStringList expected;
    if (folder.endsWith(u"-empty"))
        expected << u"scenarios/battle.json: The scenario places no piece at all."_s;
    QCOMPARE(messages(*loaded.module), expected);
    // A set-up is nothing but changes: as many pieces have a place as the scenarios name.
    for (const Scenario &scenario : loaded.module->scenarios)
        QVERIFY(setupChanges(scenario).size() > scenario.placements.size());
}

QTEST_GUILESS_MAIN(tst_SetupLint)
#include "tst_setuplint.moc"
