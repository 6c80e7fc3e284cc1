// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/counterfilter.h"
#include "editor/pages/counters/model/pieceuses.h"

#include <QAbstractTableModel>

namespace editor {

/// The counters that the filter lets through as rows, what they say as columns.
class CounterTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        IsInherited = Qt::UserRole, ///< The counter's type or template says it.
        IsLink,
        ColorPatch, ///< A colour, invalid for an empty patch, or nothing.
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps the order of the rows where it can.
    void setSource(const CounterSource &source, const PieceUses &uses);
    void setFilter(const QString &text);
    const CounterSource &source() const { return m_source; }
    const PieceUses &uses() const { return m_uses; }

    const QList<int> &pieces() const { return m_pieces; }
    int piece(int row) const { return m_pieces.value(row, -1); }
    int row(int piece) const { return int(m_pieces.indexOf(piece)); }
    const CounterColumn &column(int column) const { return m_source.columns.at(column); }
    /// The first place where a scenario has the counter.
    const PieceUse *place(int piece) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Changes nothing here: what is typed goes to typed().
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    void sort(int column, Qt::SortOrder order) override;

signals:
    void typed(const QModelIndex &index, const QString &text);
    /// Rows came, went or moved.
    void arranged();

private:
    void arrange();
    QList<int> wanted();
    void sortPieces(QList<int> &pieces, const CounterColumn &column) const;
    QString shown(int piece, const CounterColumn &column) const;
    QString tip(int piece, const CounterColumn &column) const;
    QString placesTip(int piece) const;
    QVariant patch(int piece, const CounterColumn &column) const;

    CounterSource m_source;
    PieceUses m_uses;
    QString m_filterText;
    CounterFilter m_filter;
    QStringList m_words; ///< Of every counter, for the filter; empty until it looks for words.
    QList<int> m_pieces;
    int m_sortColumn = -1; ///< -1: as in the file.
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace editor
