// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/tools/areas/areatool.h"
#include "editor/pages/boards/tools/areas/neighbourtool.h"
#include "editor/pages/boards/tools/ways/rivertool.h"
#include "tests/editor/pages/boards/areahand.h"

#include <QSignalSpy>

using namespace areahand;
using namespace editor;
using namespace Qt::StringLiterals;

/// Areas are drawn, bent, split, merged and linked by hand.
class tst_AreaShapes : public QObject
{
    Q_OBJECT

private slots:
    void drawsAreas();
    void closesInThreeWays_data();
    void closesInThreeWays();
    void takesCornersBack();
    void refusesCrossing();
    void dragsCorners();
    void bendsBorders();
    void deletesCorners();
    void splits_data();
    void splits();
    void merges();
    void mergesTheSelection();
    void linksAndCuts();
    void drawsAnEnclave();
};

void tst_AreaShapes::drawsAreas()
{
    BoardHand hand(c_area);
    openEmptyBoard(hand);
    const int before = hand.steps();
    hand.key(Qt::Key_P);
    for (const QPointF corner : {QPointF(100, 100), {400, 100}, {400, 400}, {100, 400}})
        hand.click(hand.at(corner));
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.steps(), before + 1);
    QCOMPARE(hand.session().selection().spaces, QStringList{u"area-1"_s});
    // The next one is drawn over its border, and takes it over.
    for (const QPointF corner : {QPointF(380, 150), {700, 150}, {700, 350}, {380, 350}})
        hand.click(hand.at(corner));
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.steps(), before + 2);
    QVERIFY(hand.model().areLinked(u"area-1"_s, u"area-2"_s));
    const auto mesh = hand.model().areas().mesh();
    QCOMPARE(mesh.neighbours(0).size(), 1U);
    QVERIFY(std::abs(areashape::area(mesh.outlines()[u"area-2"_s]) - 60000) < 900);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::closesInThreeWays_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("Enter") << 0;
    QTest::newRow("first corner") << 1;
    QTest::newRow("double click") << 2;
}

void tst_AreaShapes::closesInThreeWays()
{
    QFETCH(int, way);
    BoardHand hand(c_area);
    openEmptyBoard(hand);
    hand.key(Qt::Key_P);
    for (const QPointF corner : {QPointF(100, 100), {400, 100}, {400, 400}})
        hand.click(hand.at(corner));
    if (way == 0)
        hand.key(Qt::Key_Return);
    else if (way == 1)
        hand.click(hand.at(QPointF(102, 101)));
    else
        QTest::mouseDClick(&hand.canvas(), Qt::LeftButton, {}, hand.at(QPointF(400, 400)));
    const BoardArea *made = hand.model().areas().find(u"area-1"_s);
    QVERIFY(made);
    QCOMPARE(made->outline.size(), 3);
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::takesCornersBack()
{
    BoardHand hand(c_area);
    openEmptyBoard(hand);
    const int before = hand.steps();
    hand.key(Qt::Key_P);
    auto *tool = qobject_cast<AreaTool *>(hand.canvas().tool());
    QVERIFY(tool);
    for (const QPointF corner : {QPointF(100, 100), {400, 100}, {400, 400}})
        hand.click(hand.at(corner));
    hand.key(Qt::Key_Backspace);
    QCOMPARE(tool->corners().size(), 2);
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.steps(), before);
    QCOMPARE(tool->corners().size(), 2);
    hand.key(Qt::Key_Escape);
    QVERIFY(tool->corners().isEmpty());
    QCOMPARE(hand.canvas().tool(), tool);
}

void tst_AreaShapes::refusesCrossing()
{
    BoardHand hand(c_area);
    openEmptyBoard(hand);
    const int before = hand.steps();
    QSignalSpy said(&hand.session(), &BoardSession::said);
    hand.key(Qt::Key_P);
    for (const QPointF corner : {QPointF(100, 100), {400, 400}, {400, 100}, {100, 400}})
        hand.click(hand.at(corner));
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.steps(), before);
    QCOMPARE(said.size(), 1);
    QVERIFY(said.first().first().toString().contains(u"cross"_s));
}

void tst_AreaShapes::dragsCorners()
{
    BoardHand hand(c_area);
    hand.key(Qt::Key_P);
    hand.drag({hand.at(QPointF(280, 200)), hand.at(QPointF(285, 190)), hand.at(QPointF(300, 170))});
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().areas().mesh().areasAt({280, 200}), QStringList());
    int moved = 0;
    for (const BoardArea &area : hand.model().areas().all())
        moved += area.isOfPicture ? 0 : 1;
    QCOMPARE(moved, 4);
    QCOMPARE(hand.model().neighbours().size(), 12);
    // Across another border it must not go.
    hand.drag({hand.at(QPointF(590, 240)), hand.at(QPointF(700, 300)), hand.at(QPointF(860, 550))});
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::bendsBorders()
{
    BoardHand hand(c_area);
    hand.key(Qt::Key_P);
    const qsizetype before = hand.model().areas().find(u"A"_s)->outline.size();
    hand.drag({hand.at(QPointF(160, 20)), hand.at(QPointF(160, 10)), hand.at(QPointF(160, 2))});
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().areas().find(u"A"_s)->outline.size(), before + 1);
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::deletesCorners()
{
    BoardHand hand(c_area);
    hand.key(Qt::Key_P);
    QTest::mouseMove(&hand.canvas(), hand.at(QPointF(435, 244)));
    hand.key(Qt::Key_Delete);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.model().areas().mesh().areasAt({435, 244}).isEmpty());
    QVERIFY(hand.model().areLinked(u"B"_s, u"E"_s));
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::splits_data()
{
    QTest::addColumn<bool>("isDrag");
    QTest::newRow("clicks") << false;
    QTest::newRow("stroke") << true;
}

