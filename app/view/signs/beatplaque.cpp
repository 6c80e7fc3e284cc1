// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/beatplaque.h"

#include "app/view/style/tokens.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace view {

namespace {

const QColor c_plaqueEdge(0xff, 0xc6, 0x1a);
constexpr double mostWidth = 340;
constexpr double plaqueMargin = 8; // to the edge of the view
constexpr double plaqueGap = 10; // to what it speaks of
constexpr double paddingX = 12;
constexpr double paddingY = 8;

double overlap(const QRectF &a, const QRectF &b)
{
    const QRectF both = a & b;
    return both.width() * both.height();
}

} // namespace

// Below, above, beside, then further away: the first place that covers nobody.
QRectF BeatPlaque::place(QSizeF size, QRectF at, QRectF view, const std::vector<QRectF> &keepFree)
{
    const QRectF room = view.adjusted(plaqueMargin, plaqueMargin, -plaqueMargin, -plaqueMargin);
    QRectF best;
    double least = -1;
    for (int ring = 0; ring < 5; ++ring) {
        const double x = (at.width() + size.width()) / 2 + plaqueGap + ring * size.width() / 2;
        const double y = (at.height() + size.height()) / 2 + plaqueGap + ring * size.height();
        for (const QPointF way : {QPointF(0, y), QPointF(0, -y), QPointF(x, 0), QPointF(-x, 0),
                                  QPointF(x, y), QPointF(-x, y), QPointF(x, -y), QPointF(-x, -y)}) {
            QRectF plaque(QPointF(), size);
            plaque.moveCenter(at.center() + way);
            plaque.moveLeft(std::clamp(plaque.left(), room.left(),
                                       std::max(room.left(), room.right() - size.width())));
            plaque.moveTop(std::clamp(plaque.top(), room.top(),
                                      std::max(room.top(), room.bottom() - size.height())));
            double covered = overlap(plaque, at);
            for (const QRectF &free : keepFree)
                covered += overlap(plaque, free);
            if (least < 0 || covered < least) {
                best = plaque;
                least = covered;
            }
            if (covered <= 0)
                return plaque;
        }
    }
    return best;
}

void BeatPlaque::paint(QPainter &painter, const QString &sentence, const QFont &font, QRectF at,
                       QRectF view, const std::vector<QRectF> &keepFree)
{
    if (sentence.isEmpty())
        return;
    const double ratio = painter.device()->devicePixelRatioF();
    draw(sentence, font, std::min(mostWidth, view.width() - 2 * plaqueMargin), ratio);
    const QRectF plaque = place(m_picture.deviceIndependentSize(), at, view, keepFree);
    const QPointF whole(std::round(plaque.x() * ratio), std::round(plaque.y() * ratio));
    painter.drawPixmap(whole / ratio, m_picture);
}

void BeatPlaque::draw(const QString &sentence, const QFont &font, double width, double ratio)
{
    if (!m_picture.isNull() && sentence == m_sentence && font == m_font && width == m_width
        && m_picture.devicePixelRatio() == ratio)
        return;
    m_sentence = sentence;
    m_font = font;
    m_width = width;
    const int flags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter;
    const QRectF bounds = QFontMetricsF(font).boundingRect(
        QRectF(0, 0, std::max(1.0, width - 2 * paddingX), 10000), flags, sentence);
    const QSizeF size(std::ceil(bounds.width()) + 2 * paddingX,
                      std::ceil(bounds.height()) + 2 * paddingY);
    m_picture = QPixmap((size * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    // The same on light and dark maps, as all tips of the board.
    const Tokens tokens = Tokens::light();
    const QRectF area = QRectF(QPointF(), size).adjusted(0.75, 0.75, -0.75, -0.75);
    painter.setPen(QPen(c_plaqueEdge, 1.5));
    painter.setBrush(tokens.tip);
    painter.drawRoundedRect(area, 8, 8);
    painter.setPen(tokens.tipText);
    painter.setFont(font);
    painter.drawText(area.adjusted(paddingX - 1, paddingY - 1, 1 - paddingX, 1 - paddingY), flags,
                     sentence);
}

} // namespace view
