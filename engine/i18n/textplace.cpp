// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/textplace.h"

namespace engine {

namespace {

const char *wordOf(TextPlace::Kind kind)
{
    using Kind = TextPlace::Kind;
    switch (kind) {
    case Kind::About:
        return "about the game";
    case Kind::Side:
        return "side";
    case Kind::Seat:
        return "seat";
    case Kind::Option:
        return "option";
    case Kind::Board:
        return "board";
    case Kind::Space:
        return "space";
    case Kind::MapName:
        return "name on the map";
    case Kind::Way:
        return "river or road";
    case Kind::Formation:
        return "formation";
    case Kind::Type:
        return "type";
    case Kind::Template:
        return "template";
    case Kind::Counter:
        return "counter";
    case Kind::Terrain:
        return "terrain";
    case Kind::Table:
        return "table";
    case Kind::Scenario:
        return "scenario";
    case Kind::Phase:
        return "phase";
    case Kind::Variable:
        return "variable";
    case Kind::Rule:
        return "rule";
    case Kind::Action:
        return "action";
    case Kind::Decision:
        return "decision";
    case Kind::Log:
        return "log";
    case Kind::WhyNot:
        return "why not";
    case Kind::Script:
        return "rules";
    }
    return "";
}

} // namespace

QString TextPlace::toString() const
{
    const QString word = QLatin1String(wordOf(kind));
    return id.isEmpty() ? word : QString(word + u' ' + id);
}

} // namespace engine
