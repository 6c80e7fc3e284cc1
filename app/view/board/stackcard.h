// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/paint/counterpainter.h"

#include <QWidget>

namespace view {

/// The enlarged card over a stack: each piece with its name and values, the place below.
class StackCard : public QWidget
{
    Q_OBJECT

public:
    struct Row
    {
        CounterLook look;
        QString name;
        QString values;
        QString status;
    };

    explicit StackCard(QWidget *parent);

    /// \a painter must live as long as the card is shown.
    void show(const CounterPainter &painter, std::vector<Row> rows, const QString &place,
              const QString &ground, QRect beside);
    const std::vector<Row> &rows() const { return m_rows; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSize neededSize() const;
    void paintRow(QPainter &painter, const Row &row, QRect area) const;
    QFont boldFont() const;

    const CounterPainter *m_painter = nullptr;
    std::vector<Row> m_rows;
    int m_left = 0; // rows that did not fit
    QString m_place;
    QString m_ground;
};

} // namespace view
