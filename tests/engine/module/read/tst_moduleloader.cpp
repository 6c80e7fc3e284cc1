// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/moduleloader.h"
#include "tests/engine/module/smallmodule.h"

#include <QtTest>

using namespace engine;
using namespace Qt::StringLiterals;

class tst_ModuleLoader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void readsTheModule();
    void readsTheTerrain();
    void readsTheHexMap();
    void joinsTheHexes();
    void readsEdgesAndWays();
    void readsBoxes();
    void readsAreas();
    void readsShapesOfAreas();
    void mergesPieces();
    void readsTables();
    void readsTheState();
    void readsTheScenario();
    void readsTheSequence();
    void readsTheRulebook();
    void internsNames();
    void joinsSheets();
    void carriesAGridOn();
    void isOptional_data();
    void isOptional();
    void goesOnAfterAProblem();

private:
    std::shared_ptr<const Module> m_module;
};

static QStringList messages(const LoadedModule &loaded)
{
    QStringList texts;
    for (const Issue &issue : loaded.issues)
        texts.append(issue.toString());
    return texts;
}

void tst_ModuleLoader::initTestCase()
{
    const LoadedModule loaded = loadModule(ModuleFiles::fromMap(smallModule()));
    QCOMPARE(messages(loaded), QStringList());
    QVERIFY(loaded.isGood());
    m_module = loaded.module;
}

void tst_ModuleLoader::readsTheModule()
{
    QCOMPARE(m_module->id, u"small"_s);
    QCOMPARE(m_module->version, u"1.2.0"_s);
    QCOMPARE(m_module->title, u"Ford"_s);
    QCOMPARE(m_module->languages, QStringList({u"en"_s, u"es"_s}));
    QCOMPARE(m_module->about[u"players"].toString(), u"1-2"_s);
    QCOMPARE(m_module->sides.size(), 2u);
    QCOMPARE(m_module->sides[0].color, u"#2F5F86"_s);
    QCOMPARE(m_module->side(u"red"), SideId(1));
    QCOMPARE(m_module->options.size(), 2u);
    QCOMPARE(m_module->option(u"fog")->initial, u"off"_s);
    QCOMPARE(m_module->option(u"fog")->effect, Option::Effect::OnlyTopsSeen);
    QCOMPARE(m_module->option(u"weather")->effect, Option::Effect::None);
    QCOMPARE(m_module->option(u"weather")->choices, QStringList({u"dry"_s, u"wet"_s}));
    QCOMPARE(m_module->seats.size(), 3u);
    QCOMPARE(m_module->seat(u"right"), SeatId(1));
    QCOMPARE(m_module->seats[1].side, SideId(0));
    QCOMPARE(m_module->seats[1].choice, u"dry"_s);
    QCOMPARE(m_module->seats[2].name, u"reserve"_s);
    QCOMPARE(m_module->seats[2].choice, u"on"_s);
    QCOMPARE(m_module->map.boards().size(), 3u);
    QCOMPARE(m_module->map.boards()[1].id, u"display"_s);
}

void tst_ModuleLoader::readsTheTerrain()
{
    const TerrainTable &terrain = m_module->terrain;
    QCOMPARE(terrain.scale, 2);
    QCOMPARE(terrain.classes, QStringList({u"foot"_s, u"mech"_s}));
    QCOMPARE(terrain.terrains[0].cost, std::vector<int>({2, 2}));
    QCOMPARE(terrain.terrains[1].cost, std::vector<int>({2, TerrainTable::blocked}));
    QCOMPARE(terrain.edges[0].cost, std::vector<int>({3, TerrainTable::whole}));
    QVERIFY(terrain.edges[0].stops);
    QCOMPARE(terrain.edges[0].blocks, QStringList(u"zoc"_s));
    QVERIFY(terrain.edges[1].directed);
    QCOMPARE(terrain.edges[1].cost, std::vector<int>({2, TerrainTable::blocked}));
    QCOMPARE(terrain.ways[0].cost, std::vector<int>({1, TerrainTable::blocked}));
    QCOMPARE(terrain.ways[0].cancels, QStringList(u"river"_s));
}

