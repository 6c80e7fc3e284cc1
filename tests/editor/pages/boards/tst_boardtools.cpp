// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardhand.h"

#include "editor/pages/boards/tools/marktool.h"
#include "editor/pages/boards/tools/measuretool.h"
#include "editor/pages/boards/tools/rivertool.h"
#include "editor/pages/boards/tools/roadtool.h"
#include "editor/pages/boards/tools/victorytool.h"

#include <QApplication>
#include <QLineEdit>

using namespace editor;

namespace {

const QString c_hex = QStringLiteral("resources/templates/hex");
const QString c_koenigsberg = QStringLiteral("modules/koenigsberg45");

QStringList typesAt(const BoardModel &model, const QString &a, const QString &b)
{
    QStringList types;
    for (const auto &place : model.edgesAt(a, b))
        types.append(model.edges()[size_t(place.entry)].type);
    return types;
}

/// Writes into the line that a tool has opened on the canvas.
bool write(BoardHand &hand, const QString &text)
{
    auto *line = hand.canvas().findChild<QLineEdit *>();
    if (!line)
        return false;
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
    return true;
}

} // namespace

class tst_BoardTools : public QObject
{
    Q_OBJECT

private slots:
    void letters();
    void fill();
    void fillsEverywhere();
    void line();
    void eraser_data();
    void eraser();
    void picker();
    void hexside();
    void directedSide();
    void river();
    void riverByMouseOnKoenigsberg();
    void road();
    void roadGoesOn();
    void roadHandles();
    void besideAHandle();
    void roadErases();
    void escapeTakesBack_data();
    void escapeTakesBack();
    void escapeInADrag_data();
    void escapeInADrag();
    void escapeLeavesOthersAlone();
    void names();
    void labels();
    void victory();
    void marks();
    void measure();
    void select();
    void lockedLayers();
    void everyToolOnEveryBoard_data();
    void everyToolOnEveryBoard();
};

void tst_BoardTools::letters()
{
    BoardHand hand(c_hex);
    for (const char letter : QByteArray("VHBFLEIXRDYTOGUAM")) {
        hand.key(Qt::Key(letter));
        QVERIFY(hand.canvas().tool());
        QCOMPARE(int(hand.canvas().tool()->key()), int(letter));
        QVERIFY(!hand.canvas().tool()->title().isEmpty());
        QVERIFY(!hand.canvas().tool()->hint().isEmpty());
    }
}

