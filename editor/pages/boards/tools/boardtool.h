// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "editor/pages/boards/model/boardsession.h"

#include <QColor>

#include <functional>

class QKeyEvent;
class QPainter;

namespace editor {

/// What a tool is told of the mouse.
struct ToolPoint
{
    QPointF page; ///< In units of the page.
    QString space; ///< The box or hex there; empty: none.
    int cell = -1; ///< The hex there; -1: none.
    HexSide side; ///< The nearest side of that hex.
    Qt::MouseButton button = Qt::NoButton;
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
    double pixel = 1; ///< Of the screen, in units of the page.
};

/// Gets a text that was written on the canvas.
using TextTaker = std::function<void(const QString &)>;

/// Turns mouse and keys on the canvas into edits: each goes to the session as a draft with a title,
/// all of one stroke with the same stroke name. It draws what it would do, and never edits what it
/// is told of otherwise.
class BoardTool : public QObject
{
    Q_OBJECT

public:
    static constexpr double leastMove = 4; ///< Pixels that a hand must move.

    explicit BoardTool(BoardSession &session)
        : m_session(session)
    {
    }

    virtual QString title() const = 0;
    /// By the name that view::Icons knows.
    virtual QString icon() const = 0;
    virtual Qt::Key key() const = 0;
    /// One or two sentences about its use.
    virtual QString hint() const = 0;
    /// What to do at this point, for the status bar.
    virtual QString status(const ToolPoint &point) const;
    /// Whether there is something to do for it on such a board.
    virtual bool fits(const BoardModel &model) const;
    /// Why not, when there is nothing.
    virtual QString needs() const { return tr("Only for maps of hexes."); }
    virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
    /// Dragging moves the board.
    virtual bool pans() const { return false; }
    /// Fields for what it does; owned by the caller. Null: none.
    virtual QWidget *makeOptions() { return nullptr; }

    /// In the middle of something that Escape ends.
    virtual bool isBusy() const { return false; }

    /// Taken into the hand, and laid aside; another board lays it aside, too.
    virtual void begin() { }
    virtual void end() { }
    virtual void press(const ToolPoint &) { }
    /// With or without a button.
    virtual void move(const ToolPoint &) { }
    virtual void release(const ToolPoint &) { }
    virtual void doubleClick(const ToolPoint &point) { press(point); }
    /// The pointer left the canvas.
    virtual void leave() { }
    /// A key that would otherwise be a command of the menu.
    virtual bool wants(const QKeyEvent &) const { return false; }
    /// False: the key is not for this tool.
    virtual bool keyPress(const QKeyEvent &) { return false; }
    /// Draws what it would do and its handles, in pixels of the view.
    virtual void paint(QPainter &, const view::BoardCamera &) const { }

signals:
    /// What it draws is another.
    void changed();
    /// Wants a text written at a point of the page; \a done gets it unless the writing is given up.
    void textWanted(QPointF page, const QString &text, const editor::TextTaker &done);

protected:
    /// Of hexes or of areas, not a display of boxes.
    static bool isMap(const BoardModel &model);
    BoardSession &session() const { return m_session; }
    const BoardModel &model() const { return m_session.model(); }
    const HexCellsPointer &cells() const { return model().cells(); }
    /// "1437 Gumbinnen".
    QString placeName(const QString &space) const;
    /// A terrain's name in the table.
    QString terrainName(const QString &terrain) const;
    /// Fills hexes with a pale colour and draws a line around them.
    void paintCells(QPainter &painter, const view::BoardCamera &camera,
                    const std::vector<int> &cells, const QColor &color) const;
    void paintSide(QPainter &painter, const view::BoardCamera &camera, HexSide side,
                   const QColor &color) const;
    /// A dark note beside a point of the view.
    static void paintTip(QPainter &painter, QPointF at, const QString &text);
    /// Of so many hexes, as "48 km"; empty when the board does not say how wide a hex is.
    QString kilometres(int hexes) const;
    /// A dashed line from the last point to where the next one would be.
    static void paintGuide(QPainter &painter, QPointF from, QPointF to);
    static void paintHandle(QPainter &painter, QPointF at);
    static QPolygonF seen(const view::BoardCamera &camera, const QPolygonF &page);
    /// Fills an area with a pale colour and draws a line around it.
    void paintArea(QPainter &painter, const view::BoardCamera &camera, const QString &area,
                   const QColor &color) const;
    static QColor ghostColor();
    static QColor eraseColor();

private:
    BoardSession &m_session;
};

} // namespace editor
