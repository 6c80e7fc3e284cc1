// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/board/boardgame.h"

#include <QSignalSpy>

Q_DECLARE_METATYPE(engine::PieceId)
Q_DECLARE_METATYPE(engine::SpaceId)

using engine::PieceId;
using engine::SpaceId;

/// Keys that go over the board.
class tst_BoardCursor : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void goesToNeighbours();
    void chooses();
    void tabGoesRound();
    void staysOnTheBoard();

private:
    std::unique_ptr<BoardGame> m_game;
    std::unique_ptr<view::BoardView> m_board;
};

void tst_BoardCursor::init()
{
    m_game = std::make_unique<BoardGame>();
    m_board = std::make_unique<view::BoardView>();
    m_board->setCacheFolder({});
    m_board->resize(1000, 700);
    m_board->setModule(m_game->module, view::MapTheme::Light);
    m_board->setPosition(m_game->state.get(), engine::Viewer::everything());
    m_board->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    m_board->zoomTo(1);
    m_board->centreOn(m_game->space("0907"));
}

void tst_BoardCursor::cleanup()
{
    m_board.reset();
    m_game.reset();
}

void tst_BoardCursor::goesToNeighbours()
{
    m_board->setFocus();
    m_board->setCursorSpace(m_game->space("0807"));
    QVERIFY(m_board->accessibleName().contains(QStringLiteral("0807")));
    QVERIFY(m_board->accessibleName().contains(QStringLiteral("31st Militia Brigade")));
    QTest::keyClick(m_board.get(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_board->cursorSpace(), m_game->space("0808"));
    QTest::keyClick(m_board.get(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(m_board->cursorSpace(), m_game->space("0807"));
    QTest::keyClick(m_board.get(), Qt::Key_Right, Qt::ControlModifier);
    const SpaceId right = m_board->cursorSpace();
    QVERIFY(m_game->module->map.areNeighbours(right, m_game->space("0807")));
}

void tst_BoardCursor::chooses()
{
    m_board->setCursorSpace(m_game->space("0807"));
    QSignalSpy pieces(m_board.get(), &view::BoardView::pieceClicked);
    QTest::keyClick(m_board.get(), Qt::Key_Space);
    QCOMPARE(pieces.count(), 1);
    QCOMPARE(pieces[0][0].value<PieceId>(), m_game->piece("RD-MIL-31"));
    QTest::keyClick(m_board.get(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(pieces.count(), 2);
    QCOMPARE(pieces[1][2].value<Qt::KeyboardModifiers>(), Qt::ControlModifier);
}

void tst_BoardCursor::tabGoesRound()
{
    const std::vector<PieceId> pieces = {m_game->piece("BL-INF-1"), m_game->piece("BL-INF-2"),
                                         m_game->piece("BL-INF-3")};
    m_board->setSigns({.selectable = pieces});
    QSignalSpy clicked(m_board.get(), &view::BoardView::pieceClicked);
    for (const char *place : {"0506", "0508", "0603", "0506"}) {
        QTest::keyClick(m_board.get(), Qt::Key_Tab);
        QCOMPARE(m_board->cursorSpace(), m_game->space(place));
    }
    QTest::keyClick(m_board.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(m_board->cursorSpace(), m_game->space("0603"));
    QTest::keyClick(m_board.get(), Qt::Key_Space);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].value<PieceId>(), m_game->piece("BL-INF-3"));
}

void tst_BoardCursor::staysOnTheBoard()
{
    QSignalSpy clicked(m_board.get(), &view::BoardView::pieceClicked);
    // Nothing is chosen before a key has gone somewhere.
    QTest::keyClick(m_board.get(), Qt::Key_Space);
    QCOMPARE(clicked.count(), 0);
    m_board->setCursorSpace({});
    QVERIFY(!m_board->cursorSpace());
    m_board->setCursorSpace(m_game->space("0807"));
    m_board->setCursorSpace(m_game->space("blue-reserve"));
    QCOMPARE(m_board->cursorSpace(), m_game->space("0807"));
    for (int i = 0; i < 30; ++i) {
        QTest::keyClick(m_board.get(), Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(m_board->geometry().contains(m_board->cursorSpace()));
    }
    // Another board has another cursor.
    m_board->setBoard(m_board->board());
    QVERIFY(!m_board->cursorSpace());
}

QTEST_MAIN(tst_BoardCursor)
#include "tst_boardcursor.moc"
