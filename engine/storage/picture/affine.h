// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

#include <optional>

namespace engine {

/// An affine map of the plane, with SVG's names for its six numbers.
struct Affine
{
    double a = 1;
    double b = 0;
    double c = 0;
    double d = 1;
    double e = 0;
    double f = 0;

    QPointF map(QPointF point) const;
    /// First \a inner, then this one: an element's transform inside that of its parent.
    Affine operator*(const Affine &inner) const;

    /// Reads SVG's "translate(…) rotate(…)"; nothing when it is wrong.
    static std::optional<Affine> fromSvg(QStringView text);
};

} // namespace engine