void tst_ModuleLoader::readsTheHexMap()
{
    const Map &map = m_module->map;
    const Board &board = map.boards()[0];
    QCOMPARE(board.name, u"The ford"_s);
    QVERIFY(board.grid);
    QCOMPARE(board.hexSide, 10.0);
    // The box beside the grid belongs to the sheet as well.
    QCOMPARE(board.page, QRectF(0, -10, 160, board.grid->height(10) + 10));
    QCOMPARE(board.labels.size(), 1u);
    QCOMPARE(board.labels[0].at, QPointF(20, 30));
    const Space &arlen = map.space(map.find(u"0101"_s));
    QCOMPARE(arlen.name, u"Arlen"_s);
    QCOMPARE(arlen.terrain, 1);
    QCOMPARE(arlen.features, QStringList({u"fort"_s, u"port"_s}));
    QCOMPARE(arlen.values[u"vp"].toInteger(), 2);
    QCOMPARE(arlen.line, 9);
    QCOMPARE(map.space(map.find(u"0303"_s)).terrain, 0);
    QVERIFY(!map.find(u"0403"_s));
    QCOMPARE(map.find(u"ford"_s), map.find(u"0102"_s));
}

void tst_ModuleLoader::joinsTheHexes()
{
    const Map &map = m_module->map;
    const auto names = [&](const QString &id) {
        QStringList found;
        for (const SpaceId space : map.neighbours(map.find(id)))
            found.append(map.space(space).id);
        return found;
    };
    // Even columns lie half a hex lower; neighbours come in the order of their numbers.
    QCOMPARE(names(u"0102"_s), QStringList({u"0101"_s, u"0103"_s, u"0201"_s, u"0202"_s}));
    QCOMPARE(names(u"0202"_s),
             QStringList({u"0102"_s, u"0103"_s, u"0201"_s, u"0203"_s, u"0302"_s, u"0303"_s}));
    QCOMPARE(names(u"0401"_s), QStringList({u"0301"_s, u"0302"_s, u"0402"_s, u"off"_s}));
    const auto direction = [&](const QString &from, const QString &to) {
        const int32_t arc = map.graph().arcBetween(map.find(from), map.find(to));
        return int(map.graph().arcs[size_t(arc)].direction);
    };
    const QStringList clockwise = {u"0201"_s, u"0302"_s, u"0303"_s,
                                   u"0203"_s, u"0103"_s, u"0102"_s};
    for (int i = 0; i < 6; ++i)
        QCOMPARE(direction(u"0202"_s, clockwise[i]), i);
    QCOMPARE(direction(u"0401"_s, u"off"_s), int(Graph::NoDirection));
    const Graph &graph = map.graph();
    QCOMPARE(graph.spaceCount(), map.spaceCount());
    QCOMPARE(graph.arcs.size(), map.edges().size() * 2);
    for (int32_t arc = 0; arc < graph.arcCount(); ++arc) {
        const int32_t back = graph.reverse[size_t(arc)];
        QCOMPARE(graph.reverse[size_t(back)], arc);
        QCOMPARE(graph.arcs[size_t(back)].edge, graph.arcs[size_t(arc)].edge);
        const uint8_t there = graph.arcs[size_t(arc)].direction;
        const uint8_t home = graph.arcs[size_t(back)].direction;
        QVERIFY(there == Graph::NoDirection ? home == there : home == (there + 3) % 6);
    }
}

void tst_ModuleLoader::readsEdgesAndWays()
{
    const Map &map = m_module->map;
    const auto between = [&](const QString &a, const QString &b) {
        return map.edgeBetween(map.find(a), map.find(b));
    };
    const EdgeId river = between(u"0102"_s, u"0101"_s);
    QCOMPARE(map.edge(river).features.size(), 1u);
    QCOMPARE(map.edge(river).features[0].name, u"Arl"_s);
    QVERIFY(!map.edge(river).features[0].from);
    QVERIFY(map.hasFeature(river, 0, map.find(u"0102"_s), m_module->terrain));
    QCOMPARE(map.edge(river).ways, 1u);
    const EdgeId slope = between(u"0102"_s, u"0103"_s);
    QVERIFY(map.hasFeature(slope, 1, map.find(u"0102"_s), m_module->terrain));
    QVERIFY(!map.hasFeature(slope, 1, map.find(u"0103"_s), m_module->terrain));
    QCOMPARE(map.edge(between(u"0201"_s, u"0101"_s)).ways, 0u);
    QCOMPARE(map.ways().size(), 1u);
    QCOMPARE(map.ways()[0].spaces.size(), 3u);
}

