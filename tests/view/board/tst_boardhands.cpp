// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/stackcard.h"
#include "tests/view/board/boardscreen.h"

#include <QSignalSpy>

#include <set>

/// Mouse and keys on the board.
class tst_BoardHands : public BoardScreen
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void click();
    void clickGoesDownTheStack();
    void clickOnSpaceAndGround();
    void wheelKeepsThePoint();
    void keys();
    void panning_data();
    void panning();
    void dragPiece();
    void dropOutside();
    void frame();
    void contextMenu();
    void hoverAndCard();
};

void tst_BoardHands::click()
{
    show();
    QSignalSpy clicked(m_board.get(), &view::BoardView::pieceClicked);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, at("0807"));
    QTest::mouseClick(m_board.get(), Qt::LeftButton, Qt::ControlModifier, at("1107"));
    QCOMPARE(clicked.count(), 2);
    QCOMPARE(clicked[0][0].value<PieceId>(), m_game->piece("RD-MIL-31"));
    QCOMPARE(clicked[0][1].value<SpaceId>(), m_game->space("0807"));
    QCOMPARE(clicked[0][2].value<Qt::KeyboardModifiers>(), Qt::KeyboardModifiers());
    QCOMPARE(clicked[1][0].value<PieceId>(), m_game->piece("RD-INF-11"));
    QCOMPARE(clicked[1][2].value<Qt::KeyboardModifiers>(), Qt::ControlModifier);
}

void tst_BoardHands::clickGoesDownTheStack()
{
    m_game->put(m_game->piece("BL-INF-1"), m_game->space("0908"));
    m_game->put(m_game->piece("BL-INF-2"), m_game->space("0908"));
    m_game->put(m_game->piece("BL-ART-1"), m_game->space("0908"));
    show();
    QSignalSpy clicked(m_board.get(), &view::BoardView::pieceClicked);
    for (int i = 0; i < 4; ++i)
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, at("0908"));
    QCOMPARE(clicked.count(), 4);
    const std::vector<const char *> order = {"BL-ART-1", "BL-INF-2", "BL-INF-1", "BL-ART-1"};
    for (int i = 0; i < 4; ++i)
        QCOMPARE(clicked[i][0].value<PieceId>(), m_game->piece(order[size_t(i)]));
    // Where only one may be chosen, it is found under the others.
    m_board->setSigns({.selectable = {m_game->piece("BL-INF-1")}});
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, at("0807"));
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, at("0908"));
    QCOMPARE(clicked.last()[0].value<PieceId>(), m_game->piece("BL-INF-1"));
}

void tst_BoardHands::clickOnSpaceAndGround()
{
    show();
    QSignalSpy spaces(m_board.get(), &view::BoardView::spaceClicked);
    QSignalSpy ground(m_board.get(), &view::BoardView::groundClicked);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, Qt::ShiftModifier, at("0909"));
    QCOMPARE(spaces.count(), 1);
    QCOMPARE(spaces[0][0].value<SpaceId>(), m_game->space("0909"));
    QCOMPARE(spaces[0][1].value<Qt::KeyboardModifiers>(), Qt::ShiftModifier);
    m_board->fit();
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, {2, 2});
    QCOMPARE(ground.count(), 1);
    QCOMPARE(spaces.count(), 1);
}

void tst_BoardHands::wheelKeepsThePoint()
{
    show();
    const QPoint point(623, 412);
    const SpaceId space = m_board->spaceAt(point);
    QVERIFY(space);
    const QPoint before = m_board->viewPoint(space) - point;
    const double zoom = m_board->zoom();
    QSignalSpy changed(m_board.get(), &view::BoardView::viewChanged);
    for (int i = 0; i < 3; ++i)
        wheel(point, 120);
    QVERIFY(changed.count() >= 3);
    const double share = m_board->zoom() / zoom;
    QVERIFY(share > 1.5);
    const QPointF after = m_board->viewPoint(space) - point;
    QVERIFY2(QLineF(after, QPointF(before) * share).length() < 3, "the point has moved");
    for (int i = 0; i < 3; ++i)
        wheel(point, -120);
    QVERIFY(std::abs(m_board->zoom() - zoom) < 1e-6);
    QVERIFY((m_board->viewPoint(space) - point - before).manhattanLength() <= 2);
}

void tst_BoardHands::keys()
{
    show();
    QTest::keyClick(m_board.get(), Qt::Key_Plus);
    QVERIFY(m_board->zoom() > 1.3);
    QTest::keyClick(m_board.get(), Qt::Key_Minus);
    QTest::keyClick(m_board.get(), Qt::Key_Minus);
    QVERIFY(m_board->zoom() < 0.8);
    QTest::keyClick(m_board.get(), Qt::Key_9);
    QCOMPARE(m_board->zoom(), 1.0);
    QTest::keyClick(m_board.get(), Qt::Key_0);
    QVERIFY(m_board->visibleArea().adjusted(-1, -1, 1, 1).contains(m_board->page()));
    QTest::keyClick(m_board.get(), Qt::Key_9);
    const QPointF before = m_board->visibleArea().center();
    QTest::keyClick(m_board.get(), Qt::Key_Right);
    QVERIFY(m_board->visibleArea().center().x() > before.x());
}

void tst_BoardHands::panning_data()
{
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<bool>("onPiece");
    QTest::addColumn<bool>("withSpace");

    QTest::newRow("ground, left") << Qt::LeftButton << false << false;
    QTest::newRow("middle") << Qt::MiddleButton << false << false;
    QTest::newRow("piece, middle") << Qt::MiddleButton << true << false;
    QTest::newRow("piece, Space held") << Qt::LeftButton << true << true;
}

