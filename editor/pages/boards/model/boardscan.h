// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

#include <QPointF>

namespace editor {

/// An old map that lies over a board while it is drawn anew. It and its place belong to the editor
/// alone: they are kept in the folder "editor" of the module, which no game and no pack holds.
struct BoardScan
{
    QString file; ///< Empty: none.
    QPointF at; ///< Of its upper left corner, on the page.
    double scale = 1; ///< Units of the page for a pixel.
    double angle = 0; ///< Clockwise around the upper left corner, in degrees.

    /// Whether a file may be a scan or tell of one.
    static bool isFile(const QString &name) { return name.startsWith(u"editor/"); }
    /// The file of the editor that tells of boards.
    static QString notes();
    static void makeNotes(Draft &draft);
    static BoardScan read(const FileContents &files, const QString &board);
    /// Without a file it is taken away.
    bool write(Draft &draft, const QString &board) const;

    bool operator==(const BoardScan &) const = default;
};

} // namespace editor
