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

} // namespace delimited

} // namespace editor
