// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/history/historytrack.h"

namespace app {

/// The course of a game in lanes: turns, bookmarks in words, who did what, and the dice.
class HistoryLanes : public HistoryTrack
{
    Q_OBJECT

public:
    using HistoryTrack::HistoryTrack;

    /// A part of the course that belongs together, with its name.
    struct Lane
    {
        HistoryModel::Stretch stretch;
        QString name;
    };
    void setLanes(QList<Lane> lanes, std::vector<int> rolls, QStringList bookmarkNames);

    /// How likely a side was to win, as a curve.
    struct Chances
    {
        struct Point
        {
            int step = 0;
            double chance = 0; ///< In percent.
            QString words{};
        };
        bool isWanted = false; ///< There is a lane for it.
        engine::SideId side{};
        QString name{}; ///< Of the side.
        QList<Point> points{};
        QString note{}; ///< Instead of points.
    };
    void setChances(Chances chances);

    QSize sizeHint() const override { return {300, height()}; }
    QSize minimumSizeHint() const override { return {120, height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    int height() const
    {
        return (m_chances.isWanted ? 7 : 4) * fontMetrics().height()
            + (m_chances.isWanted ? 46 : 34);
    }
    QRectF plot() const;
    QPointF pointOf(const Chances::Point &point) const;
    void paintChances(QPainter &painter, const Tokens &tokens) const;
    QString tipAt(QPoint at) const;
    int row(int index) const { return index * (fontMetrics().height() + 4); }
    void paintTurns(QPainter &painter, const Tokens &tokens) const;
    void paintNames(QPainter &painter, const Tokens &tokens) const;
    void paintLanes(QPainter &painter, const Tokens &tokens) const;
    void paintRolls(QPainter &painter, const Tokens &tokens) const;
    QRectF box(const Lane &lane) const;

    QList<Lane> m_lanes;
    std::vector<int> m_rolls;
    Chances m_chances;
    QStringList m_names; ///< Of the bookmarks, in their order.
};

} // namespace app
