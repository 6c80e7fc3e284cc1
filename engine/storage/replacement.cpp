// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/replacement.h"

#include "engine/storage/disk.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace engine {

namespace {

constexpr int c_mostLinks = 40;
constexpr int c_tries = 100;
constexpr mode_t c_usualRights = 0666; // without what the user takes away from all new files

// Whoever has put a link there wants the file that it leads to be written.
QString behindLinks(const QString &path)
{
    QFileInfo info(path);
    for (int i = 0; i < c_mostLinks && info.isSymLink(); ++i)
        info.setFile(info.symLinkTarget());
    return info.absoluteFilePath();
}

} // namespace

Replacement::Replacement(const QString &path)
    : m_path(path)
    , m_target(behindLinks(path))
{
}

Replacement::~Replacement()
{
    (void)close();
    if (!m_draft.isEmpty())
        QFile::remove(m_draft);
}

int Replacement::makeDraft()
{
    const QString folder = QFileInfo(m_target).path();
    for (int i = 0; i < c_tries; ++i) {
        // A name with a dot is no part of a module, should it ever be left behind.
        m_draft = folder + QStringLiteral("/.hexsmith-")
            + QString::number(QRandomGenerator::global()->generate(), 36);
        m_file = ::open(QFile::encodeName(m_draft).constData(),
                        O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, c_usualRights);
        if (m_file >= 0)
            return 0;
        if (errno != EEXIST)
            break;
    }
    const int number = errno;
    m_draft.clear();
    return number;
}

int Replacement::open()
{
    const QByteArray target = QFile::encodeName(m_target);
    struct stat old;
    const bool isThere = ::stat(target.constData(), &old) == 0;
    if (!isThere && errno != ENOENT)
        return errno;
    if (isThere && S_ISDIR(old.st_mode))
        return EISDIR;
    // A file that its owner has protected is not to be replaced, though its folder would allow it.
    if (isThere && ::access(target.constData(), W_OK) != 0)
        return errno;
    if (isThere && !S_ISREG(old.st_mode)) {
        m_file = ::open(target.constData(), O_WRONLY | O_CLOEXEC);
        return m_file < 0 ? errno : 0;
    }
    if (const int number = makeDraft())
        return number;
    constexpr mode_t rights = 07777;
    if (isThere && ::fchmod(m_file, old.st_mode & rights) != 0)
        return errno;
    return 0;
}

int Replacement::close()
{
    if (m_file < 0)
        return 0;
    const int closed = ::close(std::exchange(m_file, -1));
    return closed == 0 || errno == EINTR ? 0 : errno;
}

int Replacement::write(const QByteArray &content)
{
    int number = open();
    if (!number)
        number = disk::write(m_file, content);
    if (!number)
        number = disk::sync(m_file);
    // Some file systems find out only now that there is no room.
    const int closed = close();
    return number ? number : closed;
}

int Replacement::takePlace()
{
    if (m_draft.isEmpty())
        return 0;
    if (const int number = disk::rename(m_draft, m_target))
        return number;
    m_draft.clear();
    disk::syncFolder(QFileInfo(m_target).path());
    return 0;
}

} // namespace engine
