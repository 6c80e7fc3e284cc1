// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/game/play/game.h"
#include "engine/game/play/playerview.h"
#include "engine/i18n/textrenderer.h"
#include "engine/state/changecodec.h"

namespace engine {

/// Plays a game by commands, one JSON object each: the session of the command line, of module tests
/// and of everybody who drives a game from outside.
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
    struct Viewer;

    Json state(const Json &command);
    Json actions(const Json &command);
    Json perform(const Json &command);
    Json explain(const Json &command);
    Json undo(const Json &command);
    Json redo(const Json &command);
    Json hash(const Json &command);
    Json query(const Json &command);
    Json save(const Json &command);
    Json set(const Json &command);
    Json dice(const Json &command);

    Result<SideId> viewer(const Json &command) const;
    Result<Action> requested(const Json &command);
    Result<int> chosen(const Json &command);
    Json refused(const Action &action, SideId side);
    Json notYours() const;
    Json unseen() const;
    /// Texts that name only what the side sees.
    TextRenderer textsFor(SideId side) const;
    enum class Legal { Yes, No };
    Json verdict(Legal legal, NameId rule, const QString &text) const;
    Json actionJson(int id, const Action &action) const;
    QString label(const Action &action) const;

    Game &m_game;
    TextRenderer m_texts;
    ChangeCodec m_codec;
    Kind m_kind;
    Saver m_saver;
    bool m_over = false;
};

} // namespace engine
