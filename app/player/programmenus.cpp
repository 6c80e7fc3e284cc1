// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/programmenus.h"

#include <QMenuBar>

namespace app {

void ProgramMenus::fill(QMenuBar &bar, ActionTable &actions)
{
    bar.clear();
    const auto add = [&](const QString &title, std::initializer_list<const char *> names) {
        QMenu *menu = bar.addMenu(title);
        for (const char *name : names) {
            if (*name)
                menu->addAction(actions.action(QLatin1String(name)));
            else
                menu->addSeparator();
        }
    };
    add(tr("&Game"),
        {"new", "open", "install", "", "save", "saveAs", "", "undo", "redo", "", "find", "result",
         "library", "quit"});
    add(tr("&Board"), {"zoomIn",
                       "zoomOut",
                       "fit",
                       "actual",
                       "",
                       "centre",
                       "goto",
                       "chooseAll",
                       "chooseAlike",
                       "repeat",
                       "take",
                       "drop",
                       "whyNot",
                       "",
                       "supply",
                       "zones",
                       "command",
                       "control",
                       "victory",
                       "range",
                       "ownSide",
                       "otherSide",
                       "",
                       "battle",
                       "measure",
                       "hideCounters",
                       "hideBoard"});
    add(tr("&View"),
        {"decision",  "sequence", "agenda",      "forces",    "log",           "summary",
         "rulebook",  "charts",   "notes",       "history",   "bookmark",      "nameBookmark",
         "replay",    "",         "board",       "nextPanel", "previousPanel", "",
         "secondMap", "mapOnly",  "resetLayout", "",          "textLarger",    "textSmaller"});
    add(tr("&Tools"), {"picture", "exportLog", "dice", "", "settings"});
    add(tr("&Help"), {"manual", "about"});
}

} // namespace app
