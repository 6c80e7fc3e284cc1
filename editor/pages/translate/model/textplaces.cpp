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
    // In the order of the kinds.
    static const char *const words[] = {
        QT_TR_NOOP("about the game"),
        QT_TR_NOOP("side"),
        QT_TR_NOOP("seat"),
        QT_TR_NOOP("option"),
        QT_TR_NOOP("board"),
        QT_TR_NOOP("space"),
        QT_TR_NOOP("name on the map"),
        QT_TR_NOOP("river or road"),
        QT_TR_NOOP("formation"),
        QT_TR_NOOP("type"),
        QT_TR_NOOP("template"),
        QT_TR_NOOP("counter"),
        QT_TR_NOOP("terrain"),
        QT_TR_NOOP("table"),
        QT_TR_NOOP("scenario"),
        QT_TR_NOOP("phase"),
        QT_TR_NOOP("variable"),
        QT_TR_NOOP("rule"),
        QT_TR_NOOP("action"),
        QT_TR_NOOP("decision"),
        QT_TR_NOOP("log"),
        QT_TR_NOOP("why not"),
        QT_TR_NOOP("rules"),
    };
    static_assert(std::size(words) == size_t(Kind::Script) + 1);
    return tr(words[size_t(kind)]);
}

} // namespace editor
