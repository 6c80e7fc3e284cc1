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

    QSize sizeHint() const override { return {600, 46}; }

signals:
    void stepRequested(int command);
    void returnRequested();
    void replayRequested();

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
    QToolButton *m_replay;
    QLabel *m_text;
    HistoryTrack *m_track;
    bool m_isInThePast = false;
};

} // namespace app
