// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"

namespace app {

/// Which part of numbered games is played here: the K-th of N, as `--shard K/N` says.
struct Shard
{
    int part = 1;
    int parts = 1;

    /// All games when nothing is said; `--part` must say where a shard goes.
    static engine::Result<Shard> read(const Arguments &arguments);
};

} // namespace app
