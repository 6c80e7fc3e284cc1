// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/stackcard.h"
#include "tests/view/board/boardscreen.h"

#include <QSignalSpy>

/// Pieces and signs on the board as a side sees them.
class tst_BoardPieces : public BoardScreen
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void facing();
    void hiddenPieces();
    void hiddenStack();
    void signsArePainted_data();
    void signsArePainted();
    void glow();
    void animate();
    void hiddenDoNotWander();
};

void tst_BoardPieces::facing()
{
    show();
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    const PieceId piece = m_game->piece("RD-MIL-31");
    const QRect area = around(at("0807"), 45);
    QList<QImage> pictures{shot()};
    const auto turn = [&](int facing) {
        m_game->state->apply(engine::change::SetFacing{piece, facing});
        m_board->refresh();
        return shot();
    };
    for (int facing = 0; facing < 12; ++facing) {
        const QImage picture = turn(facing);
        for (const QImage &other : std::as_const(pictures))
            QVERIFY(difference(picture, other, area) > 20);
        pictures.append(picture);
    }
    QTest::mouseMove(m_board.get(), at("0909"));
    QTest::mouseMove(m_board.get(), at("0807"));
    auto *card = m_board->findChild<view::StackCard *>();
    QTRY_VERIFY(card->isVisible());
    QVERIFY(card->rows().front().status.contains(QStringLiteral("faces 11 o'clock")));
    QTest::mouseMove(m_board.get(), at("0909"));
    QTRY_VERIFY(!card->isVisible());
    // Nowhere: as if there were no facing at all. So is a number that no direction has.
    QTest::mouseMove(m_board.get(), QPoint(2, 2));
    QCOMPARE(difference(turn(-1), pictures.first(), area), 0);
    QCOMPARE(difference(turn(700), pictures.first(), area), 0);
}

