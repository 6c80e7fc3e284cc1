// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/view/board/boardview.h"

#include <QTimer>

namespace app {

class WhyTip;

/// Says on the board why something can't be done: where somebody tried or asked, or the pointer
/// rests.
class BoardReasons : public QObject
{
    Q_OBJECT

public:
    BoardReasons(GameController &controller, view::BoardView &board, QObject *parent = nullptr);

    /// Something that is asked about.
    struct Question
    {
        engine::PieceId piece;
        engine::SpaceId space;
        QPoint global; ///< Where the answer appears.
    };

    void explain(const Question &question);
    /// What the place under the pointer is asked for; none: the piece there.
    void setPiece(engine::PieceId piece) { m_piece = piece; }
    /// The pointer is at another place now; \a isOdd: one where nothing can be done.
    void pointAt(const Question &question, bool isOdd);
    /// About the place under the pointer; none: about nothing.
    void explain();
    /// The same; asked again while the answer stands there it opens the rule.
    void ask();
    void tell(const QString &reason, const QString &rule = {});
    /// Something about the place under the pointer, when it rests there; empty: nothing.
    void tellSoon(const QString &words, QPoint global);
    void hide();

private:
    GameController &m_controller;
    WhyTip *m_tip;
    engine::PieceId m_piece;
    Question m_pointed;
    QString m_words; ///< Instead of why not.
    QTimer m_timer;
};

} // namespace app
