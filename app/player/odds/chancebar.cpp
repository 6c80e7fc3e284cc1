// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/odds/chancebar.h"

#include "app/player/parts/dieface.h"
#include "app/view/counter/countercolors.h"

#include <QPainter>

namespace app {

namespace {

constexpr int c_die = 17;
constexpr int c_dieStep = 19;
constexpr int c_pad = 8;

} // namespace

ChanceBar::ChanceBar(QWidget *parent)
    : PaintedWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
}

QString ChanceBar::percent(double chance)
{
    return tr("%1 %").arg(qRound(chance * 100));
}

void ChanceBar::setOutcome(const QString &text, double chance, Tone tone)
{
    m_text = text;
    m_chance = chance;
    m_tone = tone;
    setAccessibleName(tr("%1: %2", "outcome and chance").arg(percent(chance), text));
    setToolTip(text);
    updateGeometry();
    update();
}

void ChanceBar::setRolls(const QList<int> &rolls, int columns)
{
    m_rolls = rolls;
    m_columns = columns;
    updateGeometry();
    update();
}

int ChanceBar::percentWidth() const
{
    return QFontMetrics(scaled(1, QFont::Bold)).horizontalAdvance(percent(1)) + 6;
}

QRect ChanceBar::barRect(int width) const
{
    const int left = m_columns ? m_columns * c_dieStep + 4 : 0;
    return QRect(left, 0, qMax(60, width - left - percentWidth()), 0);
}

int ChanceBar::heightForWidth(int width) const
{
    const QFontMetrics metrics(scaled(0.94));
    const QRect room(0, 0, barRect(width).width() - 2 * c_pad, 10000);
    const int text = metrics.boundingRect(room, Qt::TextWordWrap, m_text).height();
    const int rows = m_columns ? (int(m_rolls.size()) + m_columns - 1) / m_columns : 0;
    return qMax(qMax(22, text + 6), rows * c_dieStep);
}

QSize ChanceBar::sizeHint() const
{
    const int text = QFontMetrics(scaled(0.94)).horizontalAdvance(m_text) + 2 * c_pad + 2;
    const int width = (m_columns ? m_columns * c_dieStep + 4 : 0) + text + percentWidth();
    return {width, heightForWidth(width)};
}

QSize ChanceBar::minimumSizeHint() const
{
    return {180, 22};
}

void ChanceBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    for (int i = 0; i < m_rolls.size() && m_columns; ++i)
        DieFace::draw(
            painter, QRectF(i % m_columns * c_dieStep, i / m_columns * c_dieStep + 2, c_die, c_die),
            m_rolls[i], 6, colors);
    QRect bar = barRect(width());
    bar.setHeight(height());
    const QColor strong = m_tone == Tone::Good ? colors.good
        : m_tone == Tone::Bad                  ? colors.bad
                                               : colors.text2;
    const QColor soft = m_tone == Tone::Good ? colors.goodSoft
        : m_tone == Tone::Bad                ? colors.badSoft
                                             : colors.line2;
    painter.fillRect(bar, colors.sunk);
    painter.fillRect(QRectF(bar.left(), 0, bar.width() * qBound(0.0, m_chance, 1.0), height()),
                     view::mixed(soft, strong, colors.isDark ? 0.12 : 0.18));
    painter.fillRect(QRect(bar.left(), 0, 4, height()), strong);
    painter.setFont(scaled(0.94));
    painter.setPen(colors.text);
    painter.drawText(bar.adjusted(c_pad, 0, -c_pad / 2, 0),
                     Qt::TextWordWrap | Qt::AlignVCenter | Qt::AlignLeft, m_text);
    painter.setFont(scaled(1, QFont::Bold));
    painter.drawText(QRect(bar.right(), 0, width() - bar.right(), height()),
                     Qt::AlignVCenter | Qt::AlignRight, percent(m_chance));
}

} // namespace app