void tst_BoardTools::fill()
{
    BoardHand hand(c_hex);
    hand.session().setGround(QStringLiteral("town"));
    hand.key(Qt::Key_F);
    hand.click(QStringLiteral("0406"));
    for (const char *hex : {"0406", "0407", "0307"})
        QCOMPARE(hand.model().terrain(QString::fromLatin1(hex)), QStringLiteral("town"));
    // Hills elsewhere don't hang together with these.
    QCOMPARE(hand.model().terrain(QStringLiteral("0702")), QStringLiteral("hills"));
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::fillsEverywhere()
{
    BoardHand hand(c_hex);
    hand.session().setGround(QStringLiteral("town"));
    hand.key(Qt::Key_F);
    hand.click(QStringLiteral("0406"), Qt::ShiftModifier);
    QCOMPARE(hand.model().terrain(QStringLiteral("0702")), QStringLiteral("town"));
    hand.session().setGround(QStringLiteral("woods"));
    hand.click(QStringLiteral("0101"), Qt::ShiftModifier);
    QCOMPARE(hand.model().terrain(QStringLiteral("1008")), QStringLiteral("woods"));
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::line()
{
    BoardHand hand(c_hex);
    hand.session().setGround(QStringLiteral("woods"));
    hand.key(Qt::Key_L);
    hand.click(QStringLiteral("0203"));
    QCOMPARE(hand.steps(), 0);
    hand.click(QStringLiteral("0206"));
    hand.click(QStringLiteral("0506"), Qt::ShiftModifier);
    QCOMPARE(hand.steps(), 2);
    QCOMPARE(hand.model().terrain(QStringLiteral("0204")), QStringLiteral("woods"));
    QCOMPARE(hand.model().terrain(QStringLiteral("0205")), QStringLiteral("woods"));
    hand.key(Qt::Key_Escape);
    hand.click(QStringLiteral("0908"));
    QCOMPARE(hand.steps(), 2);
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::eraser_data()
{
    QTest::addColumn<int>("layer");
    QTest::addColumn<QString>("hex");
    QTest::newRow("terrain") << int(BoardLayers::Terrain) << "0407";
    QTest::newRow("names") << int(BoardLayers::Names) << "0604";
    QTest::newRow("ways") << int(BoardLayers::Ways) << "0304";
    QTest::newRow("marks") << int(BoardLayers::Marks) << "0604";
}

void tst_BoardTools::eraser()
{
    QFETCH(int, layer);
    QFETCH(QString, hex);
    BoardHand hand(c_hex);
    hand.session().layers().setActive(BoardLayers::Layer(layer));
    hand.key(Qt::Key_E);
    hand.click(hex);
    QCOMPARE(hand.steps(), 1);
    hand.click(hex);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::picker()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_I);
    hand.click(QStringLiteral("0604"));
    QCOMPARE(hand.session().ground(), QStringLiteral("town"));
    QTRY_COMPARE(int(hand.canvas().tool()->key()), int(Qt::Key_B));
}

void tst_BoardTools::hexside()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_X);
    hand.click(hand.side(QStringLiteral("0202"), QStringLiteral("0203")));
    QCOMPARE(typesAt(hand.model(), QStringLiteral("0202"), QStringLiteral("0203")),
             QStringList{QStringLiteral("river")});
    // Following the sides of a hex with the mouse sets all of them.
    hand.drag({hand.side(QStringLiteral("0805"), QStringLiteral("0804")),
               hand.side(QStringLiteral("0805"), QStringLiteral("0905")),
               hand.side(QStringLiteral("0805"), QStringLiteral("0906"))});
    QCOMPARE(hand.steps(), 2);
    QVERIFY(!typesAt(hand.model(), QStringLiteral("0805"), QStringLiteral("0906")).isEmpty());
    hand.click(hand.side(QStringLiteral("0202"), QStringLiteral("0203")), Qt::AltModifier);
    QVERIFY(typesAt(hand.model(), QStringLiteral("0202"), QStringLiteral("0203")).isEmpty());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::directedSide()
{
    BoardHand hand(c_koenigsberg);
    hand.canvas().zoomTo(1);
    hand.canvas().centreOn(QStringLiteral("2020"));
    hand.key(Qt::Key_X);
    static_cast<SideTool *>(hand.canvas().tool())->setKind(QStringLiteral("defence"));
    const auto pair = [&] {
        for (const auto &place :
             hand.model().edgesAt(QStringLiteral("2020"), QStringLiteral("2021"))) {
            const auto &edges = hand.model().edges()[size_t(place.entry)];
            if (edges.type == u"defence")
                return edges.between[size_t(place.place)];
        }
        return BoardModel::Pair();
    };
    const auto before = pair();
    QVERIFY(before.first.isEmpty());
    hand.click(hand.side(QStringLiteral("2020"), QStringLiteral("2021")));
    QCOMPARE(pair().first, QStringLiteral("2020"));
    hand.click(hand.side(QStringLiteral("2021"), QStringLiteral("2020")));
    QCOMPARE(pair().first, QStringLiteral("2021"));
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::river()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_R);
    auto *tool = static_cast<RiverTool *>(hand.canvas().tool());
    tool->setName(QStringLiteral("Elm"));
    hand.click(hand.side(QStringLiteral("0701"), QStringLiteral("0801")));
    hand.click(hand.side(QStringLiteral("0704"), QStringLiteral("0804")));
    const size_t length = tool->course().size();
    QVERIFY(length > 4);
    hand.click(hand.side(QStringLiteral("0706"), QStringLiteral("0806")));
    QVERIFY(tool->course().size() > length);
    hand.key(Qt::Key_Backspace);
    QCOMPARE(tool->course().size(), length);
    hand.key(Qt::Key_Return);
    QVERIFY(tool->course().empty());
    // All of it is one step and one entry.
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().edges().back().name, QStringLiteral("Elm"));
    QCOMPARE(hand.model().edges().back().between.size(), length);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::riverByMouseOnKoenigsberg()
{
    BoardHand hand(c_koenigsberg);
    hand.canvas().zoomTo(1);
    hand.canvas().centreOn(QStringLiteral("1214"));
    hand.key(Qt::Key_R);
    const auto count = [&] {
        size_t sum = 0;
        for (const auto &edges : hand.model().edges())
            sum += edges.between.size();
        return sum;
    };
    const size_t before = count();
    hand.drag({hand.side(QStringLiteral("1214"), QStringLiteral("1215")),
               hand.side(QStringLiteral("1214"), QStringLiteral("1114")),
               hand.side(QStringLiteral("1214"), QStringLiteral("1113"))});
    QVERIFY(count() > before);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
    QCOMPARE(count(), before);
}

