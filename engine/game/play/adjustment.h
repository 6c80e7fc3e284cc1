// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"

namespace engine {

/// A change by hand in the midst of a game, after which its rules go on as far as they can.
///
/// No rule refuses it; the game's setting `adjust` may: with `off` nobody changes anything, with
/// `ask` every other side is asked whether it agrees, and takes it back if it does not.
class Adjustment
{
public:
    static constexpr QStringView setting = u"adjust";

    /// \a by makes it; none: nobody in particular.
    Adjustment(Game &game, SideId by)
        : m_game(game)
        , m_by(by)
    {
    }

    /// The action as it can be done by hand, or why it can't.
    Result<Action> accepts(const Action &action) const;
    Result<Done> make(const Action &action, const QString &reason);

    /// Whether it is the answer of a side that does not agree.
    static bool isRefusal(const Action &action, const GameState &state);
    /// Takes back what was changed last, all but the generator: what was rolled or seen stays.
    Result<Done> takeBack(Turn &turn);

private:
    bool asksOthers() const;
    bool isAsked() const;
    void tell(Turn &turn, const QString &reason) const;
    void derive(Turn &turn) const;
    void warn(Turn &turn, const QStringList &known) const;
    void askOthers(Turn &turn, const QString &reason) const;
    QStringList broken() const;
    void say(Turn &turn, const char *sentence, ValueList arguments = {},
             uint32_t seenBy = ~0u) const;

    Game &m_game;
    SideId m_by;
};

} // namespace engine
