// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/game/play/gameseat.h"
#include "engine/state/changecodec.h"

namespace engine {

/// Plays a game by commands, one JSON object each: the session of the command line, of module tests
/// and of everybody who drives a game from outside.
///
/// It reads commands and writes replies; everything else is up to the seat that a command speaks
/// from.
class Session
{
public:
    enum class Kind { Real, Test }; ///< A test may set positions and dice, and undo dice.

    /// \a game and \a translator must outlive the session.
    Session(Game &game, const Translator &translator, Kind kind);

    /// Answers every command, also a senseless one; nothing in it can stop the session.
    Json handle(const Json &command);
    Json handle(const QByteArray &line);

    /// Set by the command "quit".
    bool isOver() const { return m_over; }

    /// Writes the game to a file; the one who makes the session says how.
    using Saver = std::function<Result<Done>(const Game &game, const QString &file)>;
    void setSaver(Saver saver) { m_saver = std::move(saver); }

private:
    Json state(const Json &command);
    Json actions(const Json &command);
    Json perform(const Json &command);
    Json adjust(const Json &command);
    Json explain(const Json &command);
    Json undo(const Json &command);
    Json redo(const Json &command);
    Json hash(const Json &command);
    Json query(const Json &command);
    Json save(const Json &command);
    Json set(const Json &command);
    Json dice(const Json &command);
    Json quit(const Json &command);

    /// Lets the one sit down who speaks; without a name that is who sees everything.
    Result<Done> seat(const Json &as);
    Result<Action> requested(const Json &command) const;
    /// What happened, as events, or why nothing did.
    Json outcome(const GameSeat::Outcome &outcome) const;
    /// What is offered and fits, or what was asked for though it is not offered.
    Result<Action> chosen(const Json &command) const;
    Json refused(const Error &error) const;

    Game &m_game;
    GameSeat m_seat;
    ChangeCodec m_codec;
    Kind m_kind;
    Saver m_saver;
    bool m_over = false;
};

} // namespace engine
