// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/boardediting.h"

#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/edits/hexclipboard.h"
#include "editor/pages/boards/edits/hexedit.h"
#include "editor/pages/boards/edits/labeledit.h"
#include "editor/pages/clipboard.h"

#include <QSet>

namespace editor {

using engine::Json;

namespace {

const QString c_kind = QStringLiteral("hexes");
constexpr double c_offset = 20;

} // namespace

bool BoardEditing::offers(EditCommand command) const
{
    const BoardSelection &chosen = m_session.selection();
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
    case EditCommand::Duplicate:
        return !chosen.spaces.isEmpty();
    case EditCommand::Paste:
        return clipboard::holds(c_kind) && m_session.model().isReadable();
    case EditCommand::Delete:
    case EditCommand::SelectNone:
    case EditCommand::Rename:
        return !chosen.isEmpty();
    case EditCommand::SelectAll:
    case EditCommand::Invert:
        return m_session.model().isReadable();
    }
    return false;
}

void BoardEditing::perform(EditCommand command)
{
    switch (command) {
    case EditCommand::Cut:
        copy();
        remove();
        break;
    case EditCommand::Copy:
        copy();
        break;
    case EditCommand::Paste:
        if (const auto json = clipboard::paste(c_kind))
            paste(*json, m_canvas.pointedCell());
        break;
    case EditCommand::Duplicate:
        duplicate();
        break;
    case EditCommand::Delete:
        remove();
        break;
    case EditCommand::SelectAll:
        m_session.selectSpaces(all());
        break;
    case EditCommand::Invert:
        selectOthers();
        break;
    case EditCommand::SelectNone:
        m_session.selectNothing();
        break;
    case EditCommand::Rename:
        break;
    }
}

void BoardEditing::copy() const
{
    const Json json = hexclipboard::copied(m_session.model(), m_session.selection().spaces);
    if (!json.isNull())
        clipboard::copy(c_kind, json);
}

void BoardEditing::paste(const Json &json, int cell)
{
    const BoardModel &model = m_session.model();
    if (cell < 0 && model.cells())
        cell = model.cells()->find(m_session.selection().spaces.value(0));
    Draft draft = m_session.draft();
    QStringList pasted;
    if (!hexclipboard::paste(draft, model, json, cell, {c_offset, c_offset}, pasted))
        return;
    m_session.commit(draft, tr("Paste %n space(s)", "", int(pasted.size())));
    m_session.selectSpaces(pasted);
}

// Hexes go beside themselves, so that both can be seen.
int BoardEditing::cellBeside() const
{
    const BoardModel &model = m_session.model();
    const QStringList &spaces = m_session.selection().spaces;
    const int target = model.cells() ? model.cells()->find(spaces.value(0)) : -1;
    if (target < 0)
        return -1;
    int least = model.cells()->columns();
    int most = 0;
    for (const QString &space : spaces) {
        const int cell = model.cells()->find(space);
        least = cell < 0 ? least : std::min(least, model.cells()->columnOf(cell));
        most = cell < 0 ? most : std::max(most, model.cells()->columnOf(cell));
    }
    // An even step keeps the shape of what is copied.
    const int step = (most - least + 2) / 2 * 2;
    const int column = model.cells()->columnOf(target) + step;
    return column < model.cells()->columns()
        ? model.cells()->cellAt(column, model.cells()->rowOf(target))
        : -1;
}

void BoardEditing::duplicate()
{
    const Json json = hexclipboard::copied(m_session.model(), m_session.selection().spaces);
    if (!json.isNull())
        paste(json, cellBeside());
}

void BoardEditing::remove()
{
    const BoardSelection chosen = m_session.selection();
    Draft draft = m_session.draft();
    if (chosen.label >= 0) {
        if (LabelEdit(draft, m_session.model()).remove(chosen.label))
            m_session.commit(draft, tr("Delete a label"));
        return;
    }
    QStringList hexes = chosen.spaces;
    QStringList boxes;
    for (const BoardModel::Box &box : m_session.model().boxes()) {
        if (hexes.removeOne(box.id))
            boxes.append(box.id);
    }
    const bool isMapOfAreas = m_session.model().kind() == engine::Board::Kind::Area;
    const bool hasCleared = isMapOfAreas ? AreaEdit(draft, m_session.model()).remove(hexes)
                                         : HexEdit(draft, m_session.model()).clear(hexes);
    if (BoxEdit(draft, m_session.model()).remove(boxes) || hasCleared)
        m_session.commit(draft, tr("Delete %n space(s)", "", int(chosen.spaces.size())));
}

QStringList BoardEditing::all() const
{
    QStringList all;
    const BoardModel &model = m_session.model();
    for (int cell = 0; model.cells() && cell < model.cells()->count(); ++cell) {
        if (!model.isMissing(cell))
            all.append(model.cells()->id(cell));
    }
    for (const BoardArea &area : model.areas().all())
        all.append(area.id);
    for (const BoardModel::Box &box : model.boxes())
        all.append(box.id);
    return all;
}

void BoardEditing::selectOthers()
{
    const QSet<QString> before(m_session.selection().spaces.begin(),
                               m_session.selection().spaces.end());
    QStringList others = all();
    others.removeIf([&](const QString &space) { return before.contains(space); });
    m_session.selectSpaces(others);
}

} // namespace editor
