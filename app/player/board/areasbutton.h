// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QToolButton>

class QMenu;

namespace app {

/// A menu of the areas that a game's own rules can lay over the map; not seen where there are none.
class AreasButton : public QToolButton
{
    Q_OBJECT

public:
    /// \a sides choose whose areas they are.
    AreasButton(GameController &controller, const QList<QAction *> &sides,
                QWidget *parent = nullptr);

    void retranslate();

private:
    GameController &m_controller;
    QList<QAction *> m_sides;
    QMenu *m_menu;
    QSet<QString> m_on; ///< Queries.
};

} // namespace app
