// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/boardinput.h"
#include "app/player/game/dockpanel.h"
#include "app/player/roster/stacklist.h"

class QPushButton;

namespace app {

class SearchField;

/// A large stack as a list beside it: who shall be taken in hand is ticked.
class StackPicker : public DockPanel
{
    Q_OBJECT

public:
    /// \a board is what it lies over, \a input what it chooses for.
    StackPicker(GameController &controller, view::BoardView *board, BoardInput &input);

    /// Shows the stack there; false: it is not large.
    bool open(engine::SpaceId space);
    void close();
    engine::SpaceId space() const { return m_stack.space; }
    StackList *list() const { return m_list; }
    /// Those that are ticked, or the one with the keyboard.
    void take();

protected:
    void refresh() override;
    void retranslate() override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    bool followAlt(const QKeyEvent &event);
    void showHead();
    void showTickers();
    void addTicker(const QString &text, const QString &name, const StackList::Meant &isMeant);
    void showFoot();
    bool canReach(const StackRows::Row &row);
    int widthOnBoard() const;
    void place();
    QRect kept() const;

    view::BoardView *m_board;
    BoardInput &m_input;
    StackRows m_stack;
    engine::SpaceId m_altAt; ///< Where Alt was pressed.
    engine::SpaceId m_pointed; ///< The last place that was pointed at.
    engine::SpaceId m_goal; ///< The same, if it is not the stack's own.
    std::map<engine::PieceId, bool> m_reached; ///< Whether it can go there, as far as asked.
    QLabel *m_title;
    QLabel *m_size;
    SearchField *m_search;
    QWidget *m_tickers;
    StackList *m_list;
    QLabel *m_others;
    QLabel *m_sum;
    QPushButton *m_take;
};

} // namespace app
