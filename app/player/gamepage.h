// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/bots/botrunner.h"
#include "app/player/game/gamecover.h"
#include "app/player/game/gamekeeper.h"
#include "app/player/game/openedgame.h"
#include "app/player/settings/actiontable.h"
#include "app/view/board/boardview.h"

#include <QMainWindow>

namespace app {

class BoardInput;
class BoardTools;
class GameKeys;
class GamePanels;
class GameStatus;
class GameStrips;
class LogExport;
class PastLook;
class SecondMap;
class TellingLook;
class TurnBar;

/// A game on the screen: the board, the panels around it, and what the keys do.
class GamePage : public QMainWindow
{
    Q_OBJECT

public:
    GamePage(OpenedGame opened, const Library &library, Settings &settings, ActionTable &actions,
             QWidget *parent = nullptr);
    ~GamePage() override;

    GameController &controller() { return *m_controller; }
    GameKeeper &keeper() { return *m_keeper; }
    view::BoardView &board() { return *m_board; }
    BoardInput &input() { return *m_input; }
    GamePanels &panels() { return *m_panels; }
    QString title() const;

    /// What is to be seen of the game: this page or, while it is covered, its curtain.
    QWidget &face();
    GameCover &cover() { return *m_cover; }
    Curtain &curtain() { return m_cover->curtain(); }
    bool isCovered() const { return m_cover->isDown(); }
    /// The board gets it, or what covers it.
    void takeFocus();
    void openDock(const QString &name);
    void goTo();
    void savePicture();
    /// Sides have other colours; to be called before the windows are painted in them.
    void applyColors();
    /// The theme or the language is another one now.
    void applyLook();
    void applyLanguage();
    /// Instead of the player's own.
    void setLanguage(const QString &language);
    void tell(const QString &message);

    /// No question makes the window grow, least of all beyond the screen: panels share the room.
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeCentre(const OpenedGame &opened);
    void makeBoard(QWidget *centre);
    void connectParts();
    void connectCover();
    /// Does nothing while the game is covered.
    template<typename Function> void on(const char *action, Function function);
    void connectActions();
    void connectBoardActions();
    void connectPanelActions();
    void showPosition(const std::vector<engine::Change> &changes);
    void showDetails(engine::PieceId piece);
    void step(bool (GameController::*go)());
    void applyPlay();
    void applyBoard();
    view::MapTheme mapTheme() const;

    Settings &m_settings;
    ActionTable &m_actions;
    QString m_language; ///< Instead of the player's own; empty: none.
    std::unique_ptr<GameController> m_controller;
    std::unique_ptr<GameKeeper> m_keeper;
    std::unique_ptr<BotRunner> m_bots;
    std::unique_ptr<GameCover> m_cover;
    std::unique_ptr<SecondMap> m_second;
    view::BoardView *m_board = nullptr;
    BoardInput *m_input = nullptr;
    BoardTools *m_tools = nullptr;
    TurnBar *m_turnBar = nullptr;
    GameStrips *m_strips = nullptr;
    LogExport *m_export = nullptr;
    PastLook *m_past = nullptr;
    TellingLook *m_telling = nullptr;
    GamePanels *m_panels = nullptr;
    GameKeys *m_keys = nullptr;
    GameStatus *m_status = nullptr;
    bool m_isStepping = false; // undo and redo move nothing
    engine::Viewer m_shownTo;
    QByteArray m_uncoveredLayout;
};

} // namespace app
