// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QMainWindow>
#include <QMap>

class QDockWidget;
class QToolBar;

namespace app {

class DecisionPanel;
class FoldedColumn;
class HistoryBar;
class LogPanel;
class NotesPanel;
class RulebookPanel;

/// The panels around the board, how they are arranged, and what they want of each other.
class GamePanels : public QObject
{
    Q_OBJECT

public:
    GamePanels(GameController &controller, QMainWindow &window);

    /// As the actions that open them are called.
    QStringList names() const { return m_docks.keys(); }
    void open(const QString &name);
    void openRule(const QString &rule);
    /// Only what happened at this place.
    void openLogOf(engine::SpaceId space);
    /// The keyboard goes to the next panel that is seen, the board being one of them.
    void focusNext(int step);
    void toggleHistory();
    /// The usual places.
    void arrange();
    QByteArray layout() const;
    /// What layout() gave; anything else means the usual places.
    void restore(const QByteArray &layout);
    void setMapOnly(bool on);
    void retranslate();

    void setSelectedPiece(engine::PieceId piece);
    /// Marks a step of the history.
    void showStep(int step);
    /// What the log tells of it, as far as the viewer may know.
    QString stepWords(int step) const;
    void setRunning(bool running);
    bool pressMain();
    bool pressBack();
    bool pressDigit(int digit);
    void setNotes(const QHash<QString, QString> &notes);
    void setBookmarks(const QList<int> &steps);
    void toggleBookmark();

signals:
    void notesChanged(const QHash<QString, QString> &notes);
    void bookmarksChanged(const QList<int> &steps);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makePanels();
    void makeHistory();
    void connectPanels();
    /// The rule of a phase, or where it was gone through last.
    void openPhase(engine::PhaseId phase);
    QDockWidget *add(const QString &name, QWidget *panel);
    void fitColumns();
    /// A length that grows with the text.
    int scaled(int pixels) const;
    /// The question is as high as what it says, up to a part of its column.
    void fitDecision();
    /// From now on the panels stay as the player has put them.
    void keepAsItIs() { m_isArranged = false; }
    /// A panel in a row of tabs is named by its tab.
    void hideDoubleTitles();
    void showTabSigns();

    GameController &m_controller;
    QMainWindow &m_window;
    QMap<QString, QDockWidget *> m_docks;
    DecisionPanel *m_decision = nullptr;
    LogPanel *m_log = nullptr;
    RulebookPanel *m_rulebook = nullptr;
    NotesPanel *m_notes = nullptr;
    HistoryBar *m_history = nullptr;
    QToolBar *m_historyBar = nullptr;
    FoldedColumn *m_left = nullptr;
    QByteArray m_beforeMapOnly;
    bool m_isArranged = false; // nobody has moved a panel yet
    bool m_wasArranged = false; // before only the map was shown
    bool m_isBusy = false; // the panels are moved by us
};

} // namespace app
