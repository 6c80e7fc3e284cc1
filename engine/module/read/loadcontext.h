// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonreader.h"
#include "engine/module/model/module.h"

#include <optional>

namespace engine {

/// What the readers of one module share: the module that they fill, the list of its flaws, and how
/// names in its files are looked up.
class LoadContext
{
    Q_DECLARE_TR_FUNCTIONS(LoadContext)

public:
    LoadContext(Module &target, Issues &flaws);

    Module &module;
    Issues &issues;

    /// The content of \a file; a file that is missing or no JSON is noted.
    std::optional<Json> json(const QString &file);
    /// The object in \a file; nothing, noted, when it can't be read as one of a known format.
    std::optional<JsonReader> open(const QString &file);
    /// The same of a file that a module need not have.
    std::optional<JsonReader> openIfThere(const QString &file);

    /// What the text of \a reader names; nothing, noted, when there is no such thing.
    SideId side(JsonReader reader);
    SpaceId space(JsonReader reader);
    PieceId piece(JsonReader reader);
    SpaceId space(JsonReader &reader, const QString &id);
    std::vector<SideId> sides(const QList<JsonReader> &readers);

    /// A whole number, a word, true, false or null.
    Value scalar(JsonReader reader);
    /// The same, or a list of them.
    Data data(JsonReader reader);
    /// The value of the key \a name in a map of space properties: `control` holds sides.
    Value spaceValue(int property, JsonReader reader);

    /// The object under a key that may be missing; null when it is something else.
    static Json object(JsonReader &reader, QStringView key);
    /// A colour "#rgb" or "#rrggbb"; may be missing.
    QString color(JsonReader &reader, QStringView key);
    /// Parsers tell the place at the start of their message; an Issue has fields for it.
    static Issue located(const QString &file, const QString &message);
    /// Notes when the "id" of a file is not the one in its name.
    void expectId(JsonReader &reader, const QString &id);
};

} // namespace engine
