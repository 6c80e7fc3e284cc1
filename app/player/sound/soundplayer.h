// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/sound/sound.h"

#include <memory>

class QThread;

namespace app {

/// Lets sounds be heard where the desktop has a sound server; elsewhere nothing happens.
///
/// The library of the server is looked for when the first sound is played, so that the program
/// needs no package for it. Nobody waits for a sound: while one is heard, others are left out.
class SoundPlayer
{
public:
    SoundPlayer();
    ~SoundPlayer();

    void play(Sound::Kind kind);

private:
    std::unique_ptr<QThread> m_thread;
};

} // namespace app
