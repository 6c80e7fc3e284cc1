// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/tools/ways/rivertool.h"
#include "editor/pages/boards/tools/ways/roadtool.h"
#include "tests/editor/pages/boards/areahand.h"

using namespace areahand;
using namespace editor;
using namespace Qt::StringLiterals;

/// Rivers along the borders of areas, roads from one to the next, and their terrain.
class tst_AreaTerrain : public QObject
{
    Q_OBJECT

private slots:
    void rivers();
    void riverCourse();
    void riverDrag();
    void roads();
    void fills();
    void erases();
    void paints();
};

void tst_AreaTerrain::rivers()
{
    BoardHand hand(c_leningrad);
    hand.key(Qt::Key_R);
    auto *tool = qobject_cast<RiverTool *>(hand.canvas().tool());
    QVERIFY(tool);
    tool->setKind(u"river"_s);
    const BoardArea *a = hand.model().areas().find(u"2"_s);
    const BoardArea *b = hand.model().areas().find(u"3"_s);
    const auto border = areashape::borders(a->outline, b->outline, 1);
    QVERIFY(!border.empty());
    hand.canvas().centreOn(u"2"_s);
    const QPoint place = hand.at(border.front()[border.front().size() / 2]);
    QVERIFY(hand.model().edgesAt(u"2"_s, u"3"_s).empty());
    hand.click(place);
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().edgesAt(u"2"_s, u"3"_s).size(), 1U);
    hand.click(place, Qt::NoModifier, Qt::RightButton);
    QCOMPARE(hand.steps(), 2);
    QVERIFY(hand.model().edgesAt(u"2"_s, u"3"_s).empty());
    QVERIFY(hand.model().areLinked(u"2"_s, u"3"_s));
    QVERIFY(hand.takesBackAll());
}

