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

QString EraserTool::status(const ToolPoint &point) const
{
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
    erase(point);
}

void EraserTool::move(const ToolPoint &point)
{
    const bool isOther = m_hover.cell != point.cell || !(m_hover.side == point.side);
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
    if (!cells() || m_hover.cell < 0 || m_hover.cell >= cells()->count())
        return;
    if (session().layers().active() == BoardLayers::Hexsides)
        paintSide(painter, camera, m_hover.side, eraseColor());
    else
        paintCells(painter, camera, {m_hover.cell}, eraseColor());
}

} // namespace editor
