// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/commandrange.h"
#include "engine/path/distance.h"
#include "tests/engine/path/pathmaps.h"

#include <QTest>

using namespace engine;

class tst_CommandRange : public QObject
{
    Q_OBJECT

private slots:
    void rangeInHexes();
    void everyHeadquartersHasItsOwnRange();
    void notThroughWaterButAroundIt();
    void mayEndInAContestedArea();
    void headquartersInAContestedAreaCommands();
    void rangeInMovementPoints();
    void badInput();
    void distanceBetweenHexes();
    void distanceToTheNearest();
    void distanceOfTheUnreachable();
};

void tst_CommandRange::rangeInHexes()
{
    const pathmaps::Field field(11, 11);
    CommandRange command(field.graph);
    const CommandRange::Headquarters hq{field.at(5, 5), 4};

    command.run({&hq, 1}, {});

    for (int space = 0; space < 121; ++space) {
        const int distance =
            field.hexes.coord(hq.space).distance(field.hexes.coord(SpaceId(space)));
        QCOMPARE(command.commands(0, SpaceId(space)), distance <= 4);
        if (distance <= 4)
            QCOMPARE(command.distance(0, SpaceId(space)), distance);
    }
}

void tst_CommandRange::everyHeadquartersHasItsOwnRange()
{
    const Graph graph = pathmaps::row(8);
    CommandRange command(graph);
    const CommandRange::Headquarters hqs[] = {{SpaceId(1), 1}, {SpaceId(4), 2}};

    command.run(hqs, {});

    QCOMPARE(pathmaps::numbers(command.spaces(0)), QList<int>({1, 0, 2}));
    QCOMPARE(pathmaps::numbers(command.spaces(1)), QList<int>({4, 3, 5, 2, 6}));
    QCOMPARE(command.commanders(SpaceId(2)), std::vector<int32_t>({0, 1}));
    QCOMPARE(command.commanders(SpaceId(7)), std::vector<int32_t>());
    QCOMPARE(command.mask(), pathmaps::maskOf(8, {0, 1, 2, 3, 4, 5, 6}));
}

void tst_CommandRange::notThroughWaterButAroundIt()
{
    // 0 - 1 - 2 directly through the lake in 1, or 0 - 3 - 4 - 2 around it.
    const Graph graph = pathmaps::linked(5, {{0, 1}, {1, 2}, {0, 3}, {3, 4}, {4, 2}});
    const BitMask water = pathmaps::maskOf(5, {1});
    CommandRange command(graph);
    CommandRange::Headquarters hq{SpaceId(0), 2};
    LineRules rules;
    rules.blocked = &water;

    command.run({&hq, 1}, rules);
    QVERIFY(!command.commands(0, SpaceId(2)));
    QVERIFY(!command.commands(0, SpaceId(1)));

    hq.range = 3;
    command.run({&hq, 1}, rules);
    QVERIFY(command.commands(0, SpaceId(2)));
}

void tst_CommandRange::mayEndInAContestedArea()
{
    const Graph graph = pathmaps::row(4);
    const BitMask contested = pathmaps::maskOf(4, {2});
    CommandRange command(graph);
    const CommandRange::Headquarters hq{SpaceId(0), 3};
    LineRules rules;
    rules.endOnly = &contested;

    command.run({&hq, 1}, rules);

    QVERIFY(command.commands(0, SpaceId(2)));
    QVERIFY(!command.commands(0, SpaceId(3)));
}

void tst_CommandRange::headquartersInAContestedAreaCommands()
{
    const Graph graph = pathmaps::row(3);
    const BitMask contested = pathmaps::maskOf(3, {0, 1});
    CommandRange command(graph);
    const CommandRange::Headquarters hq{SpaceId(0), 2};
    LineRules rules;
    rules.endOnly = &contested;

    command.run({&hq, 1}, rules);

    QVERIFY(command.commands(0, SpaceId(1)));
    QVERIFY(!command.commands(0, SpaceId(2)));
}

