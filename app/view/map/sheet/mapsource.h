// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/map.h"
#include "engine/board/terraintable.h"
#include "engine/i18n/translator.h"

#include <QFlags>
#include <QRect>

#include <optional>
#include <vector>

namespace view {

/// What of a map is drawn; an editor leaves something out.
enum class MapPart { Names = 1, Numbers = 2, Ways = 4, Hexsides = 8, Terrain = 16 };
Q_DECLARE_FLAGS(MapParts, MapPart)
inline constexpr MapParts wholeMap = MapParts(QFlag(31));

/// What the painter reads: one board of a module, as a game or as an editor's document has it.
struct MapSource
{
    struct Side
    {
        QString id;
        QString name;
        QString color; ///< "#rrggbb"
    };

    const engine::Map &map;
    const engine::TerrainTable &terrain;
    std::vector<Side> sides; ///< By engine::SideId.
    int board = 0;
    const engine::Translator *translator = nullptr; ///< Null: texts as the module has them.
    MapParts parts = wholeMap;
    /// Only these columns and rows are drawn; nothing: all of them.
    std::optional<QRect> cells = {};
    /// Which of the looks that the board's style knows; empty: the first one.
    QString look = {};

    /// A text that stands in \a file of the module.
    QString text(const QString &file, const QString &source) const
    {
        return translator ? translator->translate(file, source) : source;
    }
};

} // namespace view