void tst_AreaShapes::splits()
{
    QFETCH(bool, isDrag);
    BoardHand hand(c_area);
    hand.key(Qt::Key_K);
    const QList<QPoint> line{hand.at(QPointF(435, 244)), hand.at(QPointF(465, 402))};
    if (isDrag) {
        hand.drag(line);
    } else {
        hand.click(line[0]);
        QCOMPARE(hand.steps(), 0);
        hand.click(line[1]);
    }
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.model().areas().find(u"E-2"_s));
    QVERIFY(hand.model().areLinked(u"E"_s, u"E-2"_s));
    hand.click(hand.at(QPointF(20, 100)));
    hand.click(hand.at(QPointF(100, 100)));
    hand.key(Qt::Key_Backspace);
    hand.key(Qt::Key_Escape);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::merges()
{
    BoardHand hand(c_area);
    hand.key(Qt::Key_J);
    hand.click(u"A"_s);
    hand.click(u"B"_s);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(!hand.model().areas().find(u"B"_s));
    // The same goes on.
    hand.click(u"C"_s);
    QCOMPARE(hand.steps(), 2);
    QSignalSpy said(&hand.session(), &BoardSession::said);
    hand.click(u"I"_s);
    QCOMPARE(hand.steps(), 2);
    QCOMPARE(said.size(), 1);
    hand.key(Qt::Key_Escape);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::mergesTheSelection()
{
    BoardHand hand(c_area);
    hand.click(u"D"_s);
    hand.click(u"E"_s, Qt::ControlModifier);
    hand.click(u"G"_s, Qt::ControlModifier);
    hand.key(Qt::Key_J);
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().areas().all().size(), 7U);
    QCOMPARE(hand.session().selection().spaces, QStringList{u"D"_s});
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::linksAndCuts()
{
    BoardHand hand(c_area);
    hand.key(Qt::Key_C);
    auto *tool = qobject_cast<NeighbourTool *>(hand.canvas().tool());
    QVERIFY(tool);
    QCOMPARE(tool->touching().size(), 12U);
    hand.click(u"A"_s);
    hand.click(u"B"_s);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(!hand.model().areLinked(u"A"_s, u"B"_s));
    hand.click(u"A"_s);
    hand.click(u"I"_s);
    QVERIFY(hand.model().areLinked(u"A"_s, u"I"_s));
    hand.click(u"B"_s);
    hand.click(u"A"_s);
    QVERIFY(hand.model().areLinked(u"A"_s, u"B"_s));
    QCOMPARE(hand.steps(), 3);
    hand.click(u"C"_s);
    hand.key(Qt::Key_Escape);
    hand.click(u"F"_s);
    QCOMPARE(hand.steps(), 3);
    hand.canvas().grab();
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaShapes::drawsAnEnclave()
{
    BoardHand hand(c_area);
    giveTables(hand);
    hand.key(Qt::Key_P);
    for (const QPointF corner : {QPointF(420, 300), {490, 305}, {480, 370}, {415, 360}})
        hand.click(hand.at(corner));
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.session().selection().spaces, QStringList{u"area-1"_s});
    QVERIFY(hand.model().areLinked(u"E"_s, u"area-1"_s));
    QCOMPARE(hand.model().spaceAt({450, 330}), u"area-1"_s);
    hand.canvas().grab();
    // A river goes around it, and a click picks the inner one.
    hand.key(Qt::Key_R);
    qobject_cast<RiverTool *>(hand.canvas().tool())->setKind(u"river"_s);
    hand.click(hand.at(QPointF(455, 302.5)));
    QCOMPARE(hand.model().edgesAt(u"E"_s, u"area-1"_s).size(), 1U);
    hand.key(Qt::Key_V);
    hand.click(hand.at(QPointF(450, 330)));
    QCOMPARE(hand.session().selection().spaces, QStringList{u"area-1"_s});
    hand.key(Qt::Key_J);
    hand.key(Qt::Key_Escape);
    hand.click(u"E"_s);
    hand.click(u"area-1"_s);
    QVERIFY(!hand.model().areas().find(u"area-1"_s));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

QTEST_MAIN(tst_AreaShapes)
#include "tst_areashapes.moc"