void tst_BoardTools::road()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_D);
    auto *tool = static_cast<RoadTool *>(hand.canvas().tool());
    tool->setName(QStringLiteral("Mill lane"));
    hand.click(QStringLiteral("0206"));
    QCOMPARE(hand.steps(), 0);
    hand.click(QStringLiteral("0306"));
    hand.click(QStringLiteral("0606"));
    QCOMPARE(hand.model().ways().size(), size_t(2));
    QCOMPARE(hand.model().ways().back().spaces.size(), 5);
    hand.key(Qt::Key_Backspace);
    QCOMPARE(hand.model().ways().back().spaces.size(), 4);
    hand.key(Qt::Key_Return);
    QVERIFY(tool->course().isEmpty());
    QCOMPARE(hand.model().ways().back().name, QStringLiteral("Mill lane"));
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::roadGoesOn()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_D);
    hand.click(QStringLiteral("1004"));
    hand.click(QStringLiteral("1006"));
    hand.key(Qt::Key_Return);
    QCOMPARE(hand.model().ways().size(), size_t(1));
    QCOMPARE(hand.model().ways().front().spaces.last(), QStringLiteral("1006"));
    // The other end as well.
    hand.click(QStringLiteral("0104"));
    hand.click(QStringLiteral("0102"));
    QCOMPARE(hand.model().ways().size(), size_t(1));
    QCOMPARE(hand.model().ways().front().spaces.first(), QStringLiteral("0102"));
    hand.key(Qt::Key_Return);
    // Undo in the middle of drawing ends the course and harms nothing.
    hand.click(QStringLiteral("0102"));
    hand.click(QStringLiteral("0202"));
    hand.document().history().undo();
    hand.click(QStringLiteral("0302"));
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::roadHandles()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_D);
    hand.click(QStringLiteral("0206"));
    hand.click(QStringLiteral("0606"));
    hand.drag({QStringLiteral("0405"), QStringLiteral("0404")});
    const QStringList spaces = hand.model().ways().back().spaces;
    for (qsizetype i = 1; i < spaces.size(); ++i) {
        const auto &cells = *hand.model().cells();
        QVERIFY2(cells.areNeighbours(cells.find(spaces[i - 1]), cells.find(spaces[i])),
                 qPrintable(spaces.join(u' ')));
    }
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

// Handles are small: who clicks into their hex beside them means them, not the way back.
void tst_BoardTools::besideAHandle()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_D);
    hand.click(QStringLiteral("0206"));
    hand.click(QStringLiteral("0606"));
    const QStringList spaces = hand.model().ways().back().spaces;
    QCOMPARE(spaces.size(), 5);
    const auto &cells = *hand.model().cells();
    for (const QString &space : spaces) {
        for (const QPointF aside : {QPointF(0.6, 0), QPointF(-0.6, 0), QPointF(0, 0.7)}) {
            const QPointF middle = cells.centre(cells.find(space));
            hand.click(hand.at(middle + aside * cells.side()));
            QCOMPARE(hand.model().ways().back().spaces, spaces);
        }
    }
    // The next hex does lengthen it.
    hand.click(QStringLiteral("0706"));
    QCOMPARE(hand.model().ways().back().spaces.size(), 6);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::escapeTakesBack_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("isOnSides");
    QTest::newRow("road") << Qt::Key_D << false;
    QTest::newRow("railway") << Qt::Key_Y << false; // only there are any
    QTest::newRow("river") << Qt::Key_R << true;
}

