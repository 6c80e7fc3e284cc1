// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/chances/chanceplayer.h"

#include "engine/rules/protocol.h"

namespace app {

ChancePlayer::ChancePlayer(GameCopy &copy, engine::Viewer viewer, std::function<bool()> isStopped)
    : m_copy(copy)
    , m_viewer(viewer)
    , m_isStopped(std::move(isStopped))
    , m_bot(engine::makeBot(QStringLiteral("greedy")))
{
}

bool ChancePlayer::decide(const engine::GameSeat &seat, engine::Trial &trial,
                          engine::Random &random)
{
    const engine::Offer &asked = trial.offer();
    const auto index = m_bot->decide(seat.beside(asked.side, asked.seat), random);
    return index && trial.perform(engine::Action(asked.actions[size_t(index.value())]));
}

ChancePlayer::Ending ChancePlayer::playOn(int step, quint64 seed)
{
    engine::Game &game = m_copy.game();
    if (!game.goTo(step))
        return {Ending::How::Failed};
    engine::Random random(seed);
    const engine::GameSeat seat(game, m_copy.words(), m_viewer);
    // Other dice than those that were rolled; what is hidden may lie elsewhere.
    engine::Trial trial = seat.trial(seed, seat.guess(random));
    if (!trial.state().isOver() && !trial.ask())
        return {Ending::How::Failed};
    for (int i = 0; i < horizon && !trial.state().isOver(); ++i) {
        if (m_isStopped())
            return {Ending::How::Stopped};
        if (!decide(seat, trial, random))
            return {Ending::How::Failed};
    }
    const engine::GameState &state = trial.state();
    return {Ending::How::Played, state.isOver() ? state.result().winner : leader(state)};
}

engine::SideId ChancePlayer::leader(const engine::GameState &state) const
{
    const QString name = engine::protocol::entry(engine::protocol::Query::Victory).name;
    engine::Rules &rules = m_copy.rules();
    if (!rules.queries().contains(name))
        return {};
    const auto answer = rules.query(state, name, engine::Json::object(), engine::SideId());
    if (!answer)
        return {};
    if (const QString winner = answer.value()[u"winner"].toString(); !winner.isEmpty())
        return m_copy.module().side(winner);
    const engine::Json &points = answer.value()[u"points"];
    engine::SideId first;
    double most = 0;
    for (qsizetype i = 0; points.isObject() && i < points.size(); ++i) {
        const double value = points.at(i).toReal();
        if (i && value == most)
            first = {};
        if (!i || value > most) {
            most = value;
            first = m_copy.module().side(points.keyAt(i));
        }
    }
    return first;
}

} // namespace app
