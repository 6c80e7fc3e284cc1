// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/areamesh.h"

#include "editor/pages/boards/model/areas/areashape.h"
#include "engine/core/random.h"

#include <QTest>

using namespace editor;
using namespace Qt::StringLiterals;

namespace {

QPolygonF square(double x, double y, double size)
{
    return {{x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}};
}

/// Four squares: a b / c d.
AreaMesh quarters()
{
    AreaMesh mesh;
    mesh.put(u"a"_s, square(0, 0, 100));
    mesh.put(u"b"_s, square(100, 0, 100));
    mesh.put(u"c"_s, square(0, 100, 100));
    mesh.put(u"d"_s, square(100, 100, 100));
    return mesh;
}

double sum(const AreaMesh &mesh)
{
    double all = 0;
    for (const QPolygonF &outline : mesh.outlines())
        all += areashape::area(outline);
    return all;
}

/// Every corner that lies on the border of another area is a corner of that, too.
bool isShared(const AreaMesh &mesh)
{
    for (const QPolygonF &outline : mesh.outlines()) {
        for (const QPointF corner : outline) {
            for (const QPolygonF &other : mesh.outlines()) {
                if (areashape::distance(other, corner) < 0.15
                    && areashape::cornerAt(other, corner) < 0)
                    return false;
            }
        }
    }
    return true;
}

} // namespace

class tst_AreaMesh : public QObject
{
    Q_OBJECT

private slots:
    void simple_data();
    void simple();
    void middle_data();
    void middle();
    void adds_data();
    void adds();
    void snaps();
    void movesSharedCorners();
    void refusesMoves_data();
    void refusesMoves();
    void insertsAndRemovesCorners();
    void splits_data();
    void splits();
    void merges_data();
    void merges();
    void mergeUndoesSplit();
    void neighbours();
    void enclaves();
    void mergesEnclaves_data();
    void mergesEnclaves();
    void mergesAroundOthers();
    void splitsWithEnclaves();
    void welds_data();
    void welds();
    void randomEdits();
};

void tst_AreaMesh::simple_data()
{
    QTest::addColumn<QPolygonF>("polygon");
    QTest::addColumn<bool>("isSimple");
    QTest::newRow("square") << square(0, 0, 10) << true;
    QTest::newRow("concave") << QPolygonF{{0, 0}, {20, 0}, {20, 20}, {10, 5}, {0, 20}} << true;
    QTest::newRow("two corners") << QPolygonF{{0, 0}, {20, 0}} << false;
    QTest::newRow("nothing") << QPolygonF() << false;
    QTest::newRow("flat") << QPolygonF{{0, 0}, {20, 0}, {40, 0}} << false;
    QTest::newRow("bow tie") << QPolygonF{{0, 0}, {20, 20}, {20, 0}, {0, 20}} << false;
    QTest::newRow("touches itself")
        << QPolygonF{{0, 0}, {20, 0}, {20, 20}, {10, 0}, {0, 20}} << false;
    QTest::newRow("needle") << QPolygonF{{0, 0}, {20, 0}, {40, 0}, {20, 0}, {20, 20}} << false;
    QTest::newRow("corner twice") << QPolygonF{{0, 0},   {10, 10}, {20, 0},
                                               {20, 20}, {10, 10}, {0, 20}}
                                  << false;
}

void tst_AreaMesh::simple()
{
    QFETCH(QPolygonF, polygon);
    QTEST(areashape::isSimple(polygon), "isSimple");
}

void tst_AreaMesh::middle_data()
{
    QTest::addColumn<QPolygonF>("polygon");
    QTest::newRow("square") << square(0, 0, 100);
    QTest::newRow("horseshoe") << QPolygonF{{0, 0},   {100, 0}, {100, 100}, {80, 100},
                                            {80, 20}, {20, 20}, {20, 100},  {0, 100}};
    QTest::newRow("crescent") << QPolygonF{{0, 0}, {100, 50}, {0, 100}, {70, 50}};
}

