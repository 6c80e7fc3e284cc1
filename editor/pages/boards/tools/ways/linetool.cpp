// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/ways/linetool.h"

#include "editor/pages/boards/edits/hexedit.h"

#include <QKeyEvent>

namespace editor {

QString LineTool::hint() const
{
    return tr("Click where the line begins and where it ends; it goes on from there. Shift keeps "
              "it straight along an axis, Escape ends it.");
}

QString LineTool::status(const ToolPoint &point) const
{
    if (point.space.isEmpty() || point.cell < 0)
        return {};
    if (m_from < 0)
        return tr("%1: begin a line of %2")
            .arg(placeName(point.space), terrainName(session().ground()));
    return tr("%1: line of %n hex(es)", "", int(cells()->line(m_from, target(point)).size()))
        .arg(placeName(point.space));
}

void LineTool::end()
{
    m_from = -1;
    m_to = -1;
}

int LineTool::target(const ToolPoint &point) const
{
    if (m_from < 0 || point.cell < 0 || !(point.modifiers & Qt::ShiftModifier))
        return point.cell;
    int best = point.cell;
    int least = cells()->count();
    const int reach = cells()->distance(m_from, point.cell);
    for (int direction = 0; direction < 6; ++direction) {
        int cell = m_from;
        for (int step = 0; step < reach && cells()->neighbour(cell, direction) >= 0; ++step)
            cell = cells()->neighbour(cell, direction);
        if (cells()->distance(cell, point.cell) < least) {
            least = cells()->distance(cell, point.cell);
            best = cell;
        }
    }
    return best;
}

void LineTool::press(const ToolPoint &point)
{
    if (!cells() || point.cell < 0 || point.button != Qt::LeftButton)
        return;
    if (m_from < 0) {
        m_from = m_to = point.cell;
        emit changed();
        return;
    }
    if (session().layers().isLocked(BoardLayers::Terrain)) {
        emit session().said(tr("The terrain is locked in the layers."));
        return;
    }
    const int to = target(point);
    QStringList painted;
    for (const int cell : cells()->line(m_from, to))
        painted.append(cells()->id(cell));
    Draft draft = session().draft();
    if (HexEdit(draft, model()).setTerrain(painted, session().ground()))
        session().commit(draft, tr("Line of %1").arg(terrainName(session().ground())));
    m_from = to;
    emit changed();
}

void LineTool::move(const ToolPoint &point)
{
    const int to = target(point);
    if (to == m_to)
        return;
    m_to = to;
    emit changed();
}

void LineTool::leave()
{
    m_to = -1;
    emit changed();
}

bool LineTool::keyPress(const QKeyEvent &event)
{
    if (m_from < 0
        || (event.key() != Qt::Key_Escape && event.key() != Qt::Key_Return
            && event.key() != Qt::Key_Enter))
        return false;
    m_from = -1;
    emit changed();
    return true;
}

void LineTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    const bool isGood =
        cells() && m_to >= 0 && m_to < cells()->count() && m_from < cells()->count();
    if (isGood)
        paintCells(painter, camera,
                   m_from < 0 ? std::vector<int>{m_to} : cells()->line(m_from, m_to), ghostColor());
}

} // namespace editor
