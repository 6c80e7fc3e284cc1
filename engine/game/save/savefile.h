// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savelines.h"

namespace engine {

/// Writes a saved game as a `.hexsave`, all or nothing.
///
/// It is a zip file with `save.json` (what game it is, for people), `commands.jsonl` (the same and
/// every command, checked line by line) and, if there is one, `thumbnail.png`.
Result<Done> writeSave(const SaveGame &save, const QString &path);

/// Reads a saved game, or a journal; one that is damaged as far as it goes.
Result<LoadedSave> readSave(const QString &path);
/// The same from the bytes of the file, which is called \a name in messages.
Result<LoadedSave> readSave(const QByteArray &bytes, const QString &name);

/// The bytes that writeSave() writes.
Result<QByteArray> packedSave(const SaveGame &save);

} // namespace engine