void tst_BoardTools::escapeTakesBack()
{
    QFETCH(Qt::Key, key);
    QFETCH(bool, isOnSides);
    BoardHand hand(key == Qt::Key_Y ? QStringLiteral("modules/koenigsberg45") : QString(c_hex));
    const QByteArray before = hand.document().bytes(hand.model().file());
    hand.key(key);
    QVERIFY(hand.canvas().tool());
    const auto draw = [&] {
        const QStringList way = key == Qt::Key_Y
            ? QStringList{QStringLiteral("2020"), QStringLiteral("2220"), QStringLiteral("2420")}
            : QStringList{QStringLiteral("0206"), QStringLiteral("0406"), QStringLiteral("0606")};
        for (const QString &space : way)
            isOnSides
                ? hand.click(hand.side(space,
                                       hand.model().cells()->id(hand.model().cells()->neighbour(
                                           hand.model().cells()->find(space), 0))))
                : hand.click(space);
    };
    draw();
    QVERIFY(hand.document().bytes(hand.model().file()) != before);
    hand.key(Qt::Key_Escape);
    QCOMPARE(hand.document().bytes(hand.model().file()), before);
    QVERIFY(!hand.canvas().tool()->isBusy());
    // Enter keeps it; an Escape after that has nothing to take back.
    draw();
    hand.key(Qt::Key_Return);
    const QByteArray drawn = hand.document().bytes(hand.model().file());
    QVERIFY(drawn != before);
    hand.key(Qt::Key_Escape);
    QCOMPARE(hand.document().bytes(hand.model().file()), drawn);
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::escapeInADrag_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    const Qt::KeyboardModifiers none = Qt::NoModifier;
    QTest::newRow("brush") << Qt::Key_B << none;
    QTest::newRow("eraser") << Qt::Key_E << none;
    QTest::newRow("road") << Qt::Key_D << none;
    QTest::newRow("a road that is erased") << Qt::Key_D << Qt::KeyboardModifiers(Qt::AltModifier);
    QTest::newRow("river") << Qt::Key_R << none;
    QTest::newRow("mark") << Qt::Key_O << none;
}

void tst_BoardTools::escapeInADrag()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    BoardHand hand(c_hex);
    hand.session().setGround(QStringLiteral("woods"));
    hand.key(key);
    const QByteArray before = hand.document().bytes(hand.model().file());
    QWidget *canvas = &hand.canvas();
    const QStringList way{QStringLiteral("0304"), QStringLiteral("0404"), QStringLiteral("0504"),
                          QStringLiteral("0604"), QStringLiteral("0605"), QStringLiteral("0606")};
    QTest::mouseMove(canvas, hand.at(way.first()));
    QTest::mousePress(canvas, Qt::LeftButton, modifiers, hand.at(way.first()));
    for (qsizetype i = 1; i < way.size() - 1; ++i)
        hand.sendMove(hand.at(way[i]), modifiers, Qt::LeftButton);
    QVERIFY(hand.document().bytes(hand.model().file()) != before);
    QTest::keyClick(canvas, Qt::Key_Escape);
    QCOMPARE(hand.document().bytes(hand.model().file()), before);
    // The hand goes on with the button still pressed, and nothing comes of it.
    hand.sendMove(hand.at(way.last()), modifiers, Qt::LeftButton);
    QTest::mouseRelease(canvas, Qt::LeftButton, modifiers, hand.at(way.last()));
    QCOMPARE(hand.document().bytes(hand.model().file()), before);
    QCOMPARE(hand.steps(), 0);
}

