// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/areas/splittool.h"

#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/model/areas/areashape.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

namespace editor {

namespace {

constexpr double c_stroke = 12; // px from which on a press and a release are two points

} // namespace

QString SplitTool::hint() const
{
    return tr("Click from border to border through an area, or drag a line through it. The larger "
              "part stays what it was; the other is a new area of the same ground. Backspace takes "
              "a point back, Escape gives up.");
}

QString SplitTool::status(const ToolPoint &point) const
{
    if (m_line.isEmpty())
        return tr("Begin the cut at a border");
    const QString area = mesh().areaUnder(m_line + QPolygonF{m_hover.at});
    if (area.isEmpty())
        return tr("Lead the line through an area");
    return m_hover.kind == AreaMesh::Spot::Kind::Free && !point.space.isEmpty()
        ? tr("Go on to a border of %1").arg(placeName(area))
        : tr("Split %1").arg(placeName(area));
}

void SplitTool::end()
{
    m_line.clear();
    m_down.reset();
    m_hover = {};
    emit changed();
}

void SplitTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton)
        return;
    m_down = point.page;
    m_hover = spotAt(point);
    add(m_hover);
    emit changed();
}

void SplitTool::add(const AreaMesh::Spot &spot)
{
    if (!m_line.isEmpty() && areashape::areSame(m_line.last(), spot.at))
        return;
    m_line.append(spot.at);
    // At a border, or outside of all areas, the knife is through.
    const bool isOut =
        spot.kind != AreaMesh::Spot::Kind::Free || model().areas().at(spot.at).isEmpty();
    if (m_line.size() > 1 && isOut && leadsThrough())
        cut();
}

bool SplitTool::leadsThrough() const
{
    AreaMesh after = mesh();
    return after.split(after.areaUnder(m_line), m_line, QStringLiteral("?"));
}

void SplitTool::move(const ToolPoint &point)
{
    m_hover = spotAt(point);
    emit changed();
}

void SplitTool::release(const ToolPoint &point)
{
    const bool isStroke = m_down && QLineF(*m_down, point.page).length() > c_stroke * point.pixel;
    m_down.reset();
    if (isStroke && !m_line.isEmpty())
        add(spotAt(point));
    emit changed();
}

void SplitTool::doubleClick(const ToolPoint &point)
{
    if (m_line.size() > 1)
        cut();
    else
        press(point);
}

void SplitTool::cut()
{
    const QPolygonF line = m_line;
    m_line.clear();
    m_down.reset();
    Draft draft = session().draft();
    AreaEdit edit(draft, model());
    const QString id = mesh().areaUnder(line);
    const QString made = edit.freeId(id);
    if (!edit.split(id, line, made)) {
        emit session().said(edit.problem());
        return;
    }
    session().commit(draft, tr("Split the area %1").arg(id));
    session().selectSpaces({made});
    emit session().said(
        tr("%1 is new and has the ground of %2; name, marks and values stay with %2.")
            .arg(made, id));
}

bool SplitTool::keyPress(const QKeyEvent &event)
{
    if (m_line.isEmpty())
        return false;
    if (event.key() == Qt::Key_Escape)
        end();
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        cut();
    else if (event.key() == Qt::Key_Backspace)
        m_line.removeLast();
    else
        return false;
    emit changed();
    return true;
}

void SplitTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    MeshTool::paint(painter, camera);
    paintCourse(painter, camera, m_line, m_hover.at);
    paintSpot(painter, camera, m_hover);
}

} // namespace editor