void tst_CommandRange::rangeInMovementPoints()
{
    const Graph graph = pathmaps::row(5);
    CostProfile profile(graph, 2);
    profile.setEntry(SpaceId(4), CostProfile::Blocked);
    profile.setEntry(SpaceId(2), 3);
    CommandRange command(graph);
    const CommandRange::Headquarters hqs[] = {{SpaceId(0), 5}, {SpaceId(0), 99}};
    LineRules rules;
    rules.profile = &profile;

    command.run(hqs, rules);

    QCOMPARE(pathmaps::numbers(command.spaces(0)), QList<int>({0, 1, 2}));
    QCOMPARE(command.distance(0, SpaceId(2)), 5);
    QCOMPARE(pathmaps::numbers(command.spaces(1)), QList<int>({0, 1, 2, 3}));
}

void tst_CommandRange::badInput()
{
    const Graph graph = pathmaps::row(3);
    CommandRange command(graph);
    QVERIFY(!command.commands(0, SpaceId(0)));
    const CommandRange::Headquarters hqs[] = {
        {SpaceId(3), 2}, {SpaceId(-1), 2}, {SpaceId(1), -1}, {SpaceId(1), 0}};

    command.run(hqs, {});

    for (int hq = 0; hq < 3; ++hq)
        QVERIFY(command.spaces(hq).empty());
    QCOMPARE(pathmaps::numbers(command.spaces(3)), QList<int>({1}));
    QVERIFY(!command.commands(-1, SpaceId(1)));
    QVERIFY(!command.commands(4, SpaceId(1)));
    QVERIFY(!command.commands(3, SpaceId(77)));

    const Graph other = pathmaps::row(9);
    const CostProfile foreign(other);
    LineRules rules;
    rules.profile = &foreign;
    command.run(hqs, rules);
    QVERIFY(command.spaces(3).empty());
}

void tst_CommandRange::distanceBetweenHexes()
{
    const pathmaps::Field field(9, 7);
    Distance distance(field.graph);
    for (const auto &[a, b] : {QPair(0, 62), QPair(8, 54), QPair(31, 31), QPair(4, 57)}) {
        QCOMPARE(distance.between(SpaceId(a), SpaceId(b)),
                 field.hexes.coord(SpaceId(a)).distance(field.hexes.coord(SpaceId(b))));
    }
}

void tst_CommandRange::distanceToTheNearest()
{
    const Graph graph = pathmaps::row(7);
    Distance distance(graph);
    const SpaceId sources[] = {SpaceId(0), SpaceId(5)};

    distance.run(sources);

    QCOMPARE(distance.to(SpaceId(2)), 2);
    QCOMPARE(distance.to(SpaceId(3)), 2);
    QCOMPARE(distance.to(SpaceId(6)), 1);
    QCOMPARE(pathmaps::numbers(distance.path(SpaceId(3))), QList<int>({3, 4, 5}));
    QCOMPARE(int(distance.reached().size()), 7);
}

void tst_CommandRange::distanceOfTheUnreachable()
{
    const Graph graph = pathmaps::linked(4, {{0, 1}, {2, 3}});
    Distance distance(graph);

    QCOMPARE(distance.between(SpaceId(0), SpaceId(3)), Distance::Unreached);
    QCOMPARE(distance.between(SpaceId(0), SpaceId(4)), Distance::Unreached);
    QCOMPARE(distance.between(SpaceId(-2), SpaceId(0)), Distance::Unreached);
    QVERIFY(distance.path(SpaceId(3)).empty());
    LineRules near;
    near.limit = 0;
    QCOMPARE(distance.between(SpaceId(0), SpaceId(1), near), Distance::Unreached);
    distance.run({});
    QCOMPARE(distance.to(SpaceId(0)), Distance::Unreached);
}

QTEST_GUILESS_MAIN(tst_CommandRange)
#include "tst_commandrange.moc"
