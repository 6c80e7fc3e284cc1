// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/boardspage.h"

namespace editor {

BoardsPage::BoardsPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
{
}

bool BoardsPage::shows(const Place &) const
{
    return false;
}

void BoardsPage::open(const Place &)
{
}

} // namespace editor
