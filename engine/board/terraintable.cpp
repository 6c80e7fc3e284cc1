// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/terraintable.h"

namespace engine {

namespace {

template<typename List> int indexOf(const List &list, QStringView id)
{
    for (size_t i = 0; i < list.size(); ++i) {
        if (list[i].id == id)
            return int(i);
    }
    return -1;
}

} // namespace

int TerrainTable::terrain(QStringView id) const
{
    return indexOf(terrains, id);
}

int TerrainTable::edge(QStringView id) const
{
    return indexOf(edges, id);
}

int TerrainTable::way(QStringView id) const
{
    return indexOf(ways, id);
}

int TerrainTable::feature(QStringView id) const
{
    return indexOf(features, id);
}

} // namespace engine
