// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QPoint>

namespace app {

/// What the player wants, said by any part of the window and heard by those who can do it: parts
/// need not know each other, nor pass on what others say.
class GameWishes : public QObject
{
    Q_OBJECT

public:
    /// The one that all parts of a game's window share.
    static GameWishes &of(GameController &controller);

    /// See GameController. Done as soon as whoever says it is ready: his button may go with it.
    void takeBack(qsizetype command);
    void startOver();

signals:
    void actionChosen(const engine::Action &action);
    /// One after the other, as far as they can still be done.
    void actionsChosen(const std::vector<engine::Action> &actions);
    /// The present question is to be passed by itself until the turn ends.
    void passingRequested();
    void pieceChosen(engine::PieceId piece);
    /// None: nothing is pointed at any more.
    void pieceHighlighted(engine::PieceId piece);
    /// Shall be seen over the map, or no longer.
    void overlayShown(const QString &overlay, bool on);
    void spaceHighlighted(engine::SpaceId space);
    /// What somebody looked for, to be lit as long as he does; none: nobody looks for anything.
    void piecesFound(const std::vector<engine::PieceId> &pieces);
    /// One after the other to this place, as far as they can go there.
    void piecesSent(const std::vector<engine::PieceId> &pieces, engine::SpaceId space);
    /// Dragged from a panel: it is over this point of the screen, or let go there; none: given up.
    void pieceCarried(engine::PieceId piece, QPoint global);
    void piecePutDown(engine::PieceId piece, QPoint global);
    /// The same on the board itself.
    void placePointed(engine::SpaceId space);
    /// To be seen on the board.
    void pieceRequested(engine::PieceId piece);
    void placeRequested(engine::SpaceId space);
    void detailsRequested(engine::PieceId piece);
    /// What happened at this place.
    void placeLogRequested(engine::SpaceId space);
    void ruleRequested(const QString &rule);
    /// The rule of a phase, or where it was gone through last.
    void phaseRequested(engine::PhaseId phase);
    /// A cell of a table, by its headings; an empty one: none in particular.
    void cellRequested(const QString &table, const QString &row, const QString &column);
    /// A panel, by the name of its action.
    void panelRequested(const QString &panel);
    /// The keyboard goes back to the board.
    void boardRequested();
    /// The computer is to think no longer; it is not to play any longer.
    void moveNowRequested();
    void stopRequested();
    /// What the computer would do here, or no longer.
    void hintRequested();
    void newGameRequested();
    /// A page of the whole log.
    void logRequested();

    /// What this step did, told again or in the past.
    void toldRequested(int step);
    void stepRequested(int step);
    /// With this name; a step that is marked already keeps its own.
    void bookmarkRequested(int step, const QString &name);
    /// Back to the present.
    void returnRequested();
    void replayRequested();
    /// Go on from the step looked at, or wait there.
    void playRequested();
    void pauseRequested();
    /// Speed in percent and the events at which a replay waits.
    void replayChanged(int speed, int stops);
    /// From the step looked at, as a game of its own.
    void playOnRequested();
    /// The game in this file, which was only looked at so far, with what was done there since.
    void reopenRequested(const QString &path);
    /// Without what the disk does not take.
    void leaveUnsavedRequested();

private:
    explicit GameWishes(GameController &controller);

    GameController &m_controller;
};

} // namespace app
