// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/secondmap.h"

#include "app/player/board/secondmapwindow.h"

namespace app {

SecondMap::SecondMap(GameController &controller, view::BoardView &first, BoardInput &input,
                     ActionTable &actions, Settings &settings)
    : m_controller(controller)
    , m_first(first)
    , m_input(input)
    , m_actions(actions)
    , m_settings(settings)
    , m_action(*actions.action(QStringLiteral("secondMap")))
{
    m_action.setChecked(false);
    connect(&m_action, &QAction::toggled, this, &SecondMap::show);
}

SecondMap::~SecondMap()
{
    m_action.setChecked(false);
    delete m_window;
}

SecondMapWindow *SecondMap::window() const
{
    return m_window;
}

bool SecondMap::isBoard(const QWidget *widget, const view::BoardView &first)
{
    return qobject_cast<const view::BoardView *>(widget)
        && widget->window()->parentWidget() == &first;
}

void SecondMap::show(bool on)
{
    if (!on) {
        if (m_window)
            m_window->close();
        return;
    }
    m_window = new SecondMapWindow(m_controller, m_first, m_input, m_actions, m_settings);
    connect(m_window, &SecondMapWindow::closed, &m_action, [this] { m_action.setChecked(false); });
    m_window->showInPlace();
}

} // namespace app
