// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/use.h"

namespace editor {

/// A place that would change with a name, and whether it certainly means that name.
struct Reference
{
    Use use;
    bool isSure = true;
};

} // namespace editor
