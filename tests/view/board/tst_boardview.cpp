// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/overviewwidget.h"
#include "app/view/board/stackcard.h"
#include "tests/smalldisk.h"
#include "tests/view/board/boardgame.h"

#include <QDir>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <set>

Q_DECLARE_METATYPE(engine::PieceId)
Q_DECLARE_METATYPE(engine::SpaceId)
Q_DECLARE_METATYPE(std::vector<engine::PieceId>)

using engine::PieceId;
using engine::SpaceId;

namespace {

QImage shot(view::BoardView &board)
{
    QImage image(board.size(), QImage::Format_RGB32);
    image.fill(Qt::black);
    board.render(&image);
    return image;
}

int difference(const QImage &a, const QImage &b, QRect area)
{
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    }
    return count;
}

QRect around(QPoint point, int reach)
{
    return {point - QPoint(reach, reach), QSize(2 * reach, 2 * reach)};
}

void wheel(QWidget &widget, QPoint at, int turn, Qt::KeyboardModifiers modifiers = {})
{
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, turn}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

void drag(QWidget &widget, QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton,
          Qt::KeyboardModifiers modifiers = {})
{
    const auto move = [&](QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, button,
                          modifiers);
        QCoreApplication::sendEvent(&widget, &event);
    };
    QTest::mousePress(&widget, button, modifiers, from);
    move((from + to) / 2);
    move(to);
    QTest::mouseRelease(&widget, button, modifiers, to);
}

} // namespace

class tst_BoardView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void empty();
    void tilesAppear();
    void tilesFromDisk();
    void tilesOnAFullDisk();
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
    void facing();
    void hiddenPieces();
    void hiddenStack();
    void signsArePainted_data();
    void signsArePainted();
    void glow();
    void animate();
    void hiddenDoNotWander();
    void boxes();
    void overview();
    void wholeMap();
    void preview();

private:
    void show(engine::Viewer viewer = engine::Viewer::everything());
    QPoint at(const char *space) const { return m_board->viewPoint(m_game->space(space)); }

    std::unique_ptr<BoardGame> m_game;
    std::unique_ptr<view::BoardView> m_board;
};

void tst_BoardView::init()
{
    m_game = std::make_unique<BoardGame>();
    m_board = std::make_unique<view::BoardView>();
    m_board->setCacheFolder({});
    m_board->resize(1000, 700);
}

void tst_BoardView::cleanup()
{
    m_board.reset();
    m_game.reset();
}

void tst_BoardView::show(engine::Viewer viewer)
{
    m_board->setModule(m_game->module, view::MapTheme::Light);
    m_board->setPosition(m_game->state.get(), viewer);
    m_board->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    m_board->zoomTo(1);
    m_board->centreOn(m_game->space("0907"));
}

void tst_BoardView::empty()
{
    m_board->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    QSignalSpy ground(m_board.get(), &view::BoardView::groundClicked);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, {50, 50});
    QCOMPARE(ground.count(), 1);
    QTest::keyClick(m_board.get(), Qt::Key_Right, Qt::ControlModifier);
    wheel(*m_board, {50, 50}, 120);
    m_board->setModule(std::make_shared<engine::Module>(), view::MapTheme::Dark);
    m_board->setBoard(3);
    m_board->setSigns(
        {.legalSpaces = {SpaceId(7)}, .reach = {{SpaceId(3), 1.0}}, .path = {SpaceId(1)}});
    m_board->fit();
    m_board->centreOn(SpaceId(9));
    m_board->flash(SpaceId(9));
    m_board->rejectDrop();
    m_board->animate({engine::change::MovePiece{PieceId(0), SpaceId(0), 0}});
    QVERIFY(!shot(*m_board).isNull());
    QVERIFY(m_board->wholeMap(1).isNull());
    QVERIFY(!m_board->spaceAt({10, 10}));
}

void tst_BoardView::tilesAppear()
{
    QSignalSpy ready(&m_board->tiles(), &view::TileStore::ready);
    show();
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull(), 60000);
    const auto isSharp = [this] {
        shot(*m_board);
        return m_board->tiles().isIdle();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    QVERIFY(ready.count() > 0);
    // Woods are green where the board has them, and the field beside them is not.
    m_board->setPosition(nullptr, {});
    const QImage image = shot(*m_board);
    QVERIFY(difference(image, QImage(image.size(), image.format()), image.rect()) > 1000);
    QSet<QRgb> colors;
    for (int x = 0; x < image.width(); ++x)
        colors.insert(image.pixel(x, image.height() / 2));
    QVERIFY(colors.size() > 50);
}

