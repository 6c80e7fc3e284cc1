// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/boardpick.h"

#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/edits/boardfileedit.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/edits/gridedit.h"
#include "editor/pages/boards/edits/hexclipboard.h"
#include "editor/pages/boards/edits/hexedit.h"
#include "editor/pages/boards/edits/labeledit.h"
#include "editor/pages/boards/edits/spacerename.h"
#include "editor/pages/boards/panels/boardpanel.h"
#include "editor/pages/boards/panels/boardpictures.h"

using namespace editor;
using engine::Json;

namespace {

using Change = std::function<bool(Bench &bench, Draft &draft, const BoardModel &model)>;

void onBoard(Commands &commands, const QString &name, const Change &change)
{
    commands.edit(name, [change](Bench &bench, Draft &draft) {
        const auto model = boardpick::board(bench);
        return model && change(bench, draft, *model);
    });
}

/// Of a space or two; \a edit gets them.
void onSpaces(Commands &commands, const QString &name,
              const std::function<bool(Bench &, HexEdit &, const QStringList &)> &edit)
{
    onBoard(commands, name, [edit](Bench &bench, Draft &draft, const BoardModel &model) {
        const QStringList spaces = boardpick::spaces(bench, model, 6);
        HexEdit hexes(draft, model);
        return !spaces.isEmpty() && edit(bench, hexes, spaces);
    });
}

QRectF rectangle(Bench &bench)
{
    return {double(bench.below(900)), double(bench.below(600)), 20.0 + bench.below(120),
            20.0 + bench.below(120)};
}

void addSpaceCommands(Commands &commands)
{
    onSpaces(commands, "board: paint terrain", [](Bench &bench, HexEdit &edit, const auto &spaces) {
        return edit.setTerrain(spaces, boardpick::kind(bench, QStringLiteral("terrains")));
    });
    onSpaces(commands, "board: name a space", [](Bench &bench, HexEdit &edit, const auto &spaces) {
        return edit.setName(spaces, bench.isOneOf(4) ? QString() : bench.words());
    });
    onSpaces(commands, "board: add a feature", [](Bench &bench, HexEdit &edit, const auto &spaces) {
        return edit.addFeature(spaces, boardpick::feature(bench));
    });
    onBoard(commands, "board: take a feature away",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                const auto [space, feature] = boardpick::marked(bench, model);
                return !space.isEmpty() && HexEdit(draft, model).removeFeature({space}, feature);
            });
    onSpaces(commands, "board: set features", [](Bench &bench, HexEdit &edit, const auto &spaces) {
        return edit.setFeatures(
            spaces, Json::array(QStringList{boardpick::feature(bench), boardpick::feature(bench)}));
    });
    onSpaces(commands, "board: set a value", [](Bench &bench, HexEdit &edit, const auto &spaces) {
        return edit.setValue(spaces, QStringLiteral("entry"),
                             bench.isOneOf(3) ? Json() : bench.value());
    });
    onSpaces(commands, "board: set a key", [](Bench &bench, HexEdit &edit, const auto &spaces) {
        return edit.setKey(spaces, QStringLiteral("owner"),
                           bench.isOneOf(2) ? Json() : Json(bench.freshId("nobody")));
    });
    onSpaces(commands, "board: clear spaces",
             [](Bench &, HexEdit &edit, const auto &spaces) { return edit.clear(spaces); });
    onBoard(commands, "board: replace spaces",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                QMap<QString, Json> entries;
                const QStringList spaces = boardpick::spaces(bench, model, 4);
                const auto like = model.entry(boardpick::spaces(bench, model, 1).value(0));
                for (const QString &space : spaces)
                    entries.insert(space, like ? like->toJson() : Json());
                return HexEdit(draft, model).replace(entries);
            });
    onBoard(commands, "board: paste spaces",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                const Json copied = hexclipboard::copied(model, boardpick::spaces(bench, model, 8));
                QStringList pasted;
                return !copied.isNull()
                    && hexclipboard::paste(draft, model, copied,
                                           model.cells() ? bench.below(model.cells()->count()) : -1,
                                           {20, 20}, pasted);
            });
}

