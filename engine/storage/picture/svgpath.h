// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/picture/outline.h"
#include "engine/storage/picture/svgnumbers.h"

namespace engine {

/// Draws SVG's path data into an outline.
class SvgPath
{
public:
    SvgPath(QStringView data, Outline &outline);

    /// False when the data is wrong; position() then tells where.
    bool draw();
    qsizetype position() const { return m_numbers.position(); }

private:
    bool drawCommand(char16_t command);
    bool drawMove();
    bool drawLine(char16_t command);
    bool drawCubic(bool isSmooth);
    bool drawQuadratic(bool isSmooth);
    bool drawArc();

    bool readPoint(QPointF &point);
    /// The last control point mirrored, when the last command was a curve of the same kind.
    QPointF mirrored(char16_t kind) const;

    SvgNumbers m_numbers;
    Outline &m_outline;
    QPointF m_origin; // what relative coordinates start from
    QPointF m_control;
    char16_t m_lastKind = 0;
};

} // namespace engine
