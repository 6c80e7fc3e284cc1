// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>

#include <vector>

namespace view {

/// Which areas lie wholly inside which others, as an enclave does: the outline of the outer one
/// knows nothing of it.
class AreaNest
{
public:
    static constexpr int nobody = -1;

    AreaNest() = default;
    explicit AreaNest(const std::vector<QPolygonF> &outlines);

    bool isFlat() const { return m_isFlat; }
    /// The smallest one that an area lies in; nobody: none.
    int around(int area) const { return m_around[size_t(area)]; }
    /// In how many others it lies.
    int depth(int area) const;
    std::vector<int> inside(int area) const;
    /// All, the outer ones before what lies in them.
    std::vector<int> order() const;

    /// A point of the area, away from its border.
    static QPointF inner(const QPolygonF &outline);

private:
    std::vector<int> m_around;
    bool m_isFlat = true;
};

} // namespace view