void tst_BoardView::tilesFromDisk()
{
    QTemporaryDir folder;
    const auto files = [&] { return QDir(folder.path()).entryList({QStringLiteral("*.tiles")}); };
    m_board->setCacheFolder(folder.path());
    show();
    QTRY_COMPARE_WITH_TIMEOUT(files().size(), 2, 60000);
    const auto settled = [](view::BoardView &board) {
        shot(board);
        return !board.tiles().overview().isNull() && board.tiles().isIdle();
    };
    QTRY_VERIFY_WITH_TIMEOUT(settled(*m_board), 60000);
    const QImage painted = shot(*m_board);
    m_board = std::make_unique<view::BoardView>();
    m_board->setCacheFolder(folder.path());
    m_board->resize(1000, 700);
    show();
    QTRY_VERIFY_WITH_TIMEOUT(settled(*m_board), 60000);
    QCOMPARE(shot(*m_board), painted);
    // A broken file is no file.
    for (const QString &name : files()) {
        QFile file(folder.filePath(name));
        QVERIFY(file.resize(file.size() / 2));
    }
    m_board = std::make_unique<view::BoardView>();
    m_board->setCacheFolder(folder.path());
    m_board->resize(1000, 700);
    show();
    QTRY_VERIFY_WITH_TIMEOUT(settled(*m_board), 60000);
    QCOMPARE(shot(*m_board), painted);
}

void tst_BoardView::tilesOnAFullDisk()
{
    smalldisk::Disk disk;
    m_board->setCacheFolder(disk.path());
    disk.fill();
    show();
    const auto isSettled = [this] {
        shot(*m_board);
        return !m_board->tiles().overview().isNull() && m_board->tiles().isIdle();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    m_board.reset();
    QCOMPARE(smalldisk::everything(disk.path()), QStringList());
}

void tst_BoardView::click()
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

void tst_BoardView::clickGoesDownTheStack()
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

void tst_BoardView::clickOnSpaceAndGround()
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

void tst_BoardView::wheelKeepsThePoint()
{
    show();
    const QPoint point(623, 412);
    const SpaceId space = m_board->spaceAt(point);
    QVERIFY(space);
    const QPoint before = m_board->viewPoint(space) - point;
    const double zoom = m_board->zoom();
    QSignalSpy changed(m_board.get(), &view::BoardView::viewChanged);
    for (int i = 0; i < 3; ++i)
        wheel(*m_board, point, 120);
    QVERIFY(changed.count() >= 3);
    const double share = m_board->zoom() / zoom;
    QVERIFY(share > 1.5);
    const QPointF after = m_board->viewPoint(space) - point;
    QVERIFY2(QLineF(after, QPointF(before) * share).length() < 3, "the point has moved");
    for (int i = 0; i < 3; ++i)
        wheel(*m_board, point, -120);
    QVERIFY(std::abs(m_board->zoom() - zoom) < 1e-6);
    QVERIFY((m_board->viewPoint(space) - point - before).manhattanLength() <= 2);
}

void tst_BoardView::keys()
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

void tst_BoardView::panning_data()
{
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<bool>("onPiece");
    QTest::addColumn<bool>("withSpace");

    QTest::newRow("ground, left") << Qt::LeftButton << false << false;
    QTest::newRow("middle") << Qt::MiddleButton << false << false;
    QTest::newRow("piece, middle") << Qt::MiddleButton << true << false;
    QTest::newRow("piece, Space held") << Qt::LeftButton << true << true;
}

void tst_BoardView::panning()
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
    drag(*m_board, start, start + QPoint(-60, -40), button);
    if (withSpace)
        QTest::keyRelease(m_board.get(), Qt::Key_Space);
    const QPointF moved = m_board->visibleArea().topLeft() - before;
    QVERIFY(QLineF(moved, QPointF(60, 40)).length() < 2);
    QCOMPARE(pieces.count() + spaces.count() + drops.count(), 0);
}