void tst_ModuleLoader::readsBoxes()
{
    const Map &map = m_module->map;
    const Space &off = map.space(map.find(u"off"_s));
    QCOMPARE(off.kind, Space::Kind::Box);
    QCOMPARE(off.owner, SideId(1));
    QCOMPARE(off.contents, Space::Contents::Owner);
    QCOMPARE(off.centre, QPointF(120, 20));
    const Space &cup = map.space(map.find(u"cup"_s));
    QCOMPARE(cup.kind, Space::Kind::Cup);
    QCOMPARE(cup.contents, Space::Contents::Counted);
    QCOMPARE(map.space(map.find(u"hand"_s)).contents, Space::Contents::Hidden);
    QVERIFY(map.areNeighbours(map.find(u"t2"_s), map.find(u"t3"_s)));
    QVERIFY(!map.areNeighbours(map.find(u"t1"_s), map.find(u"t3"_s)));
    QCOMPARE(map.boards()[1].page, QRectF(0, 0, 200, 100));
}

void tst_ModuleLoader::readsAreas()
{
    const Map &map = m_module->map;
    const Space &north = map.space(map.find(u"north"_s));
    QCOMPARE(north.kind, Space::Kind::Area);
    QCOMPARE(north.centre, QPointF(50, 50));
    const EdgeId edge = map.edgeBetween(map.find(u"north"_s), map.find(u"south"_s));
    QVERIFY(edge);
    QCOMPARE(map.edge(edge).features.size(), 1u);
    QVERIFY(map.areNeighbours(map.find(u"west"_s), map.find(u"north"_s)));
    QVERIFY(!map.areNeighbours(map.find(u"west"_s), map.find(u"south"_s)));
    QCOMPARE(map.boards()[2].picture, u"boards/region.svg"_s);
}

void tst_ModuleLoader::readsShapesOfAreas()
{
    QMap<QString, QByteArray> files = smallModule();
    QByteArray &region = files[u"boards/region.json"_s];
    region.replace(R"(  "picture": "boards/region.svg",)", "")
        .replace(R"(  "page": [0, 0, 300, 200],)", "");
    files.remove(u"boards/region.svg"_s);
    QCOMPARE(loadModule(ModuleFiles::fromMap(files)).issues.size(), 3); // no area has a shape
    region
        .replace(R"("label": [50, 50])",
                 R"("label": [50, 50], "shape": [[0, 0], [300, 0], [0, 90.5]])")
        .replace(R"("label": [50, 150])",
                 R"("label": [50, 150], "shape": [[0, 0], [300, 0], [0, 200]])")
        .replace(R"("label": [10, 100])",
                 R"("label": [10, 100], "shape": [[0, 0], [3, 0], [0, 3]])");
    const LoadedModule loaded = loadModule(ModuleFiles::fromMap(files));
    QVERIFY2(loaded.isGood(), qPrintable(loaded.issues.value(0).toString()));
    const Map &map = loaded.module->map;
    QCOMPARE(map.space(map.find(u"north"_s)).outline,
             (QList<QPointF>{{0, 0}, {300, 0}, {0, 90.5}}));
    QVERIFY(map.boards()[2].page.contains(QRectF(0, 0, 300, 200)));
    QVERIFY(map.boards()[2].page.top() < 0);
}

