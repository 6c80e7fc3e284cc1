// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

namespace engine {
struct Module;
}

namespace editor {

/// Brings all translations up to date with the texts of the module: a text that changed is marked,
/// with what it was before. False when there was nothing to be done.
bool markTranslations(Draft &draft, const engine::Module &module);

} // namespace editor
