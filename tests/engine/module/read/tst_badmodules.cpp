// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/lint.h"
#include "engine/module/read/moduleloader.h"
#include "tests/engine/module/smallmodule.h"

#include <QtTest>

using namespace engine;
using namespace Qt::StringLiterals;

/// Each row breaks one thing of a good module and names what must be said, and where.
class tst_BadModules : public QObject
{
    Q_OBJECT

private slots:
    void tellsFlaws_data();
    void tellsFlaws();
    void refuses_data();
    void refuses();
    void missesFiles_data();
    void missesFiles();
    void warns_data();
    void warns();
    void survivesGarbage_data();
    void survivesGarbage();

private:
    void moduleRows();
    void terrainRows();
    void featureRows();
    void gridRows();
    void spaceRows();
    void edgeRows();
    void pieceRows();
    void tableRows();
    void stateRows();
    void scenarioRows();
    void sequenceRows();
    void rulebookRows();
};

static void addColumns()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
}

static void row(const char *name, const char *file, const char *good, const char *bad, int line,
                const char *message)
{
    QTest::addRow("%s: %s", file, name) << QString::fromLatin1(file) << QByteArray(good)
                                        << QByteArray(bad) << line << QString::fromUtf8(message);
}

static LoadedModule loadBroken(const QString &file, const QByteArray &good, const QByteArray &bad)
{
    auto files = smallModule();
    const qsizetype at = files[file].indexOf(good);
    if (at < 0)
        qFatal("%s is not in %s", good.constData(), qPrintable(file));
    files[file].replace(at, good.size(), bad);
    return loadModule(ModuleFiles::fromMap(files));
}

static QByteArray listed(const Issues &issues)
{
    QStringList texts;
    for (const Issue &issue : issues)
        texts.append(issue.toString());
    return "found:\n" + texts.join(u'\n').toUtf8();
}

static bool contains(const Issues &issues, Issue::Severity severity, const QString &file, int line,
                     const QString &message)
{
    return std::any_of(issues.begin(), issues.end(), [&](const Issue &issue) {
        return issue.severity == severity && issue.file == file && issue.line == line
            && issue.message.contains(message);
    });
}

void tst_BadModules::moduleRows()
{
    const char *file = "module.json";
    row("unknown key", file, R"("title":)", R"("titel": "x", "title":)", 6,
        "“titel” is not a known key. Did you mean “title”?");
    row("bad version", file, "1.2.0", "1.2.x", 4, "“version” must be numbers");
    row("version of wrong type", file, R"("1.2.0")", "12", 4, "“version” must be a text");
    row("bad engine", file, R"("0.1")", R"("new")", 5, "“engine” must be numbers");
    row("missing title", file, R"(  "title": "Ford",)", "", 1, "“title” is missing");
    row("own language not listed", file, R"(["en", "es"])", R"(["es"])", 8,
        "own language “en” must be among");
    row("bad language", file, R"(["en", "es"])", R"(["en", "Spanish"])", 8,
        "“Spanish” is no language");
    row("language twice", file, R"(["en", "es"])", R"(["en", "en"])", 8,
        "language “en” is listed twice");
    row("about holds an object", file, R"("complexity": 1)", R"("complexity": {"a": 1})", 9,
        "“about.complexity” must be a text, a number or a list");
    row("about holds a list of numbers", file, R"(["Ane", "Bo"])", "[1]", 9,
        "“about.authors[0]” must be a text");
    row("two sides of one id", file, R"({"id": "red")", R"({"id": "blue")", 11,
        "There are two sides “blue”");
    row("bad colour", file, "#2F5F86", "blueish", 10, "“blueish” is no colour");
    row("side of wrong type", file, R"({"id": "red", "name": "Red"})", "7", 11,
        "“sides[1]” must be an object");
    row("bad id of a side", file, R"({"id": "red")", R"({"id": "r ed")", 11,
        "“sides[1].id” must be a name");
    row("initial is no choice", file, R"("initial": "wet")", R"("initial": "icy")", 13,
        "“icy” is not one of the choices: dry, wet");
    row("switch is no choice", file, R"("initial": "off")", R"("initial": "maybe")", 12,
        "not one of the choices: on, off");
    row("single choice", file, R"(["dry", "wet"])", R"(["wet"])", 13, "at least two choices");
    row("unknown effect", file, R"("effect": "only_tops")", R"("effect": "darkness")", 12,
        "“darkness” is no effect of an option");
    row("two options of one id", file, R"("id": "weather")", R"("id": "fog")", 13,
        "There are two options “fog”");
    row("seat of an unknown side", file, R"("side": "red", "option")", R"("side": "rad", "option")",
        13, "There is no side “rad”");
    row("seat of an unknown option", file, R"("option": "fog"})", R"("option": "smoke"})", 13,
        "There is no option “smoke”");
    row("seat of an unknown choice", file, R"("choice": "dry"}, {)", R"("choice": "icy"}, {)", 13,
        "“icy” is not one of the choices: dry, wet");
    row("seat without its choice", file, R"("weather", "choice": "dry"}, {)", R"("weather"}, {)",
        13, "“on” is not one of the choices: dry, wet");
    row("two seats of one id", file, R"("id": "right")", R"("id": "left")", 13,
        "There are two sides or seats “left”");
    row("seat called like a side", file, R"("id": "right")", R"("id": "red")", 13,
        "There are two sides or seats “red”");
    row("board twice", file, R"("map", "display")", R"("map", "map")", 14, "“map” is listed twice");
    row("no scenarios", file, R"(["battle"])", "[]", 15, "“scenarios” must list at least one");
    row("unknown sight", file, R"("boards":)", R"("sight": "darkness", "boards":)", 14,
        "“sight” must be one of");
}

