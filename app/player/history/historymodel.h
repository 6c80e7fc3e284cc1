// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/readmark.h"

#include <optional>

namespace app {

/// The positions that a game has gone through, one per command, 0 being the set-up.
class HistoryModel : public QObject
{
    Q_OBJECT

public:
    /// \a controller must outlive it.
    explicit HistoryModel(const GameController &controller, QObject *parent = nullptr)
        : QObject(parent)
        , m_controller(controller)
    {
    }
    /// The one that all who show a game share.
    static HistoryModel &of(GameController &controller);

    int count() const { return int(m_controller.game().commandCount()); }
    /// The position after \a command commands; it stays valid until the next call.
    const engine::GameState &at(int command);
    /// What leads from the position after \a command - 1 to that after \a command.
    const std::vector<engine::Change> &changes(int command) const;

    /// First command of each turn that was reached, and of each side's go within it.
    struct Mark
    {
        int command = 0;
        int turn = 0;
        engine::SideId side;
        bool isTurn = false; ///< A new turn begins here.
        bool isBarrier = false; ///< Dice were rolled here.
    };
    const std::vector<Mark> &marks() const;
    /// The first step of a turn; -1: it was not reached.
    int turnStep(int turn) const;

    /// What a step is about, for who looks for it.
    enum Event { Combat = 1, Chit = 2, Loss = 4, NewTurn = 8 };
    /// All events of the step that \a command leads to, as bits.
    int events(int command) const;
    /// The next step from \a command on, in the direction of \a way, with one of the events; the
    /// end of the game or its beginning if there is none.
    int next(int command, int way, int events) const;

    /// What belongs together: a phase, or what followed a chit that was drawn in it.
    struct Stretch
    {
        int first = 1; ///< Number of the first command.
        int last = 1;
        engine::PhaseId phase;
        engine::SideId side; ///< Who decided first.
        std::optional<engine::change::Log> chit; ///< What told of it; none: the phase names it.
    };
    const std::vector<Stretch> &stretches() const;
    /// In the language of the game.
    QString name(const Stretch &stretch) const;
    /// Steps in which dice were rolled.
    const std::vector<int> &rolls() const;
    /// The first thing that the log tells of a step, if the viewer may know it.
    QString words(int command) const;

private:
    struct Position
    {
        engine::GameState state;
        int command;
        quint64 last; ///< Number of the last command of the game it was taken from.
    };

    /// What is made of the commands, kept up by those that came since it was asked for last.
    struct Summary
    {
        ReadMark mark;
        std::vector<Mark> marks;
        std::vector<Stretch> stretches;
        std::vector<int> rolls;
        Mark now;
        Stretch next; ///< What the next command begins...
        bool isNew = true; ///< ...if it does.

        void begin(const GameController &controller);
        void read(const engine::Command &command, int number, const engine::PlayerView &view);
        void readStretch(const engine::Change &change, const engine::PlayerView &view);
        void readMark(const engine::Command &command, int number);
    };

    quint64 lastNumber() const;
    const Summary &summary() const;

    const GameController &m_controller;
    std::optional<Position> m_position;
    mutable Summary m_summary;
};

} // namespace app
