// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/borderhand.h"

#include "editor/pages/boards/edits/edgeedit.h"
#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/model/areashape.h"
#include "editor/pages/boards/model/boardborders.h"
#include "editor/pages/boards/tools/boardtool.h"

#include <QPainter>

namespace editor {

namespace {

constexpr double c_reach = 14; // px

} // namespace

bool BorderHand::has(const QString &kind) const
{
    if (!m_pair)
        return false;
    const BoardModel &model = m_session.model();
    const auto found = model.edgesAt(m_pair->first, m_pair->second);
    return std::any_of(found.begin(), found.end(), [&](const BoardModel::EdgePlace &place) {
        return model.edges()[size_t(place.entry)].type == kind;
    });
}

bool BorderHand::move(const ToolPoint &point)
{
    const double reach = c_reach * point.pixel;
    std::vector<std::pair<double, QString>> near;
    for (const BoardArea &area : m_session.model().areas().all()) {
        const QRectF around = area.outline.boundingRect().adjusted(-reach, -reach, reach, reach);
        if (area.outline.isEmpty() || !around.contains(point.page))
            continue;
        const double far = areashape::distance(area.outline, point.page);
        if (far <= reach)
            near.emplace_back(area.id == point.space ? -1 : far, area.id);
    }
    std::sort(near.begin(), near.end());
    const auto before = m_pair;
    m_pair.reset();
    if (near.size() > 1)
        m_pair = BoardModel::Pair(near[0].second, near[1].second);
    return m_pair != before;
}

bool BorderHand::isLocked()
{
    const bool isLocked = m_session.layers().isLocked(BoardLayers::Hexsides);
    if (isLocked)
        emit m_session.said(tr("Rivers and hexsides are locked in the layers."));
    return isLocked;
}

void BorderHand::set(const QString &kind, const QString &name, const QString &stroke)
{
    if (!m_pair || isLocked())
        return;
    const int index = m_session.terrain().edge(kind);
    const bool isDirected = index >= 0 && m_session.terrain().edges[size_t(index)].directed;
    Draft draft = m_session.draft();
    EdgeEdit edit(draft, m_session.model());
    if (isDirected && has(kind) && edit.turn(kind, *m_pair))
        m_session.commit(draft, tr("Turn a border"), stroke);
    else if (edit.add(kind, name, {*m_pair}))
        m_session.commit(draft, tr("Set borders"), stroke);
}

void BorderHand::erase(const QString &kind, const QString &stroke)
{
    Draft draft = m_session.draft();
    const BoardModel &model = m_session.model();
    if (!m_pair || isLocked() || !EdgeEdit(draft, model).remove(kind, {*m_pair}))
        return;
    // Without the river they are neighbours still.
    NeighbourEdit(draft, model).link({AreaMesh::pair(m_pair->first, m_pair->second)});
    m_session.commit(draft, tr("Erase borders"), stroke);
}

void BorderHand::paint(QPainter &painter, const view::BoardCamera &camera,
                       const QColor &color) const
{
    const BoardAreas &areas = m_session.model().areas();
    const BoardArea *a = m_pair ? areas.find(m_pair->first) : nullptr;
    const BoardArea *b = m_pair ? areas.find(m_pair->second) : nullptr;
    if (!a || !b)
        return;
    const double tolerance =
        BoardBorders::read(m_session.document().files(), m_session.model().id()).tolerance;
    for (const QPolygonF &border : areashape::borders(a->outline, b->outline, tolerance)) {
        QPolygonF line = border;
        for (QPointF &corner : line)
            corner = camera.toView(corner);
        painter.setPen(QPen(Qt::white, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
        painter.setPen(QPen(color, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
    }
}

} // namespace editor