void tst_BadModules::terrainRows()
{
    const char *file = "tables/terrain.json";
    row("unknown class", file, R"("cost": {"foot": 1}})", R"("cost": {"fot": 1}})", 4,
        "There is no mobility class “fot”. Did you mean “foot”?");
    row("class twice", file, R"(["foot", "mech"])", R"(["foot", "foot"])", 2,
        "“foot” is listed twice");
    row("thirds in halves", file, R"({"foot": 0.5})", R"({"foot": 0.33})", 7,
        "can't be told in parts of 1/2");
    row("negative cost", file, R"({"foot": 0.5})", R"({"foot": -1})", 7,
        "must be a number from 0 to");
    row("strange word as cost", file, R"("mech": "whole")", R"("mech": "free")", 5,
        "must be a number from 0 to");
    row("whole on a terrain", file, R"("mech": 1}, "values")", R"("mech": "whole"}, "values")", 3,
        "Only an edge can take the whole allowance");
    row("two terrains of one id", file, R"({"id": "town")", R"({"id": "clear")", 4,
        "There is another “clear”");
    row("unknown edge cancelled", file, R"(["river"])", R"(["stream"])", 7,
        "There is no kind of edge “stream”");
    row("scale out of range", file, R"("scale": 2)", R"("scale": 0)", 2,
        "“scale” must be a whole number from 1");
    row("wrong id", file, R"("id": "terrain")", R"("id": "ground")", 2, "must be “terrain”");
    row("stops of wrong type", file, R"("stops": true)", R"("stops": "yes")", 5,
        "must be true or false");
    row("stops an unknown class", file, R"("stops": true)", R"("stops": ["fot"])", 5,
        "There is no mobility class “fot”. Did you mean “foot”?");
    row("variants that nobody named", file, R"("cancels": ["river"]})",
        R"("variants": {"wet": {"cost": {"foot": 1}}}})", 7, "There is no variant “wet”");
}

