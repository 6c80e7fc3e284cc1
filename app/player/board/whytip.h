// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QFrame>
#include <QTimer>

class QLabel;

namespace view {
class BoardView;
}

namespace app {

/// Says on the board why something can't be done there; its rule can be opened by a click.
///
/// A usual tool tip goes away as soon as the pointer moves towards it.
class WhyTip : public QFrame
{
    Q_OBJECT

public:
    WhyTip(GameController &controller, view::BoardView *board);

    /// \a point is where the pointer is on the screen; the tip stays inside of the board.
    void showReason(const QString &reason, const QString &rule, QPoint point);
    /// The same for something that can be done: its first line is the title.
    void showWords(const QString &words, QPoint point);
    /// Goes unless the pointer reaches it in time.
    void hideSoon();
    /// Instead of the tip; without a rule it only goes.
    void openRule();

    const QString &rule() const { return m_rule; }
    QString text() const;

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void showAt(QPoint point);

    view::BoardView *m_board; ///< Where it is at home; it may stand on a second one.
    GameController &m_controller;
    QLabel *m_text;
    QTimer m_timer;
    QString m_rule;
};

} // namespace app
