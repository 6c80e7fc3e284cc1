// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/library.h"

#include <QFrame>

namespace app {

/// A game that was begun: picture, scenario, turn, and the way back into it.
class ContinueCard : public QFrame
{
    Q_OBJECT

public:
    /// \a module may be null when the game's module is not installed.
    ContinueCard(const LibrarySave &save, std::shared_ptr<const engine::Module> module,
                 const QString &language, QWidget *parent = nullptr);

signals:
    void continueRequested(const QString &path);
    void deleteRequested(const QString &path);

private:
    QString situation() const;
    QString when() const;

    LibrarySave m_save;
    std::shared_ptr<const engine::Module> m_module;
};

} // namespace app
