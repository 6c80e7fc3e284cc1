// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/chanceplayer.h"

#include "engine/rules/protocol.h"

namespace app {

ChancePlayer::ChancePlayer(std::shared_ptr<const engine::Module> module, engine::SaveGame save,
                           const std::atomic<bool> &isStopped)
    : m_module(std::move(module))
    , m_save(std::move(save))
    , m_isStopped(isStopped)
    , m_bot(engine::makeBot(QStringLiteral("greedy")))
{
}

bool ChancePlayer::goTo(int step, quint64 seed)
{
    if (step > m_intact) {
        auto opening = scripting::Opening::replay(m_module, m_save);
        if (!opening || !opening.value().game)
            return false;
        m_opening = std::move(opening).value();
        m_intact = int(m_opening.game->commandCount());
    }
    engine::Game &game = *m_opening.game;
    if (step > m_intact || !game.goTo(step))
        return false;
    m_intact = step;
    // Other dice than those that were rolled.
    return bool(
        game.edit({engine::change::UseRandom{engine::Random(seed), game.state().scriptedUsed()}}));
}

bool ChancePlayer::decide(engine::Random &random)
{
    engine::Game &game = *m_opening.game;
    const engine::Offer &asked = game.offer();
    const engine::GameSeat seat(game, m_words, asked.side, asked.seat);
    const auto index = m_bot->choose(seat, random);
    return index && game.perform(engine::Action(asked.actions[size_t(index.value())]));
}

std::optional<ChancePlayer::Ending> ChancePlayer::playOn(int step, quint64 seed)
{
    if (!goTo(step, seed))
        return {};
    engine::Game &game = *m_opening.game;
    engine::Random random(seed);
    for (int i = 0; i < horizon && !game.state().isOver(); ++i) {
        if (m_isStopped || !decide(random))
            return {};
    }
    return Ending{game.state().isOver() ? game.state().result().winner : leader()};
}

engine::SideId ChancePlayer::leader() const
{
    const QString name = engine::protocol::entry(engine::protocol::Query::Victory).name;
    engine::Rules &rules = *m_opening.rules;
    if (!rules.queries().contains(name))
        return {};
    const auto answer =
        rules.query(m_opening.game->state(), name, engine::Json::object(), engine::SideId());
    if (!answer)
        return {};
    if (const QString winner = answer.value()[u"winner"].toString(); !winner.isEmpty())
        return m_module->side(winner);
    const engine::Json &points = answer.value()[u"points"];
    engine::SideId first;
    double most = 0;
    for (qsizetype i = 0; points.isObject() && i < points.size(); ++i) {
        const double value = points.at(i).toReal();
        if (i && value == most)
            first = {};
        if (!i || value > most) {
            most = value;
            first = m_module->side(points.keyAt(i));
        }
    }
    return first;
}

} // namespace app
