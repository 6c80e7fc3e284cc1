// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace app {

class HistoryBar;

/// All bookmarks of a game, those that were set and one for each turn, by year where the game has
/// dates.
class BookmarkMenu : public QMenu
{
    Q_OBJECT

public:
    explicit BookmarkMenu(HistoryBar &bar);

    /// Whether there is anything in it for \a bar.
    static bool isWanted(HistoryBar &bar);

private:
    void addMarks();
    void addTurnings();
    void addTurns();
    void addStep(QMenu *menu, const QString &words, int step);

    HistoryBar &m_bar;
};

} // namespace app
