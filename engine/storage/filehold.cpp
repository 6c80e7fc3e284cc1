// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/filehold.h"

#include <QFileInfo>

namespace engine {

namespace {

// Of the file itself, by whatever link it was reached.
QString signPath(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return (real.isEmpty() ? path : real) + QStringLiteral(".lock");
}

} // namespace

FileHold::FileHold(const QString &path)
    : m_path(path)
    , m_lock(signPath(path))
{
    m_lock.setStaleLockTime(0); // only the death of its owner frees a lock, never its age
}

bool FileHold::take(int wait)
{
    return m_lock.tryLock(wait);
}

bool FileHold::isInUse(const QString &path)
{
    if (!QFileInfo::exists(signPath(path)))
        return false;
    FileHold hold(path);
    return !hold.take(0) && hold.isInUse();
}

} // namespace engine
