// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/settings.h"
#include "app/player/sound/soundplayer.h"
#include "app/player/telling/teller.h"

#include <optional>

namespace app {

/// Lets be heard what is told of a game, and that it is the person's turn. It follows what is told,
/// so that nobody hears what he may not see.
class GameSounds : public QObject
{
    Q_OBJECT

public:
    GameSounds(GameController &controller, const Settings &settings, QObject *parent = nullptr);

    /// Nothing: such a beat is silent.
    static std::optional<Sound::Kind> soundOf(engine::Beat::Kind kind);

signals:
    void played(app::Sound::Kind kind);

private:
    void play(Sound::Kind kind);
    void hearBeat(int beat);
    void hearTurn();

    GameController &m_controller;
    const Settings &m_settings;
    SoundPlayer m_player;
    engine::SideId m_decided; ///< Who had to decide last.
};

} // namespace app
