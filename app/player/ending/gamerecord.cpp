// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/gamerecord.h"

#include "app/player/game/victoryplaces.h"
#include "app/player/telling/turnsummary.h"
#include "engine/game/telling/beatcutter.h"
#include "engine/rules/protocol.h"

#include <algorithm>
#include <cmath>

namespace app {

GameRecord::GameRecord(GameController &controller)
    : m_controller(controller)
    , m_history(HistoryModel::of(controller))
    , m_places(victoryPlaces(controller))
{
    readTurns();
    readValues();
    readLosses();
}

void GameRecord::readTurns()
{
    const size_t sides = m_controller.module().sides.size();
    for (const HistoryModel::Mark &mark : m_history.marks()) {
        if (!mark.isTurn)
            continue;
        if (!m_turns.empty())
            m_turns.back().last = std::max(0, mark.command - 1);
        m_turns.push_back({.number = mark.turn});
        m_turns.back().losses.resize(sides);
    }
    if (!m_turns.empty())
        m_turns.back().last = m_history.count();
    // A game may end in the step that begins a turn nobody plays.
    if (m_turns.size() > 1 && m_turns[m_turns.size() - 2].last >= m_history.count() - 1
        && m_history.marks().back().isTurn) {
        m_turns.pop_back();
        m_turns.back().last = m_history.count();
    }
}

GameRecord::Values GameRecord::pointsAt(const engine::GameState &state) const
{
    engine::Rules &rules = m_controller.seat().rules();
    const QString name = engine::protocol::entry(engine::protocol::Query::Victory).name;
    if (!rules.queries().contains(name))
        return {};
    const auto answer = rules.query(state, name, engine::Json::object(), {});
    if (!answer)
        return {};
    Values values(m_controller.module().sides.size());
    const engine::Json &points = answer.value()[u"points"];
    bool isKnown = false;
    for (qsizetype i = 0; points.isObject() && i < points.size(); ++i) {
        const engine::SideId side = m_controller.module().side(points.keyAt(i));
        if (!side || !points.at(i).isNumber())
            continue;
        values[size_t(side.value)] = points.at(i).toReal();
        isKnown = true;
    }
    return isKnown ? values : Values();
}

std::vector<int> GameRecord::placesAt(const engine::GameState &state) const
{
    std::vector<int> held(m_controller.module().sides.size());
    for (const engine::SpaceId place : m_places) {
        if (const engine::SideId side = state.control(place))
            ++held[size_t(side.value)];
    }
    return held;
}

// After each activation or phase, and after each turn; every position is looked at once.
void GameRecord::readValues()
{
    std::map<int, Values> values;
    values[0];
    for (const HistoryModel::Stretch &stretch : m_history.stretches())
        values[stretch.last];
    for (const Turn &turn : m_turns)
        values[turn.last];
    std::map<int, std::vector<int>> places;
    for (auto &[step, points] : values) {
        const engine::GameState &state = m_history.at(step);
        points = pointsAt(state);
        places[step] = placesAt(state);
        m_hasPoints = m_hasPoints || !points.empty();
        m_hasPlaces = m_hasPlaces
            || std::any_of(places[step].begin(), places[step].end(), [](int n) { return n > 0; });
    }
    for (Turn &turn : m_turns) {
        turn.points = values[turn.last];
        turn.places = places[turn.last];
    }
    if (!m_hasPoints) {
        for (auto &[step, held] : places)
            values[step] = Values(held.begin(), held.end());
    }
    readJumps(values);
}

int GameRecord::turnOf(int step) const
{
    for (const Turn &turn : m_turns) {
        if (step <= turn.last)
            return turn.number;
    }
    return m_turns.empty() ? 0 : m_turns.back().number;
}

void GameRecord::readJumps(const std::map<int, Values> &values)
{
    const Values *before = nullptr;
    for (const auto &[step, now] : values) {
        Jump jump{step, turnOf(step), {}, 0};
        for (size_t i = 0; before && i < now.size() && i < before->size(); ++i) {
            const double change = now[i] - (*before)[i];
            // What one side wins another often loses: it is told of the one who wins.
            if (std::abs(change) > std::abs(jump.change)
                || (std::abs(change) == std::abs(jump.change) && change > jump.change)) {
                jump.change = change;
                jump.side = engine::SideId(int32_t(i));
            }
        }
        if (jump.change != 0) {
            m_jumps.push_back(jump);
            m_changes[step] = std::abs(jump.change);
        }
        if (!now.empty())
            before = &now;
    }
    std::stable_sort(m_jumps.begin(), m_jumps.end(), [](const Jump &a, const Jump &b) {
        return std::abs(a.change) > std::abs(b.change);
    });
    m_jumps.resize(std::min(m_jumps.size(), mostJumps));
    std::sort(m_jumps.begin(), m_jumps.end(),
              [](const Jump &a, const Jump &b) { return a.step < b.step; });
}

void GameRecord::readLosses()
{
    const engine::Module &module = m_controller.module();
    engine::BeatCutter cutter(module, engine::Viewer::everything());
    int step = 0;
    for (Turn &turn : m_turns) {
        std::vector<engine::Beat> beats;
        while (step < turn.last) {
            const engine::GameState before = m_history.at(step);
            ++step;
            for (engine::Beat &beat : cutter.cut(before, m_history.changes(step), step))
                beats.push_back(std::move(beat));
        }
        for (const TurnSummary::Row &row : TurnSummary(module, beats).rows()) {
            if (row.kind == TurnSummary::Row::Kind::Losses && row.side)
                turn.losses[size_t(row.side.value)] = {row.count, row.others,
                                                       beats[size_t(row.beats.front())].step};
        }
        for (const engine::Beat &beat : beats)
            readBeat(beat);
    }
    std::erase_if(m_gone, [&](const Gone &gone) {
        const engine::SpaceId space = m_controller.state().piece(gone.piece).space;
        return space && module.map.space(space).kind <= engine::Space::Kind::Area;
    });
    finishHurt();
}

void GameRecord::readBeat(const engine::Beat &beat)
{
    for (const engine::Beat::Way &way : beat.ways) {
        if (way.piece && beat.isLoss(way))
            m_gone.push_back({way.piece, beat.step});
    }
    for (const engine::Beat::Harm &harm : beat.losses) {
        const auto known = std::find_if(m_hurt.begin(), m_hurt.end(),
                                        [&](const Hurt &one) { return one.piece == harm.piece; });
        if (known == m_hurt.end())
            m_hurt.push_back({harm.piece, harm.steps, beat.step});
        else
            known->steps += harm.steps;
    }
    for (const engine::change::Log &line : beat.lines) {
        if (line.dice.empty())
            continue;
        Roll roll{beat.step, line.side ? line.side : beat.side, line, {}};
        for (const engine::Value &die : line.dice)
            roll.dice.push_back(die.number);
        m_rolls.push_back(roll);
        if (!beat.isFight)
            continue;
        if (m_fights.empty() || m_fights.back().step != beat.step)
            m_fights.push_back(roll);
        else
            m_fights.back().dice.insert(m_fights.back().dice.end(), roll.dice.begin(),
                                        roll.dice.end());
    }
}

void GameRecord::finishHurt()
{
    for (const Gone &gone : m_gone) {
        auto known = std::find_if(m_hurt.begin(), m_hurt.end(),
                                  [&](const Hurt &one) { return one.piece == gone.piece; });
        if (known == m_hurt.end())
            known = m_hurt.insert(m_hurt.end(), {gone.piece, 1, gone.step});
        known->isGone = true;
    }
    std::stable_sort(m_hurt.begin(), m_hurt.end(),
                     [](const Hurt &a, const Hurt &b) { return a.steps > b.steps; });
}

int GameRecord::decisiveStep(size_t turn) const
{
    const int first = turn ? m_turns[turn - 1].last : 0;
    const int last = m_turns[turn].last;
    int best = 0;
    double most = 0;
    for (auto it = m_changes.upper_bound(first); it != m_changes.end() && it->first <= last; ++it) {
        if (it->second > most) {
            most = it->second;
            best = it->first;
        }
    }
    if (best)
        return best;
    for (const Loss &loss : m_turns[turn].losses)
        best = loss.step && (!best || loss.step < best) ? loss.step : best;
    return best ? best : last;
}

} // namespace app
