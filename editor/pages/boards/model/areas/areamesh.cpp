// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/areamesh.h"

#include "app/view/area/areanest.h"
#include "editor/pages/boards/model/areas/areacut.h"
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/model/areas/areaweld.h"

#include <QLineF>

#include <algorithm>

namespace editor {

using namespace areashape;

namespace {

constexpr double c_same = 0.2; // a corner lies on a border that is so near
constexpr int c_rounds = 4;
constexpr double c_gap = 1; // that is closed where somebody draws
constexpr double c_mostUnfilled = 0.02;

int crossings(const QPolygonF &a, const QPolygonF &b)
{
    int count = 0;
    if (!a.boundingRect().intersects(b.boundingRect()))
        return count;
    for (qsizetype i = 0; i < a.size(); ++i) {
        for (qsizetype j = 0; j < b.size(); ++j)
            count += doCross(side(a, i), side(b, j)) ? 1 : 0;
    }
    return count;
}

} // namespace

bool AreaMesh::refuse(const QString &problem)
{
    m_problem = problem;
    return false;
}

// Takes over an attempt when all that changed in it is in order.
bool AreaMesh::accept(AreaMesh &after)
{
    after.shareCorners(*this);
    for (auto it = after.m_outlines.constBegin(); it != after.m_outlines.constEnd(); ++it) {
        if (m_outlines.value(it.key()) == *it)
            continue;
        if (it->size() < 3)
            return refuse(tr("An area needs at least three corners."));
        if (!isSimple(*it))
            return refuse(tr("The border of an area must neither cross nor touch itself."));
        if (!after.areApart(it.key(), *this))
            return refuse(tr("Borders of two areas would cross."));
    }
    m_outlines = after.m_outlines;
    m_problem.clear();
    return true;
}

// What crossed before, in a map from elsewhere, may go on to do so.
bool AreaMesh::areApart(const QString &id, const AreaMesh &before) const
{
    const QPolygonF &mine = *m_outlines.constFind(id);
    const QPolygonF old = before.m_outlines.value(id);
    for (auto it = m_outlines.constBegin(); it != m_outlines.constEnd(); ++it) {
        const int count = it.key() == id ? 0 : crossings(mine, *it);
        if (count > 0 && count > crossings(old, before.m_outlines.value(it.key())))
            return false;
    }
    return true;
}

AreaMesh::Spot AreaMesh::snapped(QPointF point, double reach) const
{
    Spot spot{Spot::Kind::Free, rounded(point)};
    double corner = reach;
    double border = reach;
    for (const QPolygonF &outline : m_outlines) {
        if (!outline.boundingRect().adjusted(-reach, -reach, reach, reach).contains(point))
            continue;
        for (qsizetype i = 0; i < outline.size(); ++i) {
            const double far = QLineF(outline[i], point).length();
            const double beside = distance(side(outline, i), point);
            if (far <= corner) {
                corner = far;
                spot = {Spot::Kind::Corner, outline[i]};
            } else if (spot.kind != Spot::Kind::Corner && beside <= border) {
                border = beside;
                spot = {Spot::Kind::Border, rounded(nearest(side(outline, i), point))};
            }
        }
    }
    return spot;
}

QStringList AreaMesh::areasAt(QPointF corner) const
{
    QStringList found;
    for (auto it = m_outlines.constBegin(); it != m_outlines.constEnd(); ++it) {
        if (cornerAt(*it, corner) >= 0)
            found.append(it.key());
    }
    return found;
}

void AreaMesh::put(const QString &id, const QPolygonF &outline)
{
    m_outlines.insert(id, clockwise(cleaned(outline)));
}

void AreaMesh::weld(double tolerance)
{
    AreaWeld(m_outlines, tolerance).run();
}

// Where a corner lies on the border of another area, that gets it, too. That moves the border by a
// hair, so there may be more to do.
void AreaMesh::shareCorners(const AreaMesh &before)
{
    bool hasChanged = true;
    for (int round = 0; hasChanged && round < c_rounds; ++round) {
        hasChanged = false;
        for (auto mine = m_outlines.begin(); mine != m_outlines.end(); ++mine) {
            const bool isNew = before.m_outlines.value(mine.key()) != *mine;
            const QRectF bounds = mine->boundingRect().adjusted(-1, -1, 1, 1);
            for (auto it = m_outlines.begin(); isNew && it != m_outlines.end(); ++it) {
                if (it == mine || !bounds.intersects(it->boundingRect()))
                    continue;
                hasChanged = AreaWeld::addCorners(*mine, *it, c_same) || hasChanged;
                hasChanged = AreaWeld::addCorners(*it, *mine, c_same) || hasChanged;
            }
        }
    }
}

// Well inside: what follows the border of an area takes a part of it.
bool AreaMesh::isInside(const QPolygonF &inner, const QPolygonF &outer)
{
    return outer.boundingRect().contains(inner.boundingRect())
        && std::all_of(inner.begin(), inner.end(),
                       [&](QPointF corner) {
                           return contains(outer, corner) && distance(outer, corner) > c_gap;
                       })
        && crossings(inner, outer) == 0;
}

QMap<QString, QString> AreaMesh::enclaves() const
{
    const QStringList ids = m_outlines.keys();
    const QList<QPolygonF> outlines = m_outlines.values();
    const view::AreaNest nest({outlines.begin(), outlines.end()});
    QMap<QString, QString> found;
    for (int i = 0; !nest.isFlat() && i < ids.size(); ++i) {
        if (nest.around(i) != view::AreaNest::nobody)
            found.insert(ids[i], ids[nest.around(i)]);
    }
    return found;
}

QList<QPolygonF> AreaMesh::enclavesOf(const QString &id) const
{
    QList<QPolygonF> found;
    const auto all = enclaves();
    for (const QString &enclave : all.keys(id))
        found.append(m_outlines.value(enclave));
    return found;
}

bool AreaMesh::add(const QString &id, const QPolygonF &outline)
{
    const QPolygonF drawn = clockwise(cleaned(outline));
    if (drawn.size() < 3)
        return refuse(tr("An area needs at least three corners."));
    if (!isSimple(drawn))
        return refuse(tr("The border of an area must neither cross nor touch itself."));
    // What lies inside is an enclave; around others, they are enclaves of this one.
    Outlines others = m_outlines;
    others.removeIf([&](const auto &other) { return isInside(drawn, other.value()); });
    const auto cut = AreaCut::without(drawn, others);
    if (cut.isEmpty())
        return refuse(tr("There is an area already. Split it to make two of it."));
    AreaMesh after = *this;
    QPolygonF made = cut.outline;
    for (const QPolygonF &other : std::as_const(after.m_outlines))
        AreaWeld::snapCorners(made, other, c_gap);
    after.m_outlines.insert(id, clockwise(cleaned(made)));
    return accept(after);
}

bool AreaMesh::moveCorner(QPointF from, QPointF to)
{
    AreaMesh after = *this;
    const QPointF place = rounded(to);
    bool hasFound = false;
    for (QPolygonF &outline : after.m_outlines) {
        const qsizetype corner = cornerAt(outline, from);
        if (corner < 0)
            continue;
        hasFound = true;
        outline[corner] = place;
        outline = cleaned(outline);
    }
    if (!hasFound)
        return refuse(tr("There is no corner."));
    return accept(after);
}

bool AreaMesh::insertCorner(QPointF point)
{
    AreaMesh after = *this;
    bool hasFound = false;
    for (QPolygonF &outline : after.m_outlines)
        hasFound = AreaWeld::addCorners(outline, {rounded(point)}, c_same) || hasFound;
    return hasFound ? accept(after) : refuse(tr("There is no border."));
}

bool AreaMesh::removeCorner(QPointF point)
{
    AreaMesh after = *this;
    bool hasFound = false;
    for (QPolygonF &outline : after.m_outlines) {
        const qsizetype corner = cornerAt(outline, point);
        if (corner < 0)
            continue;
        hasFound = true;
        outline.remove(corner);
        outline = outline.size() < 3 ? outline : cleaned(outline);
    }
    return hasFound ? accept(after) : refuse(tr("There is no corner."));
}

bool AreaMesh::split(const QString &id, const QPolygonF &line, const QString &made)
{
    const QPolygonF outline = m_outlines.value(id);
    const auto halves = AreaCut::halves(outline, line);
    if (!halves)
        return refuse(tr("The line must lead through one area, from border to border, once."));
    AreaMesh after = *this;
    after.m_outlines.insert(id, halves->first);
    after.m_outlines.insert(made, halves->second);
    return accept(after);
}

QString AreaMesh::areaUnder(const QPolygonF &line) const
{
    QMap<QString, double> inside;
    for (auto it = m_outlines.constBegin(); it != m_outlines.constEnd(); ++it)
        inside.insert(it.key(), length(AreaCut::inside(*it, line)));
    // What leads through an enclave does not lead through the area around it.
    const auto all = enclaves();
    QMap<QString, double> own = inside;
    for (auto it = all.constBegin(); it != all.constEnd(); ++it)
        own[*it] -= inside.value(it.key());
    QString best;
    double most = 0;
    for (auto it = own.constBegin(); it != own.constEnd(); ++it) {
        if (*it > most) {
            most = *it;
            best = it.key();
        }
    }
    return best;
}

bool AreaMesh::merge(const QString &id, const QString &other)
{
    QPolygonF first = m_outlines.value(id);
    QPolygonF second = m_outlines.value(other);
    if (first.isEmpty() || second.isEmpty() || id == other)
        return refuse(tr("Two areas are needed."));
    AreaMesh after = *this;
    after.m_outlines.remove(other);
    const auto all = enclaves();
    if (all.value(other) == id)
        return accept(after);
    AreaWeld::addCorners(first, second, c_same);
    AreaWeld::addCorners(second, first, c_same);
    AreaCut::Whole joined = AreaCut::joined(first, second);
    if (all.value(id) == other)
        joined = {second, {}};
    if (joined.isEmpty())
        return refuse(tr("These areas have no common border."));
    if (!std::all_of(joined.holes.begin(), joined.holes.end(),
                     [&](const QPolygonF &hole) { return after.isFilled(hole, id); }))
        return refuse(tr("These areas enclose a place that is no area; draw one there first."));
    after.m_outlines.insert(id, joined.outline);
    return accept(after);
}

// Whether areas cover it: then they are enclaves.
bool AreaMesh::isFilled(const QPolygonF &hole, const QString &except) const
{
    const auto all = enclaves();
    double left = area(hole);
    for (auto it = m_outlines.constBegin(); it != m_outlines.constEnd(); ++it) {
        const bool isPart = it.key() != except && contains(hole, view::AreaNest::inner(*it));
        // What lies in one that counts is counted with it.
        if (isPart && !contains(hole, view::AreaNest::inner(m_outlines.value(all.value(it.key())))))
            left -= area(*it);
    }
    return left < c_mostUnfilled * area(hole);
}

// Near a corner in which areas only meet their borders are near to each other as well.
bool AreaMesh::areNeighbours(const QPolygonF &a, const QPolygonF &b, double tolerance) const
{
    const double reach = tolerance + grain;
    if (!a.boundingRect().adjusted(-reach, -reach, reach, reach).intersects(b.boundingRect()))
        return false;
    double sum = 0;
    for (const QPolygonF &border : borders(a, b, tolerance))
        sum += length(border);
    return sum >= std::max(1.0, 4 * tolerance);
}

std::set<AreaMesh::Pair> AreaMesh::neighbours(double tolerance) const
{
    return neighboursOf(m_outlines.keys(), tolerance);
}

std::set<AreaMesh::Pair> AreaMesh::neighboursOf(const QStringList &ids, double tolerance) const
{
    std::set<Pair> found;
    for (const QString &id : ids) {
        const auto mine = m_outlines.constFind(id);
        for (auto it = m_outlines.constBegin(); it != m_outlines.constEnd(); ++it) {
            if (mine == m_outlines.constEnd() || it == mine || found.contains(pair(id, it.key())))
                continue;
            if (areNeighbours(*mine, *it, tolerance))
                found.insert(pair(id, it.key()));
        }
    }
    const auto all = enclaves();
    for (auto it = all.constBegin(); it != all.constEnd(); ++it) {
        if ((ids.contains(it.key()) || ids.contains(*it)) && reaches(it.key(), *it, tolerance))
            found.insert(pair(it.key(), *it));
    }
    return found;
}

// Others may lie between an enclave and the area around it on all sides.
bool AreaMesh::reaches(const QString &enclave, const QString &around, double tolerance) const
{
    Outlines others = m_outlines;
    others.remove(enclave);
    others.remove(around);
    double sum = 0;
    for (const QPolygonF &border :
         freeBorders(m_outlines.value(enclave), others.values(), tolerance))
        sum += length(border);
    return sum >= std::max(1.0, 4 * tolerance);
}

} // namespace editor
