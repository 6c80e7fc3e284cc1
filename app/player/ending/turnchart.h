// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"
#include "app/player/parts/sidemark.h"

namespace app {

/// A value of each side by turn, as lines or as bars; what is clicked leads to its step.
class TurnChart : public PaintedWidget
{
    Q_OBJECT

public:
    enum class Style { Lines, Bars };
    struct Row
    {
        engine::SideId side;
        QString name;
        QList<double> values; ///< One for each turn.
        QList<int> steps; ///< Likewise; 0: leads nowhere.
    };
    /// A numbered disc on the line of turns.
    struct Sign
    {
        double at = 0; ///< 0: the end of the first turn, 1: of the second …
        int step = 0;
    };

    TurnChart(const engine::Module &module, Style style, QWidget *parent = nullptr);

    void setRows(const QStringList &turns, QList<Row> rows);
    void setSigns(const QList<Sign> &signs);
    /// The scale ends there, whatever the values; 0: where they end.
    void setTop(double top) { m_top = top; }
    /// Row and turn under a point; -1: none.
    std::pair<int, int> valueAt(QPointF point) const;

    QSize sizeHint() const override { return {420, 210}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

signals:
    void stepChosen(int step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    QRectF plot() const;
    double least() const;
    double most() const;
    QPointF point(int row, int turn) const;
    QRectF bar(int row, int turn) const;
    QPointF sign(const Sign &sign) const;
    int stepAt(QPointF at) const;
    void paintScale(QPainter &painter) const;
    void paintLine(QPainter &painter, int row) const;
    void paintBars(QPainter &painter, int row) const;
    void paintSigns(QPainter &painter) const;

    const engine::Module &m_module;
    Style m_style;
    QStringList m_turns;
    QList<Row> m_rows;
    QList<Sign> m_signs;
    double m_top = 0;
};

} // namespace app
