// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/librarymodule.h"
#include "app/player/library/page/librarywishes.h"
#include "app/player/parts/messagestrip.h"

namespace app {

/// Says of a game that it can't be opened, why, and what can be done.
class BrokenStrip : public MessageStrip
{
    Q_OBJECT

public:
    BrokenStrip(const LibraryModule &entry, LibraryWishes &wishes, QWidget *parent = nullptr);
};

} // namespace app
