// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pathbench/barebreadthfirst.h"
#include "app/pathbench/benchmap.h"
#include "app/pathbench/pathbench.h"

#include <QTest>

using namespace app;
using namespace engine;

/// What is measured must be the same work; how long it takes is no matter of a test.
class tst_PathBench : public QObject
{
    Q_OBJECT

private slots:
    void measuresComparableWork();
    void limit_data();
    void limit();
    void mapDependsOnTheSeedAlone();
    void yardstickCountsHexes();
};

void tst_PathBench::measuresComparableWork()
{
    const auto measures = measurePaths(1);

    QCOMPARE(int(measures.size()), 3);
    for (const PathMeasure &measure : measures) {
        QVERIFY(measure.microseconds > 0);
        QVERIFY(measure.yardstick > 0);
        QVERIFY2(measure.spaces > 100, qPrintable(measure.name));
    }
}

void tst_PathBench::limit_data()
{
    QTest::addColumn<double>("microseconds");
    QTest::addColumn<bool>("isOk");
    QTest::newRow("below") << 5.9 << true;
    QTest::newRow("just there") << 6.0 << true;
    QTest::newRow("beyond") << 6.1 << false;
}

void tst_PathBench::limit()
{
    QFETCH(const double, microseconds);
    const PathMeasure measure{QStringLiteral("a"),    microseconds, 4,
                              QStringLiteral("bare"), 1.5,          100};
    QCOMPARE(measure.limit(), 6.0);
    QTEST(measure.ok(), "isOk");
}

void tst_PathBench::mapDependsOnTheSeedAlone()
{
    const BenchMap a(20, 20, 3);
    const BenchMap b(20, 20, 3);
    const BenchMap c(20, 20, 4);
    int different = 0;
    for (int32_t arc = 0; arc < a.graph().arcCount(); ++arc) {
        const auto at = std::size_t(arc);
        QCOMPARE(a.profile().steps()[at].packed, b.profile().steps()[at].packed);
        different += a.profile().steps()[at].packed != c.profile().steps()[at].packed ? 1 : 0;
    }
    QVERIFY(different > 100);
}

void tst_PathBench::yardstickCountsHexes()
{
    const BenchMap map(12, 9, 1);
    BareBreadthFirst bare(map.graph());

    QCOMPARE(bare.run(0), 108);
    QCOMPARE(bare.distance(0), 0);
    QCOMPARE(bare.distance(8 * 12), 8);
}

QTEST_GUILESS_MAIN(tst_PathBench)
#include "tst_pathbench.moc"
