// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace editor {

/// Rows of texts as spreadsheets exchange them: with tabs on the clipboard, with commas or
/// semicolons in files.
namespace delimited {

using Rows = QList<QStringList>;

/// A byte order mark is passed over. Quotes, line ends within quotes and any kind of line end are
/// understood. Without a \a separator, the one that the first line has most of is taken.
Rows read(const QString &text, QChar separator = {});
QString write(const Rows &rows, QChar separator);
/// A file with commas that spreadsheets take for UTF-8: with a byte order mark.
QByteArray fileBytes(const Rows &rows);

} // namespace delimited

} // namespace editor
