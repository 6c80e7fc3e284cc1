// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/graph.h"
#include "engine/board/hexcoord.h"
#include "engine/board/hexindex.h"
#include "engine/path/bitmask.h"

#include <QList>
#include <QPair>

#include <initializer_list>
#include <span>

/// Small maps for the tests of the path algorithms.
namespace pathmaps {

/// Links by pairs of space numbers; edge ids count up in the order given.
inline engine::Graph linked(int spaces, std::initializer_list<QPair<int, int>> pairs)
{
    std::vector<engine::Graph::Link> links;
    for (const auto &[a, b] : pairs) {
        links.push_back({engine::SpaceId(a), engine::SpaceId(b),
                         engine::EdgeId(int32_t(links.size())), engine::Graph::NoDirection});
    }
    return std::move(engine::Graph::fromLinks(spaces, links)).value();
}

/// 0 - 1 - 2 - ... in a row; edge i lies between i and i + 1.
inline engine::Graph row(int spaces)
{
    std::vector<engine::Graph::Link> links;
    for (int i = 0; i + 1 < spaces; ++i)
        links.push_back({engine::SpaceId(i), engine::SpaceId(i + 1), engine::EdgeId(i),
                         engine::Graph::NoDirection});
    return std::move(engine::Graph::fromLinks(spaces, links)).value();
}

/// A hex field by columns and rows, flat tops; space = row * columns + column.
struct Field
{
    Field(int columns, int rows)
        : columns(columns)
    {
        const engine::HexLayout layout;
        std::vector<engine::HexIndex::Hex> list;
        for (int i = 0; i < columns * rows; ++i)
            list.push_back({engine::SpaceId(i), layout.toHex(i % columns, i / columns)});
        hexes = engine::HexIndex(list);
        std::vector<engine::Graph::Link> links;
        for (const auto &hex : list) {
            for (int direction = 0; direction < 3; ++direction) {
                const engine::SpaceId other = hexes.spaceAt(hex.coord.neighbour(direction));
                if (other) {
                    links.push_back({hex.space, other, engine::EdgeId(int32_t(links.size())),
                                     uint8_t(direction)});
                }
            }
        }
        graph = std::move(engine::Graph::fromLinks(columns * rows, links)).value();
    }
    engine::SpaceId at(int column, int row) const
    {
        return engine::SpaceId(row * columns + column);
    }

    int columns;
    engine::HexIndex hexes;
    engine::Graph graph;
};

inline QList<int> numbers(std::span<const engine::SpaceId> spaces)
{
    QList<int> result;
    for (const engine::SpaceId space : spaces)
        result << space.value;
    return result;
}

inline engine::BitMask maskOf(int size, std::initializer_list<int> members)
{
    engine::BitMask mask(size);
    for (const int member : members)
        mask.set(member);
    return mask;
}

} // namespace pathmaps
