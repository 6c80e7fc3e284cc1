// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/pages/boards/boardhand.h"

#include "app/view/geometry/boardgeometry.h"
#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/areaentry.h"
#include "editor/pages/boards/edits/areaimport.h"
#include "editor/pages/boards/edits/boardfileedit.h"
#include "editor/pages/boards/edits/edgeedit.h"
#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/model/boardborders.h"
#include "editor/pages/scenarios/setupedit.h"
#include "engine/core/random.h"
#include "engine/module/read/moduleloader.h"

using namespace editor;
using namespace Qt::StringLiterals;
using engine::Json;

namespace {

const QString c_area = u"resources/templates/area"_s;
const QString c_leningrad = u"modules/leningrad41"_s;

QString firstError(ModuleDocument &document)
{
    const auto loaded = engine::loadModule(document.snapshot());
    for (const engine::Issue &issue : loaded.issues) {
        if (issue.severity == engine::Issue::Severity::Error)
            return issue.file + u':' + QString::number(issue.line) + u' ' + issue.message;
    }
    return {};
}

QByteArray svg(const QByteArray &content, const QByteArray &box = "0 0 900 600")
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + box + "\">" + content
        + "</svg>";
}

Json json(const QByteArray &text)
{
    const auto parsed = Json::parse(text, u"test"_s);
    return parsed ? parsed.value() : Json();
}

/// Does one edit of areas as one step.
template<typename Edit> bool perform(BoardHand &hand, Edit edit)
{
    Draft draft = hand.document().draft();
    AreaEdit areas(draft, hand.model());
    if (!edit(areas))
        return false;
    hand.document().commit(draft, u"Areas"_s);
    return true;
}

} // namespace

class tst_AreaEdits : public QObject
{
    Q_OBJECT

private slots:
    void readsShapes_data();
    void readsShapes();
    void pictureShapesBecomeCorners();
    void linesFollow();
    void split();
    void merge();
    void mergeJoinsEntries_data();
    void mergeJoinsEntries();
    void scenariosFollow();
    void enclave();
    void remove();
    void findsNeighbours();
    void imports_data();
    void imports();
    void importRefuses_data();
    void importRefuses();
    void importsArtwork();
    void importsAgain();
    void randomEdits_data();
    void randomEdits();
    void survivesNonsense_data();
    void survivesNonsense();
};

void tst_AreaEdits::readsShapes_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("areas");
    QTest::addColumn<int>("pairs");
    QTest::newRow("of a picture") << c_area << 9 << 12;
    QTest::newRow("of the file") << c_leningrad << 175 << 417;
}

void tst_AreaEdits::readsShapes()
{
    QFETCH(QString, source);
    QFETCH(int, areas);
    QFETCH(int, pairs);
    BoardHand hand(source);
    QCOMPARE(int(hand.model().areas().all().size()), areas);
    QCOMPARE(int(hand.model().neighbours().size()), pairs);
    for (const BoardArea &area : hand.model().areas().all()) {
        QVERIFY2(areashape::isSimple(areashape::cleaned(area.outline)), qPrintable(area.id));
        QCOMPARE(hand.model().spaceAt(area.label), area.id);
    }
}

