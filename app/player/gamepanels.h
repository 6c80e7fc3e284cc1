// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

class QMainWindow;
class QToolBar;

namespace app {

class DecisionPanel;
class DockArrangement;
class HistoryBar;
class LogPanel;
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

    void openRule(const QString &rule);
    /// Only what happened at this place.
    void openLogOf(engine::SpaceId space);
    void toggleHistory();
    void toggleBookmark();

private:
    void makeHistory(QMainWindow &window);
    void makePanels(QMainWindow &window);
    /// The rule of a phase, or where it was gone through last.
    void openPhase(engine::PhaseId phase);

    GameController &m_controller;
    DecisionPanel *m_decision;
    LogPanel *m_log;
    RulebookPanel *m_rulebook;
    NotesPanel *m_notes;
    HistoryBar *m_history;
    QToolBar *m_historyBar;
    DockArrangement *m_arrangement = nullptr;
};

} // namespace app
