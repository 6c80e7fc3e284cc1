// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "engine/module/read/moduleloader.h"
#include "engine/path/mapprofiles.h"
#include "tests/engine/module/brookmodule.h"

#include <QTest>

using namespace engine;

/// Costs of steps, as the terrain table, the map and the features of the moment have them.
class tst_MapProfiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void steps_data();
    void steps();
    void directedBothWays();
    void barriersFollow();
    void impassableFollows();
    void anyMomentIsAsIfNew();

private:
    SpaceId space(const char *id) const { return m_module->map.find(QString::fromLatin1(id)); }
    SpaceFeature feature(const QByteArray &text) const;
    FeatureChanges changes(const QByteArray &text) const;
    int32_t arc(const char *from, const char *to) const
    {
        return m_module->map.graph().arcBetween(space(from), space(to));
    }

    std::shared_ptr<const Module> m_module;
};

void tst_MapProfiles::initTestCase()
{
    const auto loaded = loadModule(ModuleFiles::fromMap(withBrooks(smallModule())));
    QVERIFY2(loaded.isGood(), loaded.isGood() ? "" : qPrintable(loaded.issues.first().toString()));
    m_module = loaded.module;
}

SpaceFeature tst_MapProfiles::feature(const QByteArray &text) const
{
    const auto parts = text.split(' ');
    return {space(parts[0].constData()), m_module->terrain.feature(QString::fromLatin1(parts[1]))};
}

FeatureChanges tst_MapProfiles::changes(const QByteArray &text) const
{
    FeatureChanges found;
    for (const QByteArray &one : text.split(',')) {
        if (!one.isEmpty())
            found.push_back(feature(one));
    }
    std::sort(found.begin(), found.end());
    return found;
}

void tst_MapProfiles::steps_data()
{
    QTest::addColumn<QByteArray>("changed");
    QTest::addColumn<QString>("mobility");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("cost"); // in halves
    QTest::addColumn<bool>("stops");
    const auto row = [](const char *name, const char *changed, const char *mobility,
                        const char *variant, const char *from, const char *to, int cost,
                        bool stops = false) {
        QTest::newRow(name) << QByteArray(changed) << QString::fromLatin1(mobility)
                            << QString::fromLatin1(variant) << QByteArray(from) << QByteArray(to)
                            << cost << stops;
    };
    const int blocked = CostProfile::Blocked;
    row("the dearest counts", "", "foot", "", "0303", "0302", 3);
    row("along the stream nothing is left", "", "foot", "", "0202", "0302", 3);
    row("out of the stream", "", "foot", "", "0302", "0303", 3);
    row("out of the stream on wheels", "", "mech", "", "0302", "0303", 4);
    row("onto a bridge", "", "foot", "", "0302", "0301", 2);
    row("onto a bridge on wheels", "", "mech", "", "0302", "0301", 3);
    row("off a bridge", "", "foot", "", "0301", "0401", 2);
    row("bridge gone", "0301 bridge", "foot", "", "0302", "0301", 5);
    row("bridge gone on wheels", "0301 bridge", "mech", "", "0302", "0301", blocked);
    row("off where a bridge was", "0301 bridge", "foot", "", "0301", "0401", 4);
    row("river gone too", "0301 bridge,0301 river", "foot", "", "0302", "0301", 3);
    row("road cut, edge not bridged", "", "foot", "", "0101", "0102", 7, true);
    row("road mended", "0102 bridge", "foot", "", "0101", "0102", 1);
    row("out of the river", "", "foot", "", "0102", "0103", 6);
    row("road on over the bridge", "0102 bridge", "foot", "", "0102", "0103", 3);
    row("wet river stops", "", "foot", "wet", "0103", "0102", 4, true);
    row("wet river does not stop on a bridge", "0102 bridge", "foot", "wet", "0103", "0102", 2);
    row("wet bank", "", "foot", "wet", "0102", "0103", 10);
    row("wet ground", "", "mech", "wet", "0302", "0303", 8);
    row("wet edge", "", "foot", "wet", "0201", "0202", blocked);
    row("a variant that nothing names", "", "foot", "dry", "0302", "0303", 3);
    row("no cost of its own", "0303 mine", "foot", "", "0302", "0303", 3);
    row("stops one class", "0303 mine", "mech", "", "0302", "0303", 4, true);
}

