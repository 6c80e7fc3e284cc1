// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/boardpick.h"

#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/areaimport.h"
#include "editor/pages/boards/edits/edgeedit.h"
#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/edits/spacerename.h"
#include "editor/pages/boards/edits/wayedit.h"
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/model/areas/bordernet.h"
#include "editor/pages/boards/model/boardroute.h"

using namespace editor;
using engine::Json;

namespace {

using Change = std::function<bool(Bench &, Draft &, const BoardModel &)>;

/// On a map that has an area or more.
void onAreas(Commands &commands, const QString &name, const Change &change)
{
    commands.edit(name, [change](Bench &bench, Draft &draft) {
        const auto model = boardpick::board(bench);
        return model && !model->areas().mesh().outlines().isEmpty() && change(bench, draft, *model);
    });
}

QString area(Bench &bench, const BoardModel &model)
{
    return bench.pick(QStringList(model.areas().mesh().outlines().keys()));
}

/// A corner, and a place that is not far.
std::pair<QPointF, QPointF> step(Bench &bench, const BoardModel &model)
{
    const QPolygonF outline = model.areas().mesh().outlines().value(area(bench, model));
    const QPointF corner = outline[bench.below(outline.size())];
    return {corner, corner + QPointF(bench.below(41) - 20, bench.below(41) - 20)};
}

AreaMesh::Pair pair(Bench &bench, const BoardModel &model)
{
    return AreaMesh::pair(area(bench, model), area(bench, model));
}

void addOutlineCommands(Commands &commands)
{
    onAreas(commands, "area: draw", [](Bench &bench, Draft &draft, const BoardModel &model) {
        const QPointF from = step(bench, model).second;
        AreaEdit edit(draft, model);
        return edit.add(edit.freeId(), Json::object(),
                        {from, from + QPointF(90, 5), from + QPointF(60, 70)});
    });
    onAreas(commands, "area: draw an enclave",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                const QPolygonF outline = model.areas().mesh().outlines().value(area(bench, model));
                const QPointF at = areashape::middle(outline);
                AreaEdit edit(draft, model);
                return edit.add(edit.freeId(), Json::object(),
                                {at, at + QPointF(6, 0), at + QPointF(0, 6)});
            });
    onAreas(commands, "area: move a corner",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                const auto [from, to] = step(bench, model);
                return AreaEdit(draft, model).moveCorner(from, to);
            });
    onAreas(commands, "area: bend a border",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                const QPolygonF outline = model.areas().mesh().outlines().value(area(bench, model));
                const QPointF at = areashape::side(outline, bench.below(outline.size())).center();
                return AreaEdit(draft, model).bendBorder(at, at + QPointF(8, -6));
            });
    onAreas(commands, "area: remove a corner",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                return AreaEdit(draft, model).removeCorner(step(bench, model).first);
            });
    onAreas(commands, "area: split", [](Bench &bench, Draft &draft, const BoardModel &model) {
        const QString id = area(bench, model);
        const QRectF bounds = model.areas().find(id)->outline.boundingRect();
        const double x = bounds.left() + bounds.width() * (1 + bench.below(9)) / 10;
        AreaEdit edit(draft, model);
        return edit.split(id, {{x, bounds.top() - 1}, {x + 2, bounds.bottom() + 1}},
                          edit.freeId(id));
    });
    onAreas(commands, "area: merge", [](Bench &bench, Draft &draft, const BoardModel &model) {
        const auto pairs = model.areas().mesh().neighbours(1);
        if (pairs.empty())
            return false;
        const auto chosen = bench.pick(std::vector<AreaMesh::Pair>(pairs.begin(), pairs.end()));
        return AreaEdit(draft, model).merge({chosen.first, chosen.second});
    });
    onAreas(commands, "area: remove", [](Bench &bench, Draft &draft, const BoardModel &model) {
        return AreaEdit(draft, model).remove({area(bench, model)});
    });
    onAreas(commands, "area: move labels", [](Bench &bench, Draft &draft, const BoardModel &model) {
        return AreaEdit(draft, model).move({area(bench, model), area(bench, model)}, {3, -2});
    });
}

} // namespace

void addAreaCommands(Commands &commands)
{
    addOutlineCommands(commands);
    onAreas(commands, "area: link", [](Bench &bench, Draft &draft, const BoardModel &model) {
        const auto chosen = pair(bench, model);
        return chosen.first != chosen.second && NeighbourEdit(draft, model).link({chosen});
    });
    onAreas(
        commands, "area: river along borders",
        [](Bench &bench, Draft &draft, const BoardModel &model) {
            const auto way =
                BorderNet(model.areas()).way(step(bench, model).first, step(bench, model).first);
            return !way.pairs.empty()
                && EdgeEdit(draft, model).add(QStringLiteral("river"), {}, way.pairs);
        });
    onAreas(commands, "area: road", [](Bench &bench, Draft &draft, const BoardModel &model) {
        const QStringList course = boardRoute(model, area(bench, model), area(bench, model));
        return course.size() > 1 && WayEdit(draft, model).add(QStringLiteral("road"), {}, course);
    });
    onAreas(commands, "area: cut", [](Bench &bench, Draft &draft, const BoardModel &model) {
        return NeighbourEdit(draft, model).cut({pair(bench, model)});
    });
    onAreas(commands, "area: find neighbours",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                NeighbourEdit(draft, model).find(model.areas().mesh(), bench.below(6));
                return true;
            });
    onAreas(commands, "area: change an id",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                const SpaceRename rename(model, area(bench, model));
                QList<Use> uses;
                for (const Reference &reference : rename.references(bench.document())) {
                    if (reference.isSure)
                        uses.append(reference.use);
                }
                return rename.apply(draft, bench.freshId("province"), uses);
            });
    onAreas(commands, "area: take from a drawing",
            [](Bench &bench, Draft &draft, const BoardModel &model) {
                const QByteArray x = QByteArray::number(bench.below(800));
                auto import = AreaImport::read(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 600\"><rect x=\""
                        + x
                        + "\" width=\"50\" height=\"40\"/><circle cx=\"300\" cy=\"300\" "
                          "r=\"30\"/></svg>",
                    QStringLiteral("isles.svg"));
                return import
                    && std::move(import)
                           .value()
                           .apply(draft, model, 1,
                                  bench.isOneOf(2) ? AreaImport::Artwork::Taken
                                                   : AreaImport::Artwork::Left)
                           .has_value();
            });
}