void tst_ModuleLoader::mergesPieces()
{
    QCOMPARE(m_module->pieces.size(), 6u);
    const NameId attack = m_module->names.find(u"attack"_s);
    const NameId movement = m_module->names.find(u"movement"_s);
    const Piece &blue = m_module->piece(m_module->piece(u"B-1"_s));
    QCOMPARE(blue.name, u"1st Foot"_s);
    QCOMPARE(blue.side, SideId(0)); // that of its formation
    QCOMPARE(blue.formation, 0);
    QCOMPARE(blue.kind, u"unit"_s);
    QCOMPARE(blue.maxSteps, 2);
    QCOMPARE(blue.mobility, 0);
    QCOMPARE(blue.value(attack, 2), Value::integer(5));
    QCOMPARE(blue.value(attack, 1), Value::integer(3));
    QCOMPARE(blue.value(movement, 2), Value::integer(4));
    QCOMPARE(blue.value(m_module->names.find(u"stacks"_s), 1), Value::integer(1));
    const Piece &red = m_module->piece(m_module->piece(u"R-1"_s));
    QCOMPARE(red.value(attack, 1), Value::integer(6));
    QCOMPARE(red.value(m_module->names.find(u"elite"_s), 2), Value::boolean(true));
    QCOMPARE(red.art,
             Json::parse(R"({"face":"counter","ink":"#fff","symbol":"infantry"})", u"a"_s).value());
    QCOMPARE(blue.art[u"ink"].toString(), u"#000"_s);
    QCOMPARE(m_module->piece(m_module->piece(u"R-2"_s)).name, u"Infantry"_s);
    QCOMPARE(m_module->piece(m_module->piece(u"M-3"_s)).kind, u"marker"_s);
    QVERIFY(!m_module->piece(u"M"_s));
}

void tst_ModuleLoader::readsTables()
{
    const Table *crt = m_module->table(u"crt");
    QVERIFY(crt);
    QVERIFY(crt->reconstructed);
    QCOMPARE(crt->rows, QStringList({u"1"_s, u"2"_s, u"3"_s}));
    QCOMPARE(crt->source[u"cells"].at(1).at(1).toString(), u"D1"_s);
    QVERIFY(m_module->table(u"terrain"));
}

void tst_ModuleLoader::readsTheState()
{
    const StateDeclaration &state = m_module->state;
    const auto text = [&](NameId id) { return m_module->names.text(id); };
    QCOMPARE(state.variables.size(), 4u);
    QCOMPARE(text(state.variables[0].name), u"turn"_s);
    QCOMPARE(state.variables[0].title, u"Turn"_s);
    QCOMPARE(text(state.variables[2].name), u"points"_s);
    QCOMPARE(state.variables[2].most, std::optional<int>(10));
    QCOMPARE(std::get<ValueList>(state.variables[3].initial), ValueList());
    QCOMPARE(state.variables[3].seenBy, std::vector<SideId>({SideId(0)}));
    QCOMPARE(state.pieceProperties.size(), 3u);
    QCOMPARE(state.pieceProperties[0].initial, Value::word(m_module->names.find(u"supplied"_s)));
    QVERIFY(state.pieceProperties[2].secret);
    QCOMPARE(text(state.spaceProperties[0].name), u"control"_s);
    QCOMPARE(state.spaceProperty.value(m_module->names.find(u"fortified"_s)), 1);
}

void tst_ModuleLoader::readsTheScenario()
{
    const Scenario *battle = m_module->scenario(u"battle");
    QVERIFY(battle);
    QCOMPARE(battle->lastTurn, 8);
    QCOMPARE(battle->options.value(u"fog"_s), u"on"_s);
    QCOMPARE(battle->placements.size(), 4u);
    const Scenario::Placement &red = battle->placements[1];
    QCOMPARE(red.piece, m_module->piece(u"R-1"_s));
    QCOMPARE(red.space, m_module->map.find(u"0102"_s));
    QCOMPARE(red.steps, 1);
    QCOMPARE(red.facing, 2);
    QCOMPARE(red.hiddenFrom, std::vector<SideId>({SideId(0)}));
    QCOMPARE(red.properties.size(), 1u);
    QCOMPARE(red.properties[0].second, Value::boolean(true));
    QCOMPARE(battle->placements[2].carrier, red.piece);
    QCOMPARE(battle->placements[3].piece, m_module->piece(u"M-2"_s));
    QVERIFY(!battle->placements[3].carrier);
    QCOMPARE(battle->variables.size(), 2u);
    QCOMPARE(std::get<Value>(battle->variables[0].second), Value::integer(4));
    QCOMPARE(battle->spaces.size(), 4u);
    QCOMPARE(battle->spaces[0].second.second, Value::side(SideId(0)));
    QCOMPARE(battle->spaces[3].second.second, Value::side(SideId(1)));
    QCOMPARE(battle->arrivals.size(), 1u);
    QCOMPARE(battle->arrivals[0].pieces, std::vector<PieceId>({m_module->piece(u"R-2"_s)}));
}

void tst_ModuleLoader::readsTheSequence()
{
    const Sequence &sequence = m_module->sequence;
    QCOMPARE(sequence.phases().size(), 4u);
    QCOMPARE(sequence.roots().size(), 2u);
    const Phase &combat = sequence.phase(sequence.find(u"combat"));
    QCOMPARE(combat.decision, u"combat.target"_s);
    QCOMPARE(combat.parent, sequence.find(u"player_turn"));
    QCOMPARE(sequence.phase(combat.parent).each.size(), 2u);
    QCOMPARE(sequence.phase(sequence.find(u"end")).side, SideId(1));
}

void tst_ModuleLoader::readsTheRulebook()
{
    QCOMPARE(m_module->rulebook.paragraphs.size(), 3u);
    QCOMPARE(m_module->rulebook.find(u"2.0"_s)->title, u"Combat"_s);
    QCOMPARE(m_module->rulebook.find(u"1.1"_s)->line, 5);
}

void tst_ModuleLoader::internsNames()
{
    for (const char *name :
         {"1.1", "2.0", "move.choose", "clear", "river", "road", "port", "attack", "supply",
          "fortified", "points", "movement", "foot", "blue", "wet"})
        QVERIFY2(m_module->names.find(QByteArray(name)), name);
}

// Two sheets share a hex: it has one entry and its neighbours on both of them.
void tst_ModuleLoader::joinsSheets()
{
    auto files = smallModule();
    files[u"module.json"_s].replace(R"("map", )", R"("map", "east", )");
    files[u"boards/east.json"_s] = R"({"format": 1, "id": "east", "type": "hex",
        "grid": {"columns": 2, "rows": 2, "numbering": "E{CC}{RR}"}, "aliases": {"E0101": "0401"}})";
    const LoadedModule loaded = loadModule(ModuleFiles::fromMap(files));
    QCOMPARE(messages(loaded), QStringList());
    const Map &map = loaded.module->map;
    const SpaceId shared = map.find(u"E0101"_s);
    QCOMPARE(shared, map.find(u"0401"_s));
    for (const char *id : {"0402", "0301", "E0201", "E0102"})
        QVERIFY2(map.areNeighbours(shared, map.find(QString::fromLatin1(id))), id);
    const int32_t arc = map.graph().arcBetween(shared, map.find(u"E0102"_s));
    QCOMPARE(int(map.graph().arcs[size_t(arc)].direction), 3);
}

