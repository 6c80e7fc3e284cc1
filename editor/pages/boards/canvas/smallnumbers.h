// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardmodel.h"

#include <QColor>
#include <QStaticText>
#include <QTransform>

#include <vector>

class QPainter;

namespace editor {

/// Numbers of hexes where the map is too small for those that are printed: in the view's own size,
/// as long as they find room.
class SmallNumbers
{
public:
    void paint(QPainter &painter, const BoardModel &model, const std::vector<int> &cells,
               const QTransform &toView, QColor color);

private:
    /// Laid out only once: for a thousand of them that takes longer than a stroke may.
    const QStaticText &text(const HexCells &cells, int cell, const QFont &font);

    HexCellsPointer m_cells;
    std::vector<QStaticText> m_texts; ///< By cell; empty until one is seen.
};

} // namespace editor
