// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/roster/stackrows.h"

#include <QTreeWidget>

#include <functional>

namespace app {

class SearchField;

/// The pieces of a stack with a box to tick for each that can act.
class StackList : public QTreeWidget
{
    Q_OBJECT

public:
    using Meant = std::function<bool(const StackRows::Row &)>;

    StackList(GameController &controller, QWidget *parent = nullptr);

    /// With as many of its columns as leave room for names.
    void setStack(const StackRows &stack);
    std::vector<engine::PieceId> ticked() const;
    /// Exactly those of them that can act.
    void tick(const Meant &isMeant);
    /// Only rows that the field finds are seen.
    void filter(const SearchField &field);
    /// The row with the keyboard; null: none can be ticked.
    const StackRows::Row *current() const;
    /// For all rows, with the header.
    int wholeHeight() const;

signals:
    void tickedChanged();
    /// What is ticked is meant.
    void taken();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// With as many columns as there is room for, and these ticked.
    void fit(const std::vector<engine::PieceId> &before);
    void fill(size_t columns);
    void addRow(size_t index, size_t columns);
    void toggle(QTreeWidgetItem *item);
    void tickRange();
    QString spoken(const StackRows::Row &row, bool isTicked) const;
    const StackRows::Row &rowOf(const QTreeWidgetItem *item) const;
    int rowHeight() const;

    GameController &m_controller;
    StackRows m_stack;
    bool m_isFitting = false;
    int m_fittedWidth = 0;
    int m_anchor = 0; ///< The row that was ticked last.
};

} // namespace app