void tst_BoardView::dragPiece()
{
    show();
    QSignalSpy started(m_board.get(), &view::BoardView::dragStarted);
    QSignalSpy drops(m_board.get(), &view::BoardView::dropped);
    QSignalSpy clicked(m_board.get(), &view::BoardView::pieceClicked);
    drag(*m_board, at("0807"), at("0909"));
    QCOMPARE(started.count(), 1);
    QCOMPARE(drops.count(), 1);
    QCOMPARE(clicked.count(), 0);
    QCOMPARE(drops[0][0].value<PieceId>(), m_game->piece("RD-MIL-31"));
    QCOMPARE(drops[0][1].value<SpaceId>(), m_game->space("0909"));
    QVERIFY(!m_board->isMoving());
    connect(m_board.get(), &view::BoardView::dropped, m_board.get(), &view::BoardView::rejectDrop);
    drag(*m_board, at("0807"), at("0909"));
    QVERIFY(m_board->isMoving());
    QTRY_VERIFY(!m_board->isMoving());
    QCOMPARE(m_board->pieceAt(at("0807")), m_game->piece("RD-MIL-31"));
}

void tst_BoardView::dropOutside()
{
    show();
    m_board->fit();
    QSignalSpy drops(m_board.get(), &view::BoardView::dropped);
    drag(*m_board, at("0807"), {3, 3});
    drag(*m_board, at("0807"), at("0807") + QPoint(12, 0));
    QCOMPARE(drops.count(), 0);
    QTRY_VERIFY(!m_board->isMoving());
    // Beyond its edge there are no spaces, even if the map goes on there.
    m_board->zoomTo(2);
    m_board->centreOn(m_game->space("0807"));
    QSignalSpy outside(m_board.get(), &view::BoardView::droppedOutside);
    const QPoint beyond(m_board->width() + 20, at("0807").y());
    QVERIFY(m_board->spaceAt(beyond));
    drag(*m_board, at("0807"), beyond);
    QCOMPARE(drops.count(), 0);
    QCOMPARE(outside.count(), 1);
    QCOMPARE(outside[0][0].value<PieceId>(), m_game->piece("RD-MIL-31"));
    QCOMPARE(outside[0][1].toPoint(), m_board->mapToGlobal(beyond));
}

void tst_BoardView::frame()
{
    show();
    QSignalSpy framed(m_board.get(), &view::BoardView::framed);
    drag(*m_board, at("0705"), at("1209") + QPoint(0, 30), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(framed.count(), 1);
    const auto pieces = framed[0][0].value<std::vector<PieceId>>();
    const std::set<PieceId> found(pieces.begin(), pieces.end());
    QCOMPARE(found,
             (std::set<PieceId>{m_game->piece("RD-MIL-31"), m_game->piece("RD-INF-11"),
                                m_game->piece("RD-ART-3")}));
}

void tst_BoardView::contextMenu()
{
    show();
    QSignalSpy asked(m_board.get(), &view::BoardView::contextRequested);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at("0807"), m_board->mapToGlobal(at("0807")));
    QCoreApplication::sendEvent(m_board.get(), &event);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].value<SpaceId>(), m_game->space("0807"));
    QCOMPARE(asked[0][1].value<PieceId>(), m_game->piece("RD-MIL-31"));
}

void tst_BoardView::hoverAndCard()
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

void tst_BoardView::facing()
{
    show();
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull() && m_board->tiles().isIdle(),
                             60000);
    const PieceId piece = m_game->piece("RD-MIL-31");
    const QRect area = around(at("0807"), 45);
    QList<QImage> pictures{shot(*m_board)};
    const auto turn = [&](int facing) {
        m_game->state->apply(engine::change::SetFacing{piece, facing});
        m_board->refresh();
        return shot(*m_board);
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

void tst_BoardView::hiddenPieces()
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
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull() && m_board->tiles().isIdle(),
                             60000);
    const QImage withTank = shot(*m_board);
    m_game->put(tank, {});
    m_board->refresh();
    const QImage without = shot(*m_board);
    m_game->put(foot, place);
    m_board->refresh();
    const QImage withFoot = shot(*m_board);
    QVERIFY(difference(withTank, without, area) > 1000);
    QCOMPARE(difference(withTank, withFoot, area), 0);
    // A step lost, a turn made: the back tells nothing of it.
    m_game->state->apply(engine::change::SetSteps{foot, 1});
    m_game->state->apply(engine::change::SetFacing{foot, 2});
    m_board->refresh();
    QCOMPARE(difference(withTank, shot(*m_board), area), 0);
    // Its owner sees it.
    m_board->setPosition(m_game->state.get(), m_game->side("red"));
    QVERIFY(difference(withTank, shot(*m_board), area) > 300);
}

