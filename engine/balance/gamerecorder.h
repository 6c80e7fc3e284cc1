// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/figures.h"
#include "engine/bot/playout.h"
#include "engine/game/telling/beatcutter.h"

namespace engine {

/// Counts what happens in one game. While it is played only choices are noted; the rest is read
/// from its history when it is over.
class GameRecorder : public Onlooker
{
public:
    /// So many choices at the beginning of each side's game are its opening.
    static constexpr size_t openingLength = 3;

    /// \a game has just begun, and must outlive it.
    explicit GameRecorder(const Game &game);

    void chosen(const Offer &offer, const Action &action) override;
    /// To be called once, when the game is over.
    Figures figures();

    /// An action of an opening as a line of its name in the figures, and back.
    static QString nameOf(const Action &action, const Module &module, Names &names);
    static std::optional<Action> action(const QString &name, const Module &module, Names &names);

private:
    using Table = Figures::Table;

    struct Asked
    {
        qint64 times = 0;
        qint64 choices = 0; ///< So often there was more than one action.
        qint64 actions = 0; ///< In these.
    };
    struct Ruled
    {
        qint64 chosen = 0;
        qint64 offered = 0;
        qint64 lastOffer = 0;
    };
    struct Unit
    {
        bool isThere = false;
        bool acted = false;
        bool moved = false;
        bool fought = false;
        bool suffered = false;
    };

    Ruled &ruled(NameId rule);
    Unit &unit(PieceId piece) { return m_units[size_t(piece.value)]; }
    QString name(SideId side) const;
    QString name(SpaceId space) const;
    void follow(const Command &command, int step);
    void see(const Beat &beat);
    void seeFight(const Beat &beat);
    void count(const Beat &beat);
    void countDice(const Command &command);
    void countPosition();
    void countChoices();
    void countOpenings();
    void countUnits();

    const Game &m_game;
    GameState m_state; ///< Where the reading of the history has got to.
    BeatCutter m_cutter;
    int m_turn = 0;
    bool m_isFighting = false;
    SpaceId m_fight;
    std::map<NameId, Asked> m_asked;
    std::vector<Ruled> m_rules; ///< By the name of the paragraph.
    qint64 m_offers = 0;
    std::vector<std::vector<Action>> m_openings; ///< By side.
    std::vector<Unit> m_units; ///< By piece.
    Figures m_figures;
};

} // namespace engine
