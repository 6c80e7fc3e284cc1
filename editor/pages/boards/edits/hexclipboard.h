// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// Spaces of a board as they go over the clipboard: hexes by their places among each other, boxes
/// and areas by their places on the page.
namespace hexclipboard {

/// Null when there is nothing to copy.
engine::Json copied(const BoardModel &model, const QStringList &spaces);
/// Puts hexes with the first one at \a cell, and boxes and areas moved by \a offset; \a pasted gets
/// their ids. Hexes beyond the rim are left out.
bool paste(Draft &draft, const BoardModel &model, const engine::Json &json, int cell,
           QPointF offset, QStringList &pasted);

} // namespace hexclipboard

} // namespace editor
