// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

namespace view {

/// Pictures of one byte a pixel, which say how much of it is covered.
namespace alphamask {

/// Covers what \a stamp covers, too.
void press(QImage &mask, const QImage &stamp, QPoint at);
/// Turns a mask into colours: \a outside where it is empty, \a inside where it is full.
QImage colored(const QImage &mask, QColor outside, QColor inside);

} // namespace alphamask

} // namespace view
