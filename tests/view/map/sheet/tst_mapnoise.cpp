// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mapnoise.h"

#include <QTest>

using view::MapNoise;

class tst_MapNoise : public QObject
{
    Q_OBJECT

private slots:
    void rndIsTheSameEverywhere();
    void noiseKeepsItsRange();
    void warpIsSmallAndSmooth();
};

void tst_MapNoise::rndIsTheSameEverywhere()
{
    // Computed from the definition with another program.
    QCOMPARE(MapNoise::rnd({}), 0.4534318521618843);
    QCOMPARE(MapNoise::rnd({0}), 0.7839728605467826);
    QCOMPARE(MapNoise::rnd({-1, 0}), 0.9537254318129271);
    QCOMPARE(MapNoise::rnd({5, 29, 32}), 0.726883178576827);
}

void tst_MapNoise::noiseKeepsItsRange()
{
    for (int i = -200; i < 200; ++i) {
        const double value = MapNoise::noise(i * 0.37, i * -0.23, 7);
        QVERIFY(value >= -1 && value <= 1);
    }
    QCOMPARE(MapNoise::noise(3, 4, 7), 2 * MapNoise::rnd({7, 3, 4}) - 1);
}

void tst_MapNoise::warpIsSmallAndSmooth()
{
    for (int i = 0; i < 500; ++i) {
        const QPointF point(i * 5.3, i * 3.1);
        const QPointF moved = MapNoise::warp(point) - point;
        QVERIFY(std::abs(moved.x()) <= 9.5 && std::abs(moved.y()) <= 9.5);
        const QPointF near = MapNoise::warp(point + QPointF(0.1, 0)) - MapNoise::warp(point);
        QVERIFY(std::abs(near.x() - 0.1) < 0.1 && std::abs(near.y()) < 0.1);
    }
}

QTEST_GUILESS_MAIN(tst_MapNoise)
#include "tst_mapnoise.moc"
