// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/sound/gamesounds.h"

namespace app {

GameSounds::GameSounds(GameController &controller, const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_settings(settings)
    , m_decided(controller.offer().side)
{
    const Teller *teller = &Teller::of(controller);
    connect(teller, &Teller::beatShown, this, &GameSounds::hearBeat);
    connect(teller, &Teller::finished, this, &GameSounds::hearTurn);
    connect(&controller, &GameController::changed, this, &GameSounds::hearTurn);
}

std::optional<Sound::Kind> GameSounds::soundOf(engine::Beat::Kind kind)
{
    using Kind = engine::Beat::Kind;
    switch (kind) {
    case Kind::Move:
    case Kind::Retreat:
    case Kind::Advance:
    case Kind::Arrival:
        return Sound::Kind::Move;
    case Kind::Roll:
    case Kind::Draw:
        return Sound::Kind::Die;
    case Kind::Loss:
    case Kind::Eliminate:
        return Sound::Kind::Loss;
    default:
        return std::nullopt;
    }
}

void GameSounds::hearBeat(int beat)
{
    const auto &beats = Teller::of(m_controller).beats();
    if (beat < 0 || size_t(beat) >= beats.size())
        return;
    if (const auto kind = soundOf(beats[size_t(beat)].kind))
        play(*kind);
}

// A person is called after somebody else has decided, when all of that was told.
void GameSounds::hearTurn()
{
    if (Teller::of(m_controller).isTelling() || m_controller.isInPast())
        return;
    const engine::SideId before = std::exchange(m_decided, m_controller.offer().side);
    if (m_controller.isHumanTurn() && before != m_decided)
        play(Sound::Kind::Turn);
}

void GameSounds::play(Sound::Kind kind)
{
    if (!m_settings.sounds())
        return;
    emit played(kind);
    m_player.play(kind);
}

} // namespace app
