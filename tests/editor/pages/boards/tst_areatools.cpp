// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardhand.h"

#include "editor/pages/boards/edits/boardfileedit.h"
#include "editor/pages/boards/model/areashape.h"
#include "editor/pages/boards/panels/areaspanel.h"
#include "editor/pages/boards/panels/boardpanel.h"
#include "editor/pages/boards/panels/selectionpanel.h"
#include "editor/pages/boards/panels/shapepreview.h"
#include "editor/pages/boards/panels/takeareasdialog.h"
#include "editor/pages/boards/tools/areatool.h"
#include "editor/pages/boards/tools/neighbourtool.h"
#include "editor/pages/boards/tools/rivertool.h"
#include "editor/pages/boards/tools/roadtool.h"
#include "editor/widgets/propertyfield.h"
#include "editor/widgets/renamedialog.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>

using namespace editor;
using namespace Qt::StringLiterals;

namespace {

const QString c_area = u"resources/templates/area"_s;
const QString c_leningrad = u"modules/leningrad41"_s;
const QString c_hex = u"resources/templates/hex"_s;

/// On a new board without a picture.
void openEmptyBoard(BoardHand &hand)
{
    hand.page().boardPanel().addBoard(u"Isles"_s, engine::Board::Kind::Area, 0, 0);
}

TakeAreasDialog *dialogOf(BoardHand &hand)
{
    return hand.page().window()->findChild<TakeAreasDialog *>();
}

/// On the border between two areas.
QPoint borderPoint(BoardHand &hand, const QString &a, const QString &b)
{
    const auto border = hand.model().areas().borders(a, b, 1);
    return border.empty() ? QPoint() : hand.at(border.front()[border.front().size() / 2]);
}

} // namespace

class tst_AreaTools : public QObject
{
    Q_OBJECT

private slots:
    void fits_data();
    void fits();
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
    void rivers();
    void riverCourse();
    void riverDrag();
    void roads();
    void fills();
    void erases();
    void drawsAnEnclave();
    void saysWhatBecameOfIt();
    void selects();
    void takesAreasFromADrawing();
    void findsNeighbours();
    void paints();
    void changesIds();
    void copies();
    void sheetFollows();
};

void tst_AreaTools::fits_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("bad");
    QTest::newRow("areas") << c_area << QByteArray("VHPKJCXRUBFEDY") << QByteArray("L");
    QTest::newRow("hexes") << c_hex << QByteArray("VHBXRDYU") << QByteArray("PKJC");
}

void tst_AreaTools::fits()
{
    QFETCH(QString, source);
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    BoardHand hand(source);
    for (const char letter : good)
        QVERIFY2(hand.page().toolFor(letter)->fits(hand.model()), &letter);
    for (const char letter : bad) {
        QVERIFY(!hand.page().toolFor(letter)->fits(hand.model()));
        QVERIFY(!hand.page().toolFor(letter)->needs().isEmpty());
        hand.key(Qt::Key_V);
        hand.key(Qt::Key(letter));
        QCOMPARE(hand.canvas().tool()->key(), Qt::Key_V);
    }
}

void tst_AreaTools::drawsAreas()
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

void tst_AreaTools::closesInThreeWays_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("Enter") << 0;
    QTest::newRow("first corner") << 1;
    QTest::newRow("double click") << 2;
}

void tst_AreaTools::closesInThreeWays()
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

void tst_AreaTools::takesCornersBack()
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

void tst_AreaTools::refusesCrossing()
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

void tst_AreaTools::dragsCorners()
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

void tst_AreaTools::bendsBorders()
{
    BoardHand hand(c_area);
    hand.key(Qt::Key_P);
    const qsizetype before = hand.model().areas().find(u"A"_s)->outline.size();
    hand.drag({hand.at(QPointF(160, 20)), hand.at(QPointF(160, 10)), hand.at(QPointF(160, 2))});
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().areas().find(u"A"_s)->outline.size(), before + 1);
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTools::deletesCorners()
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

void tst_AreaTools::splits_data()
{
    QTest::addColumn<bool>("isDrag");
    QTest::newRow("clicks") << false;
    QTest::newRow("stroke") << true;
}

void tst_AreaTools::splits()
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

void tst_AreaTools::merges()
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

