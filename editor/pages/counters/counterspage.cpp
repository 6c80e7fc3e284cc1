// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/counterspage.h"

namespace editor {

CountersPage::CountersPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
{
}

bool CountersPage::shows(const Place &) const
{
    return false;
}

void CountersPage::open(const Place &)
{
}

} // namespace editor
