// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace app {

/// The reports of programs that ended badly, in a folder of the player. Each is offered once; the
/// last ones stay.
class CrashReports
{
public:
    /// So many stay.
    static constexpr qsizetype most = 5;

    explicit CrashReports(QString folder);

    const QString &folder() const { return m_folder; }
    /// Where this program will leave its own.
    QString ownPath() const;
    /// From now on it does. False where the system can't.
    bool watch() const;
    /// Those that nobody has been offered yet, the latest first.
    QStringList waiting() const;
    /// All of them are offered, or out of date.
    void settle() const;
    static QString text(const QString &path);

private:
    QString m_folder;
};

} // namespace app
