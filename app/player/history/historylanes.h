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

    QSize sizeHint() const override { return {300, height(fontMetrics())}; }
    QSize minimumSizeHint() const override { return {120, height(fontMetrics())}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    static int height(const QFontMetrics &metrics) { return 4 * metrics.height() + 34; }
    int row(int index) const { return index * (fontMetrics().height() + 4); }
    void paintTurns(QPainter &painter, const Tokens &tokens) const;
    void paintNames(QPainter &painter, const Tokens &tokens) const;
    void paintLanes(QPainter &painter, const Tokens &tokens) const;
    void paintRolls(QPainter &painter, const Tokens &tokens) const;
    QRectF box(const Lane &lane) const;

    QList<Lane> m_lanes;
    std::vector<int> m_rolls;
    QStringList m_names; ///< Of the bookmarks, in their order.
};

} // namespace app
