// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/use.h"

namespace editor {

/// What a number in a file has to do with the rulebook.
namespace rulereference {

/// Whether a number certainly means a rule: a link, a comment, a "rule" in JSON or Lua, a row of
/// the rule list, the key of a translation; and not a version or a distance.
bool isSure(const Use &use, const QByteArray &bytes);
/// Whether the format wants the name of something else there: a hex may be called like a rule.
bool isElse(const Use &use);

} // namespace rulereference

} // namespace editor
