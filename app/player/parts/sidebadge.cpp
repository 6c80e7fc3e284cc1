// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/sidebadge.h"

#include "app/player/parts/sidemark.h"

#include <QPainter>
#include <QStyle>

namespace app {

SideBadge::SideBadge(const engine::Module &module, QWidget *parent)
    : QWidget(parent)
    , m_module(module)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SideBadge::setSide(engine::SideId side, const QString &name, const QString &below)
{
    m_side = side;
    m_name = name;
    m_below = below;
    setAccessibleName(name + QLatin1String(", ") + below);
    updateGeometry();
    update();
}

QFont SideBadge::nameFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QFont SideBadge::belowFont() const
{
    QFont small = font();
    small.setPixelSize(std::max(9, QFontInfo(font()).pixelSize() - 2));
    return small;
}

QSize SideBadge::sizeHint() const
{
    const QFontMetrics name(nameFont());
    const QFontMetrics below(belowFont());
    const int text = std::max(name.horizontalAdvance(m_name), below.horizontalAdvance(m_below));
    return {text + (m_side ? 56 : 28), std::max(40, name.height() + below.height() + 8)};
}

void SideBadge::paintEvent(QPaintEvent *)
{
    const Tokens tokens = Tokens::of(palette());
    const SideMark mark = SideMark::of(m_module, m_side, tokens);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_side ? mark.color : tokens.control);
    painter.setBrush(m_side ? mark.tint : tokens.sunk);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    const auto placed = [this](const QRect &where) {
        return QStyle::visualRect(layoutDirection(), rect(), where);
    };
    int x = 14;
    if (m_side) {
        mark.paint(painter, placed(QRect(12, (height() - 16) / 2, 16, 16)));
        x = 38;
    }
    // A side's colour is for shapes; words need more contrast.
    painter.setPen(tokens.text);
    painter.setFont(nameFont());
    const int above = QFontMetrics(nameFont()).height();
    const int below = QFontMetrics(belowFont()).height();
    const int top = (height() - above - below) / 2;
    painter.drawText(placed(QRect(x, top, width() - x, above)), Qt::AlignVCenter, m_name);
    painter.setFont(belowFont());
    painter.drawText(placed(QRect(x, top + above, width() - x, below)), Qt::AlignVCenter, m_below);
}

} // namespace app
