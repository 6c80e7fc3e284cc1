// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/borderhand.h"

#include "editor/pages/boards/edits/edgeedit.h"
#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/model/boardborders.h"
#include "editor/pages/boards/tools/boardtool.h"

#include <QPainter>

namespace editor {

namespace {

constexpr double c_borderReach = 14; // px

} // namespace

bool BorderHand::has(const QString &kind, const BoardModel::Pair &pair) const
{
    const BoardModel &model = m_session.model();
    const auto found = model.edgesAt(pair.first, pair.second);
    return std::any_of(found.begin(), found.end(), [&](const BoardModel::EdgePlace &place) {
        return model.edges()[size_t(place.entry)].type == kind;
    });
}

bool BorderHand::has(const QString &kind) const
{
    return m_pair && has(kind, *m_pair);
}

bool BorderHand::isDirected(const QString &kind) const
{
    const int index = m_session.terrain().edge(kind);
    return index >= 0 && m_session.terrain().edges[size_t(index)].directed;
}

bool BorderHand::move(const ToolPoint &point)
{
    const double reach = c_borderReach * point.pixel;
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
    m_at = point.page;
    m_pair.reset();
    const QString around =
        near.size() == 1 ? m_session.model().areas().around(near[0].second) : QString();
    if (near.size() > 1)
        m_pair = BoardModel::Pair(near[0].second, near[1].second);
    else if (!around.isEmpty() && near[0].second == point.space)
        m_pair = BoardModel::Pair(near[0].second, around);
    else if (!around.isEmpty())
        m_pair = BoardModel::Pair(around, near[0].second);
    return m_pair != before;
}

bool BorderHand::isLocked()
{
    const bool isLocked = m_session.layers().isLocked(BoardLayers::Hexsides);
    if (isLocked)
        emit m_session.said(tr("Rivers and hexsides are locked in the layers."));
    return isLocked;
}

BorderNet::Way BorderHand::course() const
{
    if (m_steps.empty() || !m_pair)
        return {};
    if (m_known != m_session.sharedModel()) {
        m_known = m_session.sharedModel();
        m_net = BorderNet(m_known->areas());
    }
    return m_net.way(m_steps.back().at, m_at);
}

void BorderHand::set(const QString &kind, const QString &name, const QString &stroke)
{
    if (!m_pair || isLocked())
        return;
    Draft draft = m_session.draft();
    EdgeEdit edit(draft, m_session.model());
    if (isDirected(kind) && has(kind) && edit.turn(kind, *m_pair)) {
        m_session.commit(draft, tr("Turn a border"), stroke);
        return;
    }
    // Who counts first is seen at the border under the pointer only.
    std::vector<BoardModel::Pair> pairs =
        isDirected(kind) ? std::vector<BoardModel::Pair>() : course().pairs;
    std::erase_if(pairs, [this](const auto &pair) {
        return BoardModel::key(pair.first, pair.second)
            == BoardModel::key(m_pair->first, m_pair->second);
    });
    pairs.push_back(*m_pair);
    std::erase_if(pairs, [&](const auto &pair) { return has(kind, pair); });
    if (m_isNewStep || m_steps.empty())
        m_steps.push_back({});
    m_isNewStep = false;
    m_steps.back().at = m_at;
    m_steps.back().added.insert(m_steps.back().added.end(), pairs.begin(), pairs.end());
    if (!pairs.empty() && edit.add(kind, name, pairs))
        m_session.commit(draft, tr("Set borders"), stroke);
}

void BorderHand::takeBack(const QString &kind, const QString &stroke)
{
    if (m_steps.empty())
        return;
    const std::vector<BoardModel::Pair> pairs = m_steps.back().added;
    m_steps.pop_back();
    remove(kind, pairs, stroke);
}

void BorderHand::erase(const QString &kind, const QString &stroke)
{
    if (m_pair && !isLocked())
        remove(kind, {*m_pair}, stroke);
}

void BorderHand::remove(const QString &kind, const std::vector<BoardModel::Pair> &pairs,
                        const QString &stroke)
{
    Draft draft = m_session.draft();
    const BoardModel &model = m_session.model();
    if (!EdgeEdit(draft, model).remove(kind, pairs))
        return;
    // Without the river they are neighbours still.
    NeighbourEdit::Pairs beside;
    for (const auto &[a, b] : pairs)
        beside.insert(AreaMesh::pair(a, b));
    NeighbourEdit(draft, model).link(beside);
    m_session.commit(draft, tr("Erase borders"), stroke);
}

void BorderHand::paintLine(QPainter &painter, const view::BoardCamera &camera, QPolygonF line,
                           const QColor &color)
{
    for (QPointF &corner : line)
        corner = camera.toView(corner);
    painter.setPen(QPen(Qt::white, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(color, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

void BorderHand::paint(QPainter &painter, const view::BoardCamera &camera,
                       const QColor &color) const
{
    if (!m_pair)
        return;
    std::vector<BoardModel::Pair> pairs = course().pairs;
    pairs.push_back(*m_pair);
    const double tolerance =
        BoardBorders::read(m_session.document().files(), m_session.model().id()).tolerance;
    // All of a border gets what is set on it.
    for (const auto &[a, b] : pairs) {
        for (const QPolygonF &border : m_session.model().areas().borders(a, b, tolerance))
            paintLine(painter, camera, border, color);
    }
}

} // namespace editor