void tst_BoardView::hiddenStack()
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
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull() && m_board->tiles().isIdle(),
                             60000);
    const QImage plain = shot(*m_board);
    m_board->setSigns({.selected = {tank}, .targets = {foot}, .dimmed = {tank}});
    QCOMPARE(difference(plain, shot(*m_board), m_board->rect()), 0);
    m_game->state->apply(engine::change::Reorder{place, {foot, tank}});
    m_board->refresh();
    QCOMPARE(difference(plain, shot(*m_board), m_board->rect()), 0);
}

void tst_BoardView::signsArePainted_data()
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

void tst_BoardView::signsArePainted()
{
    QFETCH(QString, sign);
    QFETCH(QString, where);
    QFETCH(QString, notWhere);
    show();
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull() && m_board->tiles().isIdle(),
                             60000);
    const QImage before = shot(*m_board);
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
    const QImage after = shot(*m_board);
    QVERIFY(difference(before, after, around(at(qPrintable(where)), 60)) > 30);
    if (!notWhere.isEmpty())
        QCOMPARE(difference(before, after, around(at(qPrintable(notWhere)), 30)), 0);
    m_board->setSigns({});
    QCOMPARE(difference(before, shot(*m_board), m_board->rect()), 0);
}

void tst_BoardView::glow()
{
    show();
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull() && m_board->tiles().isIdle(),
                             60000);
    const PieceId piece = m_game->piece("RD-MIL-31");
    std::vector<QImage> images{shot(*m_board)};
    for (const view::BoardSigns &signs :
         {view::BoardSigns{.selectable = {piece}}, view::BoardSigns{.selected = {piece}},
          view::BoardSigns{.targets = {piece}}, view::BoardSigns{.dimmed = {piece}}}) {
        m_board->setSigns(signs);
        images.push_back(shot(*m_board));
        for (size_t i = 0; i + 1 < images.size(); ++i)
            QVERIFY(difference(images[i], images.back(), around(at("0807"), 48)) > 100);
        QCOMPARE(difference(images[0], images.back(), around(at("1107"), 40)), 0);
    }
}

void tst_BoardView::animate()
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

void tst_BoardView::hiddenDoNotWander()
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

void tst_BoardView::boxes()
{
    const SpaceId box = m_game->space("blue-reserve");
    for (const char *id : {"BL-ARM-8", "BL-INF-5", "BL-MOT-9"})
        m_game->put(m_game->piece(id), box);
    show();
    m_board->centreOn(box);
    QCOMPARE(m_board->board(), m_game->module->map.space(box).board);
    QCOMPARE(m_board->spaceAt(m_board->viewPoint(box)), box);
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull() && m_board->tiles().isIdle(),
                             60000);
    // All three lie beside each other.
    std::set<PieceId> found;
    for (int x = 0; x < m_board->width(); x += 4) {
        for (int y = 0; y < m_board->height(); y += 4) {
            if (m_board->spaceAt({x, y}) == box && m_board->pieceAt({x, y}))
                found.insert(m_board->pieceAt({x, y}));
        }
    }
    QCOMPARE(found.size(), size_t(3));
}

void tst_BoardView::overview()
{
    show();
    view::OverviewWidget overview;
    overview.resize(200, 160);
    overview.setView(m_board.get());
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull(), 60000);
    QVERIFY(!overview.grab().isNull());
    const QRectF area = overview.sheetArea();
    QTest::mouseClick(
        &overview, Qt::LeftButton, {},
        (area.topLeft() + QPointF(area.width() * 0.75, area.height() * 0.5)).toPoint());
    const QPointF middle = m_board->visibleArea().center();
    const QRectF page = m_board->page();
    QVERIFY(std::abs((middle.x() - page.left()) / page.width() - 0.75) < 0.02);
    m_board.reset();
    QVERIFY(!overview.grab().isNull());
}

