// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/textplaces.h"

#include <QFileInfo>

namespace editor {

using Kind = engine::TextPlace::Kind;

QString TextPlaces::label(const engine::SourceText &text)
{
    const engine::TextPlace place = text.places.value(0);
    const QString file = QFileInfo(text.context).fileName();
    if (text.places.isEmpty() || (place.kind == Kind::Script && text.line > 0))
        return text.line > 0 ? QStringLiteral("%1 %2").arg(file).arg(text.line) : file;
    const bool isAlone =
        place.kind == Kind::About || place.kind == Kind::MapName || place.kind == Kind::Way;
    const QString id = isAlone ? QString() : place.id;
    return id.isEmpty() ? word(place.kind) : QStringLiteral("%1 %2").arg(word(place.kind), id);
}

QString TextPlaces::word(Kind kind)
{
    switch (kind) {
    case Kind::About:
        return tr("about the game");
    case Kind::Side:
        return tr("side");
    case Kind::Seat:
        return tr("seat");
    case Kind::Option:
        return tr("option");
    case Kind::Board:
        return tr("board");
    case Kind::Space:
        return tr("space");
    case Kind::MapName:
        return tr("name on the map");
    case Kind::Way:
        return tr("river or road");
    case Kind::Formation:
        return tr("formation");
    case Kind::Type:
        return tr("type");
    case Kind::Template:
        return tr("template");
    case Kind::Counter:
        return tr("counter");
    case Kind::Terrain:
        return tr("terrain");
    case Kind::Table:
        return tr("table");
    case Kind::Scenario:
        return tr("scenario");
    case Kind::Phase:
        return tr("phase");
    case Kind::Variable:
        return tr("variable");
    case Kind::Rule:
        return tr("rule");
    case Kind::Action:
        return tr("action");
    case Kind::Decision:
        return tr("decision");
    case Kind::Log:
        return tr("log");
    case Kind::WhyNot:
        return tr("why not");
    default:
        return tr("rules");
    }
}

} // namespace editor