void tst_AreaMesh::middle()
{
    QFETCH(QPolygonF, polygon);
    QVERIFY(areashape::contains(polygon, areashape::middle(polygon)));
}

void tst_AreaMesh::adds_data()
{
    QTest::addColumn<QPolygonF>("outline");
    QTest::addColumn<double>("area");
    QTest::addColumn<QString>("problem");
    QTest::newRow("apart") << square(300, 300, 50) << 2500.0 << QString();
    QTest::newRow("beside") << square(200, 0, 50) << 2500.0 << QString();
    QTest::newRow("over the border is cut off") << square(190, 20, 50) << 2000.0 << QString();
    QTest::newRow("around a corner") << square(190, 190, 50) << 2400.0 << QString();
    QTest::newRow("counterclockwise")
        << QPolygonF{{200, 0}, {200, 50}, {250, 50}, {250, 0}} << 2500.0 << QString();
    QTest::newRow("an enclave") << square(120, 20, 30) << 900.0 << QString();
    QTest::newRow("around all") << square(-50, -50, 400) << 160000.0 << QString();
    QTest::newRow("inside, along the border") << square(100, 20, 30) << 0.0 << u"already"_s;
    QTest::newRow("crosses itself")
        << QPolygonF{{300, 0}, {400, 100}, {400, 0}, {300, 100}} << 0.0 << u"neither cross"_s;
    QTest::newRow("line") << QPolygonF{{300, 0}, {400, 0}, {350, 0}} << 0.0 << u"three corners"_s;
    QTest::newRow("two corners") << QPolygonF{{300, 0}, {400, 0}} << 0.0 << u"three corners"_s;
}

void tst_AreaMesh::adds()
{
    QFETCH(QPolygonF, outline);
    QFETCH(double, area);
    QFETCH(QString, problem);
    AreaMesh mesh = quarters();
    const AreaMesh before = mesh;
    QCOMPARE(mesh.add(u"e"_s, outline), problem.isEmpty());
    QVERIFY2(problem.isEmpty() || mesh.problem().contains(problem), qPrintable(mesh.problem()));
    if (!problem.isEmpty()) {
        QCOMPARE(mesh.outlines(), before.outlines());
        return;
    }
    QVERIFY(std::abs(areashape::area(mesh.outlines()[u"e"_s]) - area) < 1);
    QVERIFY(isShared(mesh));
    QVERIFY(std::abs(sum(mesh) - 40000 - area) < 1);
}

void tst_AreaMesh::snaps()
{
    const AreaMesh mesh = quarters();
    using Kind = AreaMesh::Spot::Kind;
    QCOMPARE(mesh.snapped({103, 96}, 8).kind, Kind::Corner);
    QCOMPARE(mesh.snapped({103, 96}, 8).at, QPointF(100, 100));
    QCOMPARE(mesh.snapped({50, 104}, 8).kind, Kind::Border);
    QCOMPARE(mesh.snapped({50, 104}, 8).at, QPointF(50, 100));
    QCOMPARE(mesh.snapped({50, 50}, 8).kind, Kind::Free);
    QCOMPARE(mesh.snapped({103, 96}, 0).kind, Kind::Free);
    QCOMPARE(AreaMesh().snapped({1, 2}, 8).at, QPointF(1, 2));
}

