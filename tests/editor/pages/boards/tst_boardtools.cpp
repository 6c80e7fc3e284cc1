// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/marks/marktool.h"
#include "editor/pages/boards/tools/marks/victorytool.h"
#include "editor/pages/boards/tools/measuretool.h"
#include "tests/editor/pages/boards/boardhand.h"

#include <QLineEdit>

using namespace editor;

namespace {

const QString c_hex = QStringLiteral("resources/templates/hex");
const QString c_koenigsberg = QStringLiteral("modules/koenigsberg45");

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

/// The tools for terrain, texts and marks, and what holds for all tools.
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
