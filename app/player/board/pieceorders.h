// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/choice/takeup.h"
#include "app/player/game/gamewishes.h"

class QWidget;

namespace app {

class BoardReasons;

/// Sends several pieces to a place, each by a command of its own; who can't go stays, and the board
/// says why.
///
/// When something happens to one of them that has to be told, the others go when it was.
class PieceOrders : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it; \a board is where is asked and answered.
    PieceOrders(GameController &controller, BoardReasons &reasons, QWidget &board);

    /// False: nobody can go there; nothing is said.
    bool send(const std::vector<engine::PieceId> &pieces, engine::SpaceId space);
    /// Why they can't.
    void explain(const std::vector<engine::PieceId> &pieces, engine::SpaceId space);
    /// One after the other; the one before may have taken the place of the next.
    void actAll(const std::vector<engine::Action> &actions);
    /// Those of \a piece's side at its place, if two or more can be sent somewhere: a stack is
    /// taken by its top. Otherwise the piece alone, or the one below it that can go.
    std::vector<engine::PieceId> stackOf(engine::PieceId piece) const;
    /// As it is.
    bool canGo(engine::PieceId piece) const;
    /// The same, or once it is taken up.
    bool canBeSent(engine::PieceId piece) const;
    /// Where the rules want pieces taken up first: what those of \a pieces could do then.
    std::vector<engine::Action> ahead(const std::vector<engine::PieceId> &pieces) const;
    /// Offered or, if there are none, once the piece is taken up.
    std::vector<engine::Action> actions(engine::PieceId piece, engine::SpaceId space) const;

private:
    /// A kind of movement, and who can do it.
    struct Way
    {
        engine::NameId verb;
        engine::Value value;
        std::vector<engine::Action> actions;
    };
    /// What takes the piece there: one action, or several if it matters which.
    std::vector<engine::Action> meant(engine::PieceId piece, engine::SpaceId space) const;
    std::vector<Way> waysTo(const std::vector<engine::PieceId> &pieces,
                            engine::SpaceId space) const;
    void askWay(const std::vector<Way> &ways, const std::vector<engine::PieceId> &pieces);
    /// Does them, and says who of \a pieces stays.
    void go(const std::vector<engine::Action> &actions, const std::vector<engine::PieceId> &pieces);
    void goOn();
    /// Out of a step of the order that can't be done; false: there is no way out.
    bool comeBack();
    void follow();
    void tell(const std::vector<engine::PieceId> &staying, engine::Action like);

    /// Orders that were given and are not done yet.
    struct Given
    {
        std::vector<engine::Action> actions{};
        std::vector<engine::PieceId> staying{};
        engine::Action first{};
        engine::NameId decision{};
        qsizetype count = 0; ///< Commands of the game since the last of them.
        bool isOpen = false;
    };

    GameController &m_controller;
    BoardReasons &m_reasons;
    QWidget &m_board;
    TakeUp m_takeUp;
    Given m_given;
};

} // namespace app
