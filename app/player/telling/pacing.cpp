// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/pacing.h"

namespace app {

namespace {

using Kind = engine::Beat::Kind;

constexpr int c_perCharacter = 35;
constexpr int c_perCharacterFast = 20;

int usual(Kind kind)
{
    switch (kind) {
    case Kind::Phase:
        return 300;
    case Kind::Move:
        return 500;
    case Kind::Control:
    case Kind::Note:
        return 600;
    case Kind::Advance:
    case Kind::Arrival:
        return 700;
    case Kind::Supply:
    case Kind::Track:
        return 1000;
    case Kind::Eliminate:
        return 1100;
    case Kind::Roll:
        return 1200;
    case Kind::Draw:
        return 1500;
    default:
        return 900;
    }
}

} // namespace

bool Pacing::waits(const engine::Beat &beat) const
{
    if (pace == Pace::Click || beat.kind == Kind::Result)
        return true;
    const bool isResult =
        beat.kind == Kind::Roll || beat.kind == Kind::Loss || beat.kind == Kind::Eliminate;
    return fightsWait && (beat.kind == Kind::Draw || (beat.isFight && isResult));
}

int Pacing::hold(const engine::Beat &beat, qsizetype characters) const
{
    if (isOff())
        return 0;
    const bool isFast = pace == Pace::Fast;
    const int time = pace == Pace::Slow ? 2 * usual(beat.kind)
        : isFast                        ? usual(beat.kind) / 2
                                        : usual(beat.kind);
    return std::max(time, int(characters) * (isFast ? c_perCharacterFast : c_perCharacter));
}

} // namespace app
