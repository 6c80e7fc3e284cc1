// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// Gives a hex board another grid and takes everything along that still has a place: ids change
/// where the numbers do, in this board and wherever scenarios and other boards name them; what
/// falls off the map goes.
class GridEdit
{
public:
    /// \a model must be that of the draft's file.
    GridEdit(Draft &draft, const BoardModel &model)
        : m_draft(draft)
        , m_model(model)
    {
    }

    /// Sets one key of the grid; null takes it away.
    bool set(const QString &key, const engine::Json &value);
    /// Columns or rows more (or fewer) at the end with the low numbers.
    bool insertBefore(int columns, int rows);
    /// Takes hexes out of the grid, with everything that names them; nothing: all are there.
    bool setMissing(const QStringList &spaces);
    /// Every id of the board gets these letters before it.
    bool prefix(const QString &letters);

private:
    /// What the spaces are called afterwards; an empty text: they are gone.
    using Names = QHash<QString, QString>;

    bool change(const engine::Json &grid, QPoint shift);
    Names namesIn(const HexCells &after, QPoint shift) const;
    void renameSpaces(const Names &names);
    void renameEdges(const Names &names, const HexCells *after);
    void renameWays(const Names &names, const HexCells *after);
    void renameList(const QString &file, const QString &key, const Names &names);
    void renameKeys(const QString &file, const QString &key, const Names &names);
    void renameElsewhere(const Names &names);

    Draft &m_draft;
    const BoardModel &m_model;
};

} // namespace editor