void tst_BadModules::featureRows()
{
    const auto features = [](const char *name, const char *list, const char *message) {
        const QByteArray bad =
            R"("cancels": ["river"]}], "variants": ["wet"], "features": )" + QByteArray(list);
        row(name, "tables/terrain.json", R"("cancels": ["river"]}])", bad.constData(), 7, message);
    };
    features("no list of features", R"({"id": "fen"})", "“features” must be a list");
    features("feature without id", R"([{"name": "Fen"}])", "“features[0].id” is missing");
    features("feature twice", R"([{"id": "fen"}, {"id": "fen"}])", "There is another “fen”");
    features("unknown key of a feature", R"([{"id": "fen", "costs": {"foot": 1}}])",
             "“features[0].costs” is not a known key. Did you mean “cost”?");
    features("feature for an unknown class", R"([{"id": "fen", "leave": {"fot": 1}}])",
             "There is no mobility class “fot”");
    features("whole for a feature", R"([{"id": "fen", "cost": {"foot": "whole"}}])",
             "Only an edge can take the whole allowance");
    features("leaves for less than nothing", R"([{"id": "fen", "leave": {"foot": -1}}])",
             "must be a number from 0 to");
    features("cancels what is not there", R"([{"id": "dam", "cancels": ["fen"]}])",
             "There is no feature “fen” in this list");
    features("cancels no list", R"([{"id": "dam", "cancels": "dam"}])", "must be a list");
    features("cuts what is not there", R"([{"id": "fen", "cuts": ["canal"]}])",
             "There is no kind of way “canal”");
    features("instead of wrong type", R"([{"id": "fen", "instead": 1}])", "must be true or false");
    features("unknown variant", R"([{"id": "fen", "variants": {"dry": {}}}])",
             "There is no variant “dry”");
    features("variant of wrong type", R"([{"id": "fen", "variants": {"wet": 2}}])",
             "must be an object");
    features("unknown key of a variant",
             R"([{"id": "fen", "variants": {"wet": {"cuts": ["road"]}}}])", "is not a known key");
    row("variant twice", "tables/terrain.json", R"("classes": )",
        R"("variants": ["wet", "wet"], "classes": )", 2, "The variant “wet” is listed twice");
    row("leave on an edge", "tables/terrain.json", R"("stops": true)", R"("leave": {"foot": 1})", 5,
        "is not a known key");
}

void tst_BadModules::gridRows()
{
    const char *file = "boards/map.json";
    row("other id than its file", file, R"("id": "map")", R"("id": "mop")", 3,
        "“mop” must be “map”");
    row("unknown type", file, R"("type": "hex")", R"("type": "hexx")", 5,
        "must be one of: hex, area, boxes. Did you mean “hex”?");
    row("no columns", file, R"("columns": 4, )", "", 6, "“grid.columns” is missing");
    row("too many columns", file, R"("columns": 4)", R"("columns": 4000)", 6,
        "whole number from 1 to 1000");
    row("bad orientation", file, R"("flat")", R"("round")", 6, "must be one of: flat, pointy");
    row("numbering without rows", file, R"("side": 10)", R"("side": 10, "numbering": "{CC}")", 6,
        "“numbering” must have one of");
    row("numbering with a space", file, R"("side": 10)", R"("side": 10, "numbering": "{CC} {RR}")",
        6, "“numbering” must have one of");
    row("sheet before the grid", file, R"("side": 10)",
        R"("side": 10, "sheets": [{"from": 1, "numbering": "E{CC}{RR}"}])", 6, "from");
    row("sheets out of order", file, R"("side": 10)",
        R"("side": 10, "sheets": [{"from": 3, "numbering": "E{CC}{RR}"},
        {"from": 3, "numbering": "F{CC}{RR}"}])",
        7, "from");
    row("sheet without columns in its numbers", file, R"("side": 10)",
        R"("side": 10, "sheets": [{"from": 3, "numbering": "E{RR}"}])", 6,
        "“numbering” must have one of");
    row("sheet with the numbers of another", file, R"("side": 10)",
        R"("side": 10, "sheets": [{"from": 3, "numbering": "{CC}{RR}"}])", 6,
        "There are two spaces “0101”");
    row("ambiguous numbering", file, R"("columns": 4, "rows": 3)",
        R"("columns": 11, "rows": 11, "numbering": "{C}{R}")", 6, "There are two spaces “111”");
    row("unknown ground", file, R"("terrain": "clear")", R"("terrain": "claer")", 7,
        "There is no terrain “claer”. Did you mean “clear”?");
    row("missing hex that never was", file, R"(["0403"])", R"(["0503"])", 7,
        "The grid has no hex “0503” that could be missing");
    row("unknown key in the grid", file, R"("side": 10)", R"("sides": 10)", 6,
        "“grid.sides” is not a known key");
    row("missing picture", file, R"("type": "hex",)", R"("type": "hex", "picture": "art/map.svg",)",
        5, "The module has no file “art/map.svg”");
    row("bad page", file, R"("type": "hex",)", R"("type": "hex", "page": [0, 0, -3, 4],)", 5,
        "“page” must be four numbers");
    row("label without a place", file, R"("at": [20, 30], )", "", 19, "“labels[0].at” is missing");
    row("label at one number", file, R"([20, 30])", R"([20])", 19, "must be two numbers");
    row("grid of boxes", "boards/display.json", R"("type": "boxes",)",
        R"("type": "boxes", "grid": {},)", 5, "Only a board of the type “hex” has a “grid”");
    row("front of boxes", "boards/display.json", R"("type": "boxes",)",
        R"("type": "boxes", "front": true,)", 5, "Only a board of the type “hex” has a “front”");
    row("front that is no yes or no", file, R"("type": "hex",)", R"("type": "hex", "front": 1,)", 5,
        "front");
}

