// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/shares/sharechances.h"

#include "app/player/odds/chancebar.h"

#include <QPainter>

namespace app {

namespace {

constexpr int c_chanceHeight = 14;
constexpr int c_chanceGap = 3;

} // namespace

ShareChances::ShareChances(const Shares::Chances &chances, QWidget *parent)
    : PaintedWidget(parent)
    , m_chances(chances)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(words(chances));
    setToolTip(accessibleName());
}

QString ShareChances::words(const Shares::Chances &chances)
{
    QStringList said{tr("%1 loses at least 1").arg(ChanceBar::percent(chances.hurt))};
    if (chances.gone > 0)
        said << tr("%1 destroyed").arg(ChanceBar::percent(chances.gone));
    if (chances.other > 0)
        said << tr("%1 another effect").arg(ChanceBar::percent(chances.other));
    return said.join(QStringLiteral(" · "));
}

QRect ShareChances::textRect(int width) const
{
    const QFontMetrics small(scaled(0.92));
    return small.boundingRect(QRect(0, c_chanceHeight + c_chanceGap, width, 400), Qt::TextWordWrap,
                              accessibleName());
}

QSize ShareChances::sizeHint() const
{
    return {150, heightForWidth(std::min(260, maximumWidth()))};
}

int ShareChances::heightForWidth(int width) const
{
    return textRect(width).bottom() + 2;
}

void ShareChances::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    double left = 0;
    const auto part = [&](double chance, const QColor &color) {
        const double wide = chance * width();
        painter.fillRect(QRectF(left, 0, wide, c_chanceHeight), color);
        left += wide;
    };
    QColor middle = colors.good;
    middle.setAlpha(120);
    part(std::max(0.0, 1 - m_chances.hurt - m_chances.other), colors.line);
    part(m_chances.other, colors.goodSoft);
    part(m_chances.hurt - m_chances.gone, middle);
    part(m_chances.gone, colors.good);
    painter.setFont(scaled(0.92));
    painter.setPen(colors.text);
    painter.drawText(QRect(0, c_chanceHeight + c_chanceGap, width(), height()), Qt::TextWordWrap,
                     accessibleName());
}

} // namespace app
