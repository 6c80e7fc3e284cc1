// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/areasbutton.h"

#include "app/player/board/marks/boardoverlays.h"
#include "app/player/game/gamewishes.h"
#include "app/player/game/turnstatus.h"
#include "app/view/style/icons.h"

#include <QMenu>

namespace app {

AreasButton::AreasButton(GameController &controller, const QList<QAction *> &sides, QWidget *parent)
    : QToolButton(parent)
    , m_controller(controller)
    , m_sides(sides)
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("areas"));
    setIcon(Icons::icon(QStringLiteral("layers")));
    setIconSize(QSize(19, 19));
    setFixedSize(34, 34);
    setFocusPolicy(Qt::NoFocus);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(m_menu);
    retranslate();
}

void AreasButton::retranslate()
{
    setToolTip(tr("Areas of this game"));
    setAccessibleName(toolTip());
    m_menu->clear();
    const auto areas = TurnStatus::of(m_controller).areas;
    for (const TurnStatus::Area &area : areas) {
        QAction *action = m_menu->addAction(area.name);
        action->setCheckable(true);
        action->setChecked(m_on.contains(area.query));
        connect(action, &QAction::toggled, this, [this, query = area.query](bool on) {
            if (on)
                m_on.insert(query);
            else
                m_on.remove(query);
            emit GameWishes::of(m_controller).overlayShown(BoardOverlays::area(query), on);
        });
    }
    m_menu->addSeparator();
    m_menu->addActions(m_sides);
    setVisible(!areas.isEmpty());
}

} // namespace app
