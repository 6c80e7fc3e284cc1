// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/boardpick.h"

#include "editor/pages/boards/edits/edgeedit.h"
#include "editor/pages/boards/edits/wayedit.h"

using namespace editor;

namespace {

const QString c_edges = QStringLiteral("edges");
const QString c_ways = QStringLiteral("ways");

void addEdgeCommands(Commands &commands)
{
    using Edit = std::function<bool(Bench &, EdgeEdit &, const BoardModel &)>;
    const auto onEdges = [&](const QString &name, const Edit &edit) {
        commands.edit(name, [edit](Bench &bench, Draft &draft) {
            const auto model = boardpick::board(bench);
            if (!model)
                return false;
            EdgeEdit edges(draft, *model);
            return edit(bench, edges, *model);
        });
    };
    onEdges("edges: add", [](Bench &bench, EdgeEdit &edit, const BoardModel &model) {
        const QStringList course = boardpick::course(bench, model);
        std::vector<BoardModel::Pair> pairs;
        for (qsizetype i = 1; i < course.size(); ++i)
            pairs.emplace_back(course[i - 1], course[i]);
        return !pairs.empty()
            && edit.add(boardpick::kind(bench, c_edges),
                        bench.isOneOf(2) ? QString() : bench.words(), pairs);
    });
    onEdges("edges: remove", [](Bench &bench, EdgeEdit &edit, const BoardModel &model) {
        if (model.edges().empty())
            return false;
        const auto entry = bench.pick(model.edges());
        return edit.remove(bench.isOneOf(2) ? QString() : entry.type, bench.some(entry.between, 4));
    });
    onEdges("edges: turn", [](Bench &bench, EdgeEdit &edit, const BoardModel &model) {
        if (model.edges().empty())
            return false;
        const auto entry = bench.pick(model.edges());
        return edit.turn(entry.type, bench.pick(entry.between));
    });
    onEdges("edges: rename", [](Bench &bench, EdgeEdit &edit, const BoardModel &model) {
        if (model.edges().empty())
            return false;
        const auto entry = bench.pick(model.edges());
        return edit.rename(entry.type, entry.name, bench.words());
    });
}

void addWaysOfWays(Commands &commands)
{
    using Edit = std::function<bool(Bench &, WayEdit &, const BoardModel &, int)>;
    const auto onWay = [&](const QString &name, const Edit &edit) {
        commands.edit(name, [edit](Bench &bench, Draft &draft) {
            const auto model = boardpick::board(bench);
            if (!model || model->ways().empty())
                return false;
            WayEdit ways(draft, *model);
            return edit(bench, ways, *model, bench.below(qsizetype(model->ways().size())));
        });
    };
    onWay("ways: extend", [](Bench &bench, WayEdit &edit, const BoardModel &model, int way) {
        return edit.extend(way, bench.isOneOf(2) ? WayEdit::End::Front : WayEdit::End::Back,
                           boardpick::course(bench, model));
    });
    onWay("ways: shorten", [](Bench &bench, WayEdit &edit, const BoardModel &, int way) {
        return edit.shorten(way, bench.isOneOf(2) ? WayEdit::End::Front : WayEdit::End::Back,
                            1 + bench.below(3));
    });
    onWay("ways: another course",
          [](Bench &bench, WayEdit &edit, const BoardModel &model, int way) {
              const QStringList course = boardpick::course(bench, model);
              return !course.isEmpty() && edit.setSpaces(way, course);
          });
    onWay("ways: rename", [](Bench &bench, WayEdit &edit, const BoardModel &, int way) {
        return edit.setName(way, bench.isOneOf(3) ? QString() : bench.words());
    });
    onWay("ways: remove",
          [](Bench &, WayEdit &edit, const BoardModel &, int way) { return edit.remove(way); });
    onWay("ways: another space", [](Bench &bench, WayEdit &edit, const BoardModel &model, int way) {
        const QString space = bench.pick(model.ways()[size_t(way)].spaces);
        return edit.replace(space, bench.pick(boardpick::course(bench, model)));
    });
    onWay("ways: cut", [](Bench &bench, WayEdit &edit, const BoardModel &model, int way) {
        const BoardModel::Way &cut = model.ways()[size_t(way)];
        return edit.cut(bench.isOneOf(2) ? QString() : cut.type, bench.pick(cut.spaces));
    });
}

} // namespace

void addWayCommands(Commands &commands)
{
    addEdgeCommands(commands);
    commands.edit("ways: add", [](Bench &bench, Draft &draft) {
        const auto model = boardpick::board(bench);
        const QStringList course = model ? boardpick::course(bench, *model) : QStringList();
        return !course.isEmpty()
            && WayEdit(draft, *model)
                   .add(boardpick::kind(bench, c_ways), bench.isOneOf(2) ? QString() : "Road",
                        course);
    });
    addWaysOfWays(commands);
}
