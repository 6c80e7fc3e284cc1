// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/bot.h"

#include <map>

namespace engine {

/// Looks on while bots play a game.
class Onlooker
{
public:
    virtual ~Onlooker() = default;
    /// Is told what somebody chooses of an offer, before it is done.
    virtual void chosen(const Offer &offer, const Action &action) = 0;
};

/// Whole games by bots, for designers and tests.
class Playout
{
public:
    struct Summary
    {
        int games = 0;
        int finished = 0;
        int errors = 0;
        QString firstError; ///< With the seed of the game.
        std::map<QString, int> results; ///< By outcome.
        qint64 decisions = 0;
        double seconds = 0;
        QByteArray stateHash; ///< Of the last positions of all games, in order.
    };
    /// What is looked at after each action; an answer stops the game as an error.
    using Watch = std::function<QString(Game &game)>;

    explicit Playout(const Module &module)
        : m_module(module)
    {
    }

    /// \a player is a side or one of its seats; a seat without a bot of its own has its side's.
    void setBot(const QString &player, const QString &bot) { m_bots.insert(player, bot); }
    void setOptions(const QHash<QString, QString> &options) { m_options = options; }
    void setWatch(Watch watch) { m_watch = std::move(watch); }

    /// One rules object per job; the result is the same for any number of them.
    using MakeRules = std::function<Result<std::unique_ptr<Rules>>()>;
    Result<Summary> run(const QString &scenario, int games, quint64 seed, int jobs,
                        const MakeRules &makeRules);

    struct Outcome
    {
        bool finished = false;
        QString result;
        QString error;
        qint64 decisions = 0;
        QByteArray hash;
    };
    /// Plays one game to its end; \a game is left there.
    Outcome play(Game &game, quint64 seed, Onlooker *onlooker = nullptr) const;
    /// Of games whose seeds follow each other.
    static Summary summary(const std::vector<Outcome> &outcomes, quint64 seed);

private:
    struct Player
    {
        std::unique_ptr<GameSeat> seat;
        std::unique_ptr<Bot> bot;
    };
    /// One for each side, then one for each of those that share one.
    std::vector<Player> seated(Game &game) const;
    size_t decider(const Offer &offer) const;
    Outcome playOne(Rules &rules, const QString &scenario, quint64 seed) const;
    using Rulebooks = std::vector<std::unique_ptr<Rules>>;
    /// Game after game, with as many at a time as there are \a rules.
    std::vector<Outcome> playAll(const Rulebooks &rules, const QString &scenario, int games,
                                 quint64 seed) const;

    static constexpr qint64 mostDecisions = 200000;

    const Module &m_module;
    Translator m_words; ///< Computers read nothing.
    QHash<QString, QString> m_bots;
    QHash<QString, QString> m_options;
    Watch m_watch;
};

} // namespace engine
