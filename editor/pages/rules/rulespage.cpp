// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/rulespage.h"

namespace editor {

RulesPage::RulesPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
{
}

bool RulesPage::shows(const Place &) const
{
    return false;
}

void RulesPage::open(const Place &)
{
}

} // namespace editor