// An edit writes the areas that it changes and no other.
void tst_AreaEdits::pictureShapesBecomeCorners()
{
    BoardHand hand(c_area);
    QVERIFY(perform(hand, [](AreaEdit &edit) { return edit.moveCorner({280, 200}, {290, 210}); }));
    QStringList written;
    for (const BoardArea &area : hand.model().areas().all()) {
        if (!area.isOfPicture)
            written.append(area.id);
    }
    QCOMPARE(written, QStringList({u"A"_s, u"B"_s, u"D"_s, u"E"_s}));
    QCOMPARE(hand.model().neighbours().size(), 12);
    QCOMPARE(firstError(hand.document()), QString());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

// A start line that runs along a border stays on it.
void tst_AreaEdits::linesFollow()
{
    BoardHand hand(c_leningrad);
    const JsonPath path{u"style"_s, u"lines"_s, qsizetype(0), u"parts"_s, qsizetype(0)};
    const auto line = [&] { return hand.document().json(hand.model().file(), path)->toJson(); };
    const AreaMesh mesh = hand.model().areas().mesh();
    qsizetype at = -1;
    for (qsizetype i = 0; i < line().size() && at < 0; ++i) {
        const QPointF corner(line().at(i).at(0).toReal(), line().at(i).at(1).toReal());
        if (mesh.areasAt(corner).size() == 2)
            at = i;
    }
    QVERIFY(at >= 0);
    const QPointF from(line().at(at).at(0).toReal(), line().at(at).at(1).toReal());
    QVERIFY(
        perform(hand, [&](AreaEdit &edit) { return edit.moveCorner(from, from + QPointF(2, 1)); }));
    QCOMPARE(line().at(at), AreaEdit::jsonOf(from + QPointF(2, 1)));
    QVERIFY(hand.takesBackAll());
}

void tst_AreaEdits::split()
{
    BoardHand hand(c_area);
    QVERIFY(perform(hand, [](AreaEdit &edit) {
        return edit.split(u"E"_s, {{450, 200}, {450, 450}}, u"E-2"_s);
    }));
    const BoardModel &model = hand.model();
    QVERIFY(model.areas().find(u"E-2"_s));
    QVERIFY(model.areLinked(u"E"_s, u"E-2"_s));
    // B and H lie beside both halves; D and F beside one each.
    for (const char *other : {"B", "H"}) {
        QVERIFY(model.areLinked(u"E"_s, QLatin1String(other)));
        QVERIFY(model.areLinked(u"E-2"_s, QLatin1String(other)));
    }
    QVERIFY(model.areLinked(u"E"_s, u"D"_s) != model.areLinked(u"E"_s, u"F"_s));
    QVERIFY(model.areLinked(u"E-2"_s, u"D"_s) != model.areLinked(u"E-2"_s, u"F"_s));
    // Points that there are once stay with the larger part.
    QCOMPARE(model.features(u"E"_s), QStringList{u"victory"_s});
    QVERIFY(model.features(u"E-2"_s).isEmpty());
    QCOMPARE(model.values(u"E-2"_s).size(), 0);
    QVERIFY(model.spaceName(u"E-2"_s).isEmpty());
    QCOMPARE(model.spaceAt(model.areas().find(u"E-2"_s)->label), u"E-2"_s);
    QCOMPARE(model.spaceAt(model.areas().find(u"E"_s)->label), u"E"_s);
    QCOMPARE(firstError(hand.document()), QString());
    // The game finds the new half although the picture knows nothing of it.
    const auto loaded = engine::loadModule(hand.document().snapshot());
    QVERIFY(!std::any_of(loaded.issues.begin(), loaded.issues.end(),
                         [](const auto &issue) { return issue.file.startsWith(u"boards/"_s); }));
    const view::BoardGeometry geometry(*loaded.module, 0);
    const engine::SpaceId half = loaded.module->map.find(u"E-2"_s);
    QVERIFY(half);
    QCOMPARE(geometry.spaceAt(loaded.module->map.space(half).centre), half);
    Draft draft = hand.document().draft();
    AreaEdit edit(draft, model);
    QVERIFY(!edit.split(u"E"_s, {{400, 250}, {400, 300}}, u"E-3"_s));
    QVERIFY(!edit.problem().isEmpty());
    QVERIFY(!edit.split(u"A"_s, {{100, 0}, {100, 400}}, u"B"_s));
    QVERIFY(hand.takesBackAll());
}

void tst_AreaEdits::merge()
{
    BoardHand hand(c_area);
    QVERIFY(perform(hand, [](AreaEdit &edit) { return edit.merge({u"A"_s, u"E"_s, u"B"_s}); }));
    const BoardModel &model = hand.model();
    QVERIFY(!model.areas().find(u"B"_s));
    QVERIFY(!model.areas().find(u"E"_s));
    for (const char *other : {"C", "D", "F", "H"})
        QVERIFY(model.areLinked(u"A"_s, QLatin1String(other)));
    const Json setup =
        hand.document().json(u"scenarios/war.json"_s, {u"setup"_s, u"A"_s})->toJson();
    QCOMPARE(setup.size(), 4);
    QVERIFY(!hand.document().json(u"scenarios/war.json"_s, {u"setup"_s, u"B"_s}));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
    QVERIFY(!perform(hand, [](AreaEdit &edit) { return edit.merge({u"A"_s, u"I"_s}); }));
    QVERIFY(!perform(hand, [](AreaEdit &edit) { return edit.merge({u"A"_s}); }));
}

void tst_AreaEdits::mergeJoinsEntries_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QByteArray>("both");
    QTest::addColumn<QStringList>("taken");
    QTest::addColumn<QStringList>("kept");
    const auto row = [](const char *name, const char *first, const char *other, const char *both,
                        const QStringList &taken, const QStringList &kept) {
        QTest::newRow(name) << QByteArray(first) << QByteArray(other) << QByteArray(both) << taken
                            << kept;
    };
    row("nothing", "{}", "{}", "{}", {}, {});
    row("shapes are not said again", "{}", R"({"shape": [[0, 0]], "label": [1, 2]})", "{}", {}, {});
    row("features of both", R"({"features": ["city"]})", R"({"features": ["city", "victory"]})",
        R"({"features": ["city", "victory"]})", {u"victory"_s}, {});
    row("its own hold", R"({"name": "A", "terrain": "open", "values": {"vp": 2}})",
        R"({"name": "B", "terrain": "broken", "values": {"vp": 1, "port": "blue"}})",
        R"({"name": "A", "terrain": "open", "values": {"vp": 2, "port": "blue"}})", {u"port"_s},
        {u"name"_s, u"terrain"_s, u"vp"_s});
    row("what it lacks", "{}", R"({"name": "B", "values": {"vp": 1}})",
        R"({"name": "B", "values": {"vp": 1}})", {u"name"_s, u"vp"_s}, {});
    row("nonsense", R"({"features": 3, "values": []})", R"({"features": {"a": 1}, "values": 7})",
        R"({"features": 3, "values": []})", {}, {});
}