void addLabelCommands(Commands &commands)
{
    onBoard(commands, "label: write", [](Bench &bench, Draft &draft, const BoardModel &model) {
        engine::BoardLabel label;
        label.text = bench.words();
        label.at = rectangle(bench).topLeft();
        label.style = QStringLiteral("sea");
        return LabelEdit(draft, model).add(label);
    });
    using Edit = std::function<bool(Bench &, LabelEdit &, int)>;
    const auto onLabel = [&](const QString &name, const Edit &edit) {
        onBoard(commands, name, [edit](Bench &bench, Draft &draft, const BoardModel &model) {
            LabelEdit labels(draft, model);
            return !model.labels().empty()
                && edit(bench, labels, bench.below(qsizetype(model.labels().size())));
        });
    };
    onLabel("label: rewrite", [](Bench &bench, LabelEdit &edit, int label) {
        return edit.setText(label, bench.words());
    });
    onLabel("label: style", [](Bench &bench, LabelEdit &edit, int label) {
        return edit.setStyle(label, bench.pick(QStringList{"region", "sea", "bay", "lake"}));
    });
    onLabel("label: move", [](Bench &bench, LabelEdit &edit, int label) {
        return edit.move(label, rectangle(bench).center());
    });
    onLabel("label: turn", [](Bench &bench, LabelEdit &edit, int label) {
        return edit.turn(label, bench.below(90) - 45);
    });
    onLabel("label: resize", [](Bench &bench, LabelEdit &edit, int label) {
        return edit.resize(label, bench.below(40));
    });
    onLabel("label: remove",
            [](Bench &, LabelEdit &edit, int label) { return edit.remove(label); });
    onBoard(
        commands, "label: move a name", [](Bench &bench, Draft &draft, const BoardModel &model) {
            const QString space = boardpick::spaces(bench, model, 1).value(0);
            return LabelEdit(draft, model)
                .moveName(space,
                          bench.isOneOf(3) ? std::optional<QPointF>()
                                           : QPointF(bench.below(40) - 20, bench.below(40) - 20));
        });
}

void addBoxCommands(Commands &commands)
{
    onBoard(commands, "box: add", [](Bench &bench, Draft &draft, const BoardModel &model) {
        BoxEdit edit(draft, model);
        return edit.add(edit.freeId(QStringLiteral("box")), bench.words(),
                        bench.pick(QStringList{"box", "cup", "deck"}), rectangle(bench));
    });
    onBoard(commands, "box: add a track", [](Bench &bench, Draft &draft, const BoardModel &model) {
        return BoxEdit(draft, model)
            .addTrack(bench.freshId("track"), bench.words(), 2 + bench.below(5), {10, 10, 50, 50},
                      {60, 0});
    });
    using Edit = std::function<bool(Bench &, BoxEdit &, const QString &)>;
    const auto onBox = [&](const QString &name, const Edit &edit) {
        onBoard(commands, name, [edit](Bench &bench, Draft &draft, const BoardModel &model) {
            BoxEdit boxes(draft, model);
            return !model.boxes().empty() && edit(bench, boxes, bench.pick(model.boxes()).id);
        });
    };
    onBox("box: set its place", [](Bench &bench, BoxEdit &edit, const QString &id) {
        return edit.setBox(id, rectangle(bench));
    });
    onBox("box: move", [](Bench &bench, BoxEdit &edit, const QString &id) {
        return edit.move({id}, {bench.below(50) - 20.0, bench.below(50) - 20.0});
    });
    onBoard(commands, "box: rename", [](Bench &bench, Draft &draft, const BoardModel &model) {
        if (model.boxes().empty())
            return false;
        const SpaceRename rename(model, bench.pick(model.boxes()).id);
        QList<Use> places;
        for (const Reference &place : rename.references(bench.document()))
            places.append(place.use);
        return rename.apply(draft, bench.freshId("renamed"), places);
    });
    onBox("box: remove",
          [](Bench &, BoxEdit &edit, const QString &id) { return edit.remove({id}); });
}

