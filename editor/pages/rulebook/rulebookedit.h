// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/uses.h"
#include "editor/widgets/renamedialog.h"
#include "engine/module/model/rulebook.h"

namespace editor {

/// Edits of a module's rulebook, each made in a draft.
namespace rulebookedit {

/// "rules/rulebook.json"
QString file();
/// The paragraphs as the files have them; those without a number are left out. Their line is
/// their place in the file's list.
engine::Rulebook read(const FileContents &files);
QStringList numbers(const FileContents &files);

/// An empty rulebook with one chapter.
void begin(Draft &draft);
bool setTitle(Draft &draft, int index, const QString &title);
bool setText(Draft &draft, int index, const QString &text);
/// Puts a paragraph at a place of the list.
bool insert(Draft &draft, int index, const QString &number, const QString &title);
/// The paragraph with all that are below it.
bool remove(Draft &draft, const QString &number);
/// The same, to where \a before begins; empty: to the end.
bool move(Draft &draft, const QString &number, const QString &before);

/// Old and new numbers: of a paragraph, and of all that are below it.
using Renumbering = QMap<QString, QString>;
Renumbering renumbering(const FileContents &files, const QString &from, const QString &to);
/// In the order of the file: 4.1, 4.2 … for all right below a chapter or paragraph.
Renumbering inOrder(const FileContents &files, const QString &above);
/// Whether no two paragraphs would have one number.
bool isPossible(const FileContents &files, const Renumbering &numbers);
/// All places that name one of the old numbers, also finer ones than the rulebook has; the
/// paragraphs themselves are not among them.
QList<Reference> references(Uses &uses, const FileContents &files, const Renumbering &numbers);
/// Gives the paragraphs and the places their new numbers.
bool renumber(Draft &draft, const Renumbering &numbers, const QList<Use> &places);

} // namespace rulebookedit

} // namespace editor
