// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulebookpage.h"

namespace editor {

RulebookPage::RulebookPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
{
}

bool RulebookPage::shows(const Place &) const
{
    return false;
}

void RulebookPage::open(const Place &)
{
}

} // namespace editor
