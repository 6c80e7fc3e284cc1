// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/messagestrip.h"

namespace app {

/// Tells of saved games that a newer program has written.
class NewerStrip : public MessageStrip
{
    Q_OBJECT

public:
    NewerStrip(int count, QWidget *parent);
};

} // namespace app
