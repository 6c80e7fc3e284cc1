// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <array>
#include <map>

namespace engine {

/// What was counted in games: rows of numbers by table and name. Those of several games are the
/// sums of their rows, so that nothing depends on who played which game.
class Figures
{
public:
    /// What the columns of a row are.
    enum class Table : uint8_t {
        Totals, ///< "games", "decisions", "choices", "positions" (of Occupied): their number.
        Results, ///< By outcome: won by nobody, then by each side.
        Turns, ///< By the last turn that was played: games.
        Losses, ///< By turn, for each side: steps lost, pieces gone for good.
        Rules, ///< By paragraph: chosen, offered, games in which it was chosen.
        Decisions, ///< By decision: asked, with a choice, actions offered where there was one.
        Units, ///< By piece: games in which it was there, acted, moved, fought, suffered.
        Openings, ///< By side and what it chose first: games, won by it.
        Fights, ///< By space: fights.
        Occupied, ///< By space, for each side: positions in which it stood there.
        Dice ///< By side: how often each face was rolled, from 1 on.
    };
    static constexpr size_t tableCount = size_t(Table::Dice) + 1;
    /// Larger numbers are no counts, and sums of them would not hold.
    static constexpr qint64 mostCount = qint64(1) << 40;
    static constexpr size_t mostColumns = 1024;

    using Row = std::vector<qint64>;
    using Rows = std::map<QString, Row>;

    void count(Table table, const QString &name, size_t column, qint64 number = 1);
    void add(const Figures &more);

    bool isEmpty() const;
    const Rows &rows(Table table) const { return m_tables[size_t(table)]; }
    /// 0 where nothing was counted.
    qint64 at(Table table, const QString &name, size_t column = 0) const;
    static qint64 at(const Row &row, size_t column);

    Json toJson() const;
    /// Nothing when it is anything else.
    static std::optional<Figures> fromJson(const Json &json);

    bool operator==(const Figures &) const = default;

private:
    std::array<Rows, tableCount> m_tables;
};

} // namespace engine
