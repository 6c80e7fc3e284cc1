// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/cellsgrid.h"
#include "editor/pages/tables/grid/delimited.h"
#include "editor/pages/tables/grid/gridmodel.h"
#include "editor/pages/tables/grid/legendgrid.h"
#include "editor/pages/tables/tablefiles.h"
#include "editor/pages/tables/terraingrid.h"
#include "engine/core/random.h"
#include "engine/module/read/moduleloader.h"
#include "tests/editor/openmodule.h"

#include <QStringConverter>

using namespace editor;
using engine::Json;
using kindedit::List;
using Line = Grid::Line;

namespace {

const QString c_odd = QStringLiteral("tables/odd.json");

void put(ModuleDocument &document, const QByteArray &bytes)
{
    Draft draft = document.draft();
    draft.setBytes(c_odd, bytes);
    document.commit(draft, QStringLiteral("Put"));
}

/// All grids that a table file gives rise to.
std::vector<std::unique_ptr<Grid>> gridsOf(const ModuleDocument &document, const QString &file)
{
    std::vector<std::unique_ptr<Grid>> grids;
    grids.push_back(std::make_unique<CellsGrid>(file));
    grids.push_back(std::make_unique<LegendGrid>(file));
    if (file == u"tables/terrain.json") {
        for (const List list : {List::Terrains, List::Edges, List::Ways})
            grids.push_back(std::make_unique<TerrainGrid>(list));
    }
    const JsonText *values = document.json(file, {QStringLiteral("values")});
    for (qsizetype i = 0; values && i < values->size(); ++i) {
        if (RecordsGrid::isTabular(*values->members()[size_t(i)].value))
            grids.push_back(std::make_unique<RecordsGrid>(
                file, JsonPath{QStringLiteral("values"), values->keyAt(i)}));
    }
    return grids;
}

void editAtRandom(GridModel &model, engine::Random &random)
{
    const auto any = [&](int count) { return count > 0 ? int(random.below(uint32_t(count))) : 0; };
    const Line line = any(2) ? Line::Row : Line::Column;
    const int lines = line == Line::Row ? model.rowCount() : model.columnCount();
    const QModelIndex cell = model.index(any(model.rowCount()), any(model.columnCount()));
    const QStringList texts{QStringLiteral("7"),    QStringLiteral("D1"),   QString(),
                            QStringLiteral("a, b"), QStringLiteral("\"\\"), QStringLiteral("true")};
    const QString text = texts[any(int(texts.size()))];
    switch (any(8)) {
    case 0:
        model.setCells({cell}, text);
        break;
    case 1:
        model.insert(line, any(lines + 1));
        break;
    case 2:
        model.remove(line, {any(lines)});
        break;
    case 3:
        model.move(line, any(lines), any(lines));
        break;
    case 4:
        model.rename(line, any(lines), QStringLiteral("head %1").arg(any(1000)));
        break;
    case 5:
        model.setBlock(cell, {{text, text}, {text}});
        break;
    case 6:
        model.clear({cell});
        break;
    default:
        model.fillDown({cell, model.index(cell.row() + 1, cell.column())});
    }
}

} // namespace

class tst_Grids : public QObject
{
    Q_OBJECT

private slots:
    void decoded_data();
    void decoded();
    void saysItsSeparator();
    void readsWhatIsTyped_data();
    void readsWhatIsTyped();
    void exchangesWithSpreadsheets_data();
    void exchangesWithSpreadsheets();
    void editsEveryTable_data() { openmodule::rows(); }
    void editsEveryTable();
    void undoesRandomEdits_data() { openmodule::rows(); }
    void undoesRandomEdits();
    void guessesColumns();
    void takesTypesThatAreChosen();
    void insertsAndRemovesLines();
    void replacesEverything();
    void sumsManyCells();
    void renamesACode();
    void survivesBrokenTables_data();
    void survivesBrokenTables();
    void renamesAKindEverywhere_data();
    void renamesAKindEverywhere();
    void refusesBadNames();
    void addsAndRemovesKinds();
    void handlesFiles();
};

