// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace engine {

/// An open file as the operating system knows it, which can wait for the disk and says why
/// something failed. Results are the system's numbers; 0: it went well.
class SystemFile
{
public:
    enum class Mode {
        New, ///< There must be none yet.
        Append, ///< There must be one; every write goes to its end.
        Journal, ///< The same, but it is made when it is missing.
        Device ///< What is no plain file, such as /dev/stdout.
    };

    SystemFile() = default;
    ~SystemFile() { (void)close(); }
    SystemFile(const SystemFile &) = delete;
    SystemFile &operator=(const SystemFile &) = delete;

    int open(const QString &path, Mode mode);
    int close();
    bool isOpen() const { return m_file >= 0; }
    /// Writes all of \a bytes.
    int write(const QByteArray &bytes);
    /// Waits until what was written would survive the loss of power.
    int sync();
    /// Leaves the first \a size bytes.
    int cut(qint64 size);
    /// -1: the system does not tell.
    qint64 size() const;

    /// What lies at a path, for whoever wants to put something else there.
    struct Target
    {
        enum class Kind { Nothing, PlainFile, Folder, Device };
        Kind kind = Kind::Nothing;
        unsigned rights = 0;
        int refusal = 0; ///< Why it may not be written to.
    };
    /// \a number says why the system does not tell.
    static Target lookAt(const QString &path, int &number);
    /// Who may do what with the open file; without effect where systems have no such rights.
    int setRights(unsigned rights);

    /// Gives a file or folder another name; a file that has it already is replaced.
    static int rename(const QString &from, const QString &to);
    /// Waits for the names in \a folder. Not every file system can, and nothing depends on it.
    static void syncFolder(const QString &folder);

private:
    int m_file = -1;
};

} // namespace engine
