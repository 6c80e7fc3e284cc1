// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/boardpick.h"

#include "editor/pages/counters/model/piecefile.h"
#include "editor/pages/module/scenarioedit.h"
#include "editor/pages/scenarios/arrivalpanel.h"
#include "editor/pages/scenarios/scenariolist.h"
#include "editor/pages/scenarios/scenariospage.h"
#include "editor/pages/scenarios/setupedit.h"
#include "editor/pages/scenarios/stackpanel.h"

using namespace editor;
using engine::Json;
using engine::SpaceId;

namespace {

QString somePiece(Bench &bench)
{
    const PieceFile file = PieceFile::of(bench.files());
    return file.count() ? bench.pick(PieceFile::gameIds(bench.pick(file.pieces()))) : QString();
}

QString someSpace(Bench &bench)
{
    const auto board = boardpick::board(bench);
    return board ? boardpick::spaces(bench, *board, 1).value(0) : QString();
}

QString someSide(Bench &bench)
{
    const Json sides = bench.json(QStringLiteral("module.json"), {QStringLiteral("sides")});
    return sides.isArray() ? sides.at(bench.below(sides.size()))[u"id"].toString() : QString();
}

using Change = std::function<bool(Bench &bench, SetupEdit &edit)>;

void onSetup(Commands &commands, const QString &name, const Change &change)
{
    commands.edit(name, [change](Bench &bench, Draft &draft) {
        const QString id = bench.pick(ScenarioEdit(draft).ids());
        SetupEdit edit(draft, ScenarioEdit::fileOf(id));
        return !id.isEmpty() && change(bench, edit);
    });
}

void addSetupCommands(Commands &commands)
{
    onSetup(commands, "setup: place", [](Bench &bench, SetupEdit &edit) {
        return edit.place(somePiece(bench), someSpace(bench), bench.below(3) - 1);
    });
    onSetup(commands, "setup: paste an entry", [](Bench &bench, SetupEdit &edit) {
        Json entry = Json::object();
        entry.insert(QStringLiteral("piece"), somePiece(bench));
        entry.insert(QStringLiteral("steps"), 1);
        return edit.placeEntry(entry, someSpace(bench));
    });
    onSetup(commands, "setup: take off",
            [](Bench &bench, SetupEdit &edit) { return edit.takeOff(bench.pick(edit.placed())); });
    onSetup(commands, "setup: attach", [](Bench &bench, SetupEdit &edit) {
        return edit.attach(bench.pick(edit.placed()), bench.pick(edit.placed()));
    });
    onSetup(commands, "setup: set a value", [](Bench &bench, SetupEdit &edit) {
        const JsonPath key =
            bench.pick(QList<JsonPath>{{QStringLiteral("steps")},
                                       {QStringLiteral("facing")},
                                       {QStringLiteral("hidden_from")},
                                       {QStringLiteral("properties"), QStringLiteral("spent")}});
        return edit.setValue(bench.pick(edit.placed()), key,
                             bench.isOneOf(3) ? Json() : Json(bench.below(4)));
    });
    onSetup(commands, "setup: control", [](Bench &bench, SetupEdit &edit) {
        return edit.setControl({someSpace(bench)}, bench.isOneOf(3) ? QString() : someSide(bench));
    });
    onSetup(commands, "arrivals: add a lane", [](Bench &bench, SetupEdit &edit) {
        return edit.addLane(1 + bench.below(8), bench.isOneOf(2) ? QString() : "A") >= 0;
    });
    onSetup(commands, "arrivals: remove a lane",
            [](Bench &bench, SetupEdit &edit) { return edit.removeLane(bench.below(3)); });
    onSetup(commands, "arrivals: arrive", [](Bench &bench, SetupEdit &edit) {
        return edit.arrive(somePiece(bench), bench.below(3));
    });
    onSetup(commands, "arrivals: cancel", [](Bench &bench, SetupEdit &edit) {
        for (int tries = 0; tries < 30; ++tries) {
            if (edit.cancelArrival(somePiece(bench)))
                return true;
        }
        return false;
    });
}

void addListCommands(Commands &commands)
{
    commands.edit("scenarios: add", [](Bench &bench, Draft &draft) {
        return !ScenarioEdit(draft).add(bench.words()).isEmpty();
    });
    commands.edit("scenarios: duplicate", [](Bench &bench, Draft &draft) {
        ScenarioEdit edit(draft);
        return !edit.duplicate(bench.pick(edit.ids()), bench.words()).isEmpty();
    });
    commands.edit("scenarios: remove", [](Bench &bench, Draft &draft) {
        ScenarioEdit edit(draft);
        return edit.remove(bench.pick(edit.ids()));
    });
    commands.edit("scenarios: move", [](Bench &bench, Draft &draft) {
        ScenarioEdit edit(draft);
        const qsizetype count = edit.ids().size();
        return edit.move(bench.below(count), bench.below(count));
    });
}

/// Chooses a scenario and some of its pieces.
QStringList choose(Bench &bench, ScenariosPage &page)
{
    Draft draft = bench.document().draft();
    page.list().choose(bench.pick(ScenarioEdit(draft).ids()));
    const QStringList pieces = bench.some(page.commands().placed(), 2);
    const QString space = page.commands().spaceOf(pieces.value(0));
    page.selection().select(pieces, page.position().space(space));
    return pieces;
}

SpaceId anywhere(Bench &bench, ScenariosPage &page)
{
    return page.position().space(someSpace(bench));
}

void addCanvasCommands(Commands &commands)
{
    using Act = std::function<bool(Bench &, ScenariosPage &, const QStringList &)>;
    const auto onChosen = [&](const QString &name, const Act &act) {
        commands.act<ScenariosPage>(name, [act](Bench &bench, ScenariosPage &page) {
            const QStringList pieces = choose(bench, page);
            return !pieces.isEmpty() && act(bench, page, pieces);
        });
    };
    onChosen("scenarios page: move", [](Bench &bench, ScenariosPage &page, const auto &pieces) {
        const SpaceId space = anywhere(bench, page);
        return space && page.commands().place(pieces, space);
    });
    onChosen("scenarios page: shift", [](Bench &bench, ScenariosPage &page, const auto &pieces) {
        const SpaceId space = anywhere(bench, page);
        return space && page.commands().moveBy(pieces, [space](SpaceId) { return space; });
    });
    onChosen("scenarios page: turn", [](Bench &bench, ScenariosPage &page, const auto &pieces) {
        return page.commands().turn(pieces, bench.isOneOf(2) ? 1 : -1);
    });
    onChosen("scenarios page: take off", [](Bench &, ScenariosPage &page, const auto &pieces) {
        return page.commands().takeOff(pieces);
    });
    onChosen("scenarios page: put away", [](Bench &, ScenariosPage &page, const auto &pieces) {
        return page.commands().putAway(pieces);
    });
    onChosen("scenarios page: arrive", [](Bench &, ScenariosPage &page, const auto &pieces) {
        return page.commands().arrive(pieces, 0);
    });
    onChosen("scenarios page: copy and paste",
             [](Bench &bench, ScenariosPage &page, const auto &pieces) {
                 const Json copied = page.commands().copied(pieces);
                 return !page.commands().paste(copied, anywhere(bench, page)).isEmpty();
             });
    onChosen("scenarios page: order a stack", [](Bench &bench, ScenariosPage &page, const auto &) {
        page.stack().shift(bench.isOneOf(2) ? 1 : -1);
        return true;
    });
    onChosen("scenarios page: attach", [](Bench &, ScenariosPage &page, const auto &) {
        page.stack().attachToNext();
        return true;
    });
    onChosen("scenarios page: delete", [](Bench &, ScenariosPage &page, const auto &) {
        page.perform(EditCommand::Delete);
        return true;
    });
    onChosen("scenarios page: fields", [](Bench &bench, ScenariosPage &, const auto &) {
        Commands form;
        form.fields<ScenariosPage>({});
        return form.list().front().run(bench);
    });
}

} // namespace