void tst_Grids::readsWhatIsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<CellType>("type");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after"); // empty: refused

    QTest::newRow("text") << "D1" << CellType::Text << QByteArray("\"\"") << QByteArray("\"D1\"");
    QTest::newRow("number as text")
        << "1" << CellType::Text << QByteArray("\"2\"") << QByteArray("\"1\"");
    QTest::newRow("number") << "12" << CellType::Number << QByteArray("1") << QByteArray("12");
    QTest::newRow("half") << "0,5" << CellType::Number << QByteArray("1") << QByteArray("0.5");
    QTest::newRow("minus") << QString(QChar(0x2212)) + u'3' << CellType::Number << QByteArray("1")
                           << QByteArray("-3");
    QTest::newRow("word among numbers")
        << "any" << CellType::Number << QByteArray("1") << QByteArray("\"any\"");
    QTest::newRow("number stays one")
        << "3" << CellType::Text << QByteArray("2") << QByteArray("3");
    QTest::newRow("infinite") << "inf" << CellType::Number << QByteArray("1")
                              << QByteArray("\"inf\"");
    QTest::newRow("yes") << "yes" << CellType::Flag << QByteArray("false") << QByteArray("true");
    QTest::newRow("no flag") << "maybe" << CellType::Flag << QByteArray("false") << QByteArray();
    QTest::newRow("flag taken away")
        << "" << CellType::Flag << QByteArray("true") << QByteArray("null");
    QTest::newRow("words") << "zoc, supply" << CellType::Words << QByteArray("[]")
                           << QByteArray("[\"zoc\",\"supply\"]");
    QTest::newRow("numbers") << "1, 2" << CellType::Words << QByteArray("[4]")
                             << QByteArray("[1,2]");
    QTest::newRow("blocked") << "blocked" << CellType::Cost << QByteArray("1")
                             << QByteArray("\"blocked\"");
    QTest::newRow("no cost") << "much" << CellType::Cost << QByteArray("1") << QByteArray();
    QTest::newRow("no cost any more")
        << "" << CellType::Cost << QByteArray("1") << QByteArray("null");
    QTest::newRow("object") << "{\"a\": 1}" << CellType::Nested << QByteArray("{}")
                            << QByteArray("{\"a\":1}");
    QTest::newRow("broken object")
        << "{\"a\"" << CellType::Nested << QByteArray("{}") << QByteArray();
}

void tst_Grids::readsWhatIsTyped()
{
    QFETCH(QString, text);
    QFETCH(CellType, type);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);

    const auto value = CellText::read(text, type, Json::parse(before, QString()).value());

    QCOMPARE(value.has_value(), !after.isEmpty());
    if (value)
        QCOMPARE(value->write(Json::Style::Compact), after);
}

void tst_Grids::exchangesWithSpreadsheets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QChar>("separator");
    QTest::addColumn<QList<QStringList>>("rows");

    const auto rows = [](std::initializer_list<QStringList> list) {
        return QList<QStringList>(list);
    };
    QTest::newRow("tabs") << "a\tb\nc\td\n" << QChar(u'\t') << rows({{"a", "b"}, {"c", "d"}});
    QTest::newRow("no line end") << "a\tb" << QChar(u'\t') << rows({{"a", "b"}});
    QTest::newRow("carriage returns") << "a\tb\r\nc\td\r\n"
                                      << QChar(u'\t') << rows({{"a", "b"}, {"c", "d"}});
    QTest::newRow("quotes") << "\"a\"\"b\",\"c,d\"\n" << QChar() << rows({{"a\"b", "c,d"}});
    QTest::newRow("line in quotes") << "\"a\nb\",c\n" << QChar() << rows({{"a\nb", "c"}});
    QTest::newRow("semicolons") << "a;b\n1,5;2\n" << QChar() << rows({{"a", "b"}, {"1,5", "2"}});
    QTest::newRow("empty cells") << ",,\n" << QChar() << rows({{"", "", ""}});
    QTest::newRow("never closed") << "\"a\tb" << QChar(u'\t') << rows({{"a\tb"}});
    QTest::newRow("nothing") << "" << QChar() << QList<QStringList>();
}

void tst_Grids::exchangesWithSpreadsheets()
{
    QFETCH(QString, text);
    QFETCH(QChar, separator);
    QFETCH(QList<QStringList>, rows);

    QCOMPARE(delimited::read(text, separator), rows);
    QCOMPARE(delimited::read(delimited::write(rows, u'\t'), u'\t'), rows);
}

