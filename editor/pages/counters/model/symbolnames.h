// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace editor {

/// What a designer calls a symbol of view::SymbolSet; of one without a name its id, as a word.
QString symbolName(const QString &id);

} // namespace editor
