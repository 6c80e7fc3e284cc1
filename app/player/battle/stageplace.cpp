// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/battle/stageplace.h"

#include <algorithm>
#include <array>

namespace app {

namespace {

constexpr int c_between = 8;
constexpr int c_leastCard = 96; ///< Its head, and a line to scroll.

/// The largest part of the area that the card leaves in one piece.
StagePlace placed(const QRect &area, const QRect &card)
{
    const std::array<QRect, 4> parts = {
        QRect(QPoint(area.left(), card.bottom() + 1 + c_between), area.bottomRight()),
        QRect(area.topLeft(), QPoint(area.right(), card.top() - 1 - c_between)),
        QRect(area.topLeft(), QPoint(card.left() - 1 - c_between, area.bottom())),
        QRect(QPoint(card.right() + 1 + c_between, area.top()), area.bottomRight())};
    const auto size = [](const QRect &part) {
        return part.isValid() ? qint64(part.width()) * part.height() : 0;
    };
    return {card, *std::max_element(parts.begin(), parts.end(), [&](const auto &a, const auto &b) {
                return size(a) < size(b);
            })};
}

int middle(const QRect &area, int width)
{
    return area.left() + (area.width() - width) / 2;
}

StagePlace atEdge(const QRect &area, QSize size, bool isTop)
{
    const int top = isTop ? area.top() : area.bottom() + 1 - size.height();
    return placed(area, {{middle(area, size.width()), top}, size});
}

} // namespace

StagePlace StagePlace::beside(const QRect &area, QSize wanted, const QRect &kept)
{
    const QSize size = wanted.boundedTo(area.size());
    const QRect around = kept.adjusted(-c_between, -c_between, c_between, c_between);
    const int right = area.right() + 1 - size.width();
    const std::array<QPoint, 4> spots = {
        QPoint(middle(area, size.width()), area.top()),
        QPoint(middle(area, size.width()), area.bottom() + 1 - size.height()),
        QPoint(right, area.top()), area.topLeft()};
    for (const QPoint spot : spots) {
        const StagePlace place = placed(area, {spot, size});
        if (kept.isNull() || !place.covers(around))
            return place;
    }
    const int over = around.top() - area.top();
    const int below = area.bottom() - around.bottom();
    const int room = std::max({over, below, std::min(c_leastCard, area.height())});
    return atEdge(area, {size.width(), std::min(size.height(), room)}, over >= below);
}

StagePlace StagePlace::above(const QRect &area, QSize wanted, const QRect &kept, bool isKeptLow)
{
    // No more than half of the board: a card must be read, too.
    const int strip =
        std::clamp(kept.height() * 5 / 4 + 2 * c_between, area.height() / 4, area.height() / 2);
    const int most = std::max(c_leastCard, area.height() - strip - c_between);
    const QSize size(std::min(wanted.width(), area.width()), std::min(wanted.height(), most));
    return atEdge(area, size, isKeptLow);
}

} // namespace app
