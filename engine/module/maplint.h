// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/module.h"

#include <QCoreApplication>

namespace engine {

/// Finds spaces where nobody can get to and pieces that start where they can't be.
class MapLint
{
    Q_DECLARE_TR_FUNCTIONS(MapLint)

public:
    explicit MapLint(const Module &module);

    Issues run();

private:
    void checkNeighbours();
    void checkReach();
    void checkScenarios();
    void checkPlacement(const Scenario &scenario, const Scenario::Placement &placement);
    /// By number: which hexes and areas some unit can be in.
    std::vector<bool> openSpaces() const;
    bool canEnter(const Space &space, int mobility) const;
    bool canEnter(SpaceId id, int mobility) const;
    /// Whether a unit of any class can go from one end of the edge to the other.
    bool isPassable(const Edge &edge) const;
    bool isPassable(const Edge &edge, int mobility) const;
    void warn(const Space &space, const QString &message);

    const Module &m_module;
    const Map &m_map;
    const TerrainTable &m_terrain;
    Issues m_issues;
};

} // namespace engine