void tst_AreaTools::mergesTheSelection()
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

void tst_AreaTools::linksAndCuts()
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

void tst_AreaTools::rivers()
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

namespace {

/// Has terrain, kinds of borders, and a river in the hand.
void giveTables(BoardHand &hand)
{
    Draft draft = hand.document().draft();
    const QByteArray table = R"({"format": 1, "terrains": [
        {"id": "open", "name": "Open"}, {"id": "wood", "name": "Wood"}],
        "edges": [{"id": "river", "name": "River"}], "ways": [{"id": "road", "name": "Road"}]})";
    draft.setBytes(u"tables/terrain.json"_s, table);
    hand.document().commit(draft, u"Tables"_s);
}

} // namespace

// From one click to the next the river takes the shortest way along the borders.
void tst_AreaTools::riverCourse()
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
void tst_AreaTools::riverDrag()
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
void tst_AreaTools::roads()
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

void tst_AreaTools::fills()
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

void tst_AreaTools::erases()
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

void tst_AreaTools::drawsAnEnclave()
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

// What a tool has to say stays in the status bar until the pointer goes on.
void tst_AreaTools::saysWhatBecameOfIt()
{
    BoardHand hand(c_area);
    QSignalSpy pointed(&hand.page(), &Page::pointed);
    const auto last = [&] { return pointed.isEmpty() ? QString() : pointed.last()[0].toString(); };
    hand.key(Qt::Key_J);
    hand.click(u"A"_s);
    hand.click(u"B"_s);
    QVERIFY2(last().contains(u"has taken over: victory, vp"_s), qPrintable(last()));
    QVERIFY(last().contains(u"has kept its own: name"_s));
    hand.click(u"I"_s);
    QVERIFY2(last().contains(u"no common border"_s), qPrintable(last()));
    QTest::mouseMove(&hand.canvas(), hand.at(u"I"_s) + QPoint(3, 3));
    QVERIFY(last().contains(u"no common border"_s));
    QTest::mouseMove(&hand.canvas(), hand.at(u"D"_s));
    QVERIFY(!last().contains(u"no common border"_s));
}

void tst_AreaTools::selects()
{
    BoardHand hand(c_area);
    hand.click(u"A"_s);
    QCOMPARE(hand.session().selection().spaces, QStringList{u"A"_s});
    hand.drag({hand.at(QPointF(100, 100)), hand.at(QPointF(300, 200)), hand.at(QPointF(500, 400))});
    QCOMPARE(hand.session().selection().spaces, QStringList({u"A"_s, u"B"_s, u"D"_s, u"E"_s}));
    QTRY_VERIFY(hand.page().selectionPanel().heading().startsWith(u"4 area"_s));
    QVERIFY(hand.page().selectionPanel().field(u"name"_s));
    QVERIFY(hand.page().selectionPanel().field(u"label.0"_s));
    QVERIFY(!hand.page().selectionPanel().field(u"box.0"_s));
    hand.page().perform(EditCommand::Delete);
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().areas().all().size(), 5U);
    QCOMPARE(hand.model().neighbours().size(), 4);
    hand.page().perform(EditCommand::SelectAll);
    QCOMPARE(hand.session().selection().spaces.size(), 5);
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTools::takesAreasFromADrawing()
{
    BoardHand hand(c_area);
    openEmptyBoard(hand);
    const int before = hand.steps();
    QTemporaryDir folder;
    const QString path = folder.filePath(u"realm.svg"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 600\">"
               "<rect id=\"north\" width=\"900\" height=\"300\"/>"
               "<rect id=\"south\" y=\"300\" width=\"450\" height=\"300\"/>"
               "<path id=\"east\" d=\"M450 300H900V600H450z\"><title>The East</title></path>"
               "<circle cx=\"100\" cy=\"100\" r=\"9\"/></svg>");
    file.close();
    hand.page().areasPanel().askForShapes(path);
    TakeAreasDialog *dialog = dialogOf(hand);
    QVERIFY(dialog);
    QCOMPARE(dialog->list()->rowCount(), 4);
    QCOMPARE(dialog->import().wanted(), 3);
    // A click on the picture leaves one out, another takes it in again.
    const QPoint south = dialog->preview()->viewPoint(1).toPoint();
    QTest::mouseClick(dialog->preview(), Qt::LeftButton, {}, south);
    QCOMPARE(dialog->import().wanted(), 2);
    QTest::mouseClick(dialog->preview(), Qt::LeftButton, {}, south);
    QCOMPARE(dialog->import().wanted(), 3);
    dialog->list()->item(1, 1)->setText(u"The South"_s);
    dialog->toleranceField()->setValue(1);
    QTest::mouseClick(dialog->takeButton(), Qt::LeftButton);
    QCOMPARE(hand.steps(), before + 1);
    QCOMPARE(hand.model().areas().all().size(), 3U);
    QCOMPARE(hand.model().spaceName(u"south"_s), u"The South"_s);
    QCOMPARE(hand.model().spaceName(u"east"_s), u"The East"_s);
    QCOMPARE(hand.model().neighbours().size(), 3);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
    // What is no drawing is told, and nothing happens.
    QSignalSpy said(&hand.session(), &BoardSession::said);
    hand.page().areasPanel().askForShapes(folder.filePath(u"none.svg"_s));
    QCOMPARE(said.size(), 1);
}