void tst_BoardHands::panning()
{
    QFETCH(Qt::MouseButton, button);
    QFETCH(bool, onPiece);
    QFETCH(bool, withSpace);
    show();
    QSignalSpy pieces(m_board.get(), &view::BoardView::pieceClicked);
    QSignalSpy spaces(m_board.get(), &view::BoardView::spaceClicked);
    QSignalSpy drops(m_board.get(), &view::BoardView::dropped);
    const QPoint start = at(onPiece ? "0807" : "0909");
    const QPointF before = m_board->visibleArea().topLeft();
    if (withSpace)
        QTest::keyPress(m_board.get(), Qt::Key_Space);
    drag(start, start + QPoint(-60, -40), button);
    if (withSpace)
        QTest::keyRelease(m_board.get(), Qt::Key_Space);
    const QPointF moved = m_board->visibleArea().topLeft() - before;
    QVERIFY(QLineF(moved, QPointF(60, 40)).length() < 2);
    QCOMPARE(pieces.count() + spaces.count() + drops.count(), 0);
}

void tst_BoardHands::dragPiece()
{
    show();
    QSignalSpy started(m_board.get(), &view::BoardView::dragStarted);
    QSignalSpy drops(m_board.get(), &view::BoardView::dropped);
    QSignalSpy clicked(m_board.get(), &view::BoardView::pieceClicked);
    drag(at("0807"), at("0909"));
    QCOMPARE(started.count(), 1);
    QCOMPARE(drops.count(), 1);
    QCOMPARE(clicked.count(), 0);
    QCOMPARE(drops[0][0].value<PieceId>(), m_game->piece("RD-MIL-31"));
    QCOMPARE(drops[0][1].value<SpaceId>(), m_game->space("0909"));
    QVERIFY(!m_board->isMoving());
    connect(m_board.get(), &view::BoardView::dropped, m_board.get(), &view::BoardView::rejectDrop);
    drag(at("0807"), at("0909"));
    QVERIFY(m_board->isMoving());
    QTRY_VERIFY(!m_board->isMoving());
    QCOMPARE(m_board->pieceAt(at("0807")), m_game->piece("RD-MIL-31"));
}

void tst_BoardHands::dropOutside()
{
    show();
    m_board->fit();
    QSignalSpy drops(m_board.get(), &view::BoardView::dropped);
    drag(at("0807"), {3, 3});
    drag(at("0807"), at("0807") + QPoint(12, 0));
    QCOMPARE(drops.count(), 0);
    QTRY_VERIFY(!m_board->isMoving());
    // Beyond its edge there are no spaces, even if the map goes on there.
    m_board->zoomTo(2);
    m_board->centreOn(m_game->space("0807"));
    QSignalSpy outside(m_board.get(), &view::BoardView::droppedOutside);
    const QPoint beyond(m_board->width() + 20, at("0807").y());
    QVERIFY(m_board->spaceAt(beyond));
    drag(at("0807"), beyond);
    QCOMPARE(drops.count(), 0);
    QCOMPARE(outside.count(), 1);
    QCOMPARE(outside[0][0].value<PieceId>(), m_game->piece("RD-MIL-31"));
    QCOMPARE(outside[0][1].toPoint(), m_board->mapToGlobal(beyond));
}

void tst_BoardHands::frame()
{
    show();
    QSignalSpy framed(m_board.get(), &view::BoardView::framed);
    drag(at("0705"), at("1209") + QPoint(0, 30), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(framed.count(), 1);
    const auto pieces = framed[0][0].value<std::vector<PieceId>>();
    const std::set<PieceId> found(pieces.begin(), pieces.end());
    QCOMPARE(found,
             (std::set<PieceId>{m_game->piece("RD-MIL-31"), m_game->piece("RD-INF-11"),
                                m_game->piece("RD-ART-3")}));
}

void tst_BoardHands::contextMenu()
{
    show();
    QSignalSpy asked(m_board.get(), &view::BoardView::contextRequested);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at("0807"), m_board->mapToGlobal(at("0807")));
    QCoreApplication::sendEvent(m_board.get(), &event);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].value<SpaceId>(), m_game->space("0807"));
    QCOMPARE(asked[0][1].value<PieceId>(), m_game->piece("RD-MIL-31"));
}

void tst_BoardHands::hoverAndCard()
{
    show();
    QSignalSpy hovered(m_board.get(), &view::BoardView::hovered);
    auto *card = m_board->findChild<view::StackCard *>();
    QVERIFY(card);
    QTest::mouseMove(m_board.get(), at("0909"));
    QTest::mouseMove(m_board.get(), at("0807"));
    QTRY_VERIFY(hovered.count() > 0);
    QCOMPARE(hovered.last()[0].value<SpaceId>(), m_game->space("0807"));
    QCOMPARE(hovered.last()[1].value<PieceId>(), m_game->piece("RD-MIL-31"));
    QTRY_VERIFY(card->isVisible());
    QCOMPARE(card->rows().size(), size_t(1));
    QCOMPARE(card->rows().front().name, QStringLiteral("31st Militia Brigade"));
    QVERIFY(card->rows().front().values.contains(QStringLiteral("defence 2")));
    QTest::mouseMove(m_board.get(), at("0909"));
    QTRY_VERIFY(!card->isVisible());
    QTest::mouseMove(m_board.get(), at("1107"));
    QTest::keyPress(m_board.get(), Qt::Key_Alt);
    QVERIFY(card->isVisible());
}

QTEST_MAIN(tst_BoardHands)
#include "tst_boardhands.moc"