void tst_BadModules::spaceRows()
{
    const char *file = "boards/map.json";
    row("hex outside of the grid", file, R"("0101": {"terrain")", R"("0901": {"terrain")", 9,
        "The grid has no hex “0901”");
    row("unknown terrain", file, R"("terrain": "town")", R"("terrain": "city")", 9,
        "There is no terrain “city”");
    row("feature twice", file, R"(["port", "fort"])", R"(["port", "port"])", 9,
        "The feature “port” is listed twice");
    row("features of wrong type", file, R"(["port", "fort"])", R"("port")", 9, "must be a list");
    row("unknown key of a hex", file, R"("values": {"vp": 2})", R"("vp": 2)", 9,
        "“spaces.0101.vp” is not a known key");
    row("values of wrong type", file, R"({"vp": 2})", "2", 9,
        "“spaces.0101.values” must be an object");
    row("unknown owner", file, R"("owner": "red")", R"("owner": "green")", 10,
        "There is no side “green”");
    row("box of three numbers", file, "[100, 10, 40, 20]", "[100, 10, 40]", 10,
        "must be four numbers");
    row("bad contents", file, R"("contents": "owner")", R"("contents": "secret")", 10,
        "must be one of: open, counted, owner, hidden");
    row("owner's eyes without owner", file, R"("owner": "red", )", "", 10,
        "shows its contents to its owner but has none");
    row("box with the name of a hex", file, R"("off": {)", R"("0102": {)", 10,
        "There are two spaces “0102”");
    row("box of another board", "boards/display.json", R"("t1": {)", R"("off": {)", 8,
        "There are two spaces “off”");
    row("bad id of a box", "boards/display.json", R"("t1": {)", R"("t 1": {)", 8,
        "“t 1” is no good id");
    row("box without a place", "boards/display.json", R"("t1": {"box": [0, 0, 20, 20]})",
        R"("t1": {})", 8, "The box “t1” needs a “box”");
    row("bad kind of box", "boards/display.json", R"("kind": "cup")", R"("kind": "mug")", 11,
        "must be one of: box, cup, deck");
    row("area without a label", "boards/region.json", R"("south": {"label": [50, 150]})",
        R"("south": {})", 9, "The area “south” needs a “label”");
    row("area map without a picture", "boards/region.json", R"("picture": "boards/region.svg")",
        R"("picture": "boards/none.svg")", 6, "The module has no file “boards/none.svg”");
    row("shape with two corners", "boards/region.json", R"("label": [50, 150])",
        R"("label": [50, 150], "shape": [[0, 0], [1, 1]])", 9,
        "“spaces.south.shape” must be at least three corners");
    row("shape beyond the sheet", "boards/region.json", R"("label": [50, 150])",
        R"("label": [50, 150], "shape": [[0, 0], [1, 1], [0, -1]])", 9,
        "“spaces.south.shape” must be at least three corners");
}

