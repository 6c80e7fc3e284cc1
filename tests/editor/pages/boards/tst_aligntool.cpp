// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/pages/boards/boardhand.h"

#include "editor/pages/boards/model/boardscan.h"
#include "editor/pages/boards/model/scanfit.h"
#include "editor/pages/boards/panels/boardpanel.h"
#include "editor/pages/boards/panels/boardpictures.h"
#include "editor/pages/boards/tools/aligntool.h"

#include <QImage>
#include <QSignalSpy>

using namespace editor;
using namespace Qt::StringLiterals;

namespace {

const QString c_hex = u"resources/templates/hex"_s;

BoardScan scanOf(BoardHand &hand)
{
    return BoardScan::read(hand.document().files(), hand.model().id());
}

bool isNear(QPointF a, QPointF b, double reach)
{
    return QLineF(a, b).length() <= reach;
}

} // namespace

class tst_AlignTool : public QObject
{
    Q_OBJECT

private slots:
    void solves_data();
    void solves();
    void spreadsTheError();
    void solvesNothing();
    void dragsThreeHexes();
    void nudges();
    void needsAScan();
};

void tst_AlignTool::solves_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("angle");
    QTest::addColumn<QPointF>("at");
    QTest::newRow("as it is") << 1.0 << 0.0 << QPointF(0, 0);
    QTest::newRow("moved") << 1.0 << 0.0 << QPointF(40, -25);
    QTest::newRow("half as large") << 0.5 << 0.0 << QPointF(10, 10);
    QTest::newRow("turned") << 1.0 << 12.5 << QPointF(-300, 80);
    QTest::newRow("turned back and enlarged") << 3.25 << -4.0 << QPointF(7, 900);
    QTest::newRow("upside down") << 0.2 << 179.0 << QPointF(700, 700);
}

void tst_AlignTool::solves()
{
    QFETCH(double, scale);
    QFETCH(double, angle);
    QFETCH(QPointF, at);
    BoardScan right;
    right.file = u"editor/scan.png"_s;
    right.scale = scale;
    right.angle = angle;
    right.at = at;
    std::vector<ScanFit::Pin> pins;
    for (const QPointF pixel : {QPointF(100, 50), {1200, 200}, {600, 900}})
        pins.push_back({pixel, ScanFit::toPage(right, pixel)});
    BoardScan before;
    before.file = right.file;
    const auto solved = ScanFit::solve(before, pins);
    QVERIFY(solved);
    QCOMPARE(solved->file, right.file);
    QVERIFY(qFuzzyCompare(solved->scale, scale));
    QVERIFY(std::abs(solved->angle - angle) < 1e-6);
    QVERIFY(isNear(solved->at, at, 1e-6));
    QVERIFY(ScanFit::error(*solved, pins) < 1e-6);
    QVERIFY(isNear(ScanFit::toScan(right, pins[1].page), pins[1].scan, 1e-6));
    // One pin only moves.
    const auto moved = ScanFit::solve(before, {pins[0]});
    QCOMPARE(moved->scale, 1.0);
    QVERIFY(isNear(ScanFit::toPage(*moved, pins[0].scan), pins[0].page, 1e-6));
}

// A map that was scanned askew fits nowhere exactly, but everywhere nearly.
void tst_AlignTool::spreadsTheError()
{
    const std::vector<ScanFit::Pin> pins{
        {{0, 0}, {0, 0}}, {{1000, 0}, {1006, 0}}, {{0, 1000}, {0, 1000}}};
    const auto solved = ScanFit::solve({}, pins);
    QVERIFY(solved);
    const double error = ScanFit::error(*solved, pins);
    QVERIFY(error > 0.5 && error < 4);
}

void tst_AlignTool::solvesNothing()
{
    QVERIFY(!ScanFit::solve({}, {}));
    QVERIFY(!ScanFit::solve({}, {{{5, 5}, {1, 1}}, {{5, 5}, {9, 9}}}));
    QVERIFY(!ScanFit::solve({}, {{{5, 5}, {1, 1}}, {{50, 50}, {1, 1}}}));
}

void tst_AlignTool::dragsThreeHexes()
{
    BoardHand hand(c_hex);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"old map.png"_s);
    QVERIFY(QImage(400, 300, QImage::Format_RGB32).save(path));
    hand.page().boardPanel().pictures().takeScan(path);
    const BoardScan before = scanOf(hand);
    QVERIFY(!before.file.isEmpty());
    const int steps = hand.steps();
    hand.key(Qt::Key_A);
    auto *tool = qobject_cast<AlignTool *>(hand.canvas().tool());
    QVERIFY(tool);
    // Where the scan has the three hexes: it is a little smaller than the grid, and turned.
    BoardScan right = before;
    right.scale *= 1.1;
    right.angle = 3;
    right.at += QPointF(12, -8);
    for (int i = 0; i < 3; ++i) {
        const QPointF hex = tool->handle(i);
        const QPointF pixel = ScanFit::toScan(right, hex);
        const QPointF seen = ScanFit::toPage(scanOf(hand), pixel);
        hand.drag({hand.at(hex), hand.at((hex + seen) / 2), hand.at(seen)});
        hand.canvas().grab();
    }
    const BoardScan after = scanOf(hand);
    QVERIFY(std::abs(after.scale / right.scale - 1) < 0.02);
    QVERIFY(std::abs(after.angle - right.angle) < 1);
    QVERIFY(tool->error() && *tool->error() < 5);
    QCOMPARE(hand.steps(), steps + 1);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AlignTool::nudges()
{
    BoardHand hand(c_hex);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"map.png"_s);
    QVERIFY(QImage(400, 300, QImage::Format_RGB32).save(path));
    hand.page().boardPanel().pictures().takeScan(path);
    const BoardScan before = scanOf(hand);
    hand.key(Qt::Key_A);
    hand.key(Qt::Key_Right);
    hand.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(scanOf(hand).at, before.at + QPointF(1, 10));
    QCOMPARE(scanOf(hand).scale, before.scale);
    QVERIFY(hand.takesBackAll());
}

void tst_AlignTool::needsAScan()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_A);
    QSignalSpy said(&hand.session(), &BoardSession::said);
    hand.drag({QPoint(300, 300), QPoint(350, 350)});
    hand.key(Qt::Key_Left);
    QCOMPARE(said.size(), 1);
    QCOMPARE(hand.steps(), 0);
    BoardHand areas(u"resources/templates/area"_s);
    QVERIFY(!areas.page().toolFor(Qt::Key_A)->fits(areas.model()));
}

QTEST_MAIN(tst_AlignTool)
#include "tst_aligntool.moc"
