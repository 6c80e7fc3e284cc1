// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>

namespace engine {

/// Keeps a file for this program, as long as it lives and the program runs.
///
/// The sign of it lies beside the file, where also other machines see it that share the folder. It
/// is taken over from a program that was killed on this machine, never because it is old.
class FileHold
{
public:
    /// Somebody who only looks at a file lets go of it within this time, in milliseconds.
    static constexpr int patience = 500;

    explicit FileHold(const QString &path);

    const QString &path() const { return m_path; }
    /// False: it is not held, because somebody else has it or the disk takes no sign.
    bool take(int wait = patience);
    /// Somebody else had it when take() was called.
    bool isInUse() const { return m_lock.error() == QLockFile::LockFailedError; }
    void release() { m_lock.unlock(); }

    static bool isInUse(const QString &path);

private:
    QString m_path;
    QLockFile m_lock;
};

} // namespace engine
