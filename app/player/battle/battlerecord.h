// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "engine/game/telling/beat.h"

#include <optional>

namespace app {

/// A battle as far as it was told: who fights, what everybody rolled and lost, round by round.
///
/// Nothing of it is kept anywhere: it is read from what the commands of the battle did, as the
/// viewer may see it, and from what the module answers to `battle`.
struct BattleRecord
{
    struct Unit
    {
        engine::PieceId piece;
        int lost = 0; ///< Steps, in this battle.
        bool isGone = false;
        QList<int> dice; ///< Of its latest fire.
        int round = 0; ///< In which that was.
        int hitsOn = 0; ///< The lowest number that hits; 0: not known.

        int hits() const;
    };
    struct Force
    {
        engine::SideId side;
        std::vector<Unit> units;
        int hidden = 0; ///< Units of which only the backs are seen.

        int lost() const;
        int gone() const;
        /// Steps that its units had when the battle began.
        int strength(const engine::GameState &state) const;
    };
    struct Round
    {
        int number = 0;
        std::vector<std::pair<engine::SideId, int>> dice; ///< Rolled by each side.
        std::vector<std::pair<engine::SideId, int>> lost; ///< Steps.
    };

    engine::SpaceId space;
    bool isOver = false;
    int rolls = 0; ///< How often dice were rolled in it.
    QString rule;
    engine::SideId fires; ///< Who rolled last, or is to roll.
    std::vector<Force> sides; ///< The attacker first.
    std::vector<engine::SpaceId> from; ///< Where its attackers stood when it began.
    std::vector<Round> rounds; ///< The present one last.
    /// What each side would roll in the next one; empty: none is known to follow.
    std::vector<std::pair<engine::SideId, int>> next;
    std::vector<engine::change::Log> lines; ///< What the log says of the present round.

    Unit &unit(const GameController &controller, engine::PieceId piece);
    Force &force(engine::SideId side);
};

/// Reads the battle that is being fought, or that the last command ended.
class BattleReader
{
public:
    explicit BattleReader(GameController &controller);

    /// Nothing: there is none.
    std::optional<BattleRecord> read();

private:
    /// What the module says of the battle in a position.
    engine::Json answer(const engine::GameState &state) const;
    /// Goes back to before the command that began it.
    bool findStart();
    void addForces(const engine::Json &answer);
    void addNext(const engine::Json &answer);
    void addBeats();
    void addPlaces();
    void add(const engine::Beat &beat, int round);
    void addRoll(const engine::change::Log &line, int round);
    void addLoss(engine::PieceId piece, int steps);
    void beginRound(int number);
    static void count(std::vector<std::pair<engine::SideId, int>> &list, engine::SideId side,
                      int more);

    GameController &m_controller;
    BattleRecord m_record;
    qsizetype m_first = 0; ///< The command that began it.
    std::vector<engine::GameState> m_before; ///< Positions before each of its commands.
    std::vector<engine::Json> m_answers; ///< Before each of them, then now.
};

} // namespace app
