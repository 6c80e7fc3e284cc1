// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/roster/stackdelegate.h"

#include "app/player/parts/thinbar.h"

#include <QApplication>

namespace app {

namespace {

constexpr int c_cellBar = 3;
constexpr int c_strengthBar = 72; ///< As long in all rows, so that they compare.
constexpr int c_pointsBar = 30;

} // namespace

void StackDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant strength = index.data(StrengthRole);
    const QVariant points = index.data(PointsRole);
    if (!strength.isValid() && !points.isValid())
        return;
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    const QRect words = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget)
                            .adjusted(3, 0, -3, 0);
    const Tokens tokens = Tokens::of(item.palette);
    QRect room(words.left(), option.rect.bottom() - c_cellBar - 2,
               std::min(words.width(), c_strengthBar), c_cellBar);
    if (strength.isValid()) {
        const double share = strength.toDouble();
        ThinBar::paint(*painter, room, share, tokens, ThinBar::strengthInk(share, tokens));
        return;
    }
    room.setLeft(words.right() + 1 - std::min(words.width(), c_pointsBar));
    room.setRight(words.right());
    ThinBar::paint(*painter, room, points.toDouble(), tokens, tokens.accent);
}

} // namespace app
