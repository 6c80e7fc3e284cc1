// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/pathdata.h"

#include <cmath>
#include <numbers>

namespace view {

namespace {

/// Goes through path data once, number by number.
class PathDataReader
{
public:
    explicit PathDataReader(QStringView data)
        : m_data(data)
    {
    }

    QPainterPath read();

private:
    void skipSpace();
    double number();
    QPointF point();
    void step(char16_t command);
    void arc();

    QStringView m_data;
    qsizetype m_at = 0;
    QPainterPath m_path;
    QPointF m_pen;
    QPointF m_start;
    bool m_isRelative = false;
    bool m_failed = false;
};

void PathDataReader::skipSpace()
{
    while (m_at < m_data.size() && (m_data[m_at].isSpace() || m_data[m_at] == u','))
        ++m_at;
}

double PathDataReader::number()
{
    skipSpace();
    const qsizetype from = m_at;
    if (m_at < m_data.size() && (m_data[m_at] == u'-' || m_data[m_at] == u'+'))
        ++m_at;
    bool hasPoint = false;
    while (m_at < m_data.size()) {
        const QChar c = m_data[m_at];
        if (c == u'.' && !hasPoint)
            hasPoint = true;
        else if (c < u'0' || c > u'9')
            break;
        ++m_at;
    }
    bool isNumber = false;
    const double value = m_data.sliced(from, m_at - from).toDouble(&isNumber);
    m_failed = m_failed || !isNumber;
    return value;
}

QPointF PathDataReader::point()
{
    const double x = number();
    const double y = number();
    return m_isRelative ? m_pen + QPointF(x, y) : QPointF(x, y);
}

/// An arc as a part of an upright ellipse, by the usual way from end points to centre.
void PathDataReader::arc()
{
    double rx = std::abs(number());
    double ry = std::abs(number());
    number();
    const bool isLarge = number() != 0;
    const bool isClockwise = number() != 0;
    const QPointF end = point();
    if (m_failed || rx == 0 || ry == 0) {
        m_path.lineTo(end);
        m_pen = end;
        return;
    }
    const QPointF half = (m_pen - end) / 2;
    const double reach = half.x() * half.x() / (rx * rx) + half.y() * half.y() / (ry * ry);
    if (reach > 1) {
        rx *= std::sqrt(reach);
        ry *= std::sqrt(reach);
    }
    const double away = reach > 0 ? std::sqrt(std::max(0.0, 1 / reach - 1)) : 0;
    const double sign = isLarge == isClockwise ? -1 : 1;
    const QPointF centre =
        (m_pen + end) / 2 + sign * away * QPointF(rx * half.y() / ry, -ry * half.x() / rx);
    const auto angle = [&](QPointF p) {
        return std::atan2((p.y() - centre.y()) / ry, (p.x() - centre.x()) / rx) * 180
            / std::numbers::pi;
    };
    const double from = angle(m_pen);
    double sweep = angle(end) - from;
    if (isClockwise && sweep < 0)
        sweep += 360;
    if (!isClockwise && sweep > 0)
        sweep -= 360;
    m_path.arcTo(QRectF(centre.x() - rx, centre.y() - ry, 2 * rx, 2 * ry), -from, -sweep);
    m_pen = end;
}

void PathDataReader::step(char16_t command)
{
    switch (command) {
    case u'M':
        m_pen = m_start = point();
        m_path.moveTo(m_pen);
        return;
    case u'L':
        m_pen = point();
        break;
    case u'H': {
        const double x = number();
        m_pen.setX(m_isRelative ? m_pen.x() + x : x);
        break;
    }
    case u'V': {
        const double y = number();
        m_pen.setY(m_isRelative ? m_pen.y() + y : y);
        break;
    }
    case u'Q': {
        const QPointF control = point();
        m_pen = point();
        m_path.quadTo(control, m_pen);
        return;
    }
    case u'C': {
        const QPointF first = point();
        const QPointF second = point();
        m_pen = point();
        m_path.cubicTo(first, second, m_pen);
        return;
    }
    case u'A':
        arc();
        return;
    default:
        m_failed = true;
        return;
    }
    m_path.lineTo(m_pen);
}

QPainterPath PathDataReader::read()
{
    char16_t command = 0;
    for (skipSpace(); m_at < m_data.size() && !m_failed; skipSpace()) {
        const QChar next = m_data[m_at];
        if (next.isLetter()) {
            ++m_at;
            m_isRelative = next.isLower();
            command = next.toUpper().unicode();
            if (command == u'Z') {
                m_path.closeSubpath();
                m_pen = m_start;
                continue;
            }
        } else if (command == u'M') {
            command = u'L';
        }
        step(command);
    }
    return m_failed ? QPainterPath() : m_path;
}

} // namespace

QPainterPath pathFromData(QStringView data)
{
    QPainterPath path = PathDataReader(data).read();
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace view
