// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace editor {

/// Rows of texts as spreadsheets exchange them: with tabs on the clipboard, with commas or
/// semicolons in files.
namespace delimited {

/// Quotes, line ends within quotes and any kind of line end are understood. Without a
/// \a separator, the one that the first line has most of is taken.
QList<QStringList> read(const QString &text, QChar separator = {});
QString write(const QList<QStringList> &rows, QChar separator);

} // namespace delimited

} // namespace editor