void tst_AreaEdits::mergeJoinsEntries()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, other);
    QFETCH(QByteArray, both);
    AreaEntry entry(json(first));
    entry.join(json(other));
    QCOMPARE(entry.json(), json(both));
    QTEST(entry.taken(), "taken");
    QTEST(entry.kept(), "kept");
}

// Scenarios name no area that is gone, and an owner keeps all of what is split.
void tst_AreaEdits::scenariosFollow()
{
    BoardHand hand(c_area);
    const QString file = u"scenarios/war.json"_s;
    Draft draft = hand.document().draft();
    QVERIFY(SetupEdit(draft, file).setControl({u"A"_s, u"B"_s}, u"north"_s));
    QVERIFY(draft.set(file, {u"spaces"_s}, json(R"({"B": {"held": true}})")));
    QVERIFY(draft.set(file, {u"arrivals"_s}, json(R"([{"turn": 2, "entry": "B", "pieces": []}])")));
    hand.document().commit(draft, u"Own"_s);
    const auto control = [&](const QString &space) {
        Draft now = hand.document().draft();
        return SetupEdit(now, file).controlOf(space);
    };
    QVERIFY(perform(hand, [](AreaEdit &edit) {
        return edit.split(u"A"_s, {{90, 0}, {90, 400}}, u"A-2"_s);
    }));
    QCOMPARE(control(u"A-2"_s), u"north"_s);
    QString note;
    QVERIFY(perform(hand, [&](AreaEdit &edit) {
        const bool isDone = edit.merge({u"A"_s, u"B"_s});
        note = edit.note();
        return isDone;
    }));
    QVERIFY(note.contains(u"victory"_s));
    QVERIFY(control(u"B"_s).isEmpty());
    QVERIFY(!hand.document().json(file, {u"spaces"_s, u"B"_s}));
    const JsonPath entry{u"arrivals"_s, qsizetype(0), u"entry"_s};
    QCOMPARE(hand.document().json(file, entry)->toJson().toString(), u"A"_s);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

// Drawn inside of another: the inner one is found, is a neighbour, and the label makes way.
void tst_AreaEdits::enclave()
{
    BoardHand hand(c_area);
    const QPointF label = hand.model().areas().find(u"E"_s)->label;
    const QRectF inner(label - QPointF(30, 25), QSizeF(60, 50));
    QVERIFY(perform(hand, [&](AreaEdit &edit) {
        QPolygonF drawn(inner);
        drawn.removeLast();
        return edit.add(u"lake"_s, Json::object(), drawn);
    }));
    const BoardModel &model = hand.model();
    QCOMPARE(model.spaceAt(label), u"lake"_s);
    QCOMPARE(model.areas().around(u"lake"_s), u"E"_s);
    QCOMPARE(model.spaceAt(model.areas().find(u"E"_s)->label), u"E"_s);
    QVERIFY(model.areLinked(u"E"_s, u"lake"_s));
    QVERIFY(!model.areas().shape(u"E"_s).contains(label));
    QVERIFY(!model.areas().borders(u"E"_s, u"lake"_s, 1).empty());
    QCOMPARE(firstError(hand.document()), QString());
    const auto loaded = engine::loadModule(hand.document().snapshot());
    const view::BoardGeometry geometry(*loaded.module, 0);
    QCOMPARE(geometry.spaceAt(label), loaded.module->map.find(u"lake"_s));
    QVERIFY(perform(hand, [](AreaEdit &edit) { return edit.merge({u"E"_s, u"lake"_s}); }));
    QCOMPARE(hand.model().spaceAt(label), u"E"_s);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaEdits::remove()
{
    BoardHand hand(c_leningrad);
    QVERIFY(perform(hand, [](AreaEdit &edit) { return edit.remove({u"6"_s, u"nowhere"_s}); }));
    QVERIFY(!hand.model().areas().find(u"6"_s));
    for (const BoardModel::Pair &pair : hand.model().neighbours())
        QVERIFY(pair.first != u"6"_s && pair.second != u"6"_s);
    QVERIFY(!perform(hand, [](AreaEdit &edit) { return edit.remove({u"nowhere"_s}); }));
    QVERIFY(hand.takesBackAll());
}

// Found again, what was linked and cut by hand stays; what another tolerance brings goes with it.
void tst_AreaEdits::findsNeighbours()
{
    BoardHand hand(c_area);
    const auto find = [&](double tolerance) {
        Draft draft = hand.document().draft();
        const auto found =
            NeighbourEdit(draft, hand.model()).find(hand.model().areas().mesh(), tolerance);
        hand.document().commit(draft, u"Find"_s);
        return found;
    };
    QCOMPARE(find(1).added, 0);
    Draft draft = hand.document().draft();
    NeighbourEdit edit(draft, hand.model());
    QVERIFY(edit.cut({{u"A"_s, u"B"_s}}));
    QVERIFY(!edit.cut({{u"A"_s, u"B"_s}}));
    QVERIFY(edit.link({{u"A"_s, u"I"_s}}));
    QVERIFY(!edit.link({{u"A"_s, u"I"_s}}));
    hand.document().commit(draft, u"By hand"_s);
    for (const double tolerance : {1.0, 3.0, 0.5}) {
        const auto found = find(tolerance);
        QCOMPARE(found.added, 0);
        QCOMPARE(found.removed, 0);
        QVERIFY(!hand.model().areLinked(u"A"_s, u"B"_s));
        QVERIFY(hand.model().areLinked(u"A"_s, u"I"_s));
    }
    // Nobody has ever looked: all are found.
    QVERIFY(hand.takesBackAll());
    Draft empty = hand.document().draft();
    QVERIFY(empty.remove(hand.model().file(), {u"links"_s}));
    hand.document().commit(empty, u"No links"_s);
    QCOMPARE(find(1).added, 12);
    QCOMPARE(firstError(hand.document()), QString());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaEdits::imports_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("areas");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("neighbours");
    const QByteArray two = "<rect id=\"west\" width=\"100\" height=\"100\"/>"
                           "<rect id=\"east\" x=\"100\" width=\"100\" height=\"100\"/>";
    QTest::newRow("rectangles") << svg(two) << QStringList{u"east"_s, u"west"_s}
                                << QStringList{u"East"_s, u"West"_s} << 1;
    QTest::newRow("moved and turned")
        << svg("<g transform=\"translate(300 300) rotate(30)\">" + two + "</g>")
        << QStringList{u"east"_s, u"west"_s} << QStringList{u"East"_s, u"West"_s} << 1;
    QTest::newRow("titles") << svg(
        "<path id=\"path12\" d=\"M0 0h90v90h-90z\"><title>The Marsh</title></path>")
                            << QStringList{u"area-1"_s} << QStringList{u"The Marsh"_s} << 0;
    QTest::newRow("nothing has a name")
        << svg("<rect width=\"900\" height=\"600\"/><path d=\"M0 0h90v90h-90z\"/>"
               "<circle cx=\"300\" cy=\"300\" r=\"50\"/><path d=\"M0 0 50 50\"/>")
        << QStringList{u"area-1"_s, u"area-2"_s} << QStringList{QString(), QString()} << 0;
    QTest::newRow("curves side by side")
        << svg("<path id=\"a\" d=\"M0 0H200C150 100 250 200 200 300H0z\"/>"
               "<path id=\"b\" d=\"M200 300C250 200 150 100 200 0H400V300z\"/>")
        << QStringList{u"a"_s, u"b"_s} << QStringList{u"A"_s, u"B"_s} << 1;
    QTest::newRow("a gap between")
        << svg("<rect id=\"west\" width=\"99\" height=\"100\"/>"
               "<rect id=\"east\" x=\"100\" width=\"100\" height=\"100\"/>")
        << QStringList{u"east"_s, u"west"_s} << QStringList{u"East"_s, u"West"_s} << 1;
    QTest::newRow("small and far off")
        << svg("<rect id=\"w\" x=\"-20\" y=\"-20\" width=\"10\" height=\"10\"/>"
               "<rect id=\"e\" x=\"-10\" y=\"-20\" width=\"10\" height=\"10\"/>",
               "-20 -20 40 30")
        << QStringList{u"e"_s, u"w"_s} << QStringList{u"E"_s, u"W"_s} << 1;
    const QByteArray hole = "<path id=\"land\" d=\"M0 0h300v300h-300zM100 100v100h100v-100z\"/>";
    QTest::newRow("a lake in a hole")
        << svg(hole + "<rect id=\"lake\" x=\"100\" y=\"100\" width=\"100\" height=\"100\"/>")
        << QStringList{u"lake"_s, u"land"_s} << QStringList{u"Lake"_s, u"Land"_s} << 1;
    QTest::newRow("nothing in a hole")
        << svg(hole) << QStringList{u"land"_s} << QStringList{u"Land"_s} << 0;
    QTest::newRow("one over the other, without a hole")
        << svg("<rect id=\"city\" x=\"100\" y=\"100\" width=\"50\" height=\"50\"/>"
               "<rect id=\"land\" width=\"300\" height=\"300\"/>")
        << QStringList{u"city"_s, u"land"_s} << QStringList{u"City"_s, u"Land"_s} << 1;
    QTest::newRow("ids that no space can have")
        << svg("<rect id=\"São_Paulo\" width=\"100\" height=\"100\"/>")
        << QStringList{u"S_o_Paulo"_s} << QStringList{u"São Paulo"_s} << 0;
}

void tst_AreaEdits::imports()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, areas);
    QFETCH(QStringList, names);
    QFETCH(int, neighbours);
    BoardHand hand(c_area);
    Draft made = hand.document().draft();
    const QString file = BoardFileEdit(made).add(u"Isles"_s, engine::Board::Kind::Area);
    hand.document().commit(made, u"New board"_s);
    hand.session().setFile(file);
    auto import = AreaImport::read(text, u"isles.svg"_s);
    QVERIFY2(bool(import), import ? "" : qPrintable(import.error().message));
    AreaImport shapes = import.value();
    Draft draft = hand.document().draft();
    const auto result = shapes.apply(draft, hand.model(), 2, AreaImport::Artwork::Left);
    QVERIFY2(result, qPrintable(shapes.problem()));
    hand.document().commit(draft, u"Take areas"_s);
    QCOMPARE(result->areas, areas);
    QCOMPARE(result->neighbours, neighbours);
    QCOMPARE(hand.model().neighbours().size(), neighbours);
    for (qsizetype i = 0; i < areas.size(); ++i) {
        QCOMPARE(hand.model().spaceName(areas[i]), names[i]);
        QCOMPARE(hand.model().spaceAt(hand.model().areas().find(areas[i])->label), areas[i]);
    }
    QCOMPARE(firstError(hand.document()), QString());
    // With what was found the next search finds nothing new.
    Draft again = hand.document().draft();
    QCOMPARE(NeighbourEdit(again, hand.model()).find(hand.model().areas().mesh(), 2).added, 0);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaEdits::importRefuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no XML") << QByteArray("M0 0");
    QTest::newRow("no shapes") << svg("<text>x</text>");
    QTest::newRow("document type") << "<!DOCTYPE svg>" + svg("<rect width=\"1\" height=\"1\"/>");
    QTest::newRow("wrong numbers") << svg("<path id=\"a\" d=\"M0 0 L1\"/>");
    QTest::newRow("lines without width") << svg("<path d=\"M0 0 50 50z\"/>");
}

