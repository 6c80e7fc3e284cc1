// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/openedgame.h"
#include "app/player/library/library.h"
#include "app/player/parts/messagestrip.h"
#include "app/player/programwindows.h"
#include "app/player/settings/actiontable.h"
#include "app/player/settings/theme.h"

#include <QMainWindow>
#include <QTranslator>

class QStackedWidget;

namespace app {

class GamePage;
class LibraryDesk;
class LibraryPage;
class NewGameDialog;

/// The player's window: the library and the game that is being played.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Library &library, Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    LibraryPage &libraryPage() { return *m_libraryPage; }
    /// Null while the library is shown.
    GamePage *gamePage() { return m_gamePage; }
    ActionTable &actions() { return m_actions; }

    void play(engine::Result<OpenedGame> opened);
    /// A module, a save or an interrupted game.
    void openFile(const QString &path);
    void showLibrary();
    /// Shows what is on the disk now.
    void refreshLibrary();
    /// Asks how a game of the module begins; \a scenario may be empty.
    void askNewGame(const QString &path, const QString &scenario);
    /// Games in this window speak it instead of what the player has chosen; empty: none.
    void setGameLanguage(const QString &language);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectActions();
    void connectLibrary();
    void updateActions();
    /// The game, or what covers it.
    void showGame();
    void applyLook();
    void applyLanguage();
    void open();
    void save(bool elsewhere);
    void tell(const QString &message, MessageStrip::Kind kind = MessageStrip::Kind::Warning);
    /// Begins a game of its own with the steps of the open one up to the one looked at.
    void playOn();
    bool leaveGame();
    void closePage();

    Library &m_library;
    Settings &m_settings;
    QPalette m_systemPalette;
    ActionTable m_actions;
    ProgramWindows &m_windows;
    QString m_gameLanguage; ///< Instead of the player's own; empty: none.
    QTranslator m_translator;
    QTranslator m_qtTranslator;
    QStackedWidget *m_pages;
    LibraryPage *m_libraryPage;
    LibraryDesk *m_desk;
    GamePage *m_gamePage = nullptr;
};

} // namespace app