void tst_AreaMesh::movesSharedCorners()
{
    AreaMesh mesh = quarters();
    QVERIFY(mesh.moveCorner({100, 100}, {110, 90}));
    QCOMPARE(mesh.areasAt({110, 90}), QStringList({u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    QVERIFY(mesh.areasAt({100, 100}).isEmpty());
    QCOMPARE(sum(mesh), 40000.0);
    QVERIFY(isShared(mesh));
    // Onto another border: that gets the corner.
    QVERIFY(mesh.add(u"e"_s, square(300, 0, 100)));
    QVERIFY(mesh.moveCorner({200, 0}, {300, 50}));
    QCOMPARE(mesh.areasAt({300, 50}), QStringList({u"b"_s, u"e"_s}));
    // Onto another corner: they become one.
    QVERIFY(mesh.moveCorner({300, 50}, {300, 0}));
    QCOMPARE(mesh.areasAt({300, 0}), QStringList({u"b"_s, u"e"_s}));
}

void tst_AreaMesh::refusesMoves_data()
{
    QTest::addColumn<QPointF>("from");
    QTest::addColumn<QPointF>("to");
    QTest::newRow("no corner") << QPointF(50, 50) << QPointF(60, 60);
    QTest::newRow("turns an area inside out") << QPointF(100, 100) << QPointF(-50, 100);
    QTest::newRow("across the next area") << QPointF(0, 0) << QPointF(150, 50);
    QTest::newRow("onto the opposite corner") << QPointF(0, 0) << QPointF(100, 100);
}

void tst_AreaMesh::refusesMoves()
{
    QFETCH(QPointF, from);
    QFETCH(QPointF, to);
    AreaMesh mesh = quarters();
    QVERIFY(!mesh.moveCorner(from, to));
    QVERIFY(!mesh.problem().isEmpty());
    QCOMPARE(mesh.outlines(), quarters().outlines());
}

void tst_AreaMesh::insertsAndRemovesCorners()
{
    AreaMesh mesh = quarters();
    QVERIFY(mesh.insertCorner({100, 40}));
    QCOMPARE(mesh.areasAt({100, 40}), QStringList({u"a"_s, u"b"_s}));
    QVERIFY(mesh.moveCorner({100, 40}, {120, 40}));
    QCOMPARE(sum(mesh), 40000.0);
    QVERIFY(mesh.removeCorner({120, 40}));
    QCOMPARE(mesh.outlines(), quarters().outlines());
    QVERIFY(!mesh.insertCorner({50, 50}));
    QVERIFY(!mesh.removeCorner({50, 50}));
    AreaMesh three;
    three.put(u"t"_s, {{0, 0}, {100, 0}, {50, 80}});
    QVERIFY(!three.removeCorner({0, 0}));
    QVERIFY(three.problem().contains(u"three corners"_s));
}

void tst_AreaMesh::splits_data()
{
    QTest::addColumn<QPolygonF>("line");
    QTest::addColumn<double>("smaller");
    QTest::newRow("straight") << QPolygonF{{40, 0}, {40, 100}} << 4000.0;
    QTest::newRow("through and beyond") << QPolygonF{{40, -30}, {40, 130}} << 4000.0;
    QTest::newRow("bent") << QPolygonF{{40, 0}, {20, 50}, {40, 100}} << 3000.0;
    QTest::newRow("corner to corner") << QPolygonF{{0, 0}, {100, 100}} << 5000.0;
    QTest::newRow("a corner cut off") << QPolygonF{{20, 0}, {0, 20}} << 200.0;
    QTest::newRow("same side twice") << QPolygonF{{20, 0}, {20, 50}, {80, 50}, {80, 0}} << 3000.0;
    QTest::newRow("not through") << QPolygonF{{40, 0}, {40, 50}} << 0.0;
    QTest::newRow("inside") << QPolygonF{{40, 10}, {40, 50}} << 0.0;
    QTest::newRow("along the border") << QPolygonF{{0, 0}, {100, 0}} << 0.0;
    QTest::newRow("outside") << QPolygonF{{400, 0}, {400, 50}} << 0.0;
    QTest::newRow("crosses itself") << QPolygonF{{40, 0}, {60, 80}, {20, 80}, {80, 0}} << 0.0;
    QTest::newRow("twice through") << QPolygonF{{20, -10}, {20, 110}, {60, 110}, {60, -10}} << 0.0;
    QTest::newRow("a point") << QPolygonF{{40, 0}} << 0.0;
}

void tst_AreaMesh::splits()
{
    QFETCH(QPolygonF, line);
    QFETCH(double, smaller);
    AreaMesh mesh;
    mesh.put(u"a"_s, square(0, 0, 100));
    mesh.put(u"n"_s, {{-20, -100}, {120, -100}, {120, 0}, {100, 0}, {0, 0}, {-20, 0}});
    const AreaMesh before = mesh;
    QCOMPARE(mesh.split(u"a"_s, line, u"z"_s), smaller > 0);
    if (smaller <= 0) {
        QVERIFY(!mesh.problem().isEmpty());
        QCOMPARE(mesh.outlines(), before.outlines());
        return;
    }
    QVERIFY(std::abs(areashape::area(mesh.outlines()[u"z"_s]) - smaller) < 1);
    QVERIFY(std::abs(sum(mesh) - sum(before)) < 1);
    QVERIFY(isShared(mesh));
    QVERIFY(mesh.neighbours(0).contains({u"a"_s, u"z"_s}));
}

void tst_AreaMesh::merges_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("problem");
    QTest::newRow("beside") << u"a"_s << u"b"_s << QString();
    QTest::newRow("above") << u"d"_s << u"b"_s << QString();
    QTest::newRow("only a corner") << u"a"_s << u"d"_s << u"no common border"_s;
    QTest::newRow("itself") << u"a"_s << u"a"_s << u"Two areas"_s;
    QTest::newRow("unknown") << u"a"_s << u"x"_s << u"Two areas"_s;
}

void tst_AreaMesh::merges()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, problem);
    AreaMesh mesh = quarters();
    QCOMPARE(mesh.merge(first, second), problem.isEmpty());
    QVERIFY2(problem.isEmpty() || mesh.problem().contains(problem), qPrintable(mesh.problem()));
    QVERIFY(std::abs(sum(mesh) - 40000) < 1);
    QCOMPARE(mesh.outlines().size(), problem.isEmpty() ? 3 : 4);
    QVERIFY(isShared(mesh));
    if (!problem.isEmpty())
        return;
    // A ring cannot be an area.
    AreaMesh ring;
    ring.put(u"u"_s, {{0, 0}, {90, 0}, {90, 90}, {60, 90}, {60, 30}, {30, 30}, {30, 90}, {0, 90}});
    ring.put(u"lid"_s, {{0, 90}, {30, 90}, {60, 90}, {90, 90}, {90, 120}, {0, 120}});
    QVERIFY(!ring.merge(u"u"_s, u"lid"_s));
    QVERIFY(ring.problem().contains(u"enclose"_s));
}

