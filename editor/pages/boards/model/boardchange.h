// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPolygonF>
#include <QSet>
#include <QString>

namespace editor {

class BoardModel;

/// What is different between two states of a board.
struct BoardChange
{
    bool isWhole = false; ///< Everything may look different.
    bool hasBoxes = false; ///< Boxes have changed.
    QSet<int> cells; ///< Hexes whose picture has changed.
    QSet<QString> areas; ///< Areas whose picture has changed, also such that are gone.
    QList<QPolygonF> covered; ///< Where these areas were before.

    static BoardChange whole() { return {true, true, {}, {}, {}}; }
    /// Everything, when \a before is another board or null.
    static BoardChange between(const BoardModel *before, const BoardModel &now);
    bool isEmpty() const { return !isWhole && !hasBoxes && cells.isEmpty() && areas.isEmpty(); }
};

} // namespace editor
