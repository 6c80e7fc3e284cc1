// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/botrunner.h"
#include "app/player/game/gamekeeper.h"
#include "app/player/game/openedgame.h"
#include "app/player/settings/actiontable.h"
#include "app/view/board/boardview.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

class QLabel;

namespace app {

class BoardInput;
class BoardTools;
class Curtain;
class GamePanels;
class LogExport;
class MessageStrip;
class PastBanner;
class PastView;
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
    Curtain &curtain() { return *m_curtain; }
    bool isCovered() const;
    /// The board gets it, or what covers it.
    void takeFocus();
    void openDock(const QString &name);
    void hideBoard();
    void goTo();
    void savePicture();
    void exportLog();
    /// Sides have other colours; to be called before the windows are painted in them.
    void applyColors();
    /// The theme or the language is another one now.
    void applyLook();
    void applyLanguage();
    /// Instead of the player's own.
    void setLanguage(const QString &language);
    void tell(const QString &message);

signals:
    /// The game is to be played on from this step, beside the present one.
    void playOnRequested(int step);
    /// face() is another one now.
    void coverChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeCentre();
    void makeStatus();
    void connectParts();
    void connectActions();
    void showPosition(const std::vector<engine::Change> &changes);
    void connectPast();
    void showStep(int step);
    void leavePast();
    void showDetails(engine::PieceId piece);
    void showFailure(const QString &message);
    void connectKeeper();
    void showPointer(const QString &place, const QString &hint);
    void showSaved();
    void applyPlay();
    void applyBoard();
    void passIfNothingElse();
    /// Somebody else has to sit down before anything is shown.
    void coverIfAwaited();
    void cover(engine::SideId side);
    void uncover();
    void hideWindows();
    view::MapTheme mapTheme() const;

    Settings &m_settings;
    ActionTable &m_actions;
    QString m_language; ///< Instead of the player's own; empty: none.
    std::unique_ptr<GameController> m_controller;
    std::unique_ptr<GameKeeper> m_keeper;
    std::unique_ptr<BotRunner> m_bots;
    view::BoardView *m_board = nullptr;
    BoardInput *m_input = nullptr;
    BoardTools *m_tools = nullptr;
    TurnBar *m_turnBar = nullptr;
    Curtain *m_curtain = nullptr;
    MessageStrip *m_failure = nullptr;
    MessageStrip *m_notKept = nullptr;
    LogExport *m_export = nullptr;
    PastView *m_past = nullptr;
    PastBanner *m_pastBanner = nullptr;
    GamePanels *m_panels = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_kept = nullptr;
    QTimer m_idle; // nobody has touched anything for so long
    bool m_isStepping = false; // undo and redo move nothing
    engine::Viewer m_shownTo;
    QList<QPointer<QWidget>> m_apart; // panels with windows of their own, hidden with the board
    QByteArray m_uncoveredLayout;
};

} // namespace app