void tst_Grids::decoded_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    const QString text = QStringLiteral("id;name\nESP-1;Compañía “Ñu” – 3 €\n");
    const auto wide = [&](QStringConverter::Encoding encoding, bool hasMark) {
        QStringEncoder encoder(
            encoding, hasMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        return QByteArray(encoder.encode(text));
    };
    QTest::newRow("UTF-8") << text.toUtf8() << text;
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xEF\xBB\xBF").append(text.toUtf8()) << text;
    QTest::newRow("UTF-16 of Excel") << wide(QStringConverter::Utf16LE, true) << text;
    QTest::newRow("UTF-16 the other way") << wide(QStringConverter::Utf16BE, true) << text;
    QTest::newRow("UTF-16 without a mark") << wide(QStringConverter::Utf16LE, false) << text;
    QTest::newRow("the other without") << wide(QStringConverter::Utf16BE, false) << text;
    QTest::newRow("Windows-1252") << QByteArray("id;name\nESP-1;Compa\xF1\xED"
                                                "a \x93\xD1u\x94 \x96 3 \x80\n")
                                  << text;
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("cut in a letter") << QByteArray("a;\xC3") << QStringLiteral("a;Ã");
}

void tst_Grids::decoded()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QCOMPARE(delimited::read(delimited::decoded(bytes)), delimited::read(text));
}

void tst_Grids::saysItsSeparator()
{
    const delimited::Rows rows{{QStringLiteral("a,b"), QStringLiteral("c")}};
    QCOMPARE(delimited::read(QStringLiteral("sep=;\r\na,b;c\r\n")), rows);
}

void tst_Grids::editsEveryTable()
{
    QFETCH(QString, module);
    const auto document = openmodule::open(module);
    const auto before = openmodule::bytes(*document);
    for (const QString &file : tablefiles::names(document->files())) {
        for (auto &grid : gridsOf(*document, file)) {
            GridModel model(*document);
            model.setGrid(std::move(grid));
            for (int row = 0; row < model.rowCount(); ++row) {
                for (int column = 0; column < model.columnCount(); ++column) {
                    const int steps = document->history().index();
                    model.setCells({model.index(row, column)}, QStringLiteral("8"));
                    if (document->history().index() > steps)
                        document->history().undo();
                    QVERIFY2(document->bytes(file) == before[file], qPrintable(file));
                }
            }
        }
    }
    QCOMPARE(openmodule::bytes(*document), before);
}

void tst_Grids::undoesRandomEdits()
{
    QFETCH(QString, module);
    const auto document = openmodule::open(module);
    const auto before = openmodule::bytes(*document);
    engine::Random random(7);
    const QStringList files = tablefiles::names(document->files());
    for (int i = 0; i < 150 && !files.isEmpty(); ++i) {
        auto grids = gridsOf(*document, files[qsizetype(random.below(uint32_t(files.size())))]);
        GridModel model(*document);
        model.setGrid(std::move(grids[random.below(uint32_t(grids.size()))]));
        editAtRandom(model, random);
    }
    while (document->history().canUndo())
        document->history().undo();
    QCOMPARE(openmodule::bytes(*document), before);
}

void tst_Grids::guessesColumns()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    put(*document,
        "{\"cells\": [[1, \"D1\", \"4.2\", \"x\", \"2RD 1B\"], [2, \"NO\", \"9.9.1\", 5, \"\"]], "
        "\"legend\": {\"D1\": \"One step.\", \"RD\": \"Rifles\", \"B\": \"Brigade\"}}");
    CellsGrid grid(c_odd);
    grid.setRoot(document->files().value(c_odd)->json());

    QCOMPARE(grid.type(0), CellType::Number);
    QCOMPARE(grid.type(1), CellType::Code);
    QCOMPARE(grid.type(2), CellType::Rule);
    QCOMPARE(grid.type(3), CellType::Text);
    QCOMPARE(grid.type(4), CellType::Code);
    QVERIFY(grid.isKnownCode(QStringLiteral("2RD 1B")));
    QVERIFY(!grid.isKnownCode(QStringLiteral("NO")));
    QCOMPARE(grid.meaning(QStringLiteral("D1")), QStringLiteral("One step."));
}