void tst_BadModules::edgeRows()
{
    const char *file = "boards/map.json";
    row("no neighbours", file, R"(["0201", "0202"])", R"(["0201", "0203"])", 13,
        "“0201” and “0203” are not neighbours");
    row("unknown space", file, R"(["0201", "0202"])", R"(["0201", "0902"])", 13,
        "There is no space “0902”");
    row("own neighbour", file, R"(["0201", "0202"])", R"(["0201", "0201"])", 13,
        "“0201” can't be its own neighbour");
    row("three spaces", file, R"(["0201", "0202"])", R"(["0201", "0202", "0203"])", 13,
        "must be two spaces");
    row("numbers for spaces", file, R"(["0201", "0202"])", R"([201, 202])", 13, "must be a text");
    row("unknown kind of edge", file, R"("type": "slope")", R"("type": "slop")", 14,
        "There is no kind of edge “slop”. Did you mean “slope”?");
    row("unknown kind of way", file, R"("type": "road")", R"("type": "rail")", 16,
        "There is no kind of way “rail”");
    row("way that jumps", file, R"("0101", "0102", "0103"])", R"("0101", "0103"])", 16,
        "“0103” is no neighbour of “0101”");
    row("way of one space", file, R"(["0101", "0102", "0103"])", R"(["0101"])", 16,
        "at least two spaces");
    row("way over nothing", file, R"(["0101", "0102", "0103"])", R"(["0101", "0901"])", 16,
        "There is no space “0901”");
    row("alias of nothing", file, R"({"ford": "0102"})", R"({"ford": "0902"})", 17,
        "There is no space “0902”");
    row("alias that is a space", file, R"({"ford": "0102"})", R"({"off": "0102"})", 10,
        "There are two spaces “off”");
    row("alias of a strange form", file, R"({"ford": "0102"})", R"({"the ford": "0102"})", 17,
        "“the ford” is no good id");
    row("link to nothing", file, R"([["0401", "off"]])", R"([["0401", "of"]])", 18,
        "There is no space “of”");
    row("links of wrong type", file, R"([["0401", "off"]])", R"(["0401"])", 18,
        "must be two spaces");
    row("track through nothing", "boards/display.json", R"("t2", "t3"]])", R"("t2", "t4"]])", 14,
        "There is no space “t4”");
    row("track that stays", "boards/display.json", R"("t2", "t3"]])", R"("t2", "t2"]])", 14,
        "“t2” follows itself");
}

void tst_BadModules::pieceRows()
{
    const char *file = "pieces.json";
    row("unknown type", file, R"("id": "B-1", "type": "foot")", R"("id": "B-1", "type": "horse")",
        10, "There is no type “horse”");
    row("unknown template", file, R"("template": "unit")", R"("template": "unti")", 6,
        "There is no template “unti”. Did you mean “unit”?");
    row("unknown formation", file, R"("formation": "1A")", R"("formation": "2A")", 10,
        "There is no formation “2A”");
    row("unknown side", file, R"("side": "red", "name")", R"("side": "rde", "name")", 11,
        "There is no side “rde”. Did you mean “red”?");
    row("side of a formation", file, R"("side": "blue"})", R"("side": "bleu"})", 3,
        "There is no side “bleu”");
    row("unknown mobility", file, R"("mobility": "foot")", R"("mobility": "wings")", 6,
        "There is no mobility class “wings”");
    row("two of one id", file, R"("id": "R-1")", R"("id": "B-1")", 11,
        "There are two pieces “B-1”");
    row("one like a numbered copy", file, R"("id": "R-1")", R"("id": "M-2")", 13,
        "There are two pieces “M-2”");
    row("no steps", file, R"("steps": 1)", R"("steps": 0)", 12,
        "“pieces[2].steps” must be a whole number from 1");
    row("half a value", file, R"("attack": 6)", R"("attack": 6.5)", 11,
        "“pieces[1].values.attack” must be a whole number");
    row("empty list of values", file, "[5, 3]", "[]", 6, "is an empty list");
    row("list in a list", file, "[5, 3]", "[5, [3]]", 6,
        "“types.foot.values.attack[1]” must be a whole number");
    row("too many copies", file, R"("count": 3)", R"("count": 100000)", 13,
        "“pieces[3].count” must be a whole number from 1");
    row("unknown key", file, R"("label": "1")", R"("lable": "1")", 10,
        "“pieces[0].lable” is not a known key. Did you mean “label”?");
    row("no id", file, R"({"id": "M", )", "{", 13, "“pieces[3].id” is missing");
    row("art of wrong type", file, R"({"ink": "#fff"})", R"("white")", 11,
        "“pieces[1].art” must be an object");
    row("name of wrong type", file, R"("1st Foot")", "1", 10, "“pieces[0].name” must be a text");
    row("bad name of a value", file, R"("elite": true)", R"("very elite": true)", 11,
        "“very elite” is no good id");
}

