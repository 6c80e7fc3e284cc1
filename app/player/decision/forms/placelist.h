// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QWidget>

class QListWidget;

namespace app {

class SearchField;

/// Many places to choose from, with a field to find one; for who does not use the map.
class PlaceList : public QWidget
{
    Q_OBJECT

public:
    /// \a actions are shown by their place, in the order offered.
    PlaceList(GameController &controller, std::vector<engine::Action> actions,
              QWidget *parent = nullptr);

    int count() const { return int(m_actions.size()); }
    QListWidget *list() const { return m_list; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void filter();

    GameController &m_controller;
    std::vector<engine::Action> m_actions;
    SearchField *m_search;
    QListWidget *m_list;
};

} // namespace app
