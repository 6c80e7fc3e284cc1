// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/ways/rivertool.h"
#include "editor/pages/boards/tools/ways/roadtool.h"
#include "tests/editor/pages/boards/boardhand.h"

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

} // namespace

/// Hexsides, rivers and roads are drawn, and taken back while they are.
class tst_LineTools : public QObject
{
    Q_OBJECT

private slots:
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
};

void tst_LineTools::hexside()
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

void tst_LineTools::directedSide()
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

void tst_LineTools::river()
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

void tst_LineTools::riverByMouseOnKoenigsberg()
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

void tst_LineTools::road()
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

void tst_LineTools::roadGoesOn()
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

void tst_LineTools::roadHandles()
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
void tst_LineTools::besideAHandle()
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

void tst_LineTools::roadErases()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_D);
    hand.click(QStringLiteral("0504"), Qt::AltModifier);
    QCOMPARE(hand.model().ways().size(), size_t(2));
    QVERIFY(!hand.model().ways().front().spaces.contains(QStringLiteral("0504")));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_LineTools::escapeTakesBack_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("isOnSides");
    QTest::newRow("road") << Qt::Key_D << false;
    QTest::newRow("railway") << Qt::Key_Y << false; // only there are any
    QTest::newRow("river") << Qt::Key_R << true;
}

void tst_LineTools::escapeTakesBack()
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

void tst_LineTools::escapeInADrag_data()
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

void tst_LineTools::escapeInADrag()
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
void tst_LineTools::escapeLeavesOthersAlone()
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

QTEST_MAIN(tst_LineTools)
#include "tst_linetools.moc"
