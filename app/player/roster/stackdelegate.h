// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace app {

/// Draws a cell of the list of a stack, with a thin bar below its words where there is a share.
class StackDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// 0 … 1: of its strength, or of its movement.
    enum Role { StrengthRole = Qt::UserRole + 1, PointsRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace app
