// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/boardareas.h"

#include "editor/pages/boards/model/areas/areashape.h"

namespace editor {

using engine::Json;

namespace {

bool isArea(const JsonText &entry)
{
    return entry.type() == JsonText::Type::Object && entry.indexOf(QStringLiteral("box")) < 0
        && entry.indexOf(QStringLiteral("kind")) < 0;
}

QPolygonF polygonOf(const Json &json)
{
    QPolygonF polygon;
    for (qsizetype i = 0; i < json.size(); ++i)
        polygon.append({json.at(i).at(0).toReal(), json.at(i).at(1).toReal()});
    return polygon.size() < 3 ? QPolygonF() : areashape::clockwise(polygon);
}

} // namespace

BoardAreas::Pointer BoardAreas::read(const JsonTextPointer &spaces,
                                     const FileContentPointer &picture, const BoardAreas *before)
{
    auto areas = std::make_shared<BoardAreas>();
    areas->readShapes(picture, before);
    const bool isSamePicture = before && before->m_shapes == areas->m_shapes;
    for (qsizetype i = 0; spaces && i < spaces->size(); ++i) {
        const JsonTextPointer &entry = spaces->members()[size_t(i)].value;
        if (!isArea(*entry))
            continue;
        const QString id = spaces->keyAt(i);
        const BoardArea *known = isSamePicture ? before->find(id) : nullptr;
        areas->m_places.insert(id, areas->m_areas.size());
        areas->m_areas.push_back(known && known->source == entry ? *known
                                                                 : areas->readArea(id, entry));
    }
    areas->findEnclaves(before);
    return areas;
}

void BoardAreas::readShapes(const FileContentPointer &picture, const BoardAreas *before)
{
    m_picture = picture;
    if (!picture)
        return;
    if (before && before->m_picture == picture) {
        m_shapes = before->m_shapes;
        return;
    }
    if (auto shapes = engine::readShapes(picture->bytes(), QString()))
        m_shapes = std::make_shared<engine::Shapes>(std::move(shapes).value());
}

BoardArea BoardAreas::readArea(const QString &id, const JsonTextPointer &entry) const
{
    BoardArea area;
    area.id = id;
    area.source = entry;
    const JsonTextPointer label = entry->child(QStringLiteral("label"));
    const JsonTextPointer shape = entry->child(QStringLiteral("shape"));
    if (shape)
        area.outline = polygonOf(shape->toJson());
    if (area.outline.isEmpty() && m_shapes) {
        area.isOfPicture = true;
        for (const QList<QPointF> &part : m_shapes->value(id))
            area.islands.append(areashape::clockwise(QPolygonF(part)));
        const auto largest = std::max_element(area.islands.begin(), area.islands.end(),
                                              [](const QPolygonF &a, const QPolygonF &b) {
                                                  return areashape::area(a) < areashape::area(b);
                                              });
        if (largest != area.islands.end()) {
            area.outline = *largest;
            area.islands.erase(largest);
        }
    }
    const Json place = label ? label->toJson() : Json();
    if (place.size() == 2)
        area.label = {place.at(0).toReal(), place.at(1).toReal()};
    else if (!area.outline.isEmpty())
        area.label = areashape::middle(area.outline);
    return area;
}

const BoardArea *BoardAreas::find(const QString &id) const
{
    const auto place = m_places.constFind(id);
    return place == m_places.constEnd() ? nullptr : &m_areas[*place];
}

QString BoardAreas::at(QPointF page) const
{
    int found = view::AreaNest::nobody;
    for (size_t i = 0; i < m_areas.size(); ++i) {
        const BoardArea &area = m_areas[i];
        const bool isIsland =
            std::any_of(area.islands.begin(), area.islands.end(),
                        [page](const QPolygonF &part) { return areashape::contains(part, page); });
        // A part inside the other one is a hole.
        if (areashape::contains(area.outline, page) == isIsland)
            continue;
        if (m_nest.isFlat())
            return area.id;
        if (found < 0 || m_nest.depth(int(i)) > m_nest.depth(found))
            found = int(i);
    }
    return found < 0 ? QString() : m_areas[size_t(found)].id;
}

void BoardAreas::findEnclaves(const BoardAreas *before)
{
    if (before && hasOutlinesOf(*before)) {
        m_nest = before->m_nest;
        return;
    }
    std::vector<QPolygonF> outlines;
    for (const BoardArea &area : m_areas)
        outlines.push_back(area.outline);
    m_nest = view::AreaNest(outlines);
}

QPainterPath BoardAreas::shape(const QString &id) const
{
    QPainterPath path;
    const auto place = m_places.constFind(id);
    if (place == m_places.constEnd())
        return path;
    QList<QPolygonF> loops = m_areas[*place].islands;
    loops.prepend(m_areas[*place].outline);
    for (const int enclave : m_nest.inside(int(*place)))
        loops.append(m_areas[size_t(enclave)].outline);
    for (const QPolygonF &loop : std::as_const(loops)) {
        path.addPolygon(loop);
        path.closeSubpath();
    }
    return path;
}

QString BoardAreas::around(const QString &id) const
{
    const auto place = m_places.constFind(id);
    const int outer = place == m_places.constEnd() ? -1 : m_nest.around(int(*place));
    return outer < 0 ? QString() : m_areas[size_t(outer)].id;
}

std::vector<QPolygonF> BoardAreas::borders(const QString &a, const QString &b,
                                           double tolerance) const
{
    const BoardArea *first = find(a);
    const BoardArea *second = find(b);
    if (!first || !second)
        return {};
    if (around(b) == a)
        std::swap(first, second);
    else if (around(a) != b)
        return areashape::borders(first->outline, second->outline, tolerance);
    QList<QPolygonF> others;
    for (const BoardArea &other : m_areas) {
        if (other.id != a && other.id != b)
            others.append(other.outline);
    }
    return areashape::freeBorders(first->outline, others, tolerance);
}

QRectF BoardAreas::bounds() const
{
    QRectF bounds;
    for (const BoardArea &area : m_areas)
        bounds |= area.outline.boundingRect();
    return bounds;
}

bool BoardAreas::hasOutlinesOf(const BoardAreas &other) const
{
    return std::equal(m_areas.begin(), m_areas.end(), other.m_areas.begin(), other.m_areas.end(),
                      [](const BoardArea &a, const BoardArea &b) {
                          return a.id == b.id && a.outline == b.outline;
                      });
}

AreaMesh BoardAreas::mesh() const
{
    AreaMesh mesh;
    for (const BoardArea &area : m_areas) {
        if (!area.outline.isEmpty() && area.islands.isEmpty())
            mesh.put(area.id, area.outline);
    }
    return mesh;
}

} // namespace editor
