// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/tablespage.h"

namespace editor {

TablesPage::TablesPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
{
}

bool TablesPage::shows(const Place &) const
{
    return false;
}

void TablesPage::open(const Place &)
{
}

} // namespace editor
