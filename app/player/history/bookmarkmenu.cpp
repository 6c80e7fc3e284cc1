// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/bookmarkmenu.h"

#include "app/player/game/calendar.h"
#include "app/player/history/historybar.h"
#include "app/player/history/historytrack.h"

#include <QMap>

namespace app {

namespace {

/// The first steps of the turns that were reached.
QMap<int, int> turnSteps(HistoryModel &model)
{
    QMap<int, int> steps;
    for (const HistoryModel::Mark &mark : model.marks()) {
        if (mark.isTurn)
            steps.insert(mark.turn, mark.command);
    }
    return steps;
}

} // namespace

BookmarkMenu::BookmarkMenu(HistoryBar &bar)
    : QMenu(&bar)
    , m_bar(bar)
{
    setObjectName(QStringLiteral("bookmarks"));
    setAttribute(Qt::WA_DeleteOnClose);
    addMarks();
    addTurnings();
    addSeparator();
    addTurns();
    addSeparator();
    addAction(tr("Name this step…"), &bar, &HistoryBar::askBookmarkName);
}

bool BookmarkMenu::isWanted(HistoryBar &bar)
{
    return !bar.bookmarks().isEmpty() || turnSteps(bar.model()).size() > 1;
}

void BookmarkMenu::addStep(QMenu *menu, const QString &words, int step)
{
    menu->addAction(QString(words).replace(u'&', QLatin1String("&&")), &m_bar,
                    [&bar = m_bar, step] { bar.request(step); });
}

void BookmarkMenu::addMarks()
{
    for (const int one : m_bar.bookmarks().steps())
        addStep(this, tr("%1: %2").arg(one).arg(m_bar.bookmarkName(one)), one);
}

void BookmarkMenu::addTurnings()
{
    const QList<int> steps = m_bar.track()->turnings();
    if (!steps.isEmpty())
        addSection(tr("Where the game turned"));
    for (const int step : steps)
        addStep(this, tr("%1: %2").arg(step).arg(m_bar.bookmarkName(step)), step);
}

// Turns of one year, or of a game without dates, need no menu of their own.
void BookmarkMenu::addTurns()
{
    Calendar &calendar = Calendar::of(m_bar.controller());
    const QMap<int, int> steps = turnSteps(m_bar.model());
    QStringList years;
    for (auto it = steps.begin(); it != steps.end(); ++it) {
        if (const QString year = calendar.year(it.key()); !years.contains(year))
            years.append(year);
    }
    QMap<QString, QMenu *> menus;
    for (const QString &year : years)
        menus.insert(year, years.size() > 1 && !year.isEmpty() ? addMenu(year) : this);
    for (auto it = steps.begin(); it != steps.end(); ++it)
        addStep(menus.value(calendar.year(it.key())), calendar.name(it.key()), it.value());
}

} // namespace app
