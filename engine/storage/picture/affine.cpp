// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/affine.h"

#include "engine/storage/picture/svgnumbers.h"

#include <cmath>
#include <numbers>

namespace engine {

namespace {

Affine rotation(double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return {std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle), 0, 0};
}

std::optional<Affine> fromFunction(QStringView name, const QList<double> &n)
{
    const qsizetype count = n.size();
    if (name == u"matrix" && count == 6)
        return Affine{n[0], n[1], n[2], n[3], n[4], n[5]};
    if (name == u"translate" && (count == 1 || count == 2))
        return Affine{1, 0, 0, 1, n[0], count == 2 ? n[1] : 0};
    if (name == u"scale" && (count == 1 || count == 2))
        return Affine{n[0], 0, 0, count == 2 ? n[1] : n[0], 0, 0};
    if (name == u"rotate" && count == 1)
        return rotation(n[0]);
    if (name == u"rotate" && count == 3) {
        return Affine{1, 0, 0, 1, n[1], n[2]} * rotation(n[0]) * Affine{1, 0, 0, 1, -n[1], -n[2]};
    }
    if (name == u"skewX" && count == 1)
        return Affine{1, 0, std::tan(n[0] * std::numbers::pi / 180), 1, 0, 0};
    if (name == u"skewY" && count == 1)
        return Affine{1, std::tan(n[0] * std::numbers::pi / 180), 0, 1, 0, 0};
    return std::nullopt;
}

} // namespace

QPointF Affine::map(QPointF point) const
{
    return {a * point.x() + c * point.y() + e, b * point.x() + d * point.y() + f};
}

Affine Affine::operator*(const Affine &inner) const
{
    return {a * inner.a + c * inner.b,     b * inner.a + d * inner.b,
            a * inner.c + c * inner.d,     b * inner.c + d * inner.d,
            a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f};
}

std::optional<Affine> Affine::fromSvg(QStringView text)
{
    Affine result;
    text = text.trimmed();
    while (!text.isEmpty()) {
        const qsizetype open = text.indexOf(u'(');
        const qsizetype close = text.indexOf(u')');
        if (open < 0 || close < open)
            return std::nullopt;
        const auto numbers = SvgNumbers::all(text.sliced(open + 1, close - open - 1));
        if (!numbers)
            return std::nullopt;
        const auto step = fromFunction(text.first(open).trimmed(), *numbers);
        if (!step)
            return std::nullopt;
        result = result * *step;
        text = text.sliced(close + 1).trimmed();
        if (text.startsWith(u','))
            text = text.sliced(1).trimmed();
    }
    return result;
}

} // namespace engine
