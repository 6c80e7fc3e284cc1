// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QList>

namespace app {

/// A computer player as people choose one: how well it plays and how long it thinks.
struct ComputerLevel
{
    Q_DECLARE_TR_FUNCTIONS(ComputerLevel)

public:
    QString bot; ///< Its name for engine::makeBot(); of allowed() without the seconds.
    QString name;
    QString tip;

    /// From the weakest to the strongest, in the language of the program; the last one thinks for
    /// as long as it is allowed.
    static QList<ComputerLevel> all();

    /// So long a person waits at most for all that this one does until another acts, in
    /// milliseconds; 0: as long as it takes.
    static int patience(const QString &bot);

    static constexpr int usualSeconds = 5;
    static constexpr int mostSeconds = 600;
    /// The bot that may think for so long about each plan.
    static QString allowed(int seconds);
    /// The other way round; 0: \a bot has no such allowance.
    static int secondsOf(const QString &bot);
};

} // namespace app
