// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/keybutton.h"

#include "app/player/parts/keycap.h"
#include "app/view/style/tokens.h"

#include <QAction>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace app {

namespace {

constexpr int c_pad = 10;
constexpr int c_gap = 7;
constexpr int c_corner = 10; ///< Pixels of the letter there.

} // namespace

KeyButton::KeyButton(Style style, QWidget *parent)
    : QToolButton(parent)
    , m_style(style)
{
}

QString KeyButton::key() const
{
    return defaultAction() ? defaultAction()->shortcut().toString(QKeySequence::NativeText)
                           : QString();
}

QFont KeyButton::small() const
{
    QFont font = this->font();
    const int usual = QFontInfo(font).pixelSize();
    // The corner of a button does not grow with the text.
    font.setPixelSize(m_style == Style::Cap ? std::max(9, qRound(usual * 0.86)) : c_corner);
    return font;
}

QSize KeyButton::sizeHint() const
{
    if (m_style == Style::Corner)
        return QToolButton::sizeHint();
    QFont bold = font();
    bold.setWeight(QFont::DemiBold); // as a stylesheet may have it
    int width = 2 * c_pad + iconSize().width() + c_gap
        + QFontMetrics(bold).horizontalAdvance(text().remove(u'&')) + 2;
    if (!key().isEmpty())
        width += c_gap + KeyCap::size(key(), small()).width();
    return {width, std::max(QToolButton::sizeHint().height(), 32)};
}

void KeyButton::paintCap(QPainter &painter, const QColor &ink) const
{
    const QRect inside = rect().adjusted(c_pad, 0, -c_pad, 0);
    icon().paint(&painter, QRect(inside.topLeft(), QSize(iconSize().width(), height())),
                 Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    painter.setPen(ink);
    painter.drawText(inside.adjusted(iconSize().width() + c_gap, 0, 0, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, text().remove(u'&'));
    if (key().isEmpty())
        return;
    const QSize cap = KeyCap::size(key(), small());
    KeyCap::draw(painter,
                 QRectF(inside.right() - cap.width(), (height() - cap.height()) / 2.0, cap.width(),
                        cap.height()),
                 key(), small(), Tokens::of(palette()).text2);
}

void KeyButton::paintCorner(QPainter &painter, const QColor &ink) const
{
    painter.setFont(small());
    painter.setPen(ink);
    painter.drawText(rect().adjusted(0, 0, -3, -1), Qt::AlignRight | Qt::AlignBottom, key());
}

void KeyButton::paintEvent(QPaintEvent *event)
{
    const Tokens tokens = Tokens::of(palette());
    if (m_style == Style::Corner) {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        paintCorner(painter, isChecked() ? tokens.accent : tokens.text2);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    QFont font = this->font();
    font.setWeight(QFont::Medium);
    painter.setFont(font);
    paintCap(painter, isEnabled() ? tokens.text : tokens.text2);
}

} // namespace app