void tst_MapProfiles::steps()
{
    QFETCH(QByteArray, changed);
    QFETCH(QString, mobility);
    QFETCH(QString, variant);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, cost);
    QFETCH(bool, stops);
    MapProfiles profiles(m_module->map, m_module->terrain);
    const int wanted = int(m_module->terrain.variants.indexOf(variant));
    const auto step = [&] {
        const CostProfile &profile =
            profiles.costs(int(m_module->terrain.classes.indexOf(mobility)), MapProfiles::allWays,
                           MapProfiles::ownCost, wanted);
        return profile.steps()[size_t(arc(from.constData(), to.constData()))];
    };
    const uint32_t before = step().packed;
    profiles.see(changes(changed));
    if (cost == CostProfile::Blocked) {
        QVERIFY(step().blocked());
    } else {
        QVERIFY(!step().blocked());
        QCOMPARE(step().cost(), cost);
        QCOMPARE(bool(step().flags() & CostProfile::Stop), stops);
    }
    profiles.see({});
    QCOMPARE(step().packed, before);
}

// A hexside may have one kind from each of its hexes: whoever crosses it pays one of them.
void tst_MapProfiles::directedBothWays()
{
    auto files = smallModule();
    files[QStringLiteral("boards/map.json")].replace(
        R"("edges": [)",
        R"("edges": [{"type": "slope", "between": [["0302", "0303"], ["0303", "0302"], ["0301", "0302"]]}, )");
    const auto loaded = loadModule(ModuleFiles::fromMap(files));
    QVERIFY2(loaded.isGood(), loaded.isGood() ? "" : qPrintable(loaded.issues.first().toString()));
    const Module &module = *loaded.module;
    MapProfiles profiles(module.map, module.terrain);
    const CostProfile &profile = profiles.costs(int(module.terrain.classes.indexOf(u"foot")));
    const auto cost = [&](const char *from, const char *to) {
        const int32_t arc = module.map.graph().arcBetween(
            module.map.find(QString::fromLatin1(from)), module.map.find(QString::fromLatin1(to)));
        return profile.steps()[size_t(arc)].cost();
    };
    QCOMPARE(cost("0302", "0303"), 4);
    QCOMPARE(cost("0303", "0302"), 4);
    QCOMPARE(cost("0301", "0302"), 4);
    QCOMPARE(cost("0302", "0301"), 2);
}

// The road bridges the river, on the edge before it, only while nothing cuts it.
void tst_MapProfiles::barriersFollow()
{
    MapProfiles profiles(m_module->map, m_module->terrain);
    const int river = m_module->terrain.edge(u"river");
    const BitMask &zones = profiles.barriers(QStringLiteral("zoc"));
    const BitMask &crossings = profiles.crossings(river);
    const int32_t over = arc("0101", "0102");
    QVERIFY(zones.test(over) && crossings.test(over) && profiles.counts(over, river));
    QVERIFY(!profiles.arcWays()[size_t(over)]);
    profiles.see(changes("0102 bridge"));
    QVERIFY(!zones.test(over) && !crossings.test(over) && !profiles.counts(over, river));
    QVERIFY(profiles.arcWays()[size_t(over)]);
    QVERIFY(profiles.ground().has(space("0102"), m_module->terrain.feature(u"river")));
}

void tst_MapProfiles::impassableFollows()
{
    MapProfiles profiles(m_module->map, m_module->terrain);
    const BitMask &closed = profiles.impassable(1);
    QVERIFY(closed.test(space("0102").value) && !closed.test(space("0301").value));
    profiles.see(changes("0102 bridge,0301 bridge"));
    QVERIFY(!closed.test(space("0102").value) && closed.test(space("0301").value));
}

void tst_MapProfiles::anyMomentIsAsIfNew()
{
    Random random(7);
    MapProfiles followed(m_module->map, m_module->terrain);
    const auto same = [&](MapProfiles &fresh, int mobility, int variant) {
        const auto steps = [&](MapProfiles &of) {
            const auto &all =
                of.costs(mobility, MapProfiles::allWays, MapProfiles::ownCost, variant).steps();
            std::vector<uint32_t> packed;
            for (const CostProfile::Step &step : all)
                packed.push_back(step.packed);
            return packed;
        };
        return steps(fresh) == steps(followed);
    };
    for (int round = 0; round < 200; ++round) {
        FeatureChanges now;
        for (int32_t i = 0; i < m_module->map.spaceCount(); ++i) {
            for (int32_t kind = 0; kind < 4; ++kind) {
                if (random.below(6) == 0)
                    now.push_back({SpaceId(i), kind});
            }
        }
        followed.see(now);
        MapProfiles fresh(m_module->map, m_module->terrain);
        fresh.see(now);
        for (int mobility = 0; mobility < 2; ++mobility) {
            for (int variant = TerrainTable::always; variant < 2; ++variant)
                QVERIFY(same(fresh, mobility, variant));
        }
        QCOMPARE(followed.arcWays(), fresh.arcWays());
    }
}

QTEST_GUILESS_MAIN(tst_MapProfiles)
#include "tst_mapprofiles.moc"
