// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/chances/coursechances.h"
#include "app/player/history/historymodel.h"

class QToolButton;

namespace app {

class HistoryLanes;
class HistoryTrack;

/// Who was ahead, in the history bar: a curve in its lanes and marks where the game turned. It is
/// estimated only while the lanes are seen and somebody wants it.
class HistoryChances : public QObject
{
    Q_OBJECT

public:
    /// \a button switches it; all must outlive it.
    HistoryChances(GameController &controller, HistoryTrack &track, HistoryLanes &lanes,
                   QToolButton &button, QObject *parent);

    /// As the player has it in his settings.
    void setWanted(bool wanted);
    /// The history is another one, or is seen or no longer.
    void refresh(bool isSeen);
    void retranslate();
    /// The next step where the game turned, from \a step on in this direction; \a step: there is
    /// none.
    int next(int step, int way) const;

signals:
    void toggled(bool wanted);

private:
    void show();
    QString words(const CourseChances::Point &point) const;

    GameController &m_controller;
    HistoryModel &m_model;
    CourseChances &m_chances;
    HistoryTrack &m_track;
    HistoryLanes &m_lanes;
    QToolButton &m_button;
    bool m_isSeen = false;
};

} // namespace app
