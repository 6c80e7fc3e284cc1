// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// What each number leads to, a row for each; a click chooses it.
class PointsTable : public PaintedWidget
{
    Q_OBJECT

public:
    struct Row
    {
        int value = 0;
        QStringList cells;
    };

    PointsTable(const QStringList &headings, const std::vector<Row> &rows,
                QWidget *parent = nullptr);

    /// The row of this number is lit.
    void setValue(int value);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void chosen(int value);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Of a column in a table of this width.
    QRect column(int index, int width) const;
    int headHeight(int width) const;
    int rowHeight() const;
    QString words(const Row &row) const;

    QStringList m_headings;
    std::vector<Row> m_rows;
    int m_value = 0;
};

} // namespace app