void tst_Grids::takesTypesThatAreChosen()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    put(*document,
        R"({"format": 1, "id": "odd", "columns": ["a", "b"], "rows": ["1", "2"],
            "cells": [["3", 4], ["x", 5]]})");
    const QByteArray before = document->bytes(c_odd);
    GridModel model(*document);
    model.setGrid(std::make_unique<CellsGrid>(c_odd));
    QCOMPARE(model.grid()->type(0), CellType::Text);
    QVERIFY(!model.grid()->saysType(0));

    QVERIFY(model.setType({0}, CellType::Number));
    QCOMPARE(model.grid()->type(0), CellType::Number);
    QVERIFY(model.grid()->saysType(0));
    QCOMPARE(model.grid()->value(0, 0), Json(3));
    QCOMPARE(model.grid()->value(1, 0), Json("x")); // no number: it stays and can be mended
    QVERIFY(model.setType({1}, CellType::Text));
    QCOMPARE(model.grid()->value(0, 1), Json("4"));

    // Types go with their columns.
    QVERIFY(model.move(Line::Column, 0, 1));
    QCOMPARE(model.grid()->type(1), CellType::Number);
    QVERIFY(model.insert(Line::Column, 0));
    QVERIFY(!model.grid()->saysType(0));
    QCOMPARE(model.grid()->type(2), CellType::Number);
    QVERIFY(model.remove(Line::Column, {0}));
    QCOMPARE(model.grid()->type(1), CellType::Number);
    const auto loaded = engine::loadModule(document->snapshot());
    QVERIFY(loaded.isGood());

    QVERIFY(model.setType({0, 1}, std::nullopt));
    QVERIFY(!document->json(c_odd, {QStringLiteral("types")}));
    QVERIFY(!model.setType({7}, CellType::Number));
    document->history().setIndex(1);
    QCOMPARE(document->bytes(c_odd), before);
}

void tst_Grids::insertsAndRemovesLines()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    const QString file = QStringLiteral("tables/fight.json");
    GridModel model(*document);
    model.setGrid(std::make_unique<CellsGrid>(file));

    QVERIFY(model.insert(Line::Row, 1));
    QVERIFY(model.rename(Line::Row, 1, QStringLiteral("2-3")));
    QVERIFY(model.insert(Line::Column, 3));
    QVERIFY(model.setCells({model.index(1, 3)}, QStringLiteral("A")));
    QVERIFY(model.move(Line::Column, 3, 0));
    QVERIFY(model.remove(Line::Row, {0, 2}));

    const QByteArray expected = "  \"columns\": [\"4\", \"-1\", \"0\", \"+1\"],\n"
                                "  \"rows\": [\"2-3\", \"5-6\"],\n"
                                "  \"cells\": [\n"
                                "    [\"A\", \"\", \"\", \"\"],\n"
                                "    [\"\", \"-\", \"D\", \"D\"]\n"
                                "  ],\n";
    QVERIFY2(document->bytes(file).contains(expected), document->bytes(file).constData());
}

void tst_Grids::replacesEverything()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    GridModel model(*document);
    model.setGrid(std::make_unique<CellsGrid>(QStringLiteral("tables/fight.json")));
    const QList<QStringList> wanted{
        {QString(), "a", "b"}, {"1", "A", "D"}, {"2", "-", "-"}, {"3", "D", "D"}, {"4", "D", "A"}};

    QVERIFY(model.replace(wanted));
    QCOMPARE(model.texts(), wanted);
    QCOMPARE(document->history().count(), 1);
}

void tst_Grids::sumsManyCells()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    put(*document, "{\"cells\": [[1, 2], [\"x\", 4]]}");
    GridModel model(*document);
    model.setGrid(std::make_unique<CellsGrid>(c_odd));
    QModelIndexList all;
    for (int i = 0; i < 4; ++i)
        all.append(model.index(i / 2, i % 2));

    model.setCells(all.mid(0, 2), QStringLiteral("+1"));
    QCOMPARE(document->bytes(c_odd), QByteArray("{\"cells\": [[2, 3], [\"x\", 4]]}"));
    model.setCells({all[1], all[3]}, QStringLiteral("*2"));
    QCOMPARE(document->bytes(c_odd), QByteArray("{\"cells\": [[2, 6], [\"x\", 8]]}"));
    model.fillDown({all[0], all[2]});
    QCOMPARE(document->bytes(c_odd), QByteArray("{\"cells\": [[2, 6], [2, 8]]}"));
}

