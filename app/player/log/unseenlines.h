// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/log/logbook.h"

#include <map>
#include <set>

namespace app {

/// Lines of the log that were skipped when they were to be told: they stay marked until somebody
/// looks at them, told again or in the history.
class UnseenLines : public QObject
{
    Q_OBJECT

public:
    /// The one that all parts of a game's window share.
    static UnseenLines &of(GameController &controller);

    /// So many lines of the LogBook from \a first on, 0 being its oldest.
    void skip(int first, int count);
    void see(int first, int count);
    /// Of who looks now, as their places in the LogBook.
    std::set<int> lines() const;

private:
    /// The command by its number, and which of its lines that can be seen.
    using Line = std::pair<quint64, int>;
    /// The same lines are others for other eyes.
    using Reader = std::pair<int, bool>;

    explicit UnseenLines(GameController &controller);

    Reader reader() const;
    std::vector<Line> all() const;
    /// What is looked at in the past has been seen.
    void follow();

    GameController &m_controller;
    std::map<Reader, std::set<Line>> m_lines;
};

} // namespace app
