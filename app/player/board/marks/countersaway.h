// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardview.h"

class QAction;

namespace app {

/// Takes the counters off the board for as long as a key is held; from the menu until the next key
/// or click.
class CountersAway : public QObject
{
    Q_OBJECT

public:
    CountersAway(QAction &action, view::BoardView &board);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setAway(bool away);

    view::BoardView &m_board;
};

} // namespace app
