// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace app {

/// Draws a line of the forces: counter with a bar of its strength, name, and at the right its
/// values and its place.
///
/// The name gives way when there is little room, the values never.
class ForceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { PieceRole = Qt::UserRole, ValuesRole, PlaceRole, StrengthRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace app
