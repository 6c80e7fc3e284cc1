// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/maptext.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// A name of a hex or a label of the board, where it stands on the page.
struct BoardName
{
    QString space; ///< Of a hex's name.
    int label = -1; ///< Of the board's labels.
    QString text;
    QPointF centre;
    QSizeF size;
    double angle = 0;

    QPolygonF outline() const;
    /// What is taken to turn a label.
    QPointF turningPoint() const;
};

/// All names of a board; those of hexes as the sheet has them in \a painted.
std::vector<BoardName> boardNames(const BoardModel &model,
                                  const std::vector<view::MapText> &painted);

/// The first name of which a part lies under another; -1: none does.
int overlapping(const std::vector<BoardName> &names, int name);

} // namespace editor
