// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/geometry/boardgeometry.h"
#include "engine/module/model/module.h"

#include <QTest>

using engine::HexGrid;
using engine::SpaceId;

class tst_BoardGeometry : public QObject
{
    Q_OBJECT

private slots:
    void hexes_data();
    void hexes();
    void areas();
    void boxOverHexes();
    void outline();
    void nothing();

private:
    static engine::Module hexModule(HexGrid::Layout layout);
};

engine::Module tst_BoardGeometry::hexModule(HexGrid::Layout layout)
{
    layout.columns = 7;
    layout.rows = 5;
    engine::Module module;
    engine::Board board;
    board.grid = HexGrid(layout);
    board.hexSide = 40;
    module.map.addBoard(board);
    for (int column = 0; column < layout.columns; ++column) {
        for (int row = 0; row < layout.rows; ++row) {
            engine::Space space;
            space.id = board.grid->number(column, row);
            space.board = 0;
            space.centre = board.grid->centre(column, row, board.hexSide);
            module.map.addSpace(space);
        }
    }
    return module;
}

void tst_BoardGeometry::hexes_data()
{
    QTest::addColumn<HexGrid::Layout>("layout");
    for (const auto top : {HexGrid::Orientation::Flat, HexGrid::Orientation::Pointy}) {
        for (const auto shifted : {HexGrid::Shifted::Odd, HexGrid::Shifted::Even}) {
            for (const auto across : {HexGrid::ColumnsGrow::Right, HexGrid::ColumnsGrow::Left}) {
                for (const auto down : {HexGrid::RowsGrow::Down, HexGrid::RowsGrow::Up}) {
                    HexGrid::Layout layout;
                    layout.orientation = top;
                    layout.shifted = shifted;
                    layout.columnsGrow = across;
                    layout.rowsGrow = down;
                    QTest::addRow("%s, %s shifted, columns to the %s, rows %s",
                                  top == HexGrid::Orientation::Flat ? "flat" : "pointy",
                                  shifted == HexGrid::Shifted::Odd ? "odd" : "even",
                                  across == HexGrid::ColumnsGrow::Right ? "right" : "left",
                                  down == HexGrid::RowsGrow::Down ? "down" : "up")
                        << layout;
                }
            }
        }
    }
}

void tst_BoardGeometry::hexes()
{
    QFETCH(HexGrid::Layout, layout);
    const engine::Module module = hexModule(layout);
    const view::BoardGeometry geometry(module, 0);
    QCOMPARE(geometry.spaces().size(), size_t(35));
    for (const SpaceId space : geometry.spaces()) {
        const QPointF centre = module.map.space(space).centre;
        QCOMPARE(geometry.centre(space), centre);
        QCOMPARE(geometry.spaceAt(centre), space);
        for (const QPointF corner : geometry.hexagon()) {
            QCOMPARE(geometry.spaceAt(centre + corner * 0.95), space);
            QVERIFY(geometry.spaceAt(centre + corner * 1.05) != space);
        }
    }
    QVERIFY(!geometry.spaceAt({-20, -20}));
    QVERIFY(!geometry.spaceAt({5000, 50}));
}

void tst_BoardGeometry::areas()
{
    engine::Module module;
    module.files = engine::ModuleFiles::fromMap(
        {{QStringLiteral("boards/m.svg"),
          R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">
             <path id="L" d="M0 0H100V100H60V40H0Z"/><rect id="R" x="150" y="10" width="80" height="80"/></svg>)"}});
    engine::Board board;
    board.kind = engine::Board::Kind::Area;
    board.picture = QStringLiteral("boards/m.svg");
    board.page = {0, 0, 300, 100};
    module.map.addBoard(board);
    const auto add = [&](const char *id, QPointF centre) {
        engine::Space space;
        space.id = QString::fromLatin1(id);
        space.kind = engine::Space::Kind::Area;
        space.board = 0;
        space.centre = centre;
        return module.map.addSpace(space);
    };
    const SpaceId bent = add("L", {80, 20});
    const SpaceId square = add("R", {190, 50});
    const SpaceId shapeless = add("X", {270, 50});
    const view::BoardGeometry geometry(module, 0);
    QCOMPARE(geometry.spaceAt({20, 20}), bent);
    QCOMPARE(geometry.spaceAt({80, 80}), bent);
    QVERIFY(!geometry.spaceAt({20, 80})); // inside its bounds, outside its shape
    QCOMPARE(geometry.spaceAt({151, 11}), square);
    QCOMPARE(geometry.spaceAt({275, 55}), shapeless);
    QCOMPARE(geometry.neighbour(bent, {1, 0}), square);
    QVERIFY(!geometry.neighbour(bent, {-1, 0}));
}

void tst_BoardGeometry::boxOverHexes()
{
    engine::Module module = hexModule({});
    engine::Space box;
    box.id = QStringLiteral("track");
    box.kind = engine::Space::Kind::Box;
    box.board = 0;
    box.box = {30, 30, 50, 40};
    box.centre = box.box.center();
    const SpaceId track = module.map.addSpace(box);
    const view::BoardGeometry geometry(module, 0);
    QVERIFY(geometry.isBox(track));
    QCOMPARE(geometry.spaceAt({55, 50}), track);
    QVERIFY(geometry.spaceAt({100, 100}) != track);
}

void tst_BoardGeometry::outline()
{
    const engine::Module module = hexModule({});
    const view::BoardGeometry geometry(module, 0);
    const SpaceId a = module.map.find(QStringLiteral("0302"));
    const SpaceId b = module.map.find(QStringLiteral("0303"));
    QCOMPARE(geometry.outline({a}).toSubpathPolygons().size(), 1);
    QCOMPARE(geometry.outline({a}).toSubpathPolygons().front().size(), 7);
    // Two neighbours have one line of ten sides around both, two strangers a line each.
    QCOMPARE(geometry.outline({a, b}).toSubpathPolygons().size(), 1);
    QCOMPARE(geometry.outline({a, b}).toSubpathPolygons().front().size(), 11);
    const SpaceId far = module.map.find(QStringLiteral("0605"));
    QCOMPARE(geometry.outline({a, far}).toSubpathPolygons().size(), 2);
    QVERIFY(geometry.outline({}).isEmpty());
    QVERIFY(geometry.outline({SpaceId(999)}).isEmpty());
}

void tst_BoardGeometry::nothing()
{
    const engine::Module module;
    for (const int board : {-1, 0, 5}) {
        const view::BoardGeometry geometry(module, board);
        QVERIFY(geometry.spaces().empty());
        QVERIFY(!geometry.spaceAt({0, 0}));
        QVERIFY(!geometry.contains(SpaceId(0)));
        QVERIFY(geometry.shape(SpaceId(0)).isEmpty());
    }
}

QTEST_APPLESS_MAIN(tst_BoardGeometry)
#include "tst_boardgeometry.moc"
