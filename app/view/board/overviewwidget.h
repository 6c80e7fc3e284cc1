// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace view {

class BoardView;

/// The whole board, small, with a frame around what the board view shows; a click goes there.
class OverviewWidget : public QWidget
{
    Q_OBJECT

public:
    explicit OverviewWidget(QWidget *parent = nullptr);

    void setView(BoardView *view);

    QSize sizeHint() const override { return {140, 176}; }
    /// Where the sheet lies in the widget.
    QRectF sheetArea() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void go(QPointF point);
    /// Where something can be reached, put or chosen, and what is aimed at.
    void paintSigns(QPainter &painter, const QRectF &area) const;

    QPointer<BoardView> m_view;
};

} // namespace view