void tst_AreaMesh::mergeUndoesSplit()
{
    AreaMesh mesh = quarters();
    QVERIFY(mesh.split(u"a"_s, {{40, 0}, {20, 50}, {40, 100}}, u"z"_s));
    QVERIFY(mesh.merge(u"a"_s, u"z"_s));
    QVERIFY(std::abs(areashape::area(mesh.outlines()[u"a"_s]) - 10000) < 1);
    QCOMPARE(mesh.neighbours(0), quarters().neighbours(0));
}

void tst_AreaMesh::neighbours()
{
    const std::set<AreaMesh::Pair> all{
        {u"a"_s, u"b"_s}, {u"a"_s, u"c"_s}, {u"b"_s, u"d"_s}, {u"c"_s, u"d"_s}};
    QCOMPARE(quarters().neighbours(0), all);
    QCOMPARE(quarters().neighbours(5), all);
    QCOMPARE(quarters().neighboursOf({u"a"_s}, 0).size(), 2U);
    AreaMesh gap;
    gap.put(u"a"_s, square(0, 0, 100));
    gap.put(u"b"_s, square(103, 10, 100));
    QVERIFY(gap.neighbours(1).empty());
    QCOMPARE(gap.neighbours(4).size(), 1U);
}

namespace {

/// A large area with two small ones in it side by side, and one in the first of these.
AreaMesh nested()
{
    AreaMesh mesh;
    mesh.put(u"z-out"_s, square(0, 0, 400));
    mesh.put(u"in"_s, square(100, 100, 100));
    mesh.put(u"beside"_s, square(200, 100, 100));
    mesh.put(u"core"_s, square(130, 130, 40));
    return mesh;
}

} // namespace

