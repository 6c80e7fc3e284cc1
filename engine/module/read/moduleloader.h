// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

#include <memory>

namespace engine {

/// A module as far as it could be read, and everything that is wrong with it.
struct LoadedModule
{
    /// Null when module.json itself is of no use; with other errors it holds what could be read.
    std::shared_ptr<const Module> module;
    Issues issues;

    /// Whether it can be played: read without an error.
    bool isGood() const { return module && !hasErrors(issues); }
};

/// Reads all files of a module but its Lua; notes every problem, not only the first.
LoadedModule loadModule(ModuleFiles files);

} // namespace engine