void tst_Grids::renamesACode()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    const QString file = QStringLiteral("tables/crt.json");
    GridModel model(*document);
    model.setGrid(std::make_unique<LegendGrid>(file));

    QVERIFY(model.setCells({model.index(0, LegendGrid::Code)}, QStringLiteral("L1")));

    QVERIFY(!document->bytes(file).contains("\"A1\""));
    QCOMPARE(document->json(file, {QStringLiteral("cells"), qsizetype(0), qsizetype(0)})->write(),
             QByteArray("\"L1\""));
    QVERIFY(document->json(
        file, {QStringLiteral("values"), QStringLiteral("results"), QStringLiteral("L1")}));
    QVERIFY(!model.setCells({model.index(0, LegendGrid::Code)}, QStringLiteral("AR")));
    QCOMPARE(document->history().count(), 1);
}

void tst_Grids::survivesBrokenTables_data()
{
    QTest::addColumn<QByteArray>("bytes");

    QTest::newRow("no json") << QByteArray("{\"cells\": [");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("list") << QByteArray("[1, 2]");
    QTest::newRow("number") << QByteArray("5");
    QTest::newRow("ragged") << QByteArray(
        "{\"columns\": [\"a\"], \"rows\": [], \"cells\": [[1, 2, 3], [], [4]]}");
    QTest::newRow("cells are no rows") << QByteArray("{\"cells\": [1, {\"a\": 2}]}");
    QTest::newRow("cells are an object") << QByteArray("{\"cells\": {}, \"columns\": 5}");
    QTest::newRow("only heads") << QByteArray(
        "{\"columns\": [1, null], \"rows\": [[], {}], \"cells\": []}");
    QTest::newRow("legend is a list") << QByteArray("{\"cells\": [[\"a\"]], \"legend\": [\"a\"]}");
    QTest::newRow("kinds are numbers") << QByteArray(
        "{\"classes\": {\"a\": 1}, \"terrains\": [1, {}, {\"id\": 5, \"values\": []}], \"edges\": "
        "7, \"values\": {\"x\": [[1], [2, 3]], \"y\": {\"a\": [], \"b\": []}}}");
}

void tst_Grids::survivesBrokenTables()
{
    QFETCH(QByteArray, bytes);
    for (const QString &file : {c_odd, QStringLiteral("tables/terrain.json")}) {
        const auto document = openmodule::open(QStringLiteral("template hex"));
        Draft draft = document->draft();
        draft.setBytes(file, bytes);
        document->commit(draft, QStringLiteral("Break"));
        engine::Random random(3);
        for (int i = 0; i < 120; ++i) {
            auto grids = gridsOf(*document, file);
            GridModel model(*document);
            model.setGrid(std::move(grids[random.below(uint32_t(grids.size()))]));
            for (int row = 0; row < model.rowCount(); ++row) {
                for (int column = 0; column < model.columnCount(); ++column)
                    model.data(model.index(row, column), Qt::DisplayRole);
            }
            editAtRandom(model, random);
        }
        document->history().setIndex(1);
        QCOMPARE(document->bytes(file), bytes);
    }
}

void tst_Grids::renamesAKindEverywhere_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<int>("list");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("least");

    QTest::newRow("ground") << "koenigsberg45" << int(List::Terrains) << "woods" << 100;
    QTest::newRow("ground of the grid") << "tutorial" << int(List::Terrains) << "clear" << 1;
    QTest::newRow("areas") << "leningrad41" << int(List::Terrains) << "green" << 10;
    QTest::newRow("edge and cancels") << "tutorial" << int(List::Edges) << "river" << 2;
    QTest::newRow("way") << "template hex" << int(List::Ways) << "road" << 1;
    QTest::newRow("class") << "tutorial" << int(List::Classes) << "mech" << 10;
}

