// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/board/boardscreen.h"

/// The map goes to what is told, when it must and only then.
class tst_BoardPan : public BoardScreen
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        show();
        m_board->setSpeed(0);
        m_board->zoomTo(2);
        m_board->centreOn(m_game->space("0907"));
    }
    void cleanup() { close(); }
    void staysWhereAllIsSeen();
    void goesFar();
    void goesAsFarAsItMust();
    void firstOfTooMany();
    void takesItsTime();
    void isFinishedByAnyKey();
    void leavesNobodyAmongBoxes();

private:
    QRect inner() const { return m_board->rect().adjusted(100, 70, -100, -70); }
};

void tst_BoardPan::staysWhereAllIsSeen()
{
    const QPoint before = at("0907");
    QCOMPARE(m_board->bringIntoView({m_game->space("0907"), m_game->space("0908")}), 0);
    QCOMPARE(m_board->bringIntoView({}), 0);
    QCOMPARE(m_board->bringIntoView({SpaceId(), SpaceId(100000)}), 0);
    QCOMPARE(at("0907"), before);
}

void tst_BoardPan::goesFar()
{
    QVERIFY(!m_board->rect().contains(at("0101")));
    const double zoom = m_board->zoom();
    m_board->bringIntoView({m_game->space("0101")});
    QVERIFY(m_board->rect().contains(at("0101")));
    QCOMPARE(m_board->zoom(), zoom);
}

void tst_BoardPan::goesAsFarAsItMust()
{
    m_board->panBy(QPointF(m_board->width() - 150 - at("0907").x(), 0));
    QVERIFY(m_board->rect().contains(at("0907")));
    const int row = at("0907").y();
    m_board->bringIntoView({m_game->space("0907")});
    QVERIFY(inner().contains(at("0907")));
    // Not into the middle, and not up or down.
    QVERIFY(at("0907").x() > m_board->width() / 2);
    QCOMPARE(at("0907").y(), row);
}

void tst_BoardPan::firstOfTooMany()
{
    m_board->bringIntoView({m_game->space("0101"), m_game->space("0907"), m_game->space("0102")});
    QVERIFY(m_board->rect().contains(at("0101")));
}

void tst_BoardPan::takesItsTime()
{
    m_board->setSpeed(1);
    QCOMPARE(m_board->bringIntoView({m_game->space("0101")}), 250);
    QVERIFY(!m_board->rect().contains(at("0101")));
    QTRY_VERIFY(m_board->rect().contains(at("0101")));
    m_board->setSpeed(2);
    m_board->centreOn(m_game->space("0907"));
    QCOMPARE(m_board->bringIntoView({m_game->space("0101")}), 125);
}

void tst_BoardPan::isFinishedByAnyKey()
{
    m_board->setSpeed(0.5);
    QVERIFY(m_board->bringIntoView({m_game->space("0101")}) > 0);
    QTest::keyClick(m_board.get(), Qt::Key_Shift);
    QVERIFY(m_board->rect().contains(at("0101")));
}

void tst_BoardPan::leavesNobodyAmongBoxes()
{
    const int map = m_board->board();
    m_board->bringIntoView({m_game->space("blue-reserve")});
    QCOMPARE(m_board->board(), map);
    m_board->centreOn(m_game->space("blue-reserve"));
    m_board->bringIntoView({m_game->space("0101")});
    QCOMPARE(m_board->board(), map);
}

QTEST_MAIN(tst_BoardPan)
#include "tst_boardpan.moc"
