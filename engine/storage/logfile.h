// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/system/systemfile.h"

#include <mutex>

namespace engine {

/// Lines with their time in a file that never grows beyond its limit: then it becomes the old one,
/// in the place of the one before. From any thread; what the disk does not take is left out.
class LogFile
{
public:
    static constexpr qint64 usualLimit = 256 * 1024;
    static constexpr qsizetype longestLine = 1000;

    explicit LogFile(const QString &path, qint64 limit = usualLimit);

    const QString &path() const { return m_path; }
    QString oldPath() const { return m_path + QStringLiteral(".old"); }
    /// One line, whatever \a words hold. The same words again and again are counted only.
    void add(const QString &words);

private:
    void put(const QString &words);

    QString m_path;
    qint64 m_limit;
    std::mutex m_mutex; // guards what follows
    SystemFile m_file;
    qint64 m_size = 0;
    QString m_last;
    int m_repeated = 0;
};

} // namespace engine
