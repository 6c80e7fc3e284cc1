// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/modulepage.h"

namespace editor {

ModulePage::ModulePage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
{
}

bool ModulePage::shows(const Place &) const
{
    return false;
}

void ModulePage::open(const Place &)
{
}

} // namespace editor
