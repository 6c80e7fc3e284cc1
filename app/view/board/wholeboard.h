// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardscene.h"
#include "engine/i18n/translator.h"

#include <QImage>

namespace view {

/// A board with everything on it as one picture, \a scale pixels for a unit of the page; null
/// without a board. Its sheet is painted anew, so it is slow.
QImage wholeBoard(BoardScene &scene, const engine::Translator &translator, double scale);

} // namespace view
