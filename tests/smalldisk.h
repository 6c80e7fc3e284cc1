// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <memory>
#include <sys/mount.h>
#include <sys/resource.h>

/// Disks that take no more, as the system itself makes them: nothing in the program knows of it.
namespace smalldisk {

/// While it lives, no file of this program grows beyond some bytes; the limit needs no rights.
class FileLimit
{
public:
    explicit FileLimit(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        set(bytes);
    }
    ~FileLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FileLimit(const FileLimit &) = delete;
    FileLimit &operator=(const FileLimit &) = delete;

    /// For good; also for a program that is about to be started.
    static void set(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN); // writing fails instead
        rlimit limit{};
        getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }

private:
    rlimit m_before{};
};

/// A file system of its own that can be filled to the last byte. For who may not mount one it is a
/// folder, and when it is full nothing can be written anywhere.
class Disk
{
public:
    explicit Disk(int kib = 4096)
    {
        const QByteArray size = "size=" + QByteArray::number(kib) + 'k';
        m_isMounted = m_place.isValid() && !qEnvironmentVariableIsSet("HEXSMITH_NO_MOUNT")
            && mount("tmpfs", QFile::encodeName(path()).constData(), "tmpfs", 0, size.constData())
                == 0;
    }
    ~Disk()
    {
        m_limit.reset();
        if (m_isMounted)
            umount2(QFile::encodeName(path()).constData(), MNT_DETACH);
    }
    Disk(const Disk &) = delete;
    Disk &operator=(const Disk &) = delete;

    bool isMounted() const { return m_isMounted; }
    QString path() const { return m_place.path(); }
    QString file(const QString &name) const { return m_place.filePath(name); }
    /// What a person is told while it is full.
    QString words() const
    {
        return m_isMounted ? QStringLiteral("the disk is full")
                           : QStringLiteral("the disk takes no file of this size");
    }

    /// Takes all the room that is left.
    void fill()
    {
        if (!m_isMounted) {
            m_limit = std::make_unique<FileLimit>(0);
            return;
        }
        QFile filler(file(c_filler));
        if (!filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered | QIODevice::Append))
            return;
        for (qsizetype size = 1 << 20; size; size /= 2) {
            while (filler.write(QByteArray(size, 'x')) > 0) { }
        }
    }
    void makeRoom()
    {
        m_limit.reset();
        QFile::remove(file(c_filler));
    }

    bool setReadOnly(bool on)
    {
        const unsigned long flags = MS_REMOUNT | (on ? ulong(MS_RDONLY) : 0);
        return mount("tmpfs", QFile::encodeName(path()).constData(), "tmpfs", flags, nullptr) == 0;
    }

private:
    static inline const QString c_filler = QStringLiteral(".filler");

    QTemporaryDir m_place;
    bool m_isMounted = false;
    std::unique_ptr<FileLimit> m_limit;
};

inline QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
}

/// The names of everything in \a folder, also what is hidden, but not what fills the disk.
inline QStringList everything(const QString &folder)
{
    QStringList names = QDir(folder).entryList(
        QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    names.removeAll(QStringLiteral(".filler"));
    return names;
}

} // namespace smalldisk
