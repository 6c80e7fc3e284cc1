// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/boardpick.h"

#include "editor/pages/counters/counterspage.h"
#include "editor/pages/counters/edits/artimport.h"
#include "editor/pages/counters/edits/cellplanner.h"
#include "editor/pages/counters/edits/counterparcel.h"
#include "editor/pages/counters/edits/templateparts.h"
#include "editor/pages/counters/hands/celledits.h"
#include "editor/pages/counters/hands/counterrows.h"
#include "editor/pages/counters/panels/counterinspector.h"
#include "editor/pages/counters/panels/namededitor.h"
#include "editor/pages/counters/panels/symbolpicker.h"

#include <QTreeWidget>

using namespace editor;
using engine::Json;

namespace {

const QStringList c_sections{QStringLiteral("formations"), QStringLiteral("types"),
                             QStringLiteral("templates")};

QList<int> somePieces(Bench &bench, const PieceFile &file, int most)
{
    QList<int> all;
    for (int i = 0; i < file.count(); ++i)
        all.append(i);
    return bench.some(all, most);
}

/// Also types and templates: entries of \a section.
QString namedIn(Bench &bench, const QString &section)
{
    const Json entries = bench.json(PieceFile::fileName(), {section});
    return entries.isObject() ? bench.pick(entries.keys()) : QString();
}

FieldKey someKey(Bench &bench)
{
    return bench.pick(QList<FieldKey>{{{}, QStringLiteral("name")},
                                      {{}, QStringLiteral("side")},
                                      {{}, QStringLiteral("count")},
                                      {{}, QStringLiteral("formation")},
                                      {QStringLiteral("values"), QStringLiteral("attack")},
                                      {QStringLiteral("values"), QStringLiteral("morale")},
                                      {QStringLiteral("art"), QStringLiteral("symbol")},
                                      {QStringLiteral("art"), QStringLiteral("ink")}});
}

using Change = std::function<bool(Bench &bench, CounterEdit &edit, const PieceFile &file)>;

void onPieces(Commands &commands, const QString &name, const Change &change)
{
    commands.edit(name, [change](Bench &bench, Draft &draft) {
        const PieceFile file = PieceFile::of(bench.files());
        CounterEdit edit(draft);
        return file.isReadable() && file.count() > 0 && change(bench, edit, file);
    });
}

void addPieceCommands(Commands &commands)
{
    onPieces(commands, "counters: set a field",
             [](Bench &bench, CounterEdit &edit, const PieceFile &file) {
                 edit.setField(file.pathOf(bench.below(file.count())), someKey(bench),
                               bench.isOneOf(4) ? Json() : bench.value());
                 return true;
             });
    onPieces(commands, "counters: add", [](Bench &bench, CounterEdit &edit, const PieceFile &file) {
        Json values = Json::object();
        values.insert(QStringLiteral("id"), bench.freshId("C-"));
        values.insert(QStringLiteral("type"), namedIn(bench, QStringLiteral("types")));
        return edit.add(bench.below(file.count() + 1) - 1, values);
    });
    onPieces(commands, "counters: add of a type",
             [](Bench &bench, CounterEdit &edit, const PieceFile &file) {
                 const QString type = namedIn(bench, QStringLiteral("types"));
                 return !type.isEmpty()
                     && !edit.addOfType(bench.below(file.count()), type).isEmpty();
             });
    onPieces(commands, "counters: duplicate",
             [](Bench &bench, CounterEdit &edit, const PieceFile &file) {
                 return !edit.duplicate(somePieces(bench, file, 4)).isEmpty();
             });
    onPieces(commands, "counters: delete",
             [](Bench &bench, CounterEdit &edit, const PieceFile &file) {
                 edit.remove(somePieces(bench, file, 3), InScenarios::Keep);
                 return true;
             });
    onPieces(commands, "counters: delete everywhere",
             [](Bench &bench, CounterEdit &edit, const PieceFile &file) {
                 edit.remove(somePieces(bench, file, 3), InScenarios::TakeOut);
                 return true;
             });
    onPieces(commands, "counters: rename",
             [](Bench &bench, CounterEdit &edit, const PieceFile &file) {
                 return edit.rename(bench.below(file.count()), bench.freshId("R-"));
             });
}

void addNamedCommands(Commands &commands)
{
    onPieces(commands, "counters: add a type",
             [](Bench &bench, CounterEdit &edit, const PieceFile &) {
                 Json values = Json::object();
                 values.insert(QStringLiteral("name"), bench.words());
                 return edit.addNamed(bench.pick(c_sections), bench.freshId("kind"), values);
             });
    onPieces(commands, "counters: remove a type",
             [](Bench &bench, CounterEdit &edit, const PieceFile &) {
                 const QString section = bench.pick(c_sections);
                 return edit.removeNamed(section, namedIn(bench, section));
             });
    onPieces(commands, "counters: rename a type",
             [](Bench &bench, CounterEdit &edit, const PieceFile &) {
                 const QString section = bench.pick(c_sections);
                 return edit.renameNamed(section, namedIn(bench, section), bench.freshId("kind"));
             });
    onPieces(commands, "counters: set a field of a type",
             [](Bench &bench, CounterEdit &edit, const PieceFile &) {
                 const QString section = bench.pick(c_sections);
                 const QString id = namedIn(bench, section);
                 if (id.isEmpty())
                     return false;
                 edit.setFields({section, id},
                                {{someKey(bench), bench.value()}, {someKey(bench), Json()}});
                 return true;
             });
}

void addCellCommands(Commands &commands)
{
    using Make = std::function<CellPlan(Bench &, const CellPlanner &, const CounterSource &)>;
    const auto byPlan = [&](const QString &name, const Make &make) {
        commands.edit(name, [make](Bench &bench, Draft &draft) {
            const view::SymbolSet symbols;
            const auto source =
                CounterSource::of(bench.files(), bench.window().live().module().get());
            if (!source.file.count() || !source.columns.count())
                return false;
            const CellPlan plan = make(bench, CellPlanner(source, symbols), source);
            plan.apply(draft, source);
            return !plan.isEmpty();
        });
    };
    byPlan("counters: type into cells",
           [](Bench &bench, const CellPlanner &planner, const CounterSource &source) {
               return planner.typed(
                   somePieces(bench, source.file, 6), bench.below(source.columns.count()),
                   bench.pick(QStringList{"3", "+1", "*2", "text", "", "=attack"}));
           });
    byPlan("counters: paste cells",
           [](Bench &bench, const CellPlanner &planner, const CounterSource &source) {
               const int column = bench.below(source.columns.count());
               return planner.block({{"4", "2"}, {"7", "x"}}, somePieces(bench, source.file, 3),
                                    {column, (column + 1) % source.columns.count()});
           });
    byPlan("counters: import a table",
           [](Bench &bench, const CellPlanner &planner, const CounterSource &source) {
               auto rows = planner.written(somePieces(bench, source.file, 4));
               for (auto &row : rows)
                   row.last() = QStringLiteral("5");
               rows.append(rows.last());
               rows.last().first() = bench.freshId("I-");
               return planner.table(rows);
           });
}

void addPageCommands(Commands &commands)
{
    const auto choose = [](Bench &bench, CountersPage &page) {
        const PieceFile &file = page.source().file;
        QStringList ids;
        for (const int piece : somePieces(bench, file, 4))
            ids.append(file.pieces()[size_t(piece)].id);
        page.selection().choose(ids);
        return !page.selection().pieces().isEmpty();
    };
    commands.act<CountersPage>("counters page: fields", [=](Bench &bench, CountersPage &page) {
        Commands form;
        form.fields<CountersPage>({});
        return choose(bench, page) && form.list().front().run(bench);
    });
    commands.act<CountersPage>("counters page: add", [](Bench &bench, CountersPage &page) {
        page.rows().add(namedIn(bench, QStringLiteral("types")));
        return true;
    });
    commands.act<CountersPage>("counters page: add a value", [=](Bench &bench, CountersPage &page) {
        const bool isChosen = choose(bench, page);
        page.rows().addValue(bench.freshId("value"));
        return isChosen;
    });
    commands.act<CountersPage>("counters page: fill down", [=](Bench &bench, CountersPage &page) {
        const bool isChosen = choose(bench, page);
        page.cells().fillDown();
        return isChosen;
    });
    commands.act<CountersPage>("counters page: duplicate", [=](Bench &bench, CountersPage &page) {
        const bool isChosen = choose(bench, page);
        page.perform(EditCommand::Duplicate);
        return isChosen;
    });
    commands.act<CountersPage>("counters page: symbol", [=](Bench &bench, CountersPage &page) {
        const bool isChosen = choose(bench, page);
        SymbolPicker *picker = page.inspector()->picker();
        emit picker->picked(bench.pick(picker->symbols().ids()));
        return isChosen;
    });
    commands.act<CountersPage>("counters page: own art", [=](Bench &bench, CountersPage &page) {
        return choose(bench, page)
            && page.inspector()->importArt(boardpick::picture(),
                                           {QStringLiteral("art"), QStringLiteral("picture")});
    });
    commands.act<CountersPage>("counters page: a part", [=](Bench &bench, CountersPage &page) {
        if (!choose(bench, page) || !page.inspector()->parts()->topLevelItemCount())
            return false;
        auto *parts = page.inspector()->parts();
        auto *item = parts->topLevelItem(bench.below(parts->topLevelItemCount()));
        if (item->flags() & Qt::ItemIsEditable)
            item->setText(1, bench.words().simplified());
        else
            item->setCheckState(0,
                                item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
        return true;
    });
    commands.act<CountersPage>("counters page: add a kind", [](Bench &bench, CountersPage &page) {
        page.inspector()->named(bench.pick(c_sections))->add();
        return true;
    });
    commands.act<CountersPage>(
        "counters page: remove a kind", [](Bench &bench, CountersPage &page) {
            const QString section = bench.pick(c_sections);
            page.inspector()->named(section)->choose(namedIn(bench, section));
            page.inspector()->named(section)->remove();
            return true;
        });
}

} // namespace

void addCounterCommands(Commands &commands)
{
    addPieceCommands(commands);
    addNamedCommands(commands);
    addCellCommands(commands);
    addPageCommands(commands);
    onPieces(commands, "counters: make the text readable",
             [](Bench &bench, CounterEdit &edit, const PieceFile &file) {
                 edit.setField(file.pathOf(bench.below(file.count())),
                               {QStringLiteral("art"), QStringLiteral("ink")}, "#000000");
                 return true;
             });
    commands.edit("counters: paste from another module", [](Bench &bench, Draft &draft) {
        const PieceFile file = PieceFile::of(bench.files());
        const Json parcel = CounterParcel::pack(bench.files(), somePieces(bench, file, 3));
        return !CounterParcel::unpack(draft, parcel).isEmpty();
    });
    commands.edit("counters: take a picture", [](Bench &bench, Draft &draft) {
        const QByteArray svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><!--"
            + QByteArray::number(bench.below(1000)) + "--><path d=\"M0 0h9v9z\"/></svg>";
        return bool(ArtImport::add(draft, QStringLiteral("own.svg"), svg));
    });
}
