// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace editor {

/// Rows of texts as spreadsheets exchange them: with tabs on the clipboard, with commas or
/// semicolons in files.
namespace delimited {

using Rows = QList<QStringList>;

/// The text of a file that a spreadsheet wrote: UTF-8 or UTF-16 with or without a byte order mark,
/// and whatever is neither is taken for Windows-1252.
QString decoded(const QByteArray &bytes);
/// A byte order mark is passed over. Quotes, line ends within quotes and any kind of line end are
/// understood. Without a \a separator, the one that the first line has most of is taken,
/// or the one that a line "sep=;" before it names.
Rows read(const QString &text, QChar separator = {});
QString write(const Rows &rows, QChar separator);
/// A file with commas that spreadsheets take for UTF-8: with a byte order mark.
QByteArray fileBytes(const Rows &rows);

} // namespace delimited

} // namespace editor
