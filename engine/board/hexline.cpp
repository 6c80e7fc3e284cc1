// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hexline.h"

#include <algorithm>

namespace engine {

namespace {

/// A fraction with a positive denominator.
struct Ratio
{
    int64_t top;
    int64_t bottom;

    bool operator<(const Ratio &other) const { return top * other.bottom < other.top * bottom; }
};

/// The part of the line that lies in one hex; from < to where it goes through or along it.
struct Stretch
{
    HexCoord hex;
    Ratio from = {0, 1};
    Ratio to = {1, 1};
    bool outside = false;
    bool onHexside = false;

    /// Clips to -1 <= offset + t * slope <= 1.
    void clip(int64_t offset, int64_t slope)
    {
        if (slope == 0) {
            outside |= offset > 1 || offset < -1;
            onHexside |= offset == 1 || offset == -1;
            return;
        }
        if (slope < 0) {
            offset = -offset;
            slope = -slope;
        }
        from = std::max(from, Ratio{-1 - offset, slope});
        to = std::min(to, Ratio{1 - offset, slope});
    }
    bool counts() const { return !outside && from < to; }
};

Stretch stretchIn(HexCoord hex, HexCoord from, HexCoord to)
{
    // A hex is where the cube coordinates, counted from its centre, differ by at most 1 in pairs.
    const int64_t a[3] = {from.q - hex.q, from.r - hex.r, from.s() - hex.s()};
    const int64_t d[3] = {to.q - from.q, to.r - from.r, to.s() - from.s()};
    Stretch stretch{hex};
    for (int i = 0; i < 3; ++i) {
        const int j = (i + 1) % 3;
        stretch.clip(a[i] - a[j], d[i] - d[j]);
    }
    return stretch;
}

int64_t rounded(int64_t top, int64_t bottom)
{
    const int64_t twice = 2 * top + bottom;
    const int64_t floor = twice / (2 * bottom) - (twice % (2 * bottom) < 0 ? 1 : 0);
    return floor;
}

/// A hex within one step of the point that lies \a part of \a parts along the line.
HexCoord near(HexCoord from, HexCoord to, int64_t part, int64_t parts)
{
    const int64_t q = from.q * (parts - part) + to.q * part;
    const int64_t r = from.r * (parts - part) + to.r * part;
    int64_t hexQ = rounded(q, parts);
    int64_t hexR = rounded(r, parts);
    const int64_t hexS = rounded(-q - r, parts);
    // The coordinate that rounding moved most follows from the other two.
    const int64_t errorQ = std::abs(hexQ * parts - q);
    const int64_t errorR = std::abs(hexR * parts - r);
    const int64_t errorS = std::abs(hexS * parts + q + r);
    if (errorQ >= errorR && errorQ >= errorS)
        hexQ = -hexR - hexS;
    else if (errorR >= errorS)
        hexR = -hexQ - hexS;
    return {int16_t(hexQ), int16_t(hexR)};
}

} // namespace

std::vector<HexLinePlace> hexLine(HexCoord from, HexCoord to)
{
    const int parts = from.distance(to);
    if (parts == 0)
        return {{from, {}}};

    std::vector<HexCoord> candidates;
    for (int part = 0; part <= parts; ++part) {
        const HexCoord hex = near(from, to, part, parts);
        candidates.push_back(hex);
        for (int direction = 0; direction < 6; ++direction)
            candidates.push_back(hex.neighbour(direction));
    }
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());

    std::vector<Stretch> stretches;
    for (const HexCoord hex : candidates) {
        const Stretch stretch = stretchIn(hex, from, to);
        if (stretch.counts())
            stretches.push_back(stretch);
    }
    std::ranges::stable_sort(stretches,
                             [](const Stretch &a, const Stretch &b) { return a.from < b.from; });

    std::vector<HexLinePlace> line;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        HexLinePlace place{stretches[i].hex, {}};
        if (stretches[i].onHexside && i + 1 < stretches.size())
            place.twin = stretches[++i].hex;
        line.push_back(place);
    }
    return line;
}

} // namespace engine
