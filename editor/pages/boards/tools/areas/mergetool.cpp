// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/areas/mergetool.h"

#include "editor/pages/boards/edits/areaedit.h"

#include <QKeyEvent>

namespace editor {

QString MergeTool::hint() const
{
    return tr("Click an area, then a neighbour that becomes part of it; go on with further ones. "
              "Enter merges the areas that are selected. Escape ends it.");
}

QString MergeTool::status(const ToolPoint &point) const
{
    if (!model().areas().find(point.space))
        return {};
    if (m_first.isEmpty() || m_first == point.space)
        return tr("%1 takes others in").arg(placeName(point.space));
    return tr("%1 becomes part of %2").arg(placeName(point.space), placeName(m_first));
}

void MergeTool::begin()
{
    const QStringList &chosen = session().selection().spaces;
    m_first =
        chosen.size() == 1 && model().areas().find(chosen.first()) ? chosen.first() : QString();
}

void MergeTool::end()
{
    m_first.clear();
    m_hover.clear();
    emit changed();
}

bool MergeTool::merge(const QStringList &areas)
{
    Draft draft = session().draft();
    AreaEdit edit(draft, model());
    if (!edit.merge(areas)) {
        emit session().said(edit.problem());
        return false;
    }
    session().commit(draft, tr("Merge areas into %1").arg(areas.first()));
    session().selectSpaces({areas.first()});
    if (!edit.note().isEmpty())
        emit session().said(edit.note());
    return true;
}

void MergeTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton || !model().areas().find(point.space))
        return;
    if (!model().areas().find(m_first) || m_first == point.space)
        m_first = point.space;
    else
        merge({m_first, point.space});
    session().selectSpaces({m_first});
    emit changed();
}

void MergeTool::move(const ToolPoint &point)
{
    m_hover = point.space;
    emit changed();
}

void MergeTool::leave()
{
    m_hover.clear();
    emit changed();
}

bool MergeTool::keyPress(const QKeyEvent &event)
{
    const QStringList chosen = session().selection().spaces;
    if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && chosen.size() > 1) {
        if (merge(chosen))
            m_first = chosen.first();
        return true;
    }
    if (event.key() != Qt::Key_Escape || !isBusy())
        return false;
    end();
    return true;
}

void MergeTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    MeshTool::paint(painter, camera);
    paintArea(painter, camera, m_first, ghostColor());
    if (m_hover != m_first)
        paintArea(painter, camera, m_hover, ghostColor());
}

} // namespace editor
