// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/system/systemfile.h"

namespace engine {

/// A new version of a file, beside the old one until it takes its place; without that it leaves no
/// trace. Results are the system's numbers; 0: it went well.
class Replacement
{
public:
    explicit Replacement(const QString &path);
    ~Replacement();
    Replacement(const Replacement &) = delete;
    Replacement &operator=(const Replacement &) = delete;

    const QString &path() const { return m_path; }

    /// Brings \a content to the disk; the old version is still there. What is no plain file, such
    /// as /dev/stdout, can't be replaced and gets the bytes at once.
    int write(const QByteArray &content);
    int takePlace();

private:
    int open();
    int makeDraft();

    QString m_path;
    QString m_target; ///< What the path means, behind links.
    QString m_draft; ///< Where the new version is; empty: nowhere.
    SystemFile m_file;
};

} // namespace engine