void tst_Grids::renamesAKindEverywhere()
{
    QFETCH(QString, module);
    QFETCH(int, list);
    QFETCH(QString, id);
    QFETCH(int, least);
    const auto document = openmodule::open(module);
    const auto before = openmodule::bytes(*document);
    const qsizetype flaws = engine::loadModule(document->snapshot()).issues.size();
    const qsizetype count = kindedit::references(document->files(), List(list), id).size();
    QVERIFY(count >= least);

    Draft draft = document->draft();
    QVERIFY(kindedit::rename(draft, List(list), id, QStringLiteral("renamed")));
    document->commit(draft, QStringLiteral("Rename"));

    QCOMPARE(kindedit::references(document->files(), List(list), id).size(), 0);
    QCOMPARE(kindedit::references(document->files(), List(list), QStringLiteral("renamed")).size(),
             count);
    QVERIFY(!kindedit::ids(document->files(), List(list)).contains(id));
    QCOMPARE(engine::loadModule(document->snapshot()).issues.size(), flaws);
    document->history().undo();
    QCOMPARE(openmodule::bytes(*document), before);
}

void tst_Grids::refusesBadNames()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    for (const char *name : {"", "woods", "two words", "a/b", "\"", "\xc3\xa9t\xc3\xa9!"}) {
        Draft draft = document->draft();
        QVERIFY2(!kindedit::rename(draft, List::Terrains, QStringLiteral("hills"),
                                   QString::fromUtf8(name)),
                 name);
    }
    Draft draft = document->draft();
    QVERIFY(
        !kindedit::rename(draft, List::Terrains, QStringLiteral("nowhere"), QStringLiteral("x")));
}

void tst_Grids::addsAndRemovesKinds()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    const auto before = openmodule::bytes(*document);
    GridModel model(*document);
    model.setGrid(std::make_unique<TerrainGrid>(List::Edges));
    QVERIFY(model.insert(Line::Row, 1));
    QVERIFY(model.setCells({model.index(1, TerrainGrid::Id)}, QStringLiteral("ditch")));
    QVERIFY(model.insert(Line::Column, model.columnCount()));
    QVERIFY(model.remove(Line::Row, {0}));
    QCOMPARE(kindedit::ids(document->files(), List::Edges), QStringList{QStringLiteral("ditch")});
    QVERIFY(!document->bytes(QStringLiteral("tables/terrain.json")).contains("\"river\""));
    QVERIFY(model.insert(Line::Column, TerrainGrid::Name + 2));
    QCOMPARE(kindedit::ids(document->files(), List::Classes).size(), 3);
    while (document->history().canUndo())
        document->history().undo();
    QCOMPARE(openmodule::bytes(*document), before);
}

void tst_Grids::handlesFiles()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    const auto before = openmodule::bytes(*document);
    Uses uses(*document);
    const QString file = QStringLiteral("tables/crt.json");
    QList<Use> sure;
    for (const Reference &reference : tablefiles::references(uses, document->files(), file)) {
        if (reference.isSure)
            sure.append(reference.use);
    }
    QVERIFY(sure.size() >= 2);

    Draft draft = document->draft();
    const QString copy = tablefiles::duplicate(draft, file);
    const QString renamed = tablefiles::rename(draft, file, QStringLiteral("results"), sure);
    for (const auto kind : {tablefiles::Kind::Combat, tablefiles::Kind::Grid,
                            tablefiles::Kind::Turns, tablefiles::Kind::Values})
        QVERIFY(!tablefiles::add(draft, kind).isEmpty());
    QVERIFY(tablefiles::add(draft, tablefiles::Kind::Terrain).isEmpty());
    QVERIFY(tablefiles::rename(draft, renamed, QStringLiteral("numbers"), {}).isEmpty());
    document->commit(draft, QStringLiteral("Files"));

    QCOMPARE(renamed, QStringLiteral("tables/results.json"));
    QVERIFY(document->bytes(QStringLiteral("rules/odds.lua")).contains("tables.results"));
    QVERIFY(document->bytes(QStringLiteral("locale/es.ts"))
                .contains("<name>tables/results.json</name>"));
    const auto loaded = engine::loadModule(document->snapshot());
    QVERIFY(loaded.isGood());
    QVERIFY(loaded.module->table(QStringLiteral("results")));
    QVERIFY(loaded.module->table(tablefiles::id(document->files(), copy)));
    QVERIFY(loaded.issues.isEmpty());
    document->history().undo();
    QCOMPARE(openmodule::bytes(*document), before);
}

QTEST_MAIN(tst_Grids)
#include "tst_grids.moc"
