// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/botworker.h"

#include "engine/game/save/savecodec.h"

namespace app {

BotWorker::BotWorker(std::shared_ptr<const engine::Module> module, const engine::GameSetup &setup)
    : m_module(std::move(module))
    , m_setup(setup)
{
}

BotWorker::~BotWorker() = default;

QString BotWorker::catchUp(const Task &task)
{
    if (!m_opening.game) {
        auto opening = scripting::Opening::start(m_module, m_setup);
        if (!opening)
            return opening.error().message;
        m_opening = std::move(opening).value();
    }
    engine::Game &game = *m_opening.game;
    while (game.commandCount() > task.keep) {
        if (const auto undone = game.undo(engine::Game::Barriers::Ignore); !undone)
            return undone.error().message;
    }
    const engine::SaveCodec codec(*m_module, game.state().names());
    for (const engine::SavedCommand &command : task.commands) {
        if (command.action.isNull()) {
            auto changes = codec.readChanges(command.changes);
            if (!changes)
                return tr("A step of the game is not understood.");
            if (const auto done = game.edit(std::move(*changes)); !done)
                return done.error().message;
            continue;
        }
        const auto action = codec.readAction(command.action);
        if (!action)
            return tr("A step of the game is not understood.");
        if (const auto done = game.perform(*action); !done)
            return done.error().message;
    }
    return {};
}

engine::Random BotWorker::randomOf(const QByteArray &position, qsizetype commands)
{
    m_positions.erase(m_positions.lower_bound(commands), m_positions.end());
    quint64 seed = 0xcbf29ce484222325ULL;
    for (const char byte : position)
        seed = (seed ^ quint64(uchar(byte))) * 0x100000001b3ULL;
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
        bot->setHurry([this] { return m_request <= m_hurried; });
    return bot.get();
}

void BotWorker::think(const Task &task)
{
    m_request = task.request;
    if (const QString error = catchUp(task); !error.isEmpty()) {
        emit decided(task.request, -1, {}, error);
        return;
    }
    engine::Bot *bot = this->bot(task.bot);
    if (!bot) {
        emit decided(task.request, -1, {}, tr("There is no computer player \"%1\".").arg(task.bot));
        return;
    }
    engine::Game &game = *m_opening.game;
    const engine::Offer &asked = game.offer();
    const engine::GameSeat seat(game, m_words, asked.side, asked.seat);
    const QByteArray position = game.state().hash();
    engine::Random random = randomOf(position, game.commandCount());
    const auto index = bot->choose(seat, random);
    emit decided(task.request, index ? index.value() : -1, position,
                 index ? QString() : index.error().message);
}

} // namespace app
