// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardborders.h"

#include "editor/pages/boards/model/boardscan.h"

namespace editor {

namespace {

JsonPath pathOf(const QString &board)
{
    return {QStringLiteral("borders"), board};
}

} // namespace

BoardBorders BoardBorders::read(const FileContents &files, const QString &board)
{
    BoardBorders borders;
    const auto content = files.value(BoardScan::notes());
    const JsonText *entry =
        content && content->json() ? content->json()->find(pathOf(board)) : nullptr;
    const double found = entry ? entry->toJson().toReal(-1) : -1;
    if (found >= 0) {
        borders.tolerance = found;
        borders.isSearched = true;
    }
    return borders;
}

bool BoardBorders::write(Draft &draft, const QString &board) const
{
    BoardScan::makeNotes(draft);
    return draft.set(BoardScan::notes(), pathOf(board), tolerance);
}

} // namespace editor
