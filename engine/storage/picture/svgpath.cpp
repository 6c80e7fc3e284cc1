// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgpath.h"

#include <QSizeF>

namespace engine {

SvgPath::SvgPath(QStringView data, Outline &outline)
    : m_numbers(data)
    , m_outline(outline)
{
}

bool SvgPath::draw()
{
    bool isFirst = true;
    while (!m_numbers.atEnd() && !m_outline.isFull()) {
        const char16_t letter = m_numbers.take().unicode();
        char16_t command = letter >= u'a' ? char16_t(letter - u'a' + u'A') : letter;
        const bool isRelative = letter >= u'a';
        if (isFirst && command != u'M')
            return false;
        isFirst = false;
        do {
            m_origin = isRelative ? m_outline.position() : QPointF();
            if (!drawCommand(command))
                return false;
            m_lastKind = command;
            // More points behind a "move" are lines.
            if (command == u'M')
                command = u'L';
        } while (command != u'Z' && m_numbers.atNumber() && !m_outline.isFull());
    }
    return true;
}

bool SvgPath::drawCommand(char16_t command)
{
    switch (command) {
    case u'M':
        return drawMove();
    case u'L':
    case u'H':
    case u'V':
        return drawLine(command);
    case u'C':
    case u'S':
        return drawCubic(command == u'S');
    case u'Q':
    case u'T':
        return drawQuadratic(command == u'T');
    case u'A':
        return drawArc();
    case u'Z':
        m_outline.close();
        return true;
    default:
        return false;
    }
}

bool SvgPath::drawMove()
{
    QPointF point;
    if (!readPoint(point))
        return false;
    m_outline.moveTo(point);
    return true;
}

bool SvgPath::drawLine(char16_t command)
{
    QPointF point = m_outline.position();
    if (command == u'L') {
        if (!readPoint(point))
            return false;
    } else {
        const auto number = m_numbers.number();
        if (!number)
            return false;
        if (command == u'H')
            point.setX(m_origin.x() + *number);
        else
            point.setY(m_origin.y() + *number);
    }
    m_outline.lineTo(point);
    return true;
}

bool SvgPath::drawCubic(bool isSmooth)
{
    QPointF first = mirrored(u'C');
    QPointF second;
    QPointF end;
    if ((!isSmooth && !readPoint(first)) || !readPoint(second) || !readPoint(end))
        return false;
    m_outline.cubicTo(first, second, end);
    m_control = second;
    return true;
}

bool SvgPath::drawQuadratic(bool isSmooth)
{
    QPointF control = mirrored(u'Q');
    QPointF end;
    if ((!isSmooth && !readPoint(control)) || !readPoint(end))
        return false;
    m_outline.quadraticTo(control, end);
    m_control = control;
    return true;
}

bool SvgPath::drawArc()
{
    const auto rx = m_numbers.number();
    const auto ry = rx ? m_numbers.number() : std::nullopt;
    const auto rotation = ry ? m_numbers.number() : std::nullopt;
    const auto isLarge = rotation ? m_numbers.flag() : std::nullopt;
    const auto isClockwise = isLarge ? m_numbers.flag() : std::nullopt;
    QPointF end;
    if (!isClockwise || !readPoint(end))
        return false;
    m_outline.arcTo({*rx, *ry}, *rotation, *isLarge, *isClockwise, end);
    return true;
}

bool SvgPath::readPoint(QPointF &point)
{
    const auto x = m_numbers.number();
    const auto y = x ? m_numbers.number() : std::nullopt;
    if (!y)
        return false;
    point = m_origin + QPointF(*x, *y);
    return true;
}

QPointF SvgPath::mirrored(char16_t kind) const
{
    const bool isSameKind = kind == u'C' ? m_lastKind == u'C' || m_lastKind == u'S'
                                         : m_lastKind == u'Q' || m_lastKind == u'T';
    return isSameKind ? 2 * m_outline.position() - m_control : m_outline.position();
}

} // namespace engine
