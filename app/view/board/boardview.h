// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardanimation.h"
#include "app/view/board/boardcursor.h"
#include "app/view/board/boardgestures.h"
#include "app/view/board/boardkeys.h"
#include "app/view/board/boardpan.h"
#include "app/view/board/boardtip.h"
#include "app/view/tiles/sheetview.h"

#include <QTimer>

namespace view {

class SheetPool;

/// A board of a module with a position on it; turns mouse and keys into questions for its window.
///
/// It knows no rules: what may be chosen is told by BoardSigns, what was chosen by its signals.
class BoardView : public SheetView
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// Shares its sheets with others from now on; not owned.
    void setPool(SheetPool *pool);
    /// Shows the same from now on, of whichever map and part of it; not owned. Null: none does.
    void setTwin(BoardView *twin);

    /// Shows the first map; null: an empty board. The position has to be set anew.
    void setModule(std::shared_ptr<const engine::Module> module, MapTheme theme);
    void setBoard(int board);
    int board() const { return m_scene.board(); }
    void setTheme(MapTheme theme);
    /// Counters in the module's colours, or in those that the colour-blind tell apart.
    void setPalette(CounterArtReader::Palette palette);
    /// Not owned; call refresh() or animate() after every change of it. Null: no pieces.
    void setPosition(const engine::GameState *state, engine::Viewer viewer);
    void refresh();
    void setSigns(const BoardSigns &signs);
    const BoardSigns &signs() const { return m_scene.signs(); }
    /// What is being told; to be set before what it does is animated. Empty: nothing.
    void setBeat(const BeatScene &beat);
    const BeatScene &beat() const { return m_scene.beat(); }
    /// For card and names; not owned, must live until others are set. Null: as the module has them.
    void setTexts(const engine::TextRenderer *texts);
    /// The printed map is shown darker, 0 … 1; signs and counters are not.
    void setDimming(double share);
    /// Of the size that fits the board.
    void setCounterScale(double scale);
    /// Without its counters the map below them is seen; what is marked on it stays.
    void setCountersShown(bool shown);
    bool areCountersShown() const { return m_areCountersShown; }
    /// An edge around what is seen, to tell that it is not the present; invalid: none.
    void setFrame(const QColor &color);

    /// Shows the position as it is now, pieces wandering to where \a changes have put them.
    void animate(const std::vector<engine::Change> &changes);
    /// 0: no motion; ½, 1, 2.
    void setSpeed(double speed);
    void finishMotion();
    /// Pieces, or the map below them.
    bool isMoving() const { return m_animation.motion().isRunning() || m_pan.isRunning(); }
    /// The piece that was just dropped goes back to where it was.
    void rejectDrop();
    /// What follows the hand that began to drag; for whoever hears dragStarted().
    void setInHand(std::vector<engine::PieceId> pieces) { m_gestures.setInHand(std::move(pieces)); }
    /// A piece from outside of the board is held over this point of the screen.
    void carryOver(QPoint global) { m_gestures.carry(mapFromGlobal(global)); }
    /// It is let go there: dropped(), if there is a place. None: it is given up.
    void putDown(engine::PieceId piece, QPoint global)
    {
        m_gestures.putDown(piece, mapFromGlobal(global));
    }

    void centreOn(engine::SpaceId space);
    /// Pans until they are seen, if they are not; see BoardPan. On another map that one is shown.
    int bringIntoView(const std::vector<engine::SpaceId> &spaces);
    /// The part that nothing lies over, to bring places into; null: all of it.
    void setFreePart(QRect part) { m_pan.setFree(part); }
    bool canHold(const std::vector<engine::SpaceId> &spaces) const { return m_pan.canHold(spaces); }
    void flash(engine::SpaceId space);
    QPoint viewPoint(engine::SpaceId space) const;
    engine::SpaceId spaceAt(QPoint point) const;
    engine::PieceId pieceAt(QPoint point) const;
    /// Where the spaces of the board lie; valid until another board is shown.
    const BoardGeometry &geometry() const { return m_scene.geometry(); }
    engine::SpaceId cursorSpace() const { return m_cursor.space(); }
    void setCursorSpace(engine::SpaceId space) { m_cursor.setSpace(space); }

    /// Sheet, signs and pieces without the window around them; paints the sheet anew, so it is
    /// slow.
    QImage wholeMap(double scale);

signals:
    void pieceClicked(engine::PieceId piece, engine::SpaceId space,
                      Qt::KeyboardModifiers modifiers);
    void spaceClicked(engine::SpaceId space, Qt::KeyboardModifiers modifiers);
    void groundClicked();
    void hovered(engine::SpaceId space, engine::PieceId piece, QPoint global);
    void dragStarted(engine::PieceId piece, engine::SpaceId space);
    void dropped(engine::PieceId piece, engine::SpaceId space);
    /// Let go where no space is, perhaps over another widget.
    void droppedOutside(engine::PieceId piece, QPoint global);
    void contextRequested(engine::SpaceId space, engine::PieceId piece, QPoint global);
    void pieceDoubleClicked(engine::PieceId piece, engine::SpaceId space);
    void framed(std::vector<engine::PieceId> pieces, Qt::KeyboardModifiers modifiers);

protected:
    void cameraMoved() override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;

private:
    void showSheet();
    void followLook();
    engine::Translator translator() const;
    void paintRings(QPainter &painter);
    void paintFrame(QPainter &painter) const;
    void prepareMore();

    BoardScene m_scene;
    BoardAnimation m_animation;
    BoardPan m_pan;
    BoardWords m_words;
    const engine::TextRenderer *m_texts = nullptr;
    SheetPool *m_pool = nullptr;
    BoardView *m_twin = nullptr;
    QString m_language;
    BoardTip m_tip;
    PieceChoice m_choice;
    BoardGestures m_gestures;
    BoardCursor m_cursor;
    BoardKeys m_keys;
    QTimer m_idleTimer;
    QColor m_frame;
    double m_dimming = 0;
    bool m_areCountersShown = true;
};

} // namespace view