void tst_BadModules::tableRows()
{
    const char *file = "tables/crt.json";
    row("short row", file, R"(["", "D1"])", R"(["D1"])", 4,
        "The row has 1 cells, but there are 2 columns");
    row("missing row", file, R"(, [null, 3])", "", 4, "There are 2 rows of cells, but 3 rows");
    row("row of wrong type", file, R"(["", "D1"])", R"("D1")", 4, "“cells[1]” must be a list");
    row("column twice", file, R"(["1-2", "1-1"])", R"(["1-2", "1-2"])", 3,
        "“1-2” heads two of the columns");
    row("legend of wrong type", file, R"("The attacker loses one step.")", "1", 5,
        "“legend.A1” must be a text");
    row("id of another table", file, R"("id": "crt")", R"("id": "terrain")", 2,
        "tables/terrain.json is the table “terrain” as well");
    row("unknown key", file, R"("rule")", R"("rules")", 2,
        "“rules” is not a known key. Did you mean “rule”?");
    row("newer format", file, R"("format": 1)", R"("format": 9)", 2,
        "a newer version of the program is needed");
}

void tst_BadModules::stateRows()
{
    const char *file = "rules/state.json";
    row("control declared", file, R"("fortified")", R"("control")", 7, "“control” is always there");
    row("turn declared", file, R"("turn": {"title": "Turn"})", R"("turn": {"initial": 3})", 3,
        "“variables.turn.initial” is not a known key");
    row("initial outside of its limits", file, R"("initial": 0, "min": 0)",
        R"("initial": 20, "min": 0)", 4, "outside of its limits");
    row("limits of a word", file, R"("initial": 0, "min": 0)", R"("initial": "none", "min": 0)", 4,
        "must be a number, because it has limits");
    row("limits turned round", file, R"("min": 0)", R"("min": 11)", 4,
        "“min” is larger than “max”");
    row("no initial", file, R"("target": {"initial": null})", R"("target": {})", 3,
        "“variables.target.initial” is missing");
    row("list as a property", file, R"("moved": {"initial": false})",
        R"("moved": {"initial": [1]})", 6, "must be a whole number, a word, true, false or null");
    row("unknown side", file, R"(["blue"])", R"(["blau"])", 5, "There is no side “blau”");
    row("name with a hyphen", file, R"("supply")", R"("sup-ply")", 6, "“sup-ply” is no good name");
    row("secret of wrong type", file, R"("secret": true)", R"("secret": 1)", 6,
        "must be true or false");
}

void tst_BadModules::scenarioRows()
{
    const char *file = "scenarios/battle.json";
    row("unknown space", file, R"("0101": ["B-1"])", R"("0901": ["B-1"])", 14,
        "There is no space “0901”");
    row("unknown piece", file, R"(["B-1"])", R"(["B-l"])", 14,
        "There is no piece “B-l”. Did you mean “B-1”?");
    row("piece twice", file, R"("M-2"])", R"("B-1"])", 15, "The piece “B-1” is placed twice");
    row("too many steps", file, R"("steps": 1)", R"("steps": 3)", 15,
        "must be a whole number from 1 to 2");
    row("strange facing", file, R"("facing": 2)", R"("facing": 12)", 15,
        "must be a whole number from 0 to 11");
    row("undeclared property", file, R"({"moved": true})", R"({"mved": true})", 15,
        "There is no property “mved” of pieces in rules/state.json. Did you mean “moved”?");
    row("undeclared property of a space", file, R"("fortified": true)", R"("mined": true)", 12,
        "There is no property “mined” of spaces");
    row("undeclared variable", file, R"("points": 4)", R"("point": 4)", 10,
        "There is no variable “point” in rules/state.json. Did you mean “points”?");
    row("variable outside of its limits", file, R"("points": 4)", R"("points": 11)", 10,
        "outside of its limits");
    row("turn as a variable", file, R"("points": 4)", R"("turn": 4)", 10,
        "The turn is set by “first_turn”");
    row("unknown option", file, R"({"fog": "on"})", R"({"frog": "on"})", 9,
        "There is no option “frog”");
    row("unknown choice", file, R"({"fog": "on"})", R"({"fog": "dense"})", 9,
        "not one of the choices: on, off");
    row("unknown controller", file, R"({"blue": ["0101")", R"({"bleu": ["0101")", 11,
        "There is no side “bleu”");
    row("control said twice", file, R"(["0101", "ford"])", R"(["0102", "ford"])", 11,
        "Who controls “ford” is said twice");
    row("control by nobody known", file, R"("control": "red")", R"("control": "rad")", 12,
        "There is no side “rad”");
    row("end before the beginning", file, R"("first_turn": 1)", R"("first_turn": 9)", 8,
        "The last turn is before the first one, 9");
    row("length that is no text", file, R"("first_turn": 1)", R"("length": 2, "first_turn": 1)", 7,
        "“length” must be a text");
    row("values that are none", file, R"({"reserve": 3})", "[3]", 8, "“values” must be an object");
    row("hidden from nobody known", file, R"("hidden_from": ["blue"])",
        R"("hidden_from": ["blau"])", 15, "There is no side “blau”");
    row("carries something unknown", file, R"(["M-1"])", R"(["M-9"])", 15,
        "There is no piece “M-9”");
    row("no turn of arrival", file, R"("turn": 3, )", "", 17, "“arrivals[0].turn” is missing");
    row("stack of wrong type", file, R"("0101": ["B-1"])", R"("0101": "B-1")", 14,
        "“setup.0101” must be a list");
    row("other id than its file", file, R"("id": "battle")", R"("id": "cattle")", 3,
        "must be “battle” like the name of the file");
}

