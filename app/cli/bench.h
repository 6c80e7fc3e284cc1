// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/core/result.h"

#include <vector>

namespace app {

/// One figure of the benchmark suite beside its limit, both measured in the same run.
struct Measure
{
    QString name;
    double value = 0;
    QString unit;
    double limit = 0;
    enum class Better { Less, More } better = Better::Less;
    QString beside; ///< What the limit comes from.

    bool ok() const { return better == Better::Less ? value <= limit : value >= limit; }
    engine::Json toJson() const;
};

std::vector<Measure> benchPaths();
engine::Result<std::vector<Measure>> benchSandbox();
engine::Result<std::vector<Measure>> benchUndo();
engine::Result<std::vector<Measure>> benchPlayouts();
/// How long the decisions of each module take that ships with the program.
engine::Result<std::vector<Measure>> benchDecisions();
engine::Result<std::vector<Measure>> benchLargeModule();
/// Opening, saving, replaying and going about in the history of the largest game that ships.
engine::Result<std::vector<Measure>> benchLongGame();

} // namespace app
