// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/docks/dockpanel.h"
#include "app/player/docks/historymodel.h"

class QToolButton;

namespace app {

class HistoryTrack;

/// Goes back and forth in what has happened; the window shows the position of the step asked for.
class HistoryBar : public DockPanel
{
    Q_OBJECT

public:
    explicit HistoryBar(GameController &controller, QWidget *parent = nullptr);

    HistoryModel &model() { return m_model; }
    HistoryTrack *track() const { return m_track; }

    /// The step that is looked at; the last one is the present.
    int step() const;
    bool isInThePast() const;
    /// Shows that the window looks at this step; asks nobody.
    void setStep(int command);

    const QList<int> &bookmarks() const { return m_bookmarks; }
    void setBookmarks(QList<int> steps);
    /// Sets a bookmark at the step that is looked at, or takes it away.
    void toggleBookmark();

    QSize sizeHint() const override { return {600, 46}; }

signals:
    void stepRequested(int command);
    void returnRequested();
    void replayRequested();
    void bookmarksChanged(const QList<int> &steps);

protected:
    void refresh() override;
    void retranslate() override;

private:
    void request(int command);
    void showStep();

    HistoryModel m_model;
    QToolButton *m_first;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_now;
    QToolButton *m_mark;
    QToolButton *m_replay;
    QLabel *m_text;
    HistoryTrack *m_track;
    QList<int> m_bookmarks; // in order
    bool m_isInThePast = false;
};

} // namespace app
