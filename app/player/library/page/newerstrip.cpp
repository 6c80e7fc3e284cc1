// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/newerstrip.h"

namespace app {

NewerStrip::NewerStrip(int count, QWidget *parent)
    : MessageStrip(Kind::Note,
                   tr("%n game(s) were saved by a newer version of Hexsmith. They stay as they "
                      "are and can be gone on with there.",
                      nullptr, count),
                   parent)
{
    setObjectName(QStringLiteral("newerSaves"));
}

} // namespace app
