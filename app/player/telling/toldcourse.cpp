// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/toldcourse.h"

#include <algorithm>

namespace app {

void ToldCourse::begin(engine::GameState before)
{
    clear();
    m_start = std::move(before);
    m_told = m_start;
}

void ToldCourse::clear()
{
    m_beats.clear();
    m_shown.clear();
    m_start.reset();
    m_told.reset();
}

int ToldCourse::linesFrom(int beat) const
{
    int lines = 0;
    for (int i = beat; i < count(); ++i)
        lines += int(m_beats[size_t(i)].lines.size());
    return lines;
}

void ToldCourse::goBefore(int beat)
{
    m_told = m_start;
    for (int i = 0; i < std::min(beat, count()); ++i)
        tell(m_beats[size_t(i)].changes);
}

void ToldCourse::tell(const std::vector<engine::Change> &changes)
{
    for (const engine::Change &change : changes)
        m_told->apply(change);
}

void ToldCourse::absorb(const std::vector<engine::Change> &changes, bool isTold)
{
    for (const engine::Change &change : changes) {
        if (m_beats.empty())
            m_start->apply(change);
        else
            m_beats.back().changes.push_back(change);
    }
    if (isTold || m_beats.empty())
        tell(changes);
}

engine::GameState ToldCourse::before(engine::GameState state, const engine::Command &command)
{
    for (auto change = command.inverses.rbegin(); change != command.inverses.rend(); ++change)
        state.apply(*change);
    return state;
}

bool ToldCourse::isNews(const engine::Command &command, const std::vector<engine::Beat> &beats)
{
    using Kind = engine::Beat::Kind;
    const engine::PieceId own = command.action ? command.action->piece : engine::PieceId();
    return std::any_of(beats.begin(), beats.end(), [own](const engine::Beat &beat) {
        switch (beat.kind) {
        case Kind::Note:
        case Kind::Move:
        case Kind::Arrival:
        case Kind::Control:
        case Kind::Phase:
        case Kind::Combat:
            return false;
        case Kind::Loss:
        case Kind::Eliminate:
        case Kind::Retreat:
        case Kind::Advance:
            return beat.targets.size() + beat.actors.size() > 1
                || (beat.targets.empty() ? beat.actors : beat.targets)
                != std::vector<engine::PieceId>{own};
        default:
            return true;
        }
    });
}

} // namespace app
