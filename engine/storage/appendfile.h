// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/system/systemfile.h"

namespace engine {

/// A file that only grows; what was appended survives the death of the program and of the machine.
class AppendFile
{
public:
    explicit AppendFile(const QString &path);

    /// Goes on behind what is already there.
    Result<Done> open();
    /// Writes \a bytes and waits until they are on the disk. When that fails, the file is as it was
    /// before.
    Result<Done> append(const QByteArray &bytes);
    void close() { (void)m_file.close(); }

private:
    QString m_path;
    SystemFile m_file;
    qint64 m_size = 0; // of what was wholly written
};

} // namespace engine