// One grid over two sheets: the hexes of the seam have two numbers, the others that of their sheet.
void tst_ModuleLoader::carriesAGridOn()
{
    auto files = smallModule();
    files[u"module.json"_s].replace(R"("map", )", R"("map", "front", )");
    files[u"boards/front.json"_s] = R"({"format": 1, "id": "front", "type": "hex",
        "grid": {"columns": 4, "rows": 2, "numbering": "W{CC}{RR}",
                 "sheets": [{"from": 3, "first_column": 11, "numbering": "E{CC}{RR}"}]},
        "aliases": {"E1001": "W0201", "E1002": "W0202"}})";
    const LoadedModule loaded = loadModule(ModuleFiles::fromMap(files));
    QCOMPARE(messages(loaded), QStringList());
    const Map &map = loaded.module->map;
    QCOMPARE(map.find(u"E1001"_s), map.find(u"W0201"_s));
    QVERIFY(map.areNeighbours(map.find(u"E1001"_s), map.find(u"E1101"_s)));
    QVERIFY(!map.find(u"W0301"_s));
}

void tst_ModuleLoader::isOptional_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("rulebook") << u"rules/rulebook.json"_s;
    QTest::newRow("table") << u"tables/crt.json"_s;
    QTest::newRow("lua") << u"rules/main.lua"_s;
}

void tst_ModuleLoader::isOptional()
{
    QFETCH(QString, file);
    const LoadedModule loaded = loadModule(ModuleFiles::fromMap(smallModuleWithout(file)));
    QCOMPARE(messages(loaded), QStringList());
}

void tst_ModuleLoader::goesOnAfterAProblem()
{
    auto files = smallModule();
    files[u"pieces.json"_s].replace(R"("type": "foot", "side": "red", "steps")",
                                    R"("type": "fot", "side": "red", "steps")");
    files[u"rules/sequence.json"_s].replace("\"end\"", "\"combat\"");
    files[u"rules/rulebook.json"_s] = "{";
    const LoadedModule loaded = loadModule(ModuleFiles::fromMap(files));
    QCOMPARE(
        messages(loaded),
        QStringList(
            {u"pieces.json:12: There is no type “fot”. Did you mean “foot”?"_s,
             u"rules/sequence.json:8: There are two phases “combat”."_s,
             u"rules/rulebook.json:1: The file ends where a key in double quotes was expected."_s}));
    QVERIFY(loaded.module);
    QVERIFY(!loaded.isGood());
}

QTEST_GUILESS_MAIN(tst_ModuleLoader)
#include "tst_moduleloader.moc"
