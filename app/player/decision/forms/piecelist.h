// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamewishes.h"

#include <QWidget>

class QListView;
class QModelIndex;
class QSortFilterProxyModel;

namespace app {

class PieceRows;
class SearchField;

/// Many pieces to choose from, with a field to find one; a click takes it, pointing shows it.
///
/// However many there are, only the rows that are seen cost time.
class PieceList : public QWidget
{
    Q_OBJECT

public:
    /// From so many on a panel shows them in such a list.
    static constexpr size_t many = 20;

    /// \a actions are shown by their piece, in the order offered.
    PieceList(GameController &controller, std::vector<engine::Action> actions,
              QWidget *parent = nullptr);

    QListView *view() const { return m_view; }
    SearchField *search() const { return m_search; }
    /// The row of a piece as it is shown now; invalid: it has none.
    QModelIndex rowOf(engine::PieceId piece) const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void filter();
    void choose(const QModelIndex &row);
    void point(const QModelIndex &row);

    GameController &m_controller;
    PieceRows *m_rows;
    QSortFilterProxyModel *m_found;
    SearchField *m_search;
    QListView *m_view;
};

} // namespace app
