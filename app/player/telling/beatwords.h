// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "engine/game/telling/beat.h"

#include <QCoreApplication>

namespace app {

/// Beats in words of the game's language: what the log says and, where it says nothing, what is
/// seen.
class BeatWords
{
    Q_DECLARE_TR_FUNCTIONS(app::BeatWords)

public:
    /// \a controller must outlive it.
    explicit BeatWords(const GameController &controller)
        : m_controller(controller)
    {
    }

    QStringList lines(const engine::Beat &beat) const;
    QString sentence(const engine::Beat &beat) const { return lines(beat).join(u' '); }
    /// How many characters there are to read; of moves that run together the longest line.
    qsizetype length(const engine::Beat &beat) const;
    /// "0915 · Clear"; empty: it happens nowhere in particular.
    QString place(const engine::Beat &beat) const;
    /// The paragraph of the rules, or empty.
    QString rule(const engine::Beat &beat) const;

private:
    QString unspoken(const engine::Beat &beat) const;
    QString way(const engine::Beat &beat, const engine::Beat::Way &way) const;

    const GameController &m_controller;
};

} // namespace app