void tst_BadModules::sequenceRows()
{
    const char *file = "rules/sequence.json";
    row("two of one id", file, R"("id": "end")", R"("id": "combat")", 8,
        "There are two phases “combat”");
    row("each below each", file, R"("id": "combat",)", R"("id": "combat", "each": ["red"],)", 6,
        "“each” can't stand below another “each”");
    row("each and side", file, R"("each": ["blue", "red"],)",
        R"("side": "blue", "each": ["blue", "red"],)", 4, "either “each” or “side”");
    row("each of nobody", file, R"("each": ["blue", "red"])", R"("each": [])", 4,
        "must list at least one side");
    row("side twice", file, R"(["blue", "red"])", R"(["blue", "blue"])", 4,
        "The side “blue” is listed twice");
    row("unknown side", file, R"("side": "red")", R"("side": "grey")", 8,
        "There is no side “grey”");
    row("unknown key", file, R"("decision": "move.choose")", R"("decison": "move.choose")", 5,
        "is not a known key. Did you mean “decision”?");
    row("bad decision", file, R"("move.choose")", R"("move choose")", 5,
        "must be a name of at most");
    row("broken JSON", file, R"("phases": [)", R"("phases" [)", 3, "stands where “:” was expected");
}

void tst_BadModules::rulebookRows()
{
    const char *file = "rules/rulebook.json";
    row("two of one id", file, R"("id": "2.0")", R"("id": "1.1")", 6,
        "There are two paragraphs “1.1”");
    row("nothing in it", file, R"({"id": "1.0", "title": "Movement"})", R"({"id": "1.0"})", 4,
        "has neither title nor text");
    row("no id", file, R"("id": "2.0", )", "", 6, "“paragraphs[2].id” is missing");
    row("text of wrong type", file, R"("Roll on the table.")", R"(["Roll"])", 6,
        "“paragraphs[2].text” must be a text");
    row("no format", file, R"("format": 1,)", "", 1, "“format” is missing");
    row("two values", file, R"({
  "format": 1,)",
        R"([], {
  "format": 1,)",
        1, "expected");
}

void tst_BadModules::tellsFlaws_data()
{
    addColumns();
    moduleRows();
    terrainRows();
    featureRows();
    gridRows();
    spaceRows();
    edgeRows();
    pieceRows();
    tableRows();
    stateRows();
    scenarioRows();
    sequenceRows();
    rulebookRows();
}

void tst_BadModules::tellsFlaws()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    QFETCH(int, line);
    QFETCH(QString, message);
    const LoadedModule loaded = loadBroken(file, good, bad);
    QVERIFY2(contains(loaded.issues, Issue::Severity::Error, file, line, message),
             listed(loaded.issues).constData());
    QVERIFY(loaded.module);
    QVERIFY(!loaded.isGood());
}

