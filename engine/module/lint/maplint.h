// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/lint/passage.h"

#include <QCoreApplication>

namespace engine {

/// Finds spaces where nobody can get to.
class MapLint
{
    Q_DECLARE_TR_FUNCTIONS(MapLint)

public:
    explicit MapLint(const Module &module);

    Issues run();

private:
    void checkNeighbours();
    void checkReach();
    /// By number: which hexes and areas some unit can be in.
    std::vector<bool> openSpaces() const;
    /// Whether a unit of any class can go from one end of the edge to the other.
    bool isPassable(const Edge &edge) const;
    void warn(const Space &space, const QString &message);

    const Map &m_map;
    const TerrainTable &m_terrain;
    Passage m_passage;
    Issues m_issues;
};

} // namespace engine
