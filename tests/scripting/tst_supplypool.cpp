// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/supplypool.h"
#include "tests/engine/path/pathmaps.h"

#include <QTest>

#include <limits>

using namespace engine;
using scripting::SupplyPool;

namespace {

/// A line of so many steps from the first of ten spaces in a row.
SupplyPool::Question question(int steps, std::initializer_list<int> blocked = {}, int ground = 0)
{
    SupplyPool::Question asked;
    asked.stages.resize(1);
    asked.stages.front().rules.limit = steps;
    asked.sources.push_back({SpaceId(0), -1, 0});
    asked.blocked = BitMask(10);
    for (const int space : blocked)
        asked.blocked.set(space);
    asked.ground = ground;
    return asked;
}

} // namespace

/// Supply searches are kept and answered again.
class tst_SupplyPool : public QObject
{
    Q_OBJECT

private slots:
    void searchesOnce();
    void searchesAnewWhatDiffers_data();
    void searchesAnewWhatDiffers();
    void keepsWhatTheEraHolds();
    void forgetsTheOldest();
};

void tst_SupplyPool::searchesOnce()
{
    const Graph graph = pathmaps::row(10);
    SupplyPool pool(graph);
    const size_t place = pool.ask(question(4, {3}), 1);
    QCOMPARE(pool.ask(question(4, {3}), 1), place);
    QCOMPARE(pool.ask(question(4, {3}), 2), place);
    QCOMPARE(pool.searched(), 1);
    QCOMPARE(pool.stages(place), 1);
    QVERIFY(pool.supply(place).supplied(SpaceId(2)) && !pool.supply(place).supplied(SpaceId(4)));
}

void tst_SupplyPool::searchesAnewWhatDiffers_data()
{
    QTest::addColumn<SupplyPool::Question>("other");
    QTest::addColumn<int>("last"); // space in supply
    QTest::newRow("a longer line") << question(6) << 6;
    QTest::newRow("a closed space") << question(4, {2}) << 1;
    QTest::newRow("another ground") << question(4, {}, 1) << 4;
    SupplyPool::Question elsewhere = question(4);
    elsewhere.sources.front().space = SpaceId(5);
    QTest::newRow("another source") << elsewhere << 9;
    SupplyPool::Question twice = question(4);
    twice.stages.push_back(twice.stages.front());
    QTest::newRow("one stage more") << twice << 8;
}

void tst_SupplyPool::searchesAnewWhatDiffers()
{
    QFETCH(const SupplyPool::Question, other);
    QFETCH(const int, last);
    const Graph graph = pathmaps::row(10);
    SupplyPool pool(graph);
    const size_t first = pool.ask(question(4), 1);
    const size_t second = pool.ask(other, 1);
    QVERIFY(second != first);
    QCOMPARE(pool.searched(), 2);
    QVERIFY(pool.supply(second).supplied(SpaceId(last)));
    QVERIFY(last == 9 || !pool.supply(second).supplied(SpaceId(last + 1)));
    QVERIFY(pool.supply(first).supplied(SpaceId(4)) && !pool.supply(first).supplied(SpaceId(5)));
}

// However many a rule asks for, those that it was given before stay as they are.
void tst_SupplyPool::keepsWhatTheEraHolds()
{
    const Graph graph = pathmaps::row(10);
    SupplyPool pool(graph);
    std::vector<size_t> places;
    for (int source = 0; source < 10; ++source) {
        for (int steps = 0; steps < 10; ++steps) {
            SupplyPool::Question asked = question(steps);
            asked.sources.front().space = SpaceId(source);
            places.push_back(pool.ask(asked, 7));
        }
    }
    for (int source = 0; source < 10; ++source) {
        for (int steps = 0; steps < 10; ++steps) {
            const Supply &supply = pool.supply(places[size_t(source * 10 + steps)]);
            for (int space = 0; space < 10; ++space)
                QCOMPARE(supply.supplied(SpaceId(space)), std::abs(space - source) <= steps);
        }
    }
}

void tst_SupplyPool::forgetsTheOldest()
{
    const Graph graph = pathmaps::row(10);
    SupplyPool pool(graph);
    const size_t often = pool.ask(question(1), 1);
    for (int era = 2; era < 100; ++era) {
        pool.ask(question(era), era);
        QCOMPARE(pool.ask(question(1), era), often);
    }
    const auto before = pool.searched();
    pool.ask(question(2), 100);
    QCOMPARE(pool.searched(), before + 1);
    pool.ask(question(99), 100);
    QCOMPARE(pool.searched(), before + 1);
}

QTEST_GUILESS_MAIN(tst_SupplyPool)
#include "tst_supplypool.moc"
