// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/areas/neighbourtool.h"

#include "editor/pages/boards/model/boardborders.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSet>

namespace editor {

namespace {

enum class Look { Found, Added, Cut };

QPen penOf(Look look, const QColor &color, const QColor &cut)
{
    if (look == Look::Cut)
        return {cut, 2, Qt::DashLine, Qt::RoundCap};
    return {color, look == Look::Added ? 4.5 : 1.8, Qt::SolidLine, Qt::RoundCap};
}

} // namespace

QString NeighbourTool::hint() const
{
    return tr("Click two areas to link them, or to cut their link. Thin lines: a common border; "
              "bold: a link without one; dashed: a common border without a link.");
}

QString NeighbourTool::status(const ToolPoint &point) const
{
    if (!model().areas().find(point.space))
        return {};
    if (m_first.isEmpty() || m_first == point.space)
        return tr("%1: choose its neighbour next").arg(placeName(point.space));
    return model().areLinked(m_first, point.space)
        ? tr("Cut %1 from %2").arg(placeName(m_first), placeName(point.space))
        : tr("Link %1 with %2").arg(placeName(m_first), placeName(point.space));
}

const NeighbourEdit::Pairs &NeighbourTool::touching() const
{
    const auto &now = session().sharedModel();
    const double tolerance =
        BoardBorders::read(session().document().files(), model().id()).tolerance;
    // A link changes no border.
    const bool isSame = m_known && m_known->file() == now->file() && m_tolerance == tolerance
        && m_known->areas().hasOutlinesOf(now->areas());
    if (!isSame)
        m_touching = mesh().neighbours(tolerance);
    m_tolerance = tolerance;
    m_known = now;
    return m_touching;
}

void NeighbourTool::end()
{
    m_first.clear();
    m_hover.clear();
    m_known.reset();
    emit changed();
}

void NeighbourTool::toggle(const QString &a, const QString &b)
{
    Draft draft = session().draft();
    NeighbourEdit edit(draft, model());
    const NeighbourEdit::Pairs pair{AreaMesh::pair(a, b)};
    // From now on a border without a link is one that somebody has cut.
    BoardBorders borders = BoardBorders::read(draft.files(), model().id());
    if (!borders.isSearched)
        borders.write(draft, model().id());
    if (edit.areLinked(a, b) ? edit.cut(pair) : edit.link(pair))
        session().commit(draft,
                         model().areLinked(a, b) ? tr("Cut %1 from %2").arg(a, b)
                                                 : tr("Link %1 with %2").arg(a, b));
}

void NeighbourTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton || !model().areas().find(point.space))
        return;
    if (m_first.isEmpty() || !model().areas().find(m_first)) {
        m_first = point.space;
    } else if (m_first == point.space) {
        m_first.clear();
    } else {
        toggle(m_first, point.space);
        m_first.clear();
    }
    emit changed();
}

void NeighbourTool::move(const ToolPoint &point)
{
    m_hover = point.space;
    emit changed();
}

void NeighbourTool::leave()
{
    m_hover.clear();
    emit changed();
}

bool NeighbourTool::keyPress(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_Escape || m_first.isEmpty())
        return false;
    m_first.clear();
    emit changed();
    return true;
}

void NeighbourTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    MeshTool::paint(painter, camera);
    paintArea(painter, camera, m_first, ghostColor());
    if (m_hover != m_first)
        paintArea(painter, camera, m_hover, ghostColor());
    const auto draw = [&](const AreaMesh::Pair &pair, Look look) {
        const BoardArea *a = model().areas().find(pair.first);
        const BoardArea *b = model().areas().find(pair.second);
        if (!a || !b)
            return;
        const QLineF line(camera.toView(a->label), camera.toView(b->label));
        painter.setPen(QPen(QColor(255, 255, 255, 190), look == Look::Added ? 7 : 4));
        painter.drawLine(line);
        painter.setPen(penOf(look, ghostColor(), eraseColor()));
        painter.drawLine(line);
    };
    const QSet<BoardModel::Pair> linked = model().neighbours();
    for (const AreaMesh::Pair &pair : touching())
        draw(pair, linked.contains(pair) ? Look::Found : Look::Cut);
    for (const BoardModel::Pair &pair : linked) {
        if (!touching().contains(pair))
            draw(pair, Look::Added);
    }
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(ghostColor());
    for (const BoardArea &area : model().areas().all())
        painter.drawEllipse(camera.toView(area.label), 4.5, 4.5);
}

} // namespace editor
