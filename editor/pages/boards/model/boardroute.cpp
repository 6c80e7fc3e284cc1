// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardroute.h"

#include "editor/pages/boards/model/boardmodel.h"

#include <cmath>
#include <set>

namespace editor {

namespace {

QStringList hexRoute(const BoardModel &model, const QString &from, const QString &to)
{
    const HexCells &cells = *model.cells();
    const int first = cells.find(from);
    const int last = cells.find(to);
    if (first < 0 || last < 0)
        return {};
    QStringList found;
    for (const int cell : cells.line(first, last)) {
        if (model.isMissing(cell))
            return {};
        found.append(cells.id(cell));
    }
    return found;
}

// The shortest one, measured from label to label.
QStringList areaRoute(const BoardModel &model, const QString &from, const QString &to)
{
    const BoardAreas &areas = model.areas();
    if (!areas.find(from) || !areas.find(to))
        return {};
    QMultiHash<QString, QString> beside;
    for (const auto &[a, b] : model.neighbours()) {
        beside.insert(a, b);
        beside.insert(b, a);
    }
    using Open = std::tuple<double, QString, QString>; // how far, the area, the one before it
    std::set<Open> open{{0, from, from}};
    QHash<QString, QString> cameFrom;
    while (!open.empty() && !cameFrom.contains(to)) {
        const auto [far, here, before] = *open.begin();
        open.erase(open.begin());
        if (cameFrom.contains(here))
            continue;
        cameFrom.insert(here, before);
        for (const QString &next : beside.values(here)) {
            const QPointF way = areas.find(next)->label - areas.find(here)->label;
            if (!cameFrom.contains(next))
                open.insert({far + std::hypot(way.x(), way.y()), next, here});
        }
    }
    QStringList found;
    for (QString at = to; cameFrom.contains(at); at = cameFrom.value(at)) {
        found.prepend(at);
        if (at == from)
            break;
    }
    return found;
}

} // namespace

QStringList boardRoute(const BoardModel &model, const QString &from, const QString &to)
{
    return model.cells() ? hexRoute(model, from, to) : areaRoute(model, from, to);
}

} // namespace editor
