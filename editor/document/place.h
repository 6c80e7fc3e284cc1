// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/jsontext.h"

namespace editor {

/// Where something is in a module; panels jump there.
struct Place
{
    QString file;
    int line = 0; ///< From 1; 0: anywhere.
    JsonPath path; ///< In a JSON file; empty: the line says where.
};

} // namespace editor
