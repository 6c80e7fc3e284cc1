// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/moduleloader.h"

namespace app {

/// A module of 5,000 hexes and 600 pieces, made for measuring.
engine::ModuleFiles benchModuleFiles();
engine::Result<std::shared_ptr<const engine::Module>> benchModule();
/// One of those that ship with the program.
engine::Result<std::shared_ptr<const engine::Module>> shippedModule(const QString &id);

} // namespace app
