// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace editor {

/// "Spanish" for "es", in the language of the program; other languages than the usual ones call
/// themselves by their own name, unknown codes stay as they are.
QString languageName(const QString &code);
/// The codes of those that have a name in the language of the program, by that name.
QStringList usualLanguages();

} // namespace editor