void addGridCommands(Commands &commands)
{
    onBoard(commands, "grid: set a key", [](Bench &bench, Draft &draft, const BoardModel &model) {
        const QList<std::pair<QString, Json>> changes{
            {QStringLiteral("columns"), 8 + bench.below(20)},
            {QStringLiteral("rows"), 8 + bench.below(20)},
            {QStringLiteral("orientation"), bench.isOneOf(2) ? "flat" : "pointy"},
            {QStringLiteral("shifted"), bench.isOneOf(2) ? "even" : "odd"},
            {QStringLiteral("numbering"), bench.isOneOf(2) ? "{CC}{RR}" : "H{CC}{RR}"},
            {QStringLiteral("side"), 20 + bench.below(40)}};
        const auto change = bench.pick(changes);
        return GridEdit(draft, model).set(change.first, change.second);
    });
    onBoard(commands, "grid: insert before",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                return GridEdit(draft, model).insertBefore(bench.below(5) - 2, bench.below(5) - 2);
            });
    onBoard(commands, "grid: leave hexes out",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                return GridEdit(draft, model).setMissing(boardpick::spaces(bench, model, 4));
            });
    onBoard(commands, "grid: prefix", [](Bench &bench, Draft &draft, const BoardModel &model) {
        return GridEdit(draft, model).prefix(bench.isOneOf(2) ? "P" : "Q");
    });
}

void addFileCommands(Commands &commands)
{
    commands.edit("boards: add", [](Bench &bench, Draft &draft) {
        const auto kind = engine::Board::Kind(bench.below(3));
        return !BoardFileEdit(draft).add(bench.words(), kind, 6, 5).isEmpty();
    });
    onBoard(commands, "boards: duplicate", [](Bench &bench, Draft &draft, const BoardModel &model) {
        return !BoardFileEdit(draft).duplicate(model.file(), bench.words()).isEmpty();
    });
    onBoard(commands, "boards: remove", [](Bench &, Draft &draft, const BoardModel &model) {
        return BoardFileEdit(draft).remove(model.file());
    });
    onBoard(commands, "boards: rename", [](Bench &bench, Draft &draft, const BoardModel &model) {
        return BoardFileEdit(draft).rename(model.file(), bench.words());
    });
}

void addPageCommands(Commands &commands)
{
    commands.fields<BoardsPage>("boards page: fields");
    commands.act<BoardsPage>("boards page: choose and delete", [](Bench &bench, BoardsPage &page) {
        page.session().selectSpaces(boardpick::spaces(bench, page.session().model(), 3));
        page.perform(EditCommand::Delete);
        return true;
    });
    commands.act<BoardsPage>("boards page: duplicate", [](Bench &bench, BoardsPage &page) {
        page.session().selectSpaces(boardpick::spaces(bench, page.session().model(), 3));
        page.perform(EditCommand::Duplicate);
        return true;
    });
    commands.act<BoardsPage>("boards page: leave out", [](Bench &bench, BoardsPage &page) {
        page.session().selectSpaces(boardpick::spaces(bench, page.session().model(), 3));
        page.boardPanel().leaveOut();
        return true;
    });
    commands.act<BoardsPage>("boards page: lay a scan", [](Bench &, BoardsPage &page) {
        page.boardPanel().pictures().takeScan(boardpick::picture());
        return true;
    });
    commands.act<BoardsPage>("boards page: remove the scan", [](Bench &, BoardsPage &page) {
        page.boardPanel().pictures().removeScan();
        return true;
    });
    commands.act<BoardsPage>("boards page: take a picture", [](Bench &bench, BoardsPage &page) {
        page.boardPanel().pictures().takePicture(boardpick::picture(),
                                                 bench.isOneOf(2) ? "picture" : "underlay");
        return true;
    });
}

} // namespace

void addBoardCommands(Commands &commands)
{
    addSpaceCommands(commands);
    addLabelCommands(commands);
    addBoxCommands(commands);
    addGridCommands(commands);
    addFileCommands(commands);
    addPageCommands(commands);
}