void tst_BoardView::wholeMap()
{
    show();
    const QImage image = m_board->wholeMap(0.5);
    QCOMPARE(image.size(), (m_board->page().size() * 0.5).toSize());
    m_board->setPosition(nullptr, {});
    const QImage bare = m_board->wholeMap(0.5);
    const QPointF place =
        (m_game->module->map.space(m_game->space("0807")).centre - m_board->page().topLeft()) * 0.5;
    QVERIFY(difference(image, bare, around(place.toPoint(), 18)) > 300);
}

void tst_BoardView::preview()
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (folder.isEmpty())
        QSKIP("HEXSMITH_PREVIEW names no folder");
    m_board->resize(1600, 1000);
    m_game->put(m_game->piece("BL-INF-4"), m_game->space("0508"));
    m_game->put(m_game->piece("BL-REC-2"), m_game->space("0508"));
    m_game->hide(m_game->piece("RD-INF-15"), m_game->side("red"));
    m_game->state->apply(engine::change::SetSteps{m_game->piece("BL-INF-3"), 1});
    show(m_game->side("blue"));
    const auto spaces = [this](std::initializer_list<const char *> ids) {
        std::vector<SpaceId> found;
        for (const char *id : ids)
            found.push_back(m_game->space(id));
        return found;
    };
    view::BoardSigns signs;
    const PieceId unit = m_game->piece("BL-ARM-7");
    signs.selected = {unit};
    signs.selectable = {m_game->piece("BL-INF-1"), m_game->piece("BL-INF-2"),
                        m_game->piece("BL-INF-3")};
    signs.targets = {m_game->piece("RD-MIL-31")};
    signs.dimmed = {m_game->piece("BL-ART-1")};
    const QPointF centre = m_game->module->map.space(m_game->space("0407")).centre;
    for (int i = 0; i < m_game->module->map.spaceCount(); ++i) {
        const auto &space = m_game->module->map.space(SpaceId(i));
        const double steps = QLineF(space.centre, centre).length() / 83.2;
        if (space.board == 0 && space.kind == engine::Space::Kind::Hex && steps < 3.6)
            signs.reach.push_back({SpaceId(i), std::round(steps * 2) / 2});
    }
    signs.path = spaces({"0407", "0408", "0409", "0509"});
    signs.enemyZones = spaces({"0706", "0707", "0708", "0807", "0806"});
    signs.targetSpaces = spaces({"0807"});
    signs.attacks = {{m_game->space("0706"), m_game->space("0807")},
                     {m_game->space("0707"), m_game->space("0807")}};
    signs.oddsPlaque = QStringLiteral("3-1");
    signs.oddsAt = m_game->space("0807");
    signs.trace = spaces({"0506", "0406", "0307", "0207", "0107"});
    signs.overlays = {{QStringLiteral("zones"),
                       spaces({"1106", "1108", "1207", "1206", "1006", "1007", "1107"}),
                       QColor(0xc8, 0x26, 0x1d), view::BoardSigns::Overlay::Hatch},
                      {QStringLiteral("command"), spaces({"1203", "1204", "1302", "1303"}),
                       QColor(0x2e, 0x6f, 0xb7), view::BoardSigns::Overlay::Dots},
                      {QStringLiteral("victory"), spaces({"1212"}), QColor(0x9a, 0x67, 0),
                       view::BoardSigns::Overlay::Star}};
    m_board->setSigns(signs);
    const auto settled = [this] {
        shot(*m_board);
        return !m_board->tiles().overview().isNull() && m_board->tiles().isIdle();
    };
    QTRY_VERIFY_WITH_TIMEOUT(settled(), 60000);
    QTest::mouseMove(m_board.get(), at("0508"));
    QTest::qWait(400);
    QVERIFY(shot(*m_board).save(folder + QStringLiteral("/board.png")));
    m_board->fit();
    QTRY_VERIFY_WITH_TIMEOUT(settled(), 60000);
    QVERIFY(shot(*m_board).save(folder + QStringLiteral("/board-whole.png")));
    m_board->centreOn(m_game->space("blue-reserve"));
    m_game->put(m_game->piece("BL-ARM-8"), m_game->space("blue-reserve"));
    m_game->put(m_game->piece("BL-INF-5"), m_game->space("blue-reserve"));
    m_board->refresh();
    QTRY_VERIFY_WITH_TIMEOUT(settled(), 60000);
    QVERIFY(shot(*m_board).save(folder + QStringLiteral("/boxes.png")));
}

QTEST_MAIN(tst_BoardView)
#include "tst_boardview.moc"
