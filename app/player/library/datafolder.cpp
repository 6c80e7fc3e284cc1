// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/datafolder.h"

#include "engine/core/programversion.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"
#include "engine/storage/fileformat.h"

#include <QCoreApplication>
#include <QDir>

namespace app {

using engine::Done;
using engine::Error;
using engine::Json;
namespace fileformat = engine::fileformat;

namespace {

constexpr qint64 c_mostBytes = 64 << 10;

Error newerProgram(const QString &folder, const QString &program)
{
    return {Error::Code::NewerFormat,
            QCoreApplication::translate(
                "DataFolder",
                "Your games in “%1” are kept in the way of a newer version of Hexsmith (%2). "
                "This version can't read that and leaves everything as it is: start the newer one.")
                .arg(QDir::toNativeSeparators(folder), program)};
}

} // namespace

engine::Result<Done> DataFolder::take(const QString &folder)
{
    const QString path = markOf(folder);
    const auto bytes = engine::readBounded(path, c_mostBytes);
    const auto mark =
        bytes ? Json::parse(bytes.value(), path) : engine::Result<Json>(bytes.error());
    const int format = mark ? fileformat::of(mark.value()) : 0;
    if (format > newestFormat)
        return newerProgram(folder, mark.value()[u"program"].toString());
    if (format == newestFormat)
        return Done{};
    if (bytes) {
        const QString what =
            mark ? QStringLiteral("format%1").arg(format) : QStringLiteral("damaged");
        if (const auto kept = fileformat::keepCopy(path, what); !kept)
            return Done{};
    }
    Json now = Json::object();
    now.insert(fileformat::key.toString(), qint64(newestFormat));
    now.insert(QStringLiteral("program"), engine::ProgramVersion::own());
    // A disk that takes no sign takes nothing else either, and says so with the first game.
    if (engine::disk::makeFolder(folder) == 0)
        (void)engine::writeAtomically(path, now.write());
    return Done{};
}

} // namespace app
