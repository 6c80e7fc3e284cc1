// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace app {

/// Puts its items into rows, as words are put into lines; an item that expands, such as a field,
/// takes what its row leaves.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(int gap, QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    enum class Mode { Measure, Place };
    using Row = QList<QLayoutItem *>;
    int arrange(const QRect &rect, Mode mode) const;
    QList<Row> rows(int width) const;
    static int least(const QLayoutItem &item);
    static int height(const QLayoutItem &item, int width);
    void place(const Row &row, const QRect &rect) const;

    QList<QLayoutItem *> m_items;
    int m_gap;
};

} // namespace app
