// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/battle/battlerecord.h"

#include "app/player/telling/teller.h"
#include "engine/game/telling/beatcutter.h"

#include <algorithm>
#include <numeric>

namespace app {

using engine::PieceId;
using engine::SideId;

namespace {

constexpr qsizetype c_mostCommands = 120; ///< No battle asks so often.

} // namespace

int BattleRecord::Unit::hits() const
{
    return int(std::count_if(dice.begin(), dice.end(),
                             [this](int die) { return hitsOn && die >= hitsOn; }));
}

int BattleRecord::Force::lost() const
{
    return std::accumulate(units.begin(), units.end(), 0,
                           [](int sum, const Unit &one) { return sum + one.lost; });
}

int BattleRecord::Force::gone() const
{
    return int(
        std::count_if(units.begin(), units.end(), [](const Unit &one) { return one.isGone; }));
}

int BattleRecord::Force::strength(const engine::GameState &state) const
{
    int sum = 0;
    for (const Unit &one : units)
        sum += one.lost + (one.isGone ? 0 : state.piece(one.piece).steps);
    return sum;
}

BattleRecord::Force &BattleRecord::force(SideId side)
{
    const auto found = std::find_if(sides.begin(), sides.end(),
                                    [side](const Force &one) { return one.side == side; });
    if (found != sides.end())
        return *found;
    sides.push_back({side, {}, 0});
    return sides.back();
}

BattleRecord::Unit &BattleRecord::unit(const GameController &controller, PieceId piece)
{
    auto &units = force(controller.state().piece(piece).side).units;
    const auto found = std::find_if(units.begin(), units.end(),
                                    [piece](const Unit &one) { return one.piece == piece; });
    if (found != units.end())
        return *found;
    units.push_back({});
    units.back().piece = piece;
    return units.back();
}

BattleReader::BattleReader(GameController &controller)
    : m_controller(controller)
{
}

engine::Json BattleReader::answer(const engine::GameState &state) const
{
    const QString name = engine::protocol::entry(engine::protocol::Query::Battle).name;
    engine::Rules &rules = m_controller.seat().rules();
    if (!rules.queries().contains(name))
        return {};
    const engine::Viewer viewer = m_controller.viewer();
    const engine::Projection known(m_controller.module(), state, viewer);
    const auto said = rules.query(known.state(), name, engine::Json::object(), viewer.side());
    if (!said)
        return {};
    return engine::PlayerView(m_controller.module(), state, viewer).veiled(said.value());
}

bool BattleReader::findStart()
{
    const auto &history = m_controller.game().history();
    engine::GameState state = m_controller.state();
    m_answers = {answer(state)};
    m_first = m_controller.game().commandCount();
    QString place = m_answers.front()[u"space"].toString();
    while (m_first > 0 && m_controller.game().commandCount() - m_first < c_mostCommands) {
        const auto &inverses = history[size_t(--m_first)].inverses;
        for (auto it = inverses.rbegin(); it != inverses.rend(); ++it)
            state.apply(*it);
        m_before.insert(m_before.begin(), state);
        m_answers.insert(m_answers.begin(), answer(state));
        const QString before = m_answers.front()[u"space"].toString();
        if (before.isEmpty() || (!place.isEmpty() && before != place))
            return true;
        place = before;
    }
    return !m_before.empty();
}

void BattleReader::addForces(const engine::Json &answer)
{
    const engine::Module &module = m_controller.module();
    for (qsizetype i = 0; i < answer[u"sides"].size(); ++i) {
        const engine::Json &side = answer[u"sides"].at(i);
        const SideId whose = module.side(side[u"side"].toString());
        if (!whose)
            continue;
        m_record.force(whose).hidden = int(side[u"hidden"].toInteger());
        for (qsizetype j = 0; j < side[u"units"].size(); ++j) {
            const engine::Json &unit = side[u"units"].at(j);
            const PieceId piece = module.piece(unit[u"piece"].toString());
            if (!piece)
                continue;
            const int hitsOn = int(unit[u"hits_on"].toInteger());
            auto &one = m_record.unit(m_controller, piece);
            one.hitsOn = hitsOn ? hitsOn : one.hitsOn;
        }
    }
}

void BattleReader::addNext(const engine::Json &answer)
{
    for (qsizetype i = 0; i < answer[u"sides"].size(); ++i) {
        const engine::Json &side = answer[u"sides"].at(i);
        const SideId whose = m_controller.module().side(side[u"side"].toString());
        int dice = 0;
        for (qsizetype j = 0; j < side[u"units"].size(); ++j)
            dice += int(side[u"units"].at(j)[u"dice"].toInteger());
        if (whose && dice)
            m_record.next.emplace_back(whose, dice);
    }
}

std::optional<BattleRecord> BattleReader::read()
{
    if (m_controller.isInPast() || !findStart())
        return {};
    const engine::Json &now = m_answers.back();
    const engine::Json *known = nullptr;
    for (const engine::Json &one : m_answers)
        known = one.isObject() ? &one : known;
    if (known) {
        m_record.space = m_controller.module().map.find((*known)[u"space"].toString());
        m_record.rule = (*known)[u"rule"].toString();
    }
    m_record.isOver = !now.isObject();
    for (const engine::Json &one : m_answers)
        addForces(one);
    addBeats();
    if (m_controller.offer().form == engine::protocol::Form::Battle
        && !Teller::of(m_controller).isTelling())
        addNext(now);
    const SideId next = m_controller.module().side(now[u"fires"].toString());
    m_record.fires = next ? next : m_record.fires;
    const bool isBattle = now.isObject() || m_record.rolls > 1;
    if (!isBattle || !m_record.space || m_record.sides.size() < 2)
        return {};
    addPlaces();
    return m_record;
}

void BattleReader::addPlaces()
{
    const engine::GameState &before = m_before.empty() ? m_controller.state() : m_before.front();
    for (const BattleRecord::Unit &unit : m_record.sides.front().units) {
        const engine::SpaceId place = before.piece(unit.piece).space;
        const bool isNew =
            std::find(m_record.from.begin(), m_record.from.end(), place) == m_record.from.end();
        if (place && place != m_record.space && isNew)
            m_record.from.push_back(place);
    }
}

void BattleReader::addBeats()
{
    engine::BeatCutter cutter(m_controller.module(), m_controller.viewer());
    const Teller &teller = Teller::of(m_controller);
    const auto &history = m_controller.game().history();
    for (size_t i = 0; i < m_before.size(); ++i) {
        const int step = int(m_first) + int(i) + 1;
        const int before = int(m_answers[i][u"round"].toInteger());
        const int after = int(m_answers[i + 1][u"round"].toInteger());
        const int round = qMax(1, qMax(before, after));
        auto beats = cutter.cut(m_before[i], history[size_t(step) - 1].changes, step);
        // What is still to be told is not yet to be seen.
        if (teller.isTelling()) {
            size_t told = 0;
            for (size_t j = 0; j < teller.beats().size(); ++j)
                told += teller.beats()[j].step == step && int(j) <= teller.current() ? 1 : 0;
            const bool isTold = teller.beats().front().step > step;
            if (!isTold && told < beats.size())
                beats.resize(told);
        }
        for (const engine::Beat &beat : beats) {
            if (beat.isFight || beat.kind == engine::Beat::Kind::Loss
                || beat.kind == engine::Beat::Kind::Eliminate)
                add(beat, round);
        }
    }
}

void BattleReader::beginRound(int number)
{
    if (!m_record.rounds.empty() && m_record.rounds.back().number == number)
        return;
    m_record.rounds.push_back({number, {}, {}});
    m_record.lines.clear();
}

void BattleReader::count(std::vector<std::pair<SideId, int>> &list, SideId side, int more)
{
    for (auto &[whose, sum] : list) {
        if (whose == side) {
            sum += more;
            return;
        }
    }
    list.emplace_back(side, more);
}

void BattleReader::add(const engine::Beat &beat, int round)
{
    using Kind = engine::Beat::Kind;
    beginRound(round);
    const bool isRoll = beat.kind == Kind::Roll;
    if (isRoll && !m_record.space && !beat.spaces.empty())
        m_record.space = beat.spaces.front();
    const engine::PlayerView view = m_controller.view();
    // Who stands where it happens takes part.
    for (const auto *list : {&beat.actors, &beat.targets}) {
        for (const PieceId piece : *list) {
            if (m_controller.state().piece(piece).side && view.seesFace(piece)
                && (isRoll || beat.kind == Kind::Loss || beat.kind == Kind::Eliminate))
                m_record.unit(m_controller, piece);
        }
    }
    for (const engine::change::Log &line : beat.lines) {
        m_record.lines.push_back(line);
        if (!line.dice.empty())
            addRoll(line, round);
    }
    for (const engine::Beat::Harm &harm : beat.losses)
        addLoss(harm.piece, harm.steps);
    if (beat.kind != Kind::Eliminate)
        return;
    for (const engine::Beat::Way &way : beat.ways) {
        if (!way.piece || !m_controller.state().piece(way.piece).side)
            continue;
        const bool isCounted =
            std::any_of(beat.losses.begin(), beat.losses.end(),
                        [&](const auto &harm) { return harm.piece == way.piece; });
        if (!isCounted)
            addLoss(way.piece, 1);
        m_record.unit(m_controller, way.piece).isGone = true;
    }
}

void BattleReader::addRoll(const engine::change::Log &line, int round)
{
    ++m_record.rolls;
    QList<int> dice;
    for (const engine::Value &die : line.dice)
        dice.append(die.number);
    // A line about a piece and a place tells what happens to it, one about the piece what it does.
    const bool isFire =
        line.piece && !line.space && m_controller.view().knowsFace(line, line.piece);
    const SideId side = isFire ? m_controller.state().piece(line.piece).side : line.side;
    count(m_record.rounds.back().dice, side, int(dice.size()));
    m_record.fires = side;
    if (!isFire)
        return;
    auto &unit = m_record.unit(m_controller, line.piece);
    unit.dice = unit.round == round ? unit.dice + dice : dice;
    unit.round = round;
}

void BattleReader::addLoss(PieceId piece, int steps)
{
    auto &unit = m_record.unit(m_controller, piece);
    unit.lost += steps;
    count(m_record.rounds.back().lost, m_controller.state().piece(piece).side, steps);
}

} // namespace app
