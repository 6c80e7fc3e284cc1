// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/programmenus.h"

#include <QMenuBar>

#include <vector>

namespace app {

namespace {

// clang-format off
const std::vector<const char *> c_boardMenu = {
    "zoomIn", "zoomOut", "fit", "actual", "",
    "centre", "goto", "whyNot", "hint", "",
    "chooseAll", "chooseAlike", "repeat", "take", "drop", "",
    "supply", "zones", "command", "control", "victory", "range", "ownSide", "otherSide", "",
    "battle", "measure", "hideCounters", "hideBoard"};
const std::vector<const char *> c_viewMenu = {
    "decision", "sequence", "agenda", "forces", "log", "summary", "rulebook", "charts", "notes", "",
    "history", "bookmark", "nameBookmark", "replay", "",
    "board", "nextPanel", "previousPanel", "",
    "secondMap", "mapOnly", "resetLayout", "",
    "textLarger", "textSmaller"};
// clang-format on

} // namespace

void ProgramMenus::fill(QMenuBar &bar, ActionTable &actions)
{
    bar.clear();
    const auto add = [&](const QString &title, const std::vector<const char *> &names) {
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
    add(tr("&Board"), c_boardMenu);
    add(tr("&View"), c_viewMenu);
    add(tr("&Tools"), {"picture", "exportLog", "dice", "", "settings"});
    add(tr("&Help"), {"manual", "about"});
}

} // namespace app
