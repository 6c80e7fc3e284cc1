// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <functional>

namespace app {

/// Something that the player waits for. It is done beside the window, which goes on being painted.
class LongWork
{
    Q_DECLARE_TR_FUNCTIONS(LongWork)

public:
    /// Once it takes long, a dialog says what is done: \a what. False when the player does not wait
    /// for it; it then comes to its end unseen, so it must own everything that it uses.
    static bool wait(const QString &what, const std::function<void()> &work);
};

} // namespace app
