// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/librarymodule.h"
#include "app/player/parts/messagestrip.h"

namespace app {

/// Says of a game that some of its pictures are not shown, and why. It can be played all the same.
class RefusedStrip : public MessageStrip
{
    Q_OBJECT

public:
    RefusedStrip(const LibraryModule &entry, const QString &language, QWidget *parent = nullptr);

private:
    static QString textFor(const LibraryModule &entry, const QString &language);
};

} // namespace app