void tst_BadModules::refuses_data()
{
    addColumns();
    const char *file = "module.json";
    row("newer program needed", file, R"("engine": "0.1")", R"("engine": "99.1")", 5,
        "The module needs version 99.1 of the program or a newer one");
    row("newer format", file, R"("format": 1)", R"("format": 2)", 2,
        "a newer version of the program is needed");
    row("no id", file, R"("id": "small",)", "", 1, "“id” is missing");
    row("no sides", file,
        R"("sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86", "art": {"body": "#93a9b5"}},
            {"id": "red", "name": "Red"}],)",
        R"("sides": [],)", 10, "A module needs at least one side");
    row("no JSON", file, R"({
  "format")",
        R"({
  format)",
        2, "stands where a key in double quotes was expected");
    row("key twice", file, R"("title":)", R"("id": "x", "title":)", 6,
        "The key “id” is there twice");
}

void tst_BadModules::refuses()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    QFETCH(int, line);
    QFETCH(QString, message);
    const LoadedModule loaded = loadBroken(file, good, bad);
    QVERIFY2(contains(loaded.issues, Issue::Severity::Error, file, line, message),
             listed(loaded.issues).constData());
    QVERIFY(!loaded.module);
}

void tst_BadModules::missesFiles_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file :
         {"module.json", "pieces.json", "boards/map.json", "scenarios/battle.json"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void tst_BadModules::missesFiles()
{
    QFETCH(QString, file);
    const LoadedModule loaded = loadModule(ModuleFiles::fromMap(smallModuleWithout(file)));
    QVERIFY2(contains(loaded.issues, Issue::Severity::Error, file, 0, u"The file is missing"_s),
             listed(loaded.issues).constData());
}

void tst_BadModules::warns_data()
{
    addColumns();
    row("area without a shape", "boards/region.svg", R"(id="west")", R"(id="east")", 10,
        "has no element with the id “west”");
    row("river twice", "boards/map.json", R"(["0201", "0202"]])", R"(["0102", "0101"]])", 13,
        "“river” is already between “0102” and “0101”");
    row("piece arrives twice", "scenarios/battle.json", R"(["R-2"])", R"(["R-2", "R-2"])", 17,
        "The piece “R-2” arrives twice");
    row("decision of a group", "rules/sequence.json", R"("each": ["blue", "red"],)",
        R"("each": ["blue", "red"], "decision": "x",)", 4, "never asks its decision");
}

void tst_BadModules::warns()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    QFETCH(int, line);
    QFETCH(QString, message);
    const LoadedModule loaded = loadBroken(file, good, bad);
    const QString place = file.endsWith(u".svg") ? u"boards/region.json"_s : file;
    QVERIFY2(contains(loaded.issues, Issue::Severity::Warning, place, line, message),
             listed(loaded.issues).constData());
    QVERIFY(loaded.isGood());
}

void tst_BadModules::survivesGarbage_data()
{
    QTest::addColumn<QString>("file");
    const auto files = smallModule();
    for (auto it = files.begin(); it != files.end(); ++it) {
        if (it.key().endsWith(u".json"))
            QTest::newRow(qPrintable(it.key())) << it.key();
    }
}

// Each value of a file in turn becomes each type: nothing may crash, and the place is always told.
void tst_BadModules::survivesGarbage()
{
    QFETCH(QString, file);
    auto files = smallModule();
    const QByteArray good = files[file];
    for (qsizetype at = good.indexOf(": "); at >= 0; at = good.indexOf(": ", at + 1)) {
        for (const char *value : {"null, \"x\": ", "[], \"x\": ", "{}, \"x\": ", "-7, \"x\": ",
                                  "\"\", \"x\": ", "1e9, \"x\": "}) {
            files[file] = good.left(at + 2) + value + good.mid(at + 2);
            const LoadedModule loaded = loadModule(ModuleFiles::fromMap(files));
            const Issues all = loaded.module ? lint(*loaded.module, loaded.issues) : loaded.issues;
            for (const Issue &issue : all)
                QVERIFY2(!issue.file.isEmpty() && !issue.message.isEmpty(),
                         qPrintable(issue.toString()));
        }
    }
}

QTEST_GUILESS_MAIN(tst_BadModules)
#include "tst_badmodules.moc"
