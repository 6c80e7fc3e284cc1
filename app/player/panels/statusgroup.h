// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/turnstatus.h"
#include "app/player/parts/paintedwidget.h"

namespace app {

/// Numbers of the game that belong together: short names with pips or values, and their title.
class StatusGroup : public PaintedWidget
{
    Q_OBJECT

public:
    /// \a sum stands below the title and, where room is scarce, for everything.
    StatusGroup(const engine::Module &module, const QList<TurnStatus::Item> &items,
                const QString &sum = {}, QWidget *parent = nullptr);

    /// Without what the tip says as well.
    void setShort(bool isShort);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool isPips(const TurnStatus::Item &item) const;
    bool hasLabels() const;
    bool isSumAlone() const { return m_isShort && !m_sum.isEmpty(); }
    QFont titleFont() const { return scaled(0.85); }
    QFont boldFont() const { return scaled(0.92, QFont::DemiBold); }
    int titleWidth() const;
    int cellWidth(const TurnStatus::Item &item) const;
    /// Of the two rows in which labelled items stand, pair by pair.
    int columnWidth(qsizetype first) const;
    void paintTitle(QPainter &painter, const QRect &area) const;
    void paintSum(QPainter &painter) const;
    void paintLabelled(QPainter &painter) const;
    void paintCell(QPainter &painter, const TurnStatus::Item &item, const QRect &area) const;
    void paintPips(QPainter &painter, const TurnStatus::Item &item, QPoint at, int height) const;
    /// The rows above each other in the middle of the widget.
    QRect row(int number, int x, int width) const;

    const engine::Module &m_module;
    QList<TurnStatus::Item> m_items;
    QString m_sum;
    bool m_isShort = false;
};

} // namespace app