void tst_AreaMesh::enclaves()
{
    const AreaMesh mesh = nested();
    const QMap<QString, QString> expected{
        {u"in"_s, u"z-out"_s}, {u"beside"_s, u"z-out"_s}, {u"core"_s, u"in"_s}};
    QCOMPARE(mesh.enclaves(), expected);
    QCOMPARE(mesh.enclavesOf(u"z-out"_s).size(), 2);
    QVERIFY(quarters().enclaves().isEmpty());
    const std::set<AreaMesh::Pair> pairs{{u"beside"_s, u"in"_s},
                                         {u"beside"_s, u"z-out"_s},
                                         {u"core"_s, u"in"_s},
                                         {u"in"_s, u"z-out"_s}};
    QCOMPARE(mesh.neighbours(1), pairs);
    // All around the inner one lies the other: the outer one does not reach it.
    AreaMesh ring = nested();
    ring.remove(u"beside"_s);
    QVERIFY(!ring.neighbours(1).contains({u"core"_s, u"z-out"_s}));
    // A name finds a place that is not in the enclave.
    const QPointF place = areashape::middle(square(0, 0, 400), {square(150, 150, 100)});
    QVERIFY(!areashape::contains(square(150, 150, 100), place));
    QVERIFY(areashape::contains(square(0, 0, 400), place));
    // No border leads out of the area around.
    AreaMesh moved = nested();
    QVERIFY(!moved.moveCorner({300, 100}, {450, 90}));
    QVERIFY(moved.moveCorner({300, 100}, {350, 90}));
}

void tst_AreaMesh::mergesEnclaves_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("other");
    QTest::addColumn<double>("area");
    QTest::newRow("into the outer one") << u"z-out"_s << u"in"_s << 160000.0;
    QTest::newRow("the outer one into it") << u"in"_s << u"z-out"_s << 160000.0;
    QTest::newRow("innermost") << u"in"_s << u"core"_s << 10000.0;
    QTest::newRow("two beside each other") << u"in"_s << u"beside"_s << 20000.0;
    QTest::newRow("one too far") << u"z-out"_s << u"core"_s << 0.0;
}

void tst_AreaMesh::mergesEnclaves()
{
    QFETCH(QString, id);
    QFETCH(QString, other);
    QFETCH(double, area);
    AreaMesh mesh = nested();
    QCOMPARE(mesh.merge(id, other), area > 0);
    if (area > 0) {
        QVERIFY(!mesh.outlines().contains(other));
        QCOMPARE(areashape::area(mesh.outlines()[id]), area);
    }
}

// What two areas close in on all sides becomes an enclave, unless it is no area.
void tst_AreaMesh::mergesAroundOthers()
{
    AreaMesh mesh;
    mesh.put(u"left"_s,
             {{0, 0}, {200, 0}, {200, 80}, {80, 80}, {80, 120}, {200, 120}, {200, 200}, {0, 200}});
    mesh.put(u"right"_s, {{200, 0}, {300, 0}, {300, 200}, {200, 200}, {200, 120}, {200, 80}});
    QVERIFY(!mesh.merge(u"left"_s, u"right"_s));
    mesh.put(u"lake"_s, {{80, 80}, {200, 80}, {200, 120}, {80, 120}});
    QVERIFY2(mesh.merge(u"left"_s, u"right"_s), qPrintable(mesh.problem()));
    QCOMPARE(mesh.enclaves().value(u"lake"_s), u"left"_s);
    QVERIFY(mesh.neighbours(1).contains({u"lake"_s, u"left"_s}));
}