// From one click to the next the river takes the shortest way along the borders.
void tst_AreaTerrain::riverCourse()
{
    BoardHand hand(c_area);
    giveTables(hand);
    const auto has = [&](const char *a, const char *b) {
        return !hand.model().edgesAt(QLatin1String(a), QLatin1String(b)).empty();
    };
    hand.key(Qt::Key_R);
    auto *tool = qobject_cast<RiverTool *>(hand.canvas().tool());
    tool->setKind(u"river"_s);
    const int before = hand.steps();
    hand.click(borderPoint(hand, u"A"_s, u"B"_s));
    QVERIFY(has("A", "B"));
    hand.click(borderPoint(hand, u"E"_s, u"F"_s));
    // Between them lies the border of B and E.
    QVERIFY(has("B", "E") && has("E", "F"));
    QCOMPARE(hand.steps(), before + 1);
    hand.canvas().grab();
    hand.key(Qt::Key_Backspace);
    QVERIFY(has("A", "B") && !has("E", "F") && !has("B", "E"));
    QVERIFY(hand.model().areLinked(u"E"_s, u"F"_s));
    hand.key(Qt::Key_Return);
    QVERIFY(!tool->isBusy());
    hand.click(borderPoint(hand, u"H"_s, u"I"_s));
    QVERIFY(has("H", "I") && !has("E", "H"));
    QCOMPARE(hand.steps(), before + 2);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

// A quick hand leaves no border out between two events.
void tst_AreaTerrain::riverDrag()
{
    BoardHand hand(c_area);
    giveTables(hand);
    hand.key(Qt::Key_R);
    qobject_cast<RiverTool *>(hand.canvas().tool())->setKind(u"river"_s);
    const int before = hand.steps();
    hand.drag({borderPoint(hand, u"A"_s, u"D"_s), borderPoint(hand, u"C"_s, u"F"_s)});
    QCOMPARE(hand.steps(), before + 1);
    for (const auto &[a, b] : {std::pair("A", "D"), {"B", "E"}, {"C", "F"}})
        QVERIFY(!hand.model().edgesAt(QLatin1String(a), QLatin1String(b)).empty());
    QVERIFY(hand.takesBackAll());
}

// From neighbour to neighbour; who is farther away is reached over those between.
void tst_AreaTerrain::roads()
{
    BoardHand hand(c_area);
    giveTables(hand);
    hand.key(Qt::Key_D);
    auto *tool = qobject_cast<RoadTool *>(hand.canvas().tool());
    QVERIFY(tool);
    const auto spaces = [&] {
        return hand.model().ways().empty() ? QStringList() : hand.model().ways().front().spaces;
    };
    const int before = hand.steps();
    hand.click(u"A"_s);
    hand.click(u"B"_s);
    QCOMPARE(spaces(), QStringList({u"A"_s, u"B"_s}));
    QTest::mouseMove(&hand.canvas(), hand.at(u"H"_s));
    hand.canvas().grab();
    hand.click(u"H"_s);
    QCOMPARE(spaces(), QStringList({u"A"_s, u"B"_s, u"E"_s, u"H"_s}));
    hand.key(Qt::Key_Backspace);
    QCOMPARE(spaces(), QStringList({u"A"_s, u"B"_s, u"E"_s}));
    QCOMPARE(hand.steps(), before + 1);
    hand.key(Qt::Key_Return);
    // An end goes on.
    hand.click(u"A"_s);
    hand.click(u"D"_s);
    QCOMPARE(spaces().size(), 4);
    hand.key(Qt::Key_Return);
    hand.click(u"B"_s, Qt::NoModifier, Qt::RightButton);
    QCOMPARE(spaces(), QStringList({u"D"_s, u"A"_s}));
    // Who takes an area in takes its roads over.
    hand.key(Qt::Key_J);
    hand.click(u"G"_s);
    hand.click(u"D"_s);
    QCOMPARE(spaces(), QStringList({u"G"_s, u"A"_s}));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTerrain::fills()
{
    BoardHand hand(c_area);
    giveTables(hand);
    hand.session().setGround(u"wood"_s);
    hand.key(Qt::Key_B);
    hand.click(u"E"_s);
    hand.session().setGround(u"open"_s);
    hand.key(Qt::Key_F);
    const int before = hand.steps();
    // All but E hang together, around it.
    hand.click(u"A"_s);
    QCOMPARE(hand.steps(), before + 1);
    QCOMPARE(hand.model().terrain(u"E"_s), u"wood"_s);
    for (const char *id : {"A", "B", "C", "D", "F", "G", "H", "I"})
        QCOMPARE(hand.model().terrain(QLatin1String(id)), u"open"_s);
    hand.canvas().grab();
    hand.session().setGround(u"wood"_s);
    hand.click(u"E"_s);
    QCOMPARE(hand.steps(), before + 1);
    hand.click(u"D"_s, Qt::ShiftModifier);
    QCOMPARE(hand.model().terrain(u"I"_s), u"wood"_s);
    // The right button takes it away.
    hand.click(u"D"_s, Qt::NoModifier, Qt::RightButton);
    QVERIFY(hand.model().terrain(u"A"_s).isEmpty());
    hand.click(QPoint(3, 3));
    QCOMPARE(hand.steps(), before + 3);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTerrain::erases()
{
    BoardHand hand(c_area);
    giveTables(hand);
    hand.session().setGround(u"wood"_s);
    hand.key(Qt::Key_B);
    hand.drag(QStringList{u"A"_s, u"B"_s, u"C"_s});
    hand.key(Qt::Key_R);
    qobject_cast<RiverTool *>(hand.canvas().tool())->setKind(u"river"_s);
    hand.click(borderPoint(hand, u"D"_s, u"E"_s));
    hand.key(Qt::Key_E);
    auto &layers = hand.session().layers();
    layers.setActive(BoardLayers::Terrain);
    const int before = hand.steps();
    hand.drag(QStringList{u"A"_s, u"B"_s});
    QCOMPARE(hand.steps(), before + 1);
    QVERIFY(hand.model().terrain(u"A"_s).isEmpty() && hand.model().terrain(u"B"_s).isEmpty());
    QCOMPARE(hand.model().terrain(u"C"_s), u"wood"_s);
    layers.setActive(BoardLayers::Marks);
    hand.click(u"E"_s);
    QVERIFY(hand.model().features(u"E"_s).isEmpty());
    QVERIFY(hand.model().areas().find(u"E"_s));
    layers.setActive(BoardLayers::Names);
    hand.click(u"E"_s);
    QVERIFY(hand.model().spaceName(u"E"_s).isEmpty());
    layers.setActive(BoardLayers::Hexsides);
    hand.click(u"E"_s);
    QCOMPARE(hand.steps(), before + 3);
    hand.click(borderPoint(hand, u"D"_s, u"E"_s));
    QCOMPARE(hand.steps(), before + 4);
    QVERIFY(hand.model().edgesAt(u"D"_s, u"E"_s).empty());
    QVERIFY(hand.model().areLinked(u"D"_s, u"E"_s));
    hand.canvas().grab();
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTerrain::paints()
{
    BoardHand hand(c_leningrad);
    hand.session().setGround(u"red"_s);
    hand.canvas().centreOn(u"2"_s);
    hand.key(Qt::Key_B);
    hand.drag(QStringList{u"2"_s, u"3"_s});
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().terrain(u"2"_s), u"red"_s);
    QCOMPARE(hand.model().terrain(u"3"_s), u"red"_s);
    hand.key(Qt::Key_I);
    hand.click(u"1"_s);
    QCOMPARE(hand.session().ground(), u"green"_s);
    QVERIFY(hand.takesBackAll());
}

QTEST_MAIN(tst_AreaTerrain)
#include "tst_areaterrain.moc"
