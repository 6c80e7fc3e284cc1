// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savefile.h"

#include "engine/core/limits.h"
#include "engine/game/save/savecodec.h"
#include "engine/storage/archive.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/zipsalvage.h"

namespace engine {

namespace {

const QString headerName = QStringLiteral("save.json");
const QString linesName = QStringLiteral("commands.jsonl");
const QString thumbnailName = QStringLiteral("thumbnail.png");

Error tooLarge()
{
    return {Error::Code::TooLarge,
            QCoreApplication::translate("SaveFile", "The saved game is larger than %1 MiB.")
                .arg(limits::saveBytes / limits::mib)};
}

Error noSave(const QString &name, const QString &why, Error::Code code = Error::Code::BadFormat)
{
    return {code,
            QCoreApplication::translate("SaveFile", "“%1” is not a saved game: %2").arg(name, why)};
}

std::optional<SaveGame> spareHeader(const QByteArray &json)
{
    if (json.size() > limits::saveLineBytes)
        return std::nullopt;
    const auto parsed = Json::parse(json, headerName);
    if (!parsed)
        return std::nullopt;
    auto header = readSaveHeader(parsed.value());
    return header ? std::optional(std::move(header).value()) : std::nullopt;
}

// A prefix of pretty JSON can't be parsed, but what follows the last brace is not part of it.
QByteArray upToLastBrace(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf("\n}");
    return end < 0 ? bytes : bytes.first(end + 2);
}

Result<LoadedSave> readFiles(const archive::Files &files, const QString &name)
{
    if (!files.contains(linesName) && !files.contains(headerName)) {
        return noSave(name,
                      files.contains(QStringLiteral("module.json"))
                          ? QCoreApplication::translate("SaveFile", "it is a module.")
                          : QCoreApplication::translate("SaveFile", "it holds other files."));
    }
    const QByteArray lines = files.value(linesName);
    if (lines.size() > limits::saveBytes)
        return tooLarge();
    auto loaded =
        SaveLines::read(lines, SaveLines::Kind::Save, spareHeader(files.value(headerName)));
    if (!loaded)
        return noSave(name, loaded.error().message, loaded.error().code);
    LoadedSave save = std::move(loaded).value();
    save.save.notes.thumbnail = files.value(thumbnailName);
    return save;
}

Result<LoadedSave> salvage(const QByteArray &zip, const QString &name, const Error &reason)
{
    const QByteArray lines =
        salvagedEntry(zip, linesName.toLatin1(), SaveLines::start(), limits::saveBytes);
    const QByteArray header =
        salvagedEntry(zip, headerName.toLatin1(), "{\n", limits::saveLineBytes);
    auto loaded = SaveLines::read(lines, SaveLines::Kind::Save, spareHeader(upToLastBrace(header)));
    if (!loaded)
        return lines.isEmpty() ? noSave(name, reason.message)
                               : noSave(name, loaded.error().message, loaded.error().code);
    LoadedSave save = std::move(loaded).value();
    if (!save.damaged) {
        save.damaged = true;
        save.issues.append({Issue::Severity::Warning,
                            {},
                            0,
                            QCoreApplication::translate(
                                "SaveFile", "The file is damaged; every command could be read.")});
    }
    return save;
}

} // namespace

Result<QByteArray> packedSave(const SaveGame &save)
{
    archive::Files files;
    files.insert(linesName, SaveLines::of(save));
    files.insert(headerName, writeSaveHeader(save).write());
    if (!save.notes.thumbnail.isEmpty())
        files.insert(thumbnailName, save.notes.thumbnail);
    if (files.value(linesName).size() > limits::saveBytes
        || save.commands.size() > size_t(limits::saveCommands))
        return tooLarge();
    return archive::packed(files, archive::Effort::Fast);
}

Result<Done> writeSave(const SaveGame &save, const QString &path)
{
    const auto bytes = packedSave(save);
    return bytes ? writeAtomically(path, bytes.value()) : bytes.error();
}

Result<LoadedSave> readSave(const QByteArray &bytes, const QString &name)
{
    if (bytes.isEmpty())
        return noSave(name, QCoreApplication::translate("SaveFile", "it is empty."));
    if (bytes.startsWith(SaveLines::start())) {
        auto journal = SaveLines::read(bytes, SaveLines::Kind::Journal);
        return journal ? std::move(journal)
                       : noSave(name, journal.error().message, journal.error().code);
    }
    const auto files = archive::unpacked(bytes);
    if (files)
        return readFiles(files.value(), name);
    // Size and tricks are not what an accident does to a file.
    if (files.error().code != Error::Code::BadFormat)
        return noSave(name, files.error().message);
    return salvage(bytes, name, files.error());
}

Result<LoadedSave> readSave(const QString &path)
{
    const auto bytes = readBounded(path, limits::saveBytes);
    return bytes ? readSave(bytes.value(), path) : bytes.error();
}

} // namespace engine
