// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savegame.h"

#include "engine/core/programversion.h"
#include "engine/game/save/savecodec.h"
#include "engine/state/changecodec.h"

namespace engine {

namespace {

void takeBack(GameState &state, const Command &command)
{
    for (auto it = command.inverses.rbegin(); it != command.inverses.rend(); ++it)
        state.apply(*it);
}

// A game keeps no hashes while it is played, because a bot tries thousands of moves a second.
std::vector<QByteArray> hashesAfter(const Game &game, size_t first)
{
    const auto &history = game.history();
    const auto done = size_t(game.commandCount());
    std::vector<QByteArray> hashes(history.size() - first);
    if (done > first) {
        GameState state = game.state();
        for (size_t i = done; i > first; --i) {
            hashes[i - 1 - first] = state.hash();
            takeBack(state, history[i - 1]);
        }
    }
    if (history.size() > done) {
        GameState state = game.state();
        for (size_t i = done; i < history.size(); ++i) {
            for (const Change &change : history[i].changes)
                state.apply(change);
            if (i >= first)
                hashes[i - first] = state.hash();
        }
    }
    return hashes;
}

QByteArray openingHash(const Game &game)
{
    GameState state = game.state();
    for (auto i = size_t(game.commandCount()); i > 0; --i)
        takeBack(state, game.history()[i - 1]);
    return state.hash();
}

// The first format knows nothing of changes by hand and open actions.
int formatOf(const Game &game)
{
    const auto isNew = [](const Command &command) {
        const auto &action = command.action;
        return command.byHand || (action && (action->name || action->at || !action->also.empty()));
    };
    const auto &history = game.history();
    return std::any_of(history.begin(), history.end(), isNew) ? SaveGame::newestFormat : 1;
}

} // namespace

std::vector<SavedCommand> savedCommands(const Game &game, size_t first)
{
    const auto &history = game.history();
    std::vector<SavedCommand> saved;
    if (first >= history.size())
        return saved;
    const SaveCodec codec(game.module(), game.state().names());
    const auto hashes = hashesAfter(game, first);
    saved.reserve(hashes.size());
    for (size_t i = first; i < history.size(); ++i)
        saved.push_back(codec.write(history[i], hashes[i - first]));
    return saved;
}

SaveGame SaveGame::headerOf(const Game &game, const SaveNotes &notes)
{
    SaveGame save;
    save.program = QLatin1String(ProgramVersion::own());
    save.moduleId = game.module().id;
    save.moduleVersion = game.module().version;
    save.moduleHash = game.module().files.contentHash();
    save.setup = game.setup();
    const auto &options = game.options();
    for (auto it = options.begin(); it != options.end(); ++it)
        save.options.insert(it.key(), it.value());
    save.format = formatOf(game);
    save.notes = notes;
    save.openingHash = engine::openingHash(game);
    save.done = game.commandCount();
    return save;
}

SaveGame SaveGame::of(const Game &game, const SaveNotes &notes)
{
    SaveGame save = headerOf(game, notes);
    save.commands = savedCommands(game);
    return save;
}

} // namespace engine
