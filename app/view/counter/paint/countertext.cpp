// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/countertext.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace view {

namespace {

constexpr int c_outlineSize = 100;
constexpr qsizetype c_mostOutlines = 4000;
constexpr qsizetype c_mostLetters = 40;
constexpr double c_capHeight = 0.71;
constexpr double c_smallest = 5;

} // namespace

CounterText::CounterText()
    : CounterText({QStringLiteral("Roboto Condensed"), QStringLiteral("DejaVu Sans Condensed"),
                   QStringLiteral("DejaVu Sans")})
{
}

CounterText::CounterText(const QStringList &families)
{
    m_font.setFamilies(families);
    m_font.setBold(true);
    m_font.setPixelSize(c_outlineSize);
    m_font.setHintingPreference(QFont::PreferNoHinting);
    m_font.setStyleStrategy(QFont::PreferOutline);
}

const CounterText::Outline &CounterText::outline(const QString &text) const
{
    if (const auto it = m_outlines.constFind(text); it != m_outlines.constEnd())
        return *it;
    if (m_outlines.size() > c_mostOutlines)
        m_outlines.clear();
    Outline outline;
    outline.path.setFillRule(Qt::WindingFill);
    outline.path.addText(0, 0, m_font, text);
    outline.width = QFontMetricsF(m_font).horizontalAdvance(text);
    return *m_outlines.insert(text, outline);
}

double CounterText::width(const QString &text, double size) const
{
    return outline(text.left(c_mostLetters)).width * size / c_outlineSize;
}

double CounterText::fittingSize(const QString &text, double largest, double width) const
{
    const double wanted = this->width(text, largest);
    return wanted > width ? largest * width / wanted : largest;
}

QString CounterText::cut(const QString &text, double size, double width) const
{
    QString shorter = text.left(c_mostLetters);
    while (shorter.size() > 1 && this->width(shorter + u'.', size) > width)
        shorter.chop(1);
    return shorter == text ? text : shorter + u'.';
}

void CounterText::draw(QPainter &painter, const QString &text, QPointF baseline, double size,
                       const QColor &color) const
{
    if (text.isEmpty())
        return;
    const Outline &outline = this->outline(text.left(c_mostLetters));
    const double scale = size / c_outlineSize;
    QTransform transform;
    transform.translate(baseline.x() - outline.width * scale / 2, baseline.y());
    transform.scale(scale, scale);
    painter.fillPath(transform.map(outline.path), color);
}

void CounterText::drawFitted(QPainter &painter, const QString &text, QPointF baseline,
                             double largest, double width, const QColor &color) const
{
    const double size = fittingSize(text, largest, width);
    if (size >= c_smallest)
        draw(painter, text, baseline, size, color);
    else
        draw(painter, cut(text, c_smallest, width), baseline, c_smallest, color);
}

void CounterText::drawId(QPainter &painter, const QString &text, QPointF centre,
                         const QColor &color) const
{
    constexpr double largest = 10.8;
    constexpr double room = 14.4;
    constexpr double smallestUpright = 8;
    constexpr double turnedSize = 9.2;
    constexpr double turnedRoom = 23;

    const double size = fittingSize(text, largest, room);
    if (size >= smallestUpright) {
        draw(painter, text, centre + QPointF(0, size * c_capHeight / 2), size, color);
        return;
    }
    painter.save();
    painter.translate(centre);
    painter.rotate(-90);
    const QPointF baseline(0, turnedSize * c_capHeight / 2);
    drawFitted(painter, text, baseline, turnedSize, turnedRoom, color);
    painter.restore();
}

} // namespace view
