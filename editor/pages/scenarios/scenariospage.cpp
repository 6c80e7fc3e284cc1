// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/scenariospage.h"

namespace editor {

ScenariosPage::ScenariosPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
{
}

bool ScenariosPage::shows(const Place &) const
{
    return false;
}

void ScenariosPage::open(const Place &)
{
}

} // namespace editor
