// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/areas/areatool.h"

#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/model/areas/areashape.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

namespace editor {

using Kind = AreaMesh::Spot::Kind;

namespace {

constexpr double c_areaReach = 9; // px

} // namespace

QString AreaTool::hint() const
{
    return tr("Click corner after corner; near others it takes their corners and borders. Enter, a "
              "double click or the first corner closes the area, Backspace takes a corner back, "
              "Escape gives up. Drag a corner or a border: all areas that share it follow. Del "
              "removes the corner under the pointer.");
}

QString AreaTool::status(const ToolPoint &point) const
{
    if (m_grip && m_grip->hasMoved)
        return m_isGood ? tr("Drop the corner here") : m_preview.problem();
    if (!m_corners.isEmpty())
        return tr("Corner %1 of a new area").arg(m_corners.size() + 1);
    if (m_hover.kind == Kind::Corner)
        return tr("Corner of %1: drag it, or begin an area here")
            .arg(mesh().areasAt(m_hover.at).join(QStringLiteral(", ")));
    if (m_hover.kind == Kind::Border)
        return tr("Border: drag it to make a corner, or begin an area here");
    return point.space.isEmpty() ? tr("Begin an area here") : placeName(point.space);
}

AreaMesh::Spot AreaTool::spot(const ToolPoint &point) const
{
    const bool isFirst = m_corners.size() > 2
        && QLineF(m_corners.first(), point.page).length() <= c_areaReach * point.pixel;
    return isFirst ? AreaMesh::Spot{Kind::Corner, m_corners.first()} : spotAt(point);
}

void AreaTool::end()
{
    giveUp();
    m_hover = {};
}

void AreaTool::giveUp()
{
    m_corners.clear();
    m_grip.reset();
    m_preview = {};
    emit changed();
}

void AreaTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton)
        return;
    m_hover = spot(point);
    if (m_corners.isEmpty() && m_hover.kind != Kind::Free)
        m_grip = Grip{m_hover, point.page};
    else
        addCorner(point);
    emit changed();
}

void AreaTool::addCorner(const ToolPoint &point)
{
    const AreaMesh::Spot place = spot(point);
    if (m_corners.size() > 2 && areashape::areSame(place.at, m_corners.first())) {
        finish();
        return;
    }
    if (m_corners.isEmpty() || !areashape::areSame(place.at, m_corners.last()))
        m_corners.append(place.at);
}

void AreaTool::move(const ToolPoint &point)
{
    if (m_grip) {
        drag(point);
    } else {
        m_hover = spot(point);
    }
    emit changed();
}

void AreaTool::drag(const ToolPoint &point)
{
    if (!m_grip->hasMoved && QLineF(m_grip->pressed, point.page).length() < leastMove * point.pixel)
        return;
    m_grip->hasMoved = true;
    m_preview = mesh();
    if (m_grip->from.kind == Kind::Border)
        m_preview.insertCorner(m_grip->from.at);
    const AreaMesh::Spot target = spotAt(point);
    // Back on the border from which it was pulled it stays where the hand is.
    const bool isOwn = areashape::areSame(target.at, m_grip->from.at);
    m_hover = {target.kind, isOwn ? areashape::rounded(point.page) : target.at};
    m_isGood = m_preview.moveCorner(areashape::rounded(m_grip->from.at), m_hover.at);
}

void AreaTool::release(const ToolPoint &point)
{
    if (!m_grip)
        return;
    if (m_grip->hasMoved) {
        drop();
    } else {
        m_grip.reset();
        addCorner(point);
    }
    emit changed();
}

void AreaTool::drop()
{
    const Grip grip = *m_grip;
    m_grip.reset();
    m_preview = {};
    Draft draft = session().draft();
    AreaEdit edit(draft, model());
    const bool isCorner = grip.from.kind == Kind::Corner;
    const bool isDone = isCorner ? edit.moveCorner(grip.from.at, m_hover.at)
                                 : edit.bendBorder(grip.from.at, m_hover.at);
    if (isDone)
        session().commit(draft, isCorner ? tr("Move a corner") : tr("Bend a border"));
    else if (!edit.problem().isEmpty())
        emit session().said(edit.problem());
}

void AreaTool::doubleClick(const ToolPoint &point)
{
    if (m_corners.isEmpty())
        press(point);
    else
        finish();
}

void AreaTool::finish()
{
    const QPolygonF corners = m_corners;
    if (corners.size() < 3) {
        emit session().said(tr("An area needs at least three corners."));
        return;
    }
    giveUp();
    Draft draft = session().draft();
    AreaEdit edit(draft, model());
    const QString id = edit.freeId();
    engine::Json entry = engine::Json::object();
    if (!session().ground().isEmpty())
        entry.insert(QStringLiteral("terrain"), session().ground());
    if (!edit.add(id, entry, corners)) {
        emit session().said(edit.problem());
        return;
    }
    session().commit(draft, tr("Draw the area %1").arg(id));
    session().selectSpaces({id});
}

void AreaTool::removeCorner()
{
    Draft draft = session().draft();
    AreaEdit edit(draft, model());
    if (edit.removeCorner(m_hover.at))
        session().commit(draft, tr("Remove a corner"));
    else
        emit session().said(edit.problem());
    m_hover = {};
}

void AreaTool::leave()
{
    if (!m_grip)
        m_hover = {};
    emit changed();
}

bool AreaTool::wants(const QKeyEvent &event) const
{
    return event.key() == Qt::Key_Delete && m_corners.isEmpty() && m_hover.kind == Kind::Corner;
}

bool AreaTool::keyPress(const QKeyEvent &event)
{
    if (wants(event)) {
        removeCorner();
        return true;
    }
    if (!isBusy())
        return false;
    if (event.key() == Qt::Key_Escape)
        giveUp();
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        finish();
    else if (event.key() == Qt::Key_Backspace && !m_corners.isEmpty())
        m_corners.removeLast();
    else
        return false;
    emit changed();
    return true;
}

void AreaTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    MeshTool::paint(painter, camera);
    if (m_grip && m_grip->hasMoved) {
        const QColor color = m_isGood ? ghostColor() : eraseColor();
        painter.setPen(QPen(color, 3));
        painter.setBrush(Qt::NoBrush);
        for (auto it = m_preview.outlines().constBegin(); it != m_preview.outlines().constEnd();
             ++it) {
            if (*it != mesh().outlines().value(it.key()))
                painter.drawPolygon(seen(camera, *it));
        }
        paintHandle(painter, camera.toView(m_hover.at));
        return;
    }
    paintCourse(painter, camera, m_corners, m_hover.at);
    paintSpot(painter, camera, m_hover);
}

} // namespace editor
