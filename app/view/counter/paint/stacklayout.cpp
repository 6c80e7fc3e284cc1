// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/stacklayout.h"

#include "app/view/counter/paint/counterplate.h"

#include <QRectF>

#include <algorithm>

namespace view {

namespace {

constexpr double c_pileStep = 5;
constexpr double c_fanStep = 34;
constexpr double c_blockFront = 62;
constexpr double c_blockHeight = 72;
constexpr double c_blockOverlap = 4;
constexpr int c_blocksInRow = 3;
constexpr int c_badgeFrom = 2;

double unit(double size)
{
    return size / CounterPlate::size;
}

} // namespace

QList<StackLayout::Place> StackLayout::pile(int count, double size)
{
    QList<Place> places;
    const int shown = std::min(count, mostShown);
    const double step = c_pileStep * unit(size);
    for (int i = 0; i < shown; ++i) {
        // The lowest one that is shown lies farthest to the upper right.
        const double away = (shown - 1) / 2.0 - i;
        const QPointF shift(away * step, -away * step);
        places.append({count - shown + i, shift - QPointF(size, size) / 2, 0});
    }
    if (count >= c_badgeFrom)
        places.last().badge = count;
    return places;
}

QList<StackLayout::Place> StackLayout::fan(int count, double size, int rows)
{
    QList<Place> places;
    if (count <= 0)
        return places;
    const int height = std::clamp(rows, 1, count);
    const int columns = (count + height - 1) / height;
    const double step = c_fanStep * unit(size);
    const double columnStep = size * 1.08;
    // The top piece of the stack: at the lower left.
    const QPointF start(-(columnStep * (columns - 1) + size) / 2,
                        (step * (height - 1) + size) / 2 - size);
    for (int i = 0; i < count; ++i) {
        const int fromTop = count - 1 - i;
        const QPointF shift(columnStep * (fromTop / height), -step * (fromTop % height));
        places.append({i, start + shift, 0});
    }
    return places;
}

QList<StackLayout::Place> StackLayout::blocks(int standing, int revealed, double size)
{
    QList<Place> places;
    const double step = (c_blockFront - c_blockOverlap) * unit(size);
    const double rowStep = (c_blockHeight - c_blockOverlap) * unit(size);
    const double gap = c_blockFront * unit(size) * 1.02;
    const auto rowsOf = [](int count) { return (count + c_blocksInRow - 1) / c_blocksInRow; };
    const double height = rowStep * rowsOf(standing) + gap * rowsOf(revealed);
    double y = -height / 2;
    int piece = 0;
    const auto addRows = [&](int count, double columnStep, double lineStep) {
        for (int first = 0; first < count; first += c_blocksInRow) {
            const int width = std::min(c_blocksInRow, count - first);
            for (int i = 0; i < width; ++i) {
                const double x = (i - (width - 1) / 2.0) * columnStep - size / 2;
                places.append({piece++, {x, y}, 0});
            }
            y += lineStep;
        }
    };
    addRows(standing, step, rowStep);
    addRows(revealed, gap, gap);
    return places;
}

int StackLayout::pieceAt(const QList<Place> &places, QPointF point, double size)
{
    for (auto it = places.crbegin(); it != places.crend(); ++it) {
        if (QRectF(it->position, QSizeF(size, size)).contains(point))
            return it->piece;
    }
    return -1;
}

QList<engine::PieceId> StackLayout::sorted(QList<engine::PieceId> pieces, const CounterBook &book)
{
    std::stable_sort(pieces.begin(), pieces.end(), [&](engine::PieceId a, engine::PieceId b) {
        return book.art(a).rank < book.art(b).rank;
    });
    return pieces;
}

} // namespace view