void tst_AreaEdits::importRefuses()
{
    QFETCH(QByteArray, text);
    const auto import = AreaImport::read(text, u"map.svg"_s);
    QVERIFY(!import);
    QVERIFY(!import.error().message.isEmpty());
}

void tst_AreaEdits::importsArtwork()
{
    BoardHand hand(c_area);
    const auto take = [&](const QByteArray &text) {
        AreaImport import = AreaImport::read(text, u"Isles.SVG"_s).value();
        Draft draft = hand.document().draft();
        const bool isDone =
            import.apply(draft, hand.model(), 2, AreaImport::Artwork::Taken).has_value();
        hand.document().commit(draft, u"Take areas"_s);
        return isDone ? QString() : import.problem();
    };
    QCOMPARE(take(svg("<rect id=\"isle\" x=\"10\" width=\"9\" height=\"9\"/>", "10 0 40 20")),
             QString());
    QCOMPARE(hand.model().picture(), u"art/isles.svg"_s);
    QVERIFY(hand.document().files().contains(u"art/isles.svg"_s));
    // The drawing is stretched over the page, and the area lies where it is drawn.
    QCOMPARE(hand.model().page(), QRectF(0, 0, 1600, 800));
    QCOMPARE(hand.model().areas().find(u"isle"_s)->outline.boundingRect(), QRectF(0, 0, 360, 360));
    QCOMPARE(firstError(hand.document()), QString());
    QVERIFY(hand.takesBackAll());
    QVERIFY(!take(svg("<rect id=\"isle\" width=\"9\" height=\"9\"/>"
                      "<image href=\"http://example.org/a.png\"/>"))
                 .isEmpty());
    QVERIFY(hand.takesBackAll());
}

