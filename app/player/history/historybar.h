// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/bookmarks.h"
#include "app/player/game/dockpanel.h"
#include "app/player/history/historymodel.h"

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace app {

class HistoryChances;
class HistoryLanes;
class HistoryTrack;

/// Goes back and forth in what has happened; the window shows the position of the step asked for.
///
/// Closed it is one line; opened it tells in lanes who did what, and how a replay goes.
class HistoryBar : public DockPanel
{
    Q_OBJECT

public:
    explicit HistoryBar(GameController &controller, QWidget *parent = nullptr);

    HistoryModel &model() { return m_model; }
    HistoryTrack *track() const { return m_track; }

    bool isOpen() const { return m_isOpen; }
    void toggleOpen();

    /// The step that is looked at; the last one is the present.
    int step() const;
    bool isInThePast() const { return m_isInThePast; }
    /// Shows that the window looks at this step; asks nobody.
    void setStep(int command);
    /// A replay is going on, so that the button stops it.
    void setRunning(bool running);

    const Bookmarks &bookmarks() const { return m_bookmarks; }
    void setBookmarks(const Bookmarks &bookmarks);
    /// Sets a bookmark at the step that is looked at, or takes it away.
    void toggleBookmark();
    /// Asks how the step that is looked at is to be called, and marks it.
    void askBookmarkName();
    /// As it was called, or what happened there.
    QString bookmarkName(int step) const;

    HistoryChances &chances() { return *m_chances; }

    /// The window shows this step; the last one is the present.
    void request(int command);

    /// In percent; 0: from stop to stop.
    int speed() const;
    /// Events of HistoryModel at which a replay waits.
    int stops() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void bookmarksChanged(const Bookmarks &bookmarks);
    void heightChanged();

protected:
    void refresh() override;
    void retranslate() override;
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectParts();
    void changeReplay();
    void makeOptions(QHBoxLayout *row);
    void openBookmarks();
    void showStep();
    void showLanes();
    /// Leaves out what matters least when the line is too narrow.
    void fit();
    QString replayText() const;

    HistoryModel &m_model;
    QToolButton *m_first;
    QToolButton *m_previous;
    QToolButton *m_play;
    QToolButton *m_next;
    QToolButton *m_now;
    QToolButton *m_mark;
    QToolButton *m_marks;
    QToolButton *m_replay;
    QToolButton *m_export;
    QToolButton *m_chancesButton;
    QLabel *m_text;
    QLabel *m_keys; ///< That go from step to step.
    QLabel *m_speedLabel;
    QComboBox *m_speed;
    QLabel *m_stopLabel;
    QList<QToolButton *> m_stops;
    QWidget *m_options;
    HistoryTrack *m_track;
    HistoryLanes *m_lanes;
    HistoryChances *m_chances;
    Bookmarks m_bookmarks;
    bool m_isInThePast = false;
    bool m_isOpen = false;
    bool m_isRunning = false;
};

} // namespace app
