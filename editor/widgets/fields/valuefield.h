// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyfield.h"

namespace editor {

/// The field that fits a value of a game like \a initial: yes or no, a whole number, a list of
/// words, or a word. The caller owns it.
PropertyField *valueField(const engine::Json &initial);

} // namespace editor