void tst_AreaMesh::splitsWithEnclaves()
{
    AreaMesh mesh = nested();
    QCOMPARE(mesh.areaUnder({{250, 90}, {250, 210}}), u"beside"_s);
    QCOMPARE(mesh.areaUnder({{50, -1}, {50, 401}}), u"z-out"_s);
    // Through an enclave a border of the outer one can't lead.
    QVERIFY(!AreaMesh(mesh).split(u"z-out"_s, {{150, -1}, {150, 401}}, u"new"_s));
    QVERIFY(mesh.split(u"z-out"_s, {{50, -1}, {50, 401}}, u"new"_s));
    QCOMPARE(mesh.enclaves().value(u"in"_s), u"z-out"_s);
    QVERIFY(mesh.split(u"beside"_s, {{250, 90}, {250, 210}}, u"half"_s));
    QVERIFY(mesh.neighbours(1).contains({u"half"_s, u"z-out"_s}));
}

void tst_AreaMesh::welds_data()
{
    QTest::addColumn<double>("gap");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<bool>("isWelded");
    QTest::newRow("no gap") << 0.0 << 1.0 << true;
    QTest::newRow("small gap") << 1.5 << 2.0 << true;
    QTest::newRow("overlap") << -1.5 << 2.0 << true;
    QTest::newRow("too wide") << 5.0 << 2.0 << false;
}

void tst_AreaMesh::welds()
{
    QFETCH(double, gap);
    QFETCH(double, tolerance);
    QFETCH(bool, isWelded);
    AreaMesh mesh;
    mesh.put(u"a"_s, square(0, 0, 100));
    // Its corners lie elsewhere on the border than those of the first.
    mesh.put(u"b"_s, {{100 + gap, 20}, {180, 20}, {180, 80}, {100 + gap, 80}, {100 + gap, 50}});
    mesh.weld(tolerance);
    QCOMPARE(mesh.neighbours(0).size(), isWelded ? 1U : 0U);
    QCOMPARE(mesh.areasAt(mesh.outlines()[u"b"_s].first()).size(), isWelded ? 2 : 1);
    for (const QPolygonF &outline : mesh.outlines())
        QVERIFY(areashape::isSimple(outline));
}

// Whatever is done, borders stay common and the land as large as it is.
void tst_AreaMesh::randomEdits()
{
    engine::Random random(7);
    AreaMesh mesh = quarters();
    int count = 0;
    const auto place = [&] { return QPointF(random.below(200), random.below(200)); };
    for (int i = 0; i < 150; ++i) {
        const QStringList ids = mesh.outlines().keys();
        const QString id = ids[random.below(quint32(ids.size()))];
        const QPolygonF outline = mesh.outlines()[id];
        const QPointF corner = outline[random.below(quint32(outline.size()))];
        const bool isRim =
            corner.x() <= 0 || corner.y() <= 0 || corner.x() >= 200 || corner.y() >= 200;
        switch (random.below(4)) {
        case 0:
            if (!isRim)
                mesh.moveCorner(corner, corner + (place() - corner) * 0.2);
            break;
        case 1:
            mesh.insertCorner(areashape::side(outline, 0).center());
            break;
        case 2:
            if (const QPolygonF line{QPointF(-10, place().y()), place(), QPointF(place().x(), 210)};
                mesh.split(mesh.areaUnder(line), line, u"n%1"_s.arg(count)))
                ++count;
            break;
        default:
            mesh.merge(id, ids[random.below(quint32(ids.size()))]);
        }
        QVERIFY2(std::abs(sum(mesh) - 40000) < 40, qPrintable(QString::number(sum(mesh))));
        QVERIFY(isShared(mesh));
    }
    QVERIFY(count > 5);
}

QTEST_GUILESS_MAIN(tst_AreaMesh)
#include "tst_areamesh.moc"