void tst_BoardPieces::hiddenPieces()
{
    const PieceId tank = m_game->piece("RD-ARM-21");
    const PieceId foot = m_game->piece("RD-INF-14");
    const SpaceId place = m_game->space("0909");
    for (const PieceId piece : {tank, foot})
        m_game->hide(piece, m_game->side("red"));
    m_game->put(tank, place);
    show(m_game->side("blue"));
    const QRect area = around(at("0909"), 45);
    QSignalSpy pieces(m_board.get(), &view::BoardView::pieceClicked);
    QSignalSpy spaces(m_board.get(), &view::BoardView::spaceClicked);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, at("0909"));
    QCOMPARE(pieces.count(), 0);
    QCOMPARE(spaces.count(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    const QImage withTank = shot();
    m_game->put(tank, {});
    m_board->refresh();
    const QImage without = shot();
    m_game->put(foot, place);
    m_board->refresh();
    const QImage withFoot = shot();
    QVERIFY(difference(withTank, without, area) > 1000);
    QCOMPARE(difference(withTank, withFoot, area), 0);
    // A step lost, a turn made: the back tells nothing of it.
    m_game->state->apply(engine::change::SetSteps{foot, 1});
    m_game->state->apply(engine::change::SetFacing{foot, 2});
    m_board->refresh();
    QCOMPARE(difference(withTank, shot(), area), 0);
    // Its owner sees it.
    m_board->setPosition(m_game->state.get(), m_game->side("red"));
    QVERIFY(difference(withTank, shot(), area) > 300);
}

void tst_BoardPieces::hiddenStack()
{
    const PieceId tank = m_game->piece("RD-ARM-21");
    const PieceId foot = m_game->piece("RD-INF-14");
    const SpaceId place = m_game->space("0909");
    for (const PieceId piece : {tank, foot}) {
        m_game->hide(piece, m_game->side("red"));
        m_game->put(piece, place);
    }
    show(m_game->side("blue"));
    // Signs that name pieces which the viewer can't see show nothing of them either.
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    const QImage plain = shot();
    m_board->setSigns({.selected = {tank}, .targets = {foot}, .dimmed = {tank}});
    QCOMPARE(difference(plain, shot(), m_board->rect()), 0);
    m_game->state->apply(engine::change::Reorder{place, {foot, tank}});
    m_board->refresh();
    QCOMPARE(difference(plain, shot(), m_board->rect()), 0);
}

void tst_BoardPieces::signsArePainted_data()
{
    QTest::addColumn<QString>("sign");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("notWhere"); // empty: everywhere

    QTest::newRow("legal space") << "legal"
                                 << "0909"
                                 << "1209";
    QTest::newRow("flaw") << "flaw"
                          << "0909"
                          << "1209";
    QTest::newRow("target space") << "target"
                                  << "0909"
                                  << "1209";
    QTest::newRow("reach, inside") << "reach"
                                   << "0909"
                                   << "";
    QTest::newRow("reach, veil outside") << "reach"
                                         << "0606"
                                         << "";
    QTest::newRow("path") << "path"
                          << "0909"
                          << "1209";
    QTest::newRow("trace") << "trace"
                           << "0909"
                           << "1209";
    QTest::newRow("zone") << "zone"
                          << "0909"
                          << "1209";
    QTest::newRow("attack") << "attack"
                            << "0909"
                            << "1209";
    QTest::newRow("odds") << "odds"
                          << "0909"
                          << "1209";
    QTest::newRow("tint") << "overlay0"
                          << "0909"
                          << "1209";
    QTest::newRow("hatching") << "overlay1"
                              << "0909"
                              << "1209";
    QTest::newRow("outline") << "overlay2"
                             << "0909"
                             << "1209";
    QTest::newRow("dots") << "overlay3"
                          << "0909"
                          << "1209";
    QTest::newRow("star") << "overlay4"
                          << "0909"
                          << "1209";
}

void tst_BoardPieces::signsArePainted()
{
    QFETCH(QString, sign);
    QFETCH(QString, where);
    QFETCH(QString, notWhere);
    show();
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    const QImage before = shot();
    const SpaceId here = m_game->space("0909");
    const SpaceId beside = m_game->space("0908");
    view::BoardSigns signs;
    if (sign == QLatin1String("legal"))
        signs.legalSpaces = {here};
    else if (sign == QLatin1String("target"))
        signs.targetSpaces = {here};
    else if (sign == QLatin1String("flaw"))
        signs.flaws = {here};
    else if (sign == QLatin1String("reach"))
        signs.reach = {{here, 1.5}, {beside, 1}};
    else if (sign == QLatin1String("path"))
        signs.path = {beside, here};
    else if (sign == QLatin1String("trace"))
        signs.trace = {beside, here};
    else if (sign == QLatin1String("zone"))
        signs.enemyZones = {here};
    else if (sign == QLatin1String("attack"))
        signs.attacks = {{beside, here}};
    else if (sign == QLatin1String("odds")) {
        signs.oddsPlaque = QStringLiteral("3-1");
        signs.oddsAt = here;
    } else {
        const auto pattern = view::BoardSigns::Overlay::Pattern(sign.right(1).toInt());
        signs.overlays = {{QStringLiteral("control"), {here}, QColor(Qt::blue), pattern}};
    }
    m_board->setSigns(signs);
    const QImage after = shot();
    QVERIFY(difference(before, after, around(at(qPrintable(where)), 60)) > 30);
    if (!notWhere.isEmpty())
        QCOMPARE(difference(before, after, around(at(qPrintable(notWhere)), 30)), 0);
    m_board->setSigns({});
    QCOMPARE(difference(before, shot(), m_board->rect()), 0);
}

void tst_BoardPieces::glow()
{
    show();
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    const PieceId piece = m_game->piece("RD-MIL-31");
    std::vector<QImage> images{shot()};
    for (const view::BoardSigns &signs :
         {view::BoardSigns{.selectable = {piece}}, view::BoardSigns{.selected = {piece}},
          view::BoardSigns{.targets = {piece}}, view::BoardSigns{.dimmed = {piece}}}) {
        m_board->setSigns(signs);
        images.push_back(shot());
        for (size_t i = 0; i + 1 < images.size(); ++i)
            QVERIFY(difference(images[i], images.back(), around(at("0807"), 48)) > 100);
        QCOMPARE(difference(images[0], images.back(), around(at("1107"), 40)), 0);
    }
}

void tst_BoardPieces::animate()
{
    show();
    const PieceId piece = m_game->piece("RD-MIL-31");
    std::vector<engine::Change> changes;
    for (const char *space : {"0808", "0809", "0909"}) {
        changes.push_back(engine::change::MovePiece{piece, m_game->space(space), -1});
        m_game->state->apply(changes.back());
    }
    m_board->animate(changes);
    QVERIFY(m_board->isMoving());
    QCOMPARE(m_board->pieceAt(at("0909")), piece);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, at("0606"));
    QVERIFY(!m_board->isMoving());
    m_board->animate(changes);
    QTRY_VERIFY(!m_board->isMoving());
    m_board->setSpeed(0);
    changes = {engine::change::MovePiece{piece, m_game->space("0807"), -1}};
    m_game->state->apply(changes.back());
    m_board->animate(changes);
    QVERIFY(!m_board->isMoving());
    QCOMPARE(m_board->pieceAt(at("0807")), piece);
}

void tst_BoardPieces::hiddenDoNotWander()
{
    const PieceId piece = m_game->piece("RD-MIL-31");
    m_game->hide(piece, m_game->side("red"));
    show(m_game->side("blue"));
    const engine::Change change = engine::change::MovePiece{piece, m_game->space("0909"), -1};
    m_game->state->apply(change);
    m_board->animate({change});
    QVERIFY(!m_board->isMoving());
    QVERIFY(!m_board->pieceAt(at("0909")));
}

QTEST_MAIN(tst_BoardPieces)
#include "tst_boardpieces.moc"
