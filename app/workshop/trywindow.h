// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/mainwindow.h"
#include "editor/document/livemodule.h"
#include "editor/document/place.h"

class QComboBox;
class QDockWidget;
class QLabel;
class QMenu;
class QToolBar;

namespace app {

class PositionPanel;
class TriedGame;

/// A game of a module that is being edited, in the player's own window. What is saved in the editor
/// is played on with at once, as far as the game still goes as it went.
class TryWindow : public MainWindow
{
    Q_OBJECT

public:
    TryWindow(editor::LiveModule &live, Library &library, Settings &settings,
              QWidget *parent = nullptr);
    ~TryWindow() override;

    /// Begins anew; without \a scenario with the one that is chosen.
    void start(const QString &scenario = {});
    /// Goes on with the module as it is now; where the game would go otherwise, it asks first.
    void reload();
    /// With the new rules, from before the step that differs.
    void goOn();
    /// With the rules as they were when the game began to differ.
    void keepOldRules();
    QString message() const;
    /// Whether the new rules wait for an answer, because the game would go otherwise.
    bool isAsking() const { return bool(m_pending); }

    TriedGame &game() { return *m_game; }
    PositionPanel &position() { return *m_position; }
    QAction *goOnAction() const { return m_goOn; }
    QAction *keepAction() const { return m_keep; }
    QAction *recordAction() const { return m_record; }
    QAction *positionAction() const { return m_setPosition; }
    QMenu *decisionMenu() const { return m_decisions; }

    void askRecord();
    /// Puts a test into a file of the module, as a step of its history.
    engine::Result<engine::Done> addTest(const QString &file, const QString &test);

signals:
    /// A test was put into the module there.
    void recorded(const editor::Place &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeBar();
    void makePosition();
    void connectActions();
    void retranslate();
    void listScenarios();
    void listDecisions();
    void tell(const QString &message);
    void take(OpenedGame opened);
    engine::Result<OpenedGame> replayed();
    void answer(QString message);

    editor::LiveModule &m_live;
    TriedGame *m_game;
    PositionPanel *m_position;
    QDockWidget *m_positionDock;
    QToolBar *m_bar;
    QComboBox *m_scenario;
    QLabel *m_message;
    QAction *m_restart;
    QAction *m_setPosition;
    QAction *m_record;
    QAction *m_jump;
    QMenu *m_decisions;
    QAction *m_goOn;
    QAction *m_keep;
    QString m_waiting; ///< Of the game to begin when the module has been read.
    bool m_isWaiting = false;
    bool m_reloads = false; ///< After a save, when the module has been read.
    std::unique_ptr<OpenedGame> m_pending; ///< With new rules that play otherwise.
    qsizetype m_differsAt = 0; ///< The first command that goes otherwise, from 0.
};

} // namespace app
