// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/boardinput.h"
#include "app/player/game/dockpanel.h"
#include "app/player/roster/stackrows.h"

class QListWidget;
class QPushButton;

namespace app {

/// The units in hand, from one place or from several: at the lower edge of the board, as long as
/// there are some. They go in the order in which they lie there.
class HandTray : public DockPanel
{
    Q_OBJECT

public:
    /// \a board is what it lies over, \a input has what is chosen.
    HandTray(GameController &controller, view::BoardView *board, BoardInput &input);

    std::vector<engine::PieceId> pieces() const;
    QListWidget *list() const { return m_list; }
    /// The first one goes to the place that is pointed at, and the others stay in hand.
    void dropFirst();
    /// False: there is nobody in hand.
    bool empty();

protected:
    void refresh() override;
    void retranslate() override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void follow();
    void showHead(const std::vector<engine::PieceId> &pieces);
    void showCounters(const std::vector<engine::PieceId> &pieces);
    /// As they were put in the list.
    void reorder();
    /// What the module says of the pieces.
    std::map<engine::PieceId, StackRows::Row>
    rowsOf(const std::vector<engine::PieceId> &pieces) const;
    /// With what it has left below: as words, and bars of its strength and its movement.
    QPixmap picture(const StackRows::Row &row, const QString &below) const;
    /// The group is the window's; otherwise the rules have the hand.
    bool isOwn() const { return !m_input.group().isEmpty(); }
    void place();

    view::BoardView *m_board;
    BoardInput &m_input;
    engine::SpaceId m_pointed;
    std::map<engine::PieceId, StackRows::Row> m_rows;
    QLabel *m_title;
    QLabel *m_said;
    QListWidget *m_list;
    QPushButton *m_drop;
    QPushButton *m_empty;
};

} // namespace app