void tst_AreaTools::findsNeighbours()
{
    BoardHand hand(c_area);
    Draft draft = hand.document().draft();
    draft.remove(hand.model().file(), {u"links"_s});
    hand.document().commit(draft, u"No links"_s);
    QVERIFY(hand.model().neighbours().isEmpty());
    hand.page().areasPanel().findNeighbours();
    QCOMPARE(hand.model().neighbours().size(), 12);
    QCOMPARE(hand.steps(), 2);
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTools::paints()
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

void tst_AreaTools::changesIds()
{
    BoardHand hand(c_area);
    hand.click(u"B"_s);
    const auto button = [&]() -> QPushButton * {
        const auto all = hand.page().selectionPanel().findChildren<QPushButton *>();
        return all.isEmpty() ? nullptr : all.first();
    };
    QTRY_VERIFY(button());
    QTest::mouseClick(button(), Qt::LeftButton);
    auto *dialog = hand.page().findChild<RenameDialog *>();
    QVERIFY(dialog);
    dialog->field()->setText(u"BRENA"_s);
    dialog->accept();
    QCOMPARE(hand.steps(), 1);
    const BoardArea *area = hand.model().areas().find(u"BRENA"_s);
    QVERIFY(area);
    QVERIFY(!area->isOfPicture);
    QCOMPARE(hand.model().spaceName(u"BRENA"_s), u"Brena"_s);
    QVERIFY(hand.model().areLinked(u"BRENA"_s, u"E"_s));
    QVERIFY(hand.document().json(u"scenarios/war.json"_s, {u"setup"_s, u"BRENA"_s}));
    QCOMPARE(hand.session().selection().spaces, QStringList{u"BRENA"_s});
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTools::copies()
{
    BoardHand hand(c_area);
    hand.click(u"A"_s);
    hand.page().perform(EditCommand::Copy);
    openEmptyBoard(hand);
    QVERIFY(hand.page().offers(EditCommand::Paste));
    hand.page().perform(EditCommand::Paste);
    QCOMPARE(hand.model().areas().all().size(), 1U);
    const BoardArea &copy = hand.model().areas().all().front();
    QCOMPARE(copy.id, u"A-2"_s);
    QVERIFY(!copy.isOfPicture);
    QCOMPARE(hand.model().spaceName(copy.id), u"Ardo"_s);
    QVERIFY(hand.takesBackAll());
}

// The edit is seen at once, and the printed sheet follows.
void tst_AreaTools::sheetFollows()
{
    BoardHand hand(c_area);
    openEmptyBoard(hand);
    hand.key(Qt::Key_P);
    for (const QPointF corner : {QPointF(100, 100), {700, 100}, {700, 500}, {100, 500}})
        hand.click(hand.at(corner));
    hand.key(Qt::Key_Return);
    QVERIFY(!hand.canvas().isBaked());
    hand.canvas().grab();
    QTRY_VERIFY_WITH_TIMEOUT(hand.canvas().isBaked(), 20000);
    hand.canvas().grab();
}

QTEST_MAIN(tst_AreaTools)
#include "tst_areatools.moc"