// The same drawing again: areas that are there get the shape, and keep all else.
void tst_AreaEdits::importsAgain()
{
    BoardHand hand(c_area);
    AreaImport import =
        AreaImport::read(hand.document().bytes(u"boards/map.svg"_s), u"m.svg"_s).value();
    QCOMPARE(import.wanted(), 9);
    Draft draft = hand.document().draft();
    QVERIFY(import.apply(draft, hand.model(), 1, AreaImport::Artwork::Left));
    hand.document().commit(draft, u"Take areas"_s);
    QCOMPARE(hand.model().areas().all().size(), 9U);
    QCOMPARE(hand.model().spaceName(u"A"_s), u"Ardo"_s);
    QCOMPARE(hand.model().neighbours().size(), 12);
    QCOMPARE(hand.model().areas().find(u"A"_s)->label, QPointF(155, 132));
    QVERIFY(hand.takesBackAll());
}

void tst_AreaEdits::randomEdits_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("template") << c_area;
    QTest::newRow("leningrad") << c_leningrad;
}

// Whatever is done to areas: the board has no mistakes, and all of it can be undone.
void tst_AreaEdits::randomEdits()
{
    QFETCH(QString, source);
    BoardHand hand(source);
    engine::Random random(11);
    int done = 0;
    for (int i = 0; i < 60; ++i) {
        const auto &all = hand.model().areas().all();
        const BoardArea area = all[random.below(quint32(all.size()))];
        const BoardArea other = all[random.below(quint32(all.size()))];
        const QRectF bounds = area.outline.boundingRect();
        const QPointF corner = area.outline[random.below(quint32(area.outline.size()))];
        const QPointF by(int(random.below(21)) - 10, int(random.below(21)) - 10);
        const double x = bounds.left() + bounds.width() * random.below(100) / 100.0;
        const quint32 what = random.below(6);
        done += perform(hand, [&](AreaEdit &edit) {
            switch (what) {
            case 0:
                return edit.moveCorner(areashape::rounded(corner), corner + by);
            case 1:
                return edit.bendBorder(areashape::side(area.outline, 0).center(), corner + by);
            case 2:
                return edit.removeCorner(areashape::rounded(corner));
            case 3:
                return edit.split(area.id, {{x, bounds.top() - 1}, {x + 3, bounds.bottom() + 1}},
                                  edit.freeId(area.id));
            case 4:
                return edit.merge({area.id, other.id});
            default:
                return edit.add(edit.freeId(), Json::object(),
                                QPolygonF(QRectF(corner + by, QSizeF(90, 60))).first(4));
            }
        });
    }
    QVERIFY(done > 10);
    const QString error = firstError(hand.document());
    QVERIFY2(!error.startsWith(u"boards/"_s), qPrintable(error));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaEdits::survivesNonsense_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray head = "{\"format\": 1, \"id\": \"map\", \"type\": \"area\", ";
    QTest::newRow("no spaces") << head + "\"name\": 3}";
    QTest::newRow("spaces are a list") << head + "\"spaces\": [1, 2]}";
    QTest::newRow("areas are numbers") << head + "\"spaces\": {\"a\": 1, \"b\": null}}";
    QTest::newRow("shapes are texts")
        << head + "\"spaces\": {\"a\": {\"shape\": \"x\", \"label\": 3}}, \"links\": 7}";
    QTest::newRow("corners are lists of texts")
        << head + "\"spaces\": {\"a\": {\"shape\": [[\"x\"], [], 3, null]}}, \"links\": [[], 1]}";
    QTest::newRow("flat shapes") << head
            + "\"spaces\": {\"a\": {\"shape\": [[1, 1], [1, 1], [1, 1]], \"label\": [1]}}}";
    QTest::newRow("no object") << QByteArray("[]");
    QTest::newRow("broken") << QByteArray("{\"type\": ");
}

void tst_AreaEdits::survivesNonsense()
{
    QFETCH(QByteArray, bytes);
    BoardHand hand(c_area);
    Draft draft = hand.document().draft();
    draft.setBytes(u"boards/map.json"_s, bytes);
    hand.document().commit(draft, u"Nonsense"_s);
    Draft attempt = hand.document().draft();
    AreaEdit edit(attempt, hand.model());
    edit.moveCorner({1, 1}, {5, 5});
    edit.merge({u"a"_s, u"b"_s});
    edit.split(u"a"_s, {{0, 0}, {5, 5}}, u"c"_s);
    edit.add(u"d"_s, Json::object(), {{10, 10}, {90, 10}, {50, 90}});
    NeighbourEdit(attempt, hand.model()).find(hand.model().areas().mesh(), 1);
    for (const char key : QByteArray("PKJCXR")) {
        hand.key(Qt::Key(key));
        hand.click(QPoint(200, 200));
        hand.click(QPoint(300, 250));
    }
    hand.canvas().grab();
    QVERIFY(hand.takesBackAll());
}

QTEST_MAIN(tst_AreaEdits)
#include "tst_areaedits.moc"