void addScenarioCommands(Commands &commands)
{
    addSetupCommands(commands);
    addListCommands(commands);
    addCanvasCommands(commands);
    commands.act<ScenariosPage>("scenarios page: control", [](Bench &bench, ScenariosPage &page) {
        const QString side = someSide(bench);
        bool isDone = false;
        const int stroke = bench.below(1000);
        for (int i = 0; i < 3; ++i) {
            const SpaceId space = anywhere(bench, page);
            isDone = (space && page.commands().paintControl(space, side, stroke)) || isDone;
        }
        return isDone;
    });
    commands.act<ScenariosPage>("scenarios page: add a lane", [](Bench &, ScenariosPage &page) {
        page.arrivals().addLane();
        return true;
    });
    commands.act<ScenariosPage>("scenarios page: remove a lane", [](Bench &, ScenariosPage &page) {
        page.arrivals().chooseLane(0);
        page.arrivals().removeLane();
        return true;
    });
    using Do = void (ScenarioList::*)();
    const std::pair<const char *, Do> list[] = {{"add", &ScenarioList::add},
                                                {"duplicate", &ScenarioList::duplicate},
                                                {"remove", &ScenarioList::remove}};
    for (const auto &[name, does] : list) {
        commands.act<ScenariosPage>(QStringLiteral("scenarios list: ") + QLatin1String(name),
                                    [does](Bench &bench, ScenariosPage &page) {
                                        choose(bench, page);
                                        (page.list().*does)();
                                        return true;
                                    });
    }
    commands.act<ScenariosPage>("scenarios list: order", [](Bench &bench, ScenariosPage &page) {
        choose(bench, page);
        page.list().shift(bench.isOneOf(2) ? 1 : -1);
        return true;
    });
}
