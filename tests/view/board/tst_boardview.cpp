// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/overviewwidget.h"
#include "tests/smalldisk.h"
#include "tests/view/board/boardscreen.h"

#include <QDir>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <set>

/// A board on the screen: its tiles, what is seen of it at once, and the whole of it.
class tst_BoardView : public BoardScreen
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void empty();
    void tilesAppear();
    void tilesFromDisk();
    void tilesOnAFullDisk();
    void boxes();
    void overview();
    void wholeMap();
    void preview();
};

void tst_BoardView::empty()
{
    m_board->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    QSignalSpy ground(m_board.get(), &view::BoardView::groundClicked);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, {50, 50});
    QCOMPARE(ground.count(), 1);
    QTest::keyClick(m_board.get(), Qt::Key_Right, Qt::ControlModifier);
    wheel({50, 50}, 120);
    m_board->setModule(std::make_shared<engine::Module>(), view::MapTheme::Dark);
    m_board->setBoard(3);
    m_board->setSigns(
        {.legalSpaces = {SpaceId(7)}, .reach = {{SpaceId(3), 1.0}}, .path = {SpaceId(1)}});
    m_board->fit();
    m_board->centreOn(SpaceId(9));
    m_board->flash(SpaceId(9));
    m_board->rejectDrop();
    m_board->animate({engine::change::MovePiece{PieceId(0), SpaceId(0), 0}});
    QVERIFY(!shot().isNull());
    QVERIFY(m_board->wholeMap(1).isNull());
    QVERIFY(!m_board->spaceAt({10, 10}));
}

void tst_BoardView::tilesAppear()
{
    QSignalSpy ready(&m_board->tiles(), &view::TileStore::ready);
    show();
    QTRY_VERIFY_WITH_TIMEOUT(!m_board->tiles().overview().isNull(), 60000);
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    QVERIFY(ready.count() > 0);
    // Woods are green where the board has them, and the field beside them is not.
    m_board->setPosition(nullptr, {});
    const QImage image = shot();
    QVERIFY(difference(image, QImage(image.size(), image.format()), image.rect()) > 1000);
    QSet<QRgb> colors;
    for (int x = 0; x < image.width(); ++x)
        colors.insert(image.pixel(x, image.height() / 2));
    QVERIFY(colors.size() > 50);
}

void tst_BoardView::tilesFromDisk()
{
    QTemporaryDir folder;
    const auto files = [&] { return QDir(folder.path()).entryList({QStringLiteral("*.tiles1")}); };
    m_board->setCacheFolder(folder.path());
    show();
    QTRY_COMPARE_WITH_TIMEOUT(files().size(), 2, 60000);
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    const QImage painted = shot();
    openBoard();
    m_board->setCacheFolder(folder.path());
    show();
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    QCOMPARE(shot(), painted);
    // A broken file is no file.
    for (const QString &name : files()) {
        QFile file(folder.filePath(name));
        QVERIFY(file.resize(file.size() / 2));
    }
    openBoard();
    m_board->setCacheFolder(folder.path());
    show();
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    QCOMPARE(shot(), painted);
}

void tst_BoardView::tilesOnAFullDisk()
{
    smalldisk::Disk disk;
    m_board->setCacheFolder(disk.path());
    disk.fill();
    show();
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    m_board.reset();
    QCOMPARE(smalldisk::everything(disk.path()), QStringList());
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
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
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
    const QImage plain = overview.grab().toImage();
    const QRectF area = overview.sheetArea();
    // What can be reached is seen there, too.
    view::BoardSigns signs;
    for (int32_t i = 0; i < 40; ++i)
        signs.reach.emplace_back(engine::SpaceId(i), 1);
    m_board->setSigns(signs);
    QVERIFY(overview.grab().toImage() != plain);
    m_board->setSigns({});
    QCOMPARE(overview.grab().toImage(), plain);
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
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    QTest::mouseMove(m_board.get(), at("0508"));
    QTest::qWait(400);
    QVERIFY(shot().save(folder + QStringLiteral("/board.png")));
    m_board->fit();
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    QVERIFY(shot().save(folder + QStringLiteral("/board-whole.png")));
    m_board->centreOn(m_game->space("blue-reserve"));
    m_game->put(m_game->piece("BL-ARM-8"), m_game->space("blue-reserve"));
    m_game->put(m_game->piece("BL-INF-5"), m_game->space("blue-reserve"));
    m_board->refresh();
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
    QVERIFY(shot().save(folder + QStringLiteral("/boxes.png")));
}

QTEST_MAIN(tst_BoardView)
#include "tst_boardview.moc"
