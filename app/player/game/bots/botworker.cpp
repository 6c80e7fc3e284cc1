// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/botworker.h"

#include "app/player/game/bots/computerlevel.h"
#include "app/player/game/bots/positionseed.h"

namespace app {

BotWorker::BotWorker(std::shared_ptr<const engine::Module> module, const engine::GameSetup &setup)
    : m_copy(std::move(module), setup)
{
}

BotWorker::~BotWorker() = default;

engine::Random BotWorker::randomOf(const QByteArray &position, qsizetype commands)
{
    m_positions.erase(m_positions.lower_bound(commands), m_positions.end());
    quint64 seed = positionSeed(position);
    for (const auto &[before, other] : m_positions)
        seed += other == position;
    m_positions[commands] = position;
    return engine::Random(seed);
}

engine::Bot *BotWorker::bot(const QString &name)
{
    auto &bot = m_bots[name];
    if (!bot)
        bot = engine::makeBot(name);
    if (bot)
        bot->setPatience(std::chrono::milliseconds(ComputerLevel::patience(name)));
    if (bot)
        bot->setHurry([this] { return m_request <= m_hurried; });
    return bot.get();
}

void BotWorker::think(const Task &task)
{
    m_request = task.request;
    if (const QString error = m_copy.catchUp(task.update); !error.isEmpty()) {
        emit decided({task.request, -1, {}, {}, error});
        return;
    }
    engine::Bot *bot = this->bot(task.bot);
    if (!bot) {
        emit decided(
            {task.request, -1, {}, {}, tr("There is no computer player \"%1\".").arg(task.bot)});
        return;
    }
    engine::Game &game = m_copy.game();
    const engine::Offer &asked = game.offer();
    const engine::GameSeat seat(game, m_copy.words(), asked.side, asked.seat);
    // What its side can't see has no part in what it does, not even by the chance that it takes.
    engine::Random random = randomOf(engine::Rehearsal::position(seat), game.commandCount());
    const auto index = bot->decide(seat, random);
    emit decided({task.request, index ? index.value() : -1, game.state().hash(), bot->reason(),
                  index ? QString() : index.error().message});
}

} // namespace app