// A frame that is given up has changed nothing, so nothing is taken back.
void tst_BoardTools::escapeLeavesOthersAlone()
{
    BoardHand hand(c_hex);
    hand.session().setGround(QStringLiteral("woods"));
    hand.key(Qt::Key_B);
    hand.drag({QStringLiteral("0304"), QStringLiteral("0404")});
    QCOMPARE(hand.steps(), 1);
    hand.key(Qt::Key_V);
    QWidget *canvas = &hand.canvas();
    QTest::mousePress(canvas, Qt::LeftButton, {}, hand.at(QStringLiteral("0206")));
    hand.sendMove(hand.at(QStringLiteral("0406")), {}, Qt::LeftButton);
    QTest::keyClick(canvas, Qt::Key_Escape);
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, hand.at(QStringLiteral("0406")));
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.session().selection().spaces.isEmpty());
}

void tst_BoardTools::roadErases()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_D);
    hand.click(QStringLiteral("0504"), Qt::AltModifier);
    QCOMPARE(hand.model().ways().size(), size_t(2));
    QVERIFY(!hand.model().ways().front().spaces.contains(QStringLiteral("0504")));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::names()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_T);
    hand.click(QStringLiteral("0303"));
    QVERIFY(write(hand, QStringLiteral("Ashby")));
    QCOMPARE(hand.model().spaceName(QStringLiteral("0303")), QStringLiteral("Ashby"));
    hand.click(QStringLiteral("0305"));
    auto *line = hand.canvas().findChild<QLineEdit *>();
    QVERIFY(line);
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::labels()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_T);
    hand.click(QStringLiteral("0803"), Qt::ShiftModifier);
    QVERIFY(write(hand, QStringLiteral("Moor")));
    QCOMPARE(hand.model().labels().size(), size_t(1));
    const QPointF before = hand.model().labels().front().at;
    hand.key(Qt::Key_V);
    hand.drag({hand.canvas().viewPoint(before).toPoint(),
               hand.canvas().viewPoint(before).toPoint() + QPoint(40, 25)});
    QVERIFY(hand.model().labels().front().at.x() > before.x());
    QCOMPARE(hand.session().selection().label, 0);
    const QPointF moved = hand.model().labels().front().at;
    hand.key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(hand.model().labels().front().at, moved + QPointF(10, 0));
    hand.page().perform(EditCommand::Delete);
    QVERIFY(hand.model().labels().empty());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::victory()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_O);
    static_cast<VictoryTool *>(hand.canvas().tool())->setPoints(3);
    hand.click(QStringLiteral("0202"));
    QCOMPARE(hand.model().values(QStringLiteral("0202"))[u"vp"].toInteger(), 3);
    QVERIFY(hand.model().features(QStringLiteral("0202")).contains(QStringLiteral("victory")));
    hand.click(QStringLiteral("0202"), Qt::NoModifier, Qt::RightButton);
    QVERIFY(hand.model().features(QStringLiteral("0202")).isEmpty());
    QVERIFY(hand.model().values(QStringLiteral("0202"))[u"vp"].isNull());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::marks()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_G);
    auto *tool = static_cast<MarkTool *>(hand.canvas().tool());
    tool->setMark({{}, QStringLiteral("entry"), MarkTool::valueOf(QStringLiteral("A"))});
    hand.drag({QStringLiteral("0101"), QStringLiteral("0102"), QStringLiteral("0103")});
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().values(QStringLiteral("0102"))[u"entry"].toString(), QStringLiteral("A"));
    tool->setMark({QStringLiteral("supply"), {}, {}});
    hand.click(QStringLiteral("0101"));
    hand.click(QStringLiteral("0101"), Qt::AltModifier);
    QVERIFY(hand.model().features(QStringLiteral("0101")).isEmpty());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardTools::measure()
{
    BoardHand hand(c_hex);
    QTRY_VERIFY_WITH_TIMEOUT(hand.live().module(), 30'000);
    hand.key(Qt::Key_M);
    auto *tool = static_cast<MeasureTool *>(hand.canvas().tool());
    tool->setMobility(QStringLiteral("foot"));
    hand.drag({QStringLiteral("0104"), QStringLiteral("0504")});
    QCOMPARE(tool->distance(), 4);
    QVERIFY(tool->cost());
    QCOMPARE(*tool->cost(), 4.0);
    QCOMPARE(hand.steps(), 0);
}

void tst_BoardTools::select()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_V);
    hand.click(QStringLiteral("0303"));
    QCOMPARE(hand.session().selection().spaces, QStringList{QStringLiteral("0303")});
    hand.click(QStringLiteral("0305"), Qt::ControlModifier);
    QCOMPARE(hand.session().selection().spaces.size(), 2);
    hand.click(QStringLiteral("0305"), Qt::ControlModifier);
    QCOMPARE(hand.session().selection().spaces.size(), 1);
    hand.drag({hand.at(QStringLiteral("0202")) - QPoint(8, 8),
               hand.at(QStringLiteral("0404")) + QPoint(8, 8)});
    QVERIFY(hand.session().selection().spaces.size() > 6);
    hand.key(Qt::Key_Down);
    QVERIFY(!hand.session().selection().spaces.contains(QStringLiteral("0202")));
    hand.page().perform(EditCommand::SelectAll);
    QCOMPARE(hand.session().selection().spaces.size(), 80);
    hand.page().perform(EditCommand::Invert);
    QVERIFY(hand.session().selection().isEmpty());
    QCOMPARE(hand.steps(), 0);
}

