// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/gamecopy.h"

namespace app {

GameCopy::Update GameCopy::Source::update(const engine::Game &game)
{
    const auto &history = game.history();
    const auto done = size_t(game.commandCount());
    size_t keep = 0;
    while (keep < m_sent.size() && keep < done && m_sent[keep] == history[keep].number)
        ++keep;
    Update update{qsizetype(keep)};
    const engine::SaveCodec codec(game.module(), game.state().names());
    m_sent.resize(keep);
    for (size_t i = keep; i < done; ++i) {
        update.commands.push_back(codec.write(history[i], {}));
        m_sent.push_back(history[i].number);
    }
    return update;
}

GameCopy::GameCopy(std::shared_ptr<const engine::Module> module, const engine::GameSetup &setup)
    : m_module(std::move(module))
    , m_setup(setup)
{
}

QString GameCopy::catchUp(const Update &update)
{
    if (!m_opening.game) {
        auto opening = scripting::Opening::start(m_module, m_setup);
        if (!opening)
            return opening.error().message;
        m_opening = std::move(opening).value();
    }
    if (const auto gone = game().goTo(update.keep); !gone)
        return gone.error().message;
    const engine::SaveCodec codec(*m_module, game().state().names());
    for (const engine::SavedCommand &command : update.commands) {
        if (command.action.isNull()) {
            auto changes = codec.readChanges(command.changes);
            if (!changes)
                return tr("A step of the game is not understood.");
            if (const auto done = game().edit(std::move(*changes)); !done)
                return done.error().message;
            continue;
        }
        const auto action = codec.readAction(command.action);
        if (!action)
            return tr("A step of the game is not understood.");
        const engine::SideId by = m_module->side(command.side);
        const auto done = command.byHand ? game().adjust(*action, by, command.reason)
                                         : game().perform(*action, by);
        if (!done)
            return done.error().message;
    }
    return {};
}

} // namespace app
