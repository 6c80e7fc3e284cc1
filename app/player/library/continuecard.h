// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/library.h"
#include "app/player/library/librarywishes.h"

#include <QFrame>

class QLabel;

namespace app {

/// A game that was begun: picture, scenario, turn, and the way back into it.
class ContinueCard : public QFrame
{
    Q_OBJECT

public:
    /// \a module may be null when the game's module is not installed.
    ContinueCard(const LibrarySave &save, std::shared_ptr<const engine::Module> module,
                 const QString &language, LibraryWishes &wishes, QWidget *parent = nullptr);

private:
    QLabel *makePicture();
    QLayout *makeButtons(const QString &title, LibraryWishes &wishes);
    QString situation() const;
    QString when() const;

    LibrarySave m_save;
    std::shared_ptr<const engine::Module> m_module;
};

} // namespace app
