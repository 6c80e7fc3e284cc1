// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/textplace.h"

#include <iterator>

namespace engine {

namespace {

// In the order of the kinds.
const char *const c_words[] = {
    "about the game",  "side",          "seat",      "option",  "board",    "space",
    "name on the map", "river or road", "formation", "type",    "template", "counter",
    "terrain",         "table",         "scenario",  "phase",   "variable", "rule",
    "action",          "decision",      "log",       "why not", "rules"};
static_assert(std::size(c_words) == size_t(TextPlace::Kind::Script) + 1);

} // namespace

QString TextPlace::toString() const
{
    const QString word = QLatin1String(c_words[size_t(kind)]);
    return id.isEmpty() ? word : QString(word + u' ' + id);
}

} // namespace engine
