// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/commands.h"

#include "editor/pages/tables/grid/cellsgrid.h"
#include "editor/pages/tables/grid/gridmodel.h"
#include "editor/pages/tables/grid/legendgrid.h"
#include "editor/pages/tables/jsontreemodel.h"
#include "editor/pages/tables/tablefiles.h"
#include "editor/pages/tables/tablelist.h"
#include "editor/pages/tables/tablespage.h"
#include "editor/pages/tables/terraingrid.h"

#include <QListWidget>

using namespace editor;
using engine::Json;
using kindedit::List;
using Line = Grid::Line;

namespace {

QString someTable(Bench &bench)
{
    return bench.pick(tablefiles::names(bench.files()));
}

std::unique_ptr<Grid> someGrid(Bench &bench)
{
    const QString file = someTable(bench);
    switch (bench.below(4)) {
    case 0:
        return std::make_unique<TerrainGrid>(List(bench.below(3)));
    case 1:
        return std::make_unique<LegendGrid>(file);
    case 2: {
        const Json root = bench.json(file);
        for (qsizetype i = 0; root.isObject() && i < root.size(); ++i) {
            const JsonText *part = bench.document().json(file, {root.keyAt(i)});
            if (part && RecordsGrid::isTabular(*part))
                return std::make_unique<RecordsGrid>(file, JsonPath{root.keyAt(i)});
        }
        [[fallthrough]];
    }
    default:
        return std::make_unique<CellsGrid>(file);
    }
}

QModelIndexList someCells(Bench &bench, const GridModel &model)
{
    QModelIndexList cells;
    for (int i = 1 + bench.below(4); i > 0; --i)
        cells.append(model.index(bench.below(model.rowCount()), bench.below(model.columnCount())));
    return cells;
}

QString cellText(Bench &bench)
{
    return bench.pick(QStringList{"1", "+1", "*2", "A", "yes", "", "a, b"});
}

void addGridCommands(Commands &commands)
{
    using Act = std::function<bool(Bench &, GridModel &)>;
    const auto onGrid = [&](const QString &name, const Act &act) {
        commands.act<TablesPage>(name, [act](Bench &bench, TablesPage &) {
            GridModel model(bench.document());
            model.setGrid(someGrid(bench));
            return model.rowCount() > 0 && model.columnCount() > 0 && act(bench, model);
        });
    };
    onGrid("grid: set cells", [](Bench &bench, GridModel &model) {
        return model.setCells(someCells(bench, model), cellText(bench));
    });
    onGrid("grid: type", [](Bench &bench, GridModel &model) {
        return model.setData(someCells(bench, model).first(), cellText(bench), Qt::EditRole);
    });
    onGrid("grid: paste", [](Bench &bench, GridModel &model) {
        return model.setBlock(someCells(bench, model).first(), {{"1", "B"}, {"x", "4"}, {"2", ""}});
    });
    onGrid("grid: import", [](Bench &bench, GridModel &model) {
        QList<QStringList> texts = model.texts();
        if (texts.size() > 2 && bench.isOneOf(2))
            texts.removeLast();
        else
            texts.append(texts.last());
        return model.replace(texts);
    });
    onGrid("grid: clear",
           [](Bench &bench, GridModel &model) { return model.clear(someCells(bench, model)); });
    onGrid("grid: fill down",
           [](Bench &bench, GridModel &model) { return model.fillDown(someCells(bench, model)); });
    onGrid("grid: type of a column", [](Bench &bench, GridModel &model) {
        const auto types = model.grid()->typesToChoose();
        return !types.isEmpty()
            && model.setType({bench.below(model.columnCount())},
                             bench.isOneOf(4) ? std::nullopt : std::optional(bench.pick(types)));
    });
    for (const Line line : {Line::Row, Line::Column}) {
        const QString end = line == Line::Row ? QStringLiteral("row") : QStringLiteral("column");
        const auto place = [line](Bench &bench, const GridModel &model) {
            return bench.below(line == Line::Row ? model.rowCount() : model.columnCount());
        };
        onGrid("grid: insert a " + end, [=](Bench &bench, GridModel &model) {
            return model.insert(line, place(bench, model));
        });
        onGrid("grid: remove a " + end, [=](Bench &bench, GridModel &model) {
            return model.remove(line, {place(bench, model)});
        });
        onGrid("grid: move a " + end, [=](Bench &bench, GridModel &model) {
            return model.move(line, place(bench, model), place(bench, model));
        });
        onGrid("grid: rename a " + end, [=](Bench &bench, GridModel &model) {
            return model.rename(line, place(bench, model), bench.freshId("head"));
        });
    }
}

QModelIndex someNode(Bench &bench, const JsonTreeModel &model)
{
    QModelIndex node;
    for (int depth = 1 + bench.below(4); depth > 0 && model.rowCount(node) > 0; --depth)
        node = model.index(bench.below(model.rowCount(node)), 0, node);
    return node;
}

void addTreeCommands(Commands &commands)
{
    using Act = std::function<bool(Bench &, JsonTreeModel &, const QModelIndex &)>;
    const auto onTree = [&](const QString &name, const Act &act) {
        commands.act<TablesPage>(name, [act](Bench &bench, TablesPage &) {
            JsonTreeModel model(bench.document());
            model.setFile(someTable(bench));
            const QModelIndex node = someNode(bench, model);
            return node.isValid() && act(bench, model, node);
        });
    };
    onTree("tree: add after", [](Bench &, JsonTreeModel &model, const QModelIndex &node) {
        return !model.addAfter(node).empty();
    });
    onTree("tree: add into", [](Bench &, JsonTreeModel &model, const QModelIndex &node) {
        return !model.addInto(node).empty();
    });
    onTree("tree: duplicate", [](Bench &, JsonTreeModel &model, const QModelIndex &node) {
        return !model.duplicate(node).empty();
    });
    onTree("tree: remove", [](Bench &, JsonTreeModel &model, const QModelIndex &node) {
        return model.remove(node);
    });
    onTree("tree: move", [](Bench &bench, JsonTreeModel &model, const QModelIndex &node) {
        return model.move(node, bench.isOneOf(2) ? 1 : -1);
    });
    onTree("tree: another kind", [](Bench &bench, JsonTreeModel &model, const QModelIndex &node) {
        return model.setKind(node, JsonTreeModel::ValueKind(bench.below(6)));
    });
    onTree("tree: rename", [](Bench &bench, JsonTreeModel &model, const QModelIndex &node) {
        return model.setData(node.siblingAtColumn(JsonTreeModel::Key), bench.freshId("key"),
                             Qt::EditRole);
    });
    onTree("tree: set a value", [](Bench &bench, JsonTreeModel &model, const QModelIndex &node) {
        return model.setData(node.siblingAtColumn(JsonTreeModel::Value),
                             QString::number(bench.below(50)), Qt::EditRole);
    });
}

void addKindCommands(Commands &commands)
{
    const auto someList = [](Bench &bench) { return List(bench.below(4)); };
    commands.edit("kinds: rename", [=](Bench &bench, Draft &draft) {
        const List list = someList(bench);
        return kindedit::rename(draft, list, bench.pick(kindedit::ids(bench.files(), list)),
                                bench.freshId("kind"));
    });
    commands.edit("kinds: rename in places", [=](Bench &bench, Draft &draft) {
        const List list = someList(bench);
        const QString id = bench.pick(kindedit::ids(bench.files(), list));
        return kindedit::rename(draft, list, id, bench.freshId("kind"),
                                bench.some(kindedit::references(bench.files(), list, id), 5));
    });
    commands.edit("kinds: add", [=](Bench &bench, Draft &draft) {
        const List list = someList(bench);
        return kindedit::add(draft, list, bench.below(kindedit::ids(bench.files(), list).size()));
    });
    commands.edit("kinds: remove", [=](Bench &bench, Draft &draft) {
        const List list = someList(bench);
        return kindedit::remove(draft, list, bench.pick(kindedit::ids(bench.files(), list)));
    });
}

void addFileCommands(Commands &commands)
{
    commands.edit("tables: add", [](Bench &bench, Draft &draft) {
        return !tablefiles::add(draft, tablefiles::Kind(bench.below(5))).isEmpty();
    });
    commands.edit("tables: duplicate", [](Bench &bench, Draft &draft) {
        return !tablefiles::duplicate(draft, someTable(bench)).isEmpty();
    });
    commands.edit("tables: remove", [](Bench &bench, Draft &draft) {
        const QString file = someTable(bench);
        tablefiles::remove(draft, file);
        return !file.isEmpty();
    });
    commands.edit("tables: rename", [](Bench &bench, Draft &draft) {
        Uses uses(bench.document());
        const QString file = someTable(bench);
        if (file.isEmpty())
            return false;
        QList<Use> places;
        for (const Reference &reference : tablefiles::references(uses, bench.files(), file))
            places.append(reference.use);
        return !tablefiles::rename(draft, file, bench.freshId("table"), places).isEmpty();
    });
    commands.edit("tables: make cells", [](Bench &bench, Draft &draft) {
        const QString file = someTable(bench);
        CellsGrid grid(file);
        const auto content = bench.files().value(file);
        grid.setRoot(content ? content->json() : nullptr);
        return !grid.isGood() && grid.make(draft);
    });
    commands.edit("tables: explain a code", [](Bench &bench, Draft &draft) {
        const QString file = someTable(bench);
        LegendGrid grid(file);
        const auto content = bench.files().value(file);
        grid.setRoot(content ? content->json() : nullptr);
        return grid.add(draft, bench.freshId("E"));
    });
}

} // namespace

void addTableCommands(Commands &commands)
{
    addGridCommands(commands);
    addTreeCommands(commands);
    addKindCommands(commands);
    addFileCommands(commands);
    commands.act<TablesPage>("tables page: fields", [](Bench &bench, TablesPage &page) {
        page.list()->setCurrent(someTable(bench));
        Commands form;
        form.fields<TablesPage>({});
        return form.list().front().run(bench);
    });
    commands.act<TablesPage>("tables page: add", [](Bench &bench, TablesPage &page) {
        page.list()->add(tablefiles::Kind(bench.below(5)));
        return true;
    });
    commands.act<TablesPage>("tables page: duplicate", [](Bench &bench, TablesPage &page) {
        page.list()->setCurrent(someTable(bench));
        page.list()->duplicate();
        return true;
    });
    commands.act<TablesPage>("tables page: remove", [](Bench &bench, TablesPage &page) {
        page.list()->setCurrent(someTable(bench));
        page.list()->remove();
        return true;
    });
}
