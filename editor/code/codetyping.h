// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCursor>

#include <optional>
#include <utility>

namespace editor {

/// What keys do to the lines of code around a cursor.
namespace CodeTyping {

/// Every chosen line gets a step further in; without a selection blanks come at the cursor.
void indent(QTextCursor &cursor);
void outdent(QTextCursor &cursor);
/// Makes comments of the chosen lines or, where all of them are, code again.
void toggleComment(QTextCursor &cursor);
/// A new line that begins where the one before does, or further in where that opens a block.
void newLine(QTextCursor &cursor);
void duplicate(QTextCursor &cursor);
void moveLine(QTextCursor &cursor, int by);
/// To the first character of the line, or when it is there to its very beginning.
void toLineStart(QTextCursor &cursor, QTextCursor::MoveMode mode);

/// Only blanks stand before the cursor, at least a step of them.
bool isInIndent(const QTextCursor &cursor);
/// The line is a word alone that ends a block.
bool closesBlock(const QString &line);
bool opensBlock(const QString &line);
QString wordBefore(const QTextCursor &cursor);
/// The places of the bracket beside \a position and of its partner.
std::optional<std::pair<int, int>> bracketsAt(const QTextDocument &document, int position);

} // namespace CodeTyping

} // namespace editor
