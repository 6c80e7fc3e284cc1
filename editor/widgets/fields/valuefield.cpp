// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/valuefield.h"

namespace editor {

PropertyField *valueField(const engine::Json &initial)
{
    if (initial.isBool())
        return new CheckField;
    if (initial.isInteger())
        return new LineField(LineField::Kind::Integer);
    if (initial.isArray())
        return new LineField(LineField::Kind::Words);
    return new LineField(LineField::Kind::Text);
}

} // namespace editor
