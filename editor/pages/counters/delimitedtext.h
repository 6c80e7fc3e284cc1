// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace editor {

/// A table as text, as spreadsheets write and read it.
namespace delimited {

using Rows = QList<QStringList>;

/// Finds out the separator (comma, semicolon or tab); a byte order mark is passed over. Empty
/// lines are left out.
Rows read(const QByteArray &utf8);
Rows read(const QString &text, QChar separator);
/// Quotes what needs it; lines end with "\n".
QString write(const Rows &rows, QChar separator);

} // namespace delimited

} // namespace editor
