// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

#include <optional>
#include <vector>

namespace editor {

/// A run of lines that one text has where another one has other lines, or none.
struct LineChange
{
    qsizetype from = 0; ///< First line of the old text.
    qsizetype count = 0; ///< How many old lines go.
    QByteArrayList lines; ///< What comes in their place.

    bool operator==(const LineChange &) const = default;
};

/// Each with its line end, so that they can be joined again.
QByteArrayList linesOf(const QByteArray &text);
/// What turns \a before into \a after, from the top.
std::vector<LineChange> lineChanges(const QByteArray &before, const QByteArray &after);
/// Both changes of \a base in one text; nothing where they touch the same lines in different ways.
std::optional<QByteArray> mergedLines(const QByteArray &base, const QByteArray &mine,
                                      const QByteArray &theirs);

} // namespace editor
