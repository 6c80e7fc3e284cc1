// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areasketch.h"

#include <map>
#include <set>
#include <vector>

namespace view {

/// Joins the common borders of areas to courses, one or more for each name.
class AreaChains
{
public:
    /// A border that nothing is said of; a course may bridge a short one.
    void addGround(const QList<QPointF> &outline);
    /// The common border, or that of an enclave; all ground must be there already.
    void addBorder(const QString &name, const QList<QPointF> &a, const QList<QPointF> &b);
    /// By name; where three meet, one course ends and the other goes on.
    std::vector<AreaSketch::Shape> take();

private:
    using Key = std::pair<qint64, qint64>;
    using Links = std::map<Key, std::set<Key>>;
    using Side = std::pair<Key, Key>;

    static Key key(QPointF point);
    static double length(Key a, Key b);
    static Side side(const QList<QPointF> &outline, qsizetype index);
    void addRim(Links &links, const QList<QPointF> &inner) const;
    static void join(Links &links, Key a, Key b);
    static Polyline follow(Links &links, Key from);
    void bridge(Links &links) const;
    std::vector<Key> wayOn(const Links &links, Key from) const;

    Links m_ground;
    std::map<Side, int> m_uses; ///< By how many areas.
    std::map<QString, Links> m_links;
};

} // namespace view
