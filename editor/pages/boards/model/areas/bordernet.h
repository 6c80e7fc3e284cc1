// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/areas/boardareas.h"

#include <QLineF>

#include <map>

namespace editor {

/// The borders between the areas of a board as one net, from corner to corner.
class BorderNet
{
public:
    using Pair = std::pair<QString, QString>;

    /// Borders that follow each other.
    struct Way
    {
        std::vector<Pair> pairs; ///< Each once, in the order of the way.
        std::vector<QLineF> sides;
    };

    BorderNet() = default;
    explicit BorderNet(const BoardAreas &areas);

    /// The shortest way between two points beside borders, with those borders; empty when there is
    /// none.
    Way way(QPointF from, QPointF to) const;

private:
    using Key = std::pair<qint64, qint64>;

    struct Side
    {
        QLineF line;
        Pair pair;
    };

    static Key key(QPointF corner);
    int nearest(QPointF point) const;
    /// How a corner is reached from a side: over which one, and how far it is.
    struct Reach
    {
        int by = -1;
        double far = 0;
    };
    std::map<Key, Reach> searched(int from) const;

    std::vector<Side> m_sides;
    std::map<Key, std::vector<int>> m_corners; ///< Their sides.
};

} // namespace editor