void tst_BoardTools::lockedLayers()
{
    BoardHand hand(c_hex);
    for (int layer = 0; layer < BoardLayers::count; ++layer)
        hand.session().layers().lock(BoardLayers::Layer(layer));
    for (const char letter : QByteArray("BFEXRDYGOT")) {
        hand.key(Qt::Key(letter));
        hand.drag({QStringLiteral("0203"), QStringLiteral("0204")});
    }
    QCOMPARE(hand.steps(), 0);
}

void tst_BoardTools::everyToolOnEveryBoard_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("areas") << "resources/templates/area"
                           << "boards/map.json" << QByteArray();
    QTest::newRow("boxes") << c_koenigsberg << "boards/display.json" << QByteArray();
    QTest::newRow("broken") << c_hex << "boards/map.json" << QByteArray("{ \"type\": ");
    QTest::newRow("a list") << c_hex << "boards/map.json" << QByteArray("[1, 2]");
    QTest::newRow("nothing said") << c_hex << "boards/map.json" << QByteArray("{}");
    QTest::newRow("wrong shapes")
        << c_hex << "boards/map.json"
        << QByteArray(R"({"type": "hex", "grid": {"columns": 4, "rows": 4, "missing": 3},
                          "spaces": {"0101": 7, "0102": {"features": 3, "values": []}, "x": null},
                          "edges": [3, {"between": [[1], "a", []]}], "ways": {"a": 1},
                          "labels": [5, {"at": 3}], "style": 3, "page": "x"})");
    QTest::newRow("senseless grid")
        << c_hex << "boards/map.json"
        << QByteArray(R"({"type": "hex", "grid": {"columns": -4, "rows": 1e9}, "spaces": []})");
}

// Whatever is on the table, no tool may fall over.
void tst_BoardTools::everyToolOnEveryBoard()
{
    QFETCH(QString, source);
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    BoardHand hand(source);
    if (!content.isEmpty()) {
        Draft draft = hand.document().draft();
        draft.setBytes(file, content);
        hand.document().commit(draft, QStringLiteral("Break it"));
    }
    hand.page().open({file, 0, {}});
    QCOMPARE(hand.session().file(), file);
    for (BoardTool *tool : hand.page().tools()) {
        hand.page().setTool(tool);
        hand.drag(QList<QPoint>{{300, 300}, {340, 330}, {420, 360}});
        hand.click(QPoint(350, 320), Qt::AltModifier);
        hand.key(Qt::Key_Backspace);
        hand.key(Qt::Key_Return);
        hand.page().grab();
    }
    for (int command = 0; command <= int(EditCommand::Rename); ++command) {
        if (hand.page().offers(EditCommand(command)))
            hand.page().perform(EditCommand(command));
    }
    QVERIFY(hand.takesBackAll());
}

QTEST_MAIN(tst_BoardTools)
#include "tst_boardtools.moc"
