// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

namespace editor {

/// How near to each other borders of a board's areas lie that count as one.
///
/// It is remembered beside the scans. With it one knows whom the search has made neighbours: a link
/// without a border was added by hand, and a border without a link was cut by hand.
struct BoardBorders
{
    static constexpr double usual = 2;

    double tolerance = usual;
    bool isSearched = false; ///< Neighbours were found with this tolerance.

    static BoardBorders read(const FileContents &files, const QString &board);
    bool write(Draft &draft, const QString &board) const;
};

} // namespace editor
