// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/alphamask.h"

#include <array>
#include <cmath>

namespace view {

namespace alphamask {

void press(QImage &mask, const QImage &stamp, QPoint at)
{
    const QRect area = QRect(at, stamp.size()) & mask.rect();
    for (int y = area.top(); y <= area.bottom(); ++y) {
        uchar *to = mask.scanLine(y) + area.left();
        const uchar *from = stamp.constScanLine(y - at.y()) + (area.left() - at.x());
        std::transform(to, to + area.width(), from, to,
                       [](uchar a, uchar b) { return std::max(a, b); });
    }
}

QImage colored(const QImage &mask, QColor outside, QColor inside)
{
    std::array<QRgb, 256> colors;
    for (int i = 0; i < 256; ++i) {
        const double share = i / 255.0;
        const double alpha = outside.alphaF() * (1 - share) + inside.alphaF() * share;
        const auto mix = [&](double a, double b) {
            return int(std::lround(
                255 * (a * outside.alphaF() * (1 - share) + b * inside.alphaF() * share)));
        };
        colors[size_t(i)] =
            qRgba(mix(outside.redF(), inside.redF()), mix(outside.greenF(), inside.greenF()),
                  mix(outside.blueF(), inside.blueF()), int(std::lround(255 * alpha)));
    }
    QImage image(mask.size(), QImage::Format_ARGB32_Premultiplied);
    const int width = mask.width();
    for (int y = 0; y < mask.height(); ++y) {
        const uchar *cover = mask.constScanLine(y);
        std::transform(cover, cover + width, reinterpret_cast<QRgb *>(image.scanLine(y)),
                       [&](uchar share) { return colors[share]; });
    }
    return image;
}

} // namespace alphamask

} // namespace view
