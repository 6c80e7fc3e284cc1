// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

class QMainWindow;
class QToolBar;

namespace app {

class BoardInput;
class DecisionPanel;
class DockArrangement;
class ForcesPanel;
class HistoryBar;
class LogPanel;
class LogTabs;
class NotesPanel;
class RulebookPanel;

/// The panels around the board, and how they are found by what is wanted of them.
class GamePanels : public QObject
{
    Q_OBJECT

public:
    GamePanels(GameController &controller, QMainWindow &window);

    DockArrangement &arrangement() { return *m_arrangement; }
    DecisionPanel &decision() { return *m_decision; }
    HistoryBar &history() { return *m_history; }
    NotesPanel &notes() { return *m_notes; }

    /// They show what is chosen on the board.
    void follow(const BoardInput &input);
    /// The board keeps the keyboard: who looks something up goes on playing.
    void openRule(const QString &rule);
    /// Only what happened at this place.
    void openLogOf(engine::SpaceId space);
    /// A panel by its name.
    void open(const QString &name);
    /// What the other side's last turn came to.
    void openSummary();
    void toggleHistory();
    void toggleBookmark();
    void nameBookmark();

private:
    void makeHistory(QMainWindow &window);
    void makePanels(QMainWindow &window);
    /// The rule of a phase, or where it was gone through last.
    void openPhase(engine::PhaseId phase);
    void setBookmark(int step, const QString &name);

    GameController &m_controller;
    DecisionPanel *m_decision;
    LogPanel *m_log;
    LogTabs *m_logTabs;
    RulebookPanel *m_rulebook;
    ForcesPanel *m_forces;
    NotesPanel *m_notes;
    HistoryBar *m_history;
    QToolBar *m_historyBar;
    DockArrangement *m_arrangement = nullptr;
};

} // namespace app
