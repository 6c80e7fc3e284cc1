// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/history/historymodel.h"
#include "engine/game/telling/beat.h"

#include <map>

namespace app {

/// What a game that is over came to, turn by turn, read from its history.
///
/// All secrets are open then: it sees everything.
class GameRecord
{
public:
    struct Loss
    {
        int steps = 0;
        int pieces = 0; ///< For good.
        int step = 0; ///< Of the game, where the first of them was told.
    };
    struct Turn
    {
        int number = 0;
        int last = 0; ///< The step that ends it.
        std::vector<double> points{}; ///< By side; empty: the rules give none.
        std::vector<int> places{}; ///< Victory places held, by side.
        std::vector<Loss> losses{}; ///< By side.
    };
    /// Between two activations, or phases, the points changed much.
    struct Jump
    {
        int step = 0;
        int turn = 0;
        engine::SideId side; ///< Whose points.
        double change = 0;
    };
    struct Gone
    {
        engine::PieceId piece;
        int step = 0;
    };
    /// Of dice, with the line that tells of them; in a fight all of a step together.
    struct Roll
    {
        int step = 0;
        engine::SideId side;
        engine::change::Log line;
        std::vector<int> dice;
    };
    /// A unit that has lost something, and where it lost that first.
    struct Hurt
    {
        engine::PieceId piece;
        int steps = 0;
        int step = 0;
        bool isGone = false;
    };
    static constexpr size_t mostJumps = 3;

    explicit GameRecord(GameController &controller);

    const std::vector<Turn> &turns() const { return m_turns; }
    bool hasPoints() const { return m_hasPoints; }
    bool hasPlaces() const { return m_hasPlaces; }
    /// In the order of the game.
    const std::vector<Jump> &jumps() const { return m_jumps; }
    /// Pieces that are no longer on the map, in the order in which they left it.
    const std::vector<Gone> &gone() const { return m_gone; }

    const std::vector<Roll> &rolls() const { return m_rolls; }
    const std::vector<Roll> &fights() const { return m_fights; }
    /// Those who lost most first.
    const std::vector<Hurt> &hurt() const { return m_hurt; }
    /// What was most important in the turn with this index: where the points changed most, else
    /// where the first unit was hurt, else its end.
    int decisiveStep(size_t turn) const;

private:
    using Values = std::vector<double>;

    void readTurns();
    void readValues();
    void readJumps(const std::map<int, Values> &values);
    void readLosses();
    void readBeat(const engine::Beat &beat);
    void finishHurt();
    Values pointsAt(const engine::GameState &state) const;
    std::vector<int> placesAt(const engine::GameState &state) const;
    int turnOf(int step) const;

    GameController &m_controller;
    HistoryModel &m_history;
    std::vector<engine::SpaceId> m_places;
    std::vector<Turn> m_turns;
    std::vector<Jump> m_jumps;
    std::vector<Gone> m_gone;
    std::map<int, double> m_changes; ///< Of the points, by step.
    std::vector<Roll> m_rolls;
    std::vector<Roll> m_fights;
    std::vector<Hurt> m_hurt;
    bool m_hasPoints = false;
    bool m_hasPlaces = false;
};

} // namespace app
