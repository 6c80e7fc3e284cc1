// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savegame.h"
#include "engine/state/changecodec.h"

namespace engine {

/// The commands of a game in the words of its module, and back.
class SaveCodec
{
public:
    SaveCodec(const Module &module, Names &names)
        : m_changes(module, names)
    {
    }

    SavedCommand write(const Command &command, const QByteArray &hash) const;
    QByteArray write(const std::vector<Change> &changes) const;
    Json writeAction(const Action &action) const;

    /// Nothing when the module does not know what it is about.
    std::optional<Action> readAction(const Json &json) const;
    std::optional<std::vector<Change>> readChanges(const QByteArray &json) const;

private:
    ChangeCodec m_changes;
};

/// The first line of a saved game and its "save.json": all but the commands.
Json writeSaveHeader(const SaveGame &save);
/// Fails with a sentence when it is no such header or one of a newer program.
Result<SaveGame> readSaveHeader(const Json &json);

/// All but its changes, which stand beside it.
Json writeSavedCommand(const SavedCommand &command);
std::optional<SavedCommand> readSavedCommand(const Json &json);

} // namespace engine
