// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/forcedelegate.h"

#include "app/player/parts/thinbar.h"

#include <QApplication>
#include <QPainter>

namespace app {

namespace {

constexpr int c_gap = 6;
constexpr int c_leastRow = 26;
constexpr int c_forceBar = 3;

QFont resized(QFont font, double factor, QFont::Weight weight)
{
    font.setPixelSize(std::max(8, qRound(QFontInfo(font).pixelSize() * factor)));
    font.setWeight(weight);
    return font;
}

/// Writes at the right end of the room and takes from it what was used.
void writeRight(QPainter &painter, QRect &room, const QString &text, const QFont &font,
                const QColor &ink)
{
    if (text.isEmpty())
        return;
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, text);
    room.setRight(room.right() - QFontMetrics(font).horizontalAdvance(text) - c_gap);
}

} // namespace

void ForceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QString name = item.text;
    const QIcon icon = item.icon;
    item.text.clear();
    item.icon = {};
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Tokens tokens = Tokens::of(item.palette);
    const bool isPiece = index.data(PieceRole).isValid();
    painter->save();
    QRect room = option.rect.adjusted(2, 0, -c_gap, 0);
    if (!icon.isNull()) {
        const QSize size = icon.actualSize(item.decorationSize);
        const QVariant strength = index.data(StrengthRole);
        const int bar = strength.isValid() ? c_forceBar + 1 : 0;
        icon.paint(painter, QRect(room.topLeft(), QSize(size.width(), room.height() - bar)));
        const QRect below(room.left(), room.bottom() - c_forceBar, size.width(), c_forceBar);
        if (bar)
            ThinBar::paint(*painter, below, strength.toDouble(), tokens,
                           ThinBar::strengthInk(strength.toDouble(), tokens));
        room.setLeft(room.left() + size.width() + c_gap);
    }
    writeRight(*painter, room, index.data(PlaceRole).toString(),
               resized(option.font, 0.92, QFont::DemiBold), tokens.accent);
    writeRight(*painter, room, index.data(ValuesRole).toString(),
               resized(option.font, 0.92, QFont::Normal), tokens.text2);
    const QFont font =
        resized(option.font, isPiece ? 0.96 : 1, isPiece ? QFont::Normal : QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(tokens.text);
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetrics(font).elidedText(name, Qt::ElideMiddle, room.width()));
    painter->restore();
}

QSize ForceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int bar = index.data(StrengthRole).isValid() ? c_forceBar + 1 : 0;
    const int icon = index.data(PieceRole).isValid() ? option.decorationSize.height() + 4 + bar : 0;
    return {80, std::max({c_leastRow, option.fontMetrics.height() + 8, icon})};
}

} // namespace app
