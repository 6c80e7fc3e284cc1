// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/librarysave.h"

#include "engine/core/limits.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/filehold.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <filesystem>

namespace app {

namespace {

const QString c_name = QStringLiteral("name");
const QString c_from = QStringLiteral("from");
const QString c_partOf = QStringLiteral("partOf");

engine::Error cannotBeNamed(const QString &path, const char *why)
{
    return {engine::Error::Code::Io,
            QCoreApplication::translate("LibrarySave", why).arg(QFileInfo(path).fileName())};
}

} // namespace

void Origin::write(engine::Json &meta) const
{
    if (!whole.isEmpty())
        meta.insert(c_from, whole);
    if (!part.isEmpty())
        meta.insert(c_partOf, part);
}

Origin Origin::read(const engine::Json &meta)
{
    return {meta[c_from].toString(), meta[c_partOf].toString()};
}

engine::Result<engine::Done> LibrarySave::rename(const QString &path, const QString &name)
{
    engine::FileHold hold(path);
    if (!hold.take() && hold.isInUse())
        return cannotBeNamed(
            path, QT_TRANSLATE_NOOP("LibrarySave", "“%1” is being played in another window."));
    auto loaded = engine::readSave(path);
    if (!loaded)
        return loaded.error();
    if (loaded->damaged)
        return cannotBeNamed(
            path, QT_TRANSLATE_NOOP("LibrarySave", "“%1” is damaged and left as it is."));
    engine::SaveGame save = std::move(loaded).value().save;
    if (name.trimmed().isEmpty())
        save.notes.meta.remove(c_name);
    else
        save.notes.meta.insert(c_name, name.trimmed());
    // It was played when it was, not just now.
    const std::filesystem::path file(QFile::encodeName(path).toStdString());
    std::error_code ignored;
    const auto played = std::filesystem::last_write_time(file, ignored);
    const auto done = engine::writeSave(save, path);
    if (done && !ignored)
        std::filesystem::last_write_time(file, played, ignored);
    return done;
}

engine::Result<engine::Done> LibrarySave::exportTo(const QString &path, const QString &target)
{
    const auto bytes = engine::readBounded(path, engine::limits::saveBytes);
    if (!bytes)
        return bytes.error();
    if (QFileInfo(path).suffix() == QLatin1String("hexsave"))
        return engine::writeAtomically(target, bytes.value());
    const auto loaded = engine::SaveLines::read(bytes.value(), engine::SaveLines::Kind::Journal);
    if (!loaded)
        return loaded.error();
    return engine::writeSave(loaded->save, target);
}

} // namespace app
