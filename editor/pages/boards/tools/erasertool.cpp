// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/erasertool.h"

#include "editor/pages/boards/edits/edgeedit.h"
#include "editor/pages/boards/edits/hexedit.h"
#include "editor/pages/boards/edits/wayedit.h"

namespace editor {

QString EraserTool::hint() const
{
    return tr("Drag to take away what the layer that is pressed below holds: terrain, names, "
              "roads, hexsides or marks.");
}

// What lies between areas is taken from their borders.
bool EraserTool::isOnBorders() const
{
    return !cells() && session().layers().active() == BoardLayers::Hexsides;
}

QString EraserTool::status(const ToolPoint &point) const
{
    if (isOnBorders())
        return m_border.pair() ? tr("Border %1–%2: erase what lies on it")
                                     .arg(m_border.pair()->first, m_border.pair()->second)
                               : tr("Point at the border between two areas");
    if (point.space.isEmpty())
        return {};
    return tr("%1: erase “%2”")
        .arg(placeName(point.space), BoardLayers::title(session().layers().active()));
}

void EraserTool::end()
{
    m_stroke.clear();
    m_hover = {};
}

void EraserTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton)
        return;
    if (session().layers().isLocked(session().layers().active())) {
        emit session().said(tr("This layer is locked."));
        return;
    }
    m_stroke = session().newStroke();
    m_border.move(point);
    erase(point);
}

void EraserTool::move(const ToolPoint &point)
{
    const bool isOther = m_hover.cell != point.cell || !(m_hover.side == point.side)
        || m_hover.space != point.space || (isOnBorders() && m_border.move(point));
    m_hover = point;
    if (!isOther)
        return;
    if (!m_stroke.isEmpty())
        erase(point);
    emit changed();
}

void EraserTool::release(const ToolPoint &)
{
    m_stroke.clear();
}

void EraserTool::leave()
{
    m_hover = {};
    m_border.leave();
    emit changed();
}

bool EraserTool::eraseMarks(Draft &draft, const QString &space) const
{
    engine::Json entry = model().entry(space) ? model().entry(space)->toJson() : engine::Json();
    if (!entry.contains(u"features") && !entry.contains(u"values"))
        return false;
    entry.remove(u"features");
    entry.remove(u"values");
    return HexEdit(draft, model()).replace({{space, entry}});
}

void EraserTool::erase(const ToolPoint &point)
{
    if (isOnBorders()) {
        m_border.erase({}, m_stroke);
        return;
    }
    if (point.space.isEmpty())
        return;
    const BoardLayers::Layer layer = session().layers().active();
    Draft draft = session().draft();
    bool hasChanged = false;
    HexEdit hexes(draft, model());
    if (layer == BoardLayers::Terrain)
        hasChanged = hexes.setTerrain({point.space}, model().ground());
    else if (layer == BoardLayers::Names)
        hasChanged = hexes.setName({point.space}, {});
    else if (layer == BoardLayers::Ways)
        hasChanged = WayEdit(draft, model()).cut({}, point.space);
    else if (layer == BoardLayers::Marks)
        hasChanged = eraseMarks(draft, point.space);
    else if (layer == BoardLayers::Hexsides && point.side.isInside())
        hasChanged = EdgeEdit(draft, model())
                         .remove({}, {{cells()->id(point.side.a), cells()->id(point.side.b)}});
    if (hasChanged)
        session().commit(draft, tr("Erase “%1”").arg(BoardLayers::title(layer)), m_stroke);
}

void EraserTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    if (isOnBorders())
        m_border.paint(painter, camera, eraseColor());
    else
        paintArea(painter, camera, m_hover.space, eraseColor());
    if (!cells() || m_hover.cell < 0 || m_hover.cell >= cells()->count())
        return;
    if (session().layers().active() == BoardLayers::Hexsides)
        paintSide(painter, camera, m_hover.side, eraseColor());
    else
        paintCells(painter, camera, {m_hover.cell}, eraseColor());
}

} // namespace editor
