// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/scenarios/setupcommands.h"
#include "editor/widgets/counterpictures.h"

#include <QWidget>

class QLabel;

namespace editor {

class ArrivalPanel;
class CounterGroups;
class CounterTray;
class SetupCanvas;
class SetupSelection;
class StackPanel;

/// What mouse and arrow keys do to a set-up: clicks, drags between board, tray, lanes and cups.
class SetupGestures : public QObject
{
    Q_OBJECT

public:
    /// Where pieces are taken up and put down.
    struct Places
    {
        SetupCanvas &canvas;
        CounterTray &tray;
        ArrivalPanel &arrivals;
        CounterGroups &cups;
        StackPanel &stack;
    };

    /// \a page is what dragged counters are drawn on; all of them must outlive it.
    SetupGestures(const Places &places, const SetupPosition &position, SetupCommands &commands,
                  SetupSelection &selection, CounterPictures &pictures, QWidget *page);

    /// All pieces on the board that is shown.
    QStringList onBoard() const;
    QStringList idsOf(const QList<engine::PieceId> &pieces) const;

signals:
    /// What is there and what a click would do.
    void pointed(const QString &text);

private:
    void connectBoard();
    void connectGroups(CounterGroups &groups);
    void pointAt(engine::SpaceId space);
    void clickPiece(engine::PieceId piece, engine::SpaceId space, Qt::KeyboardModifiers modifiers);
    void clickSpace(engine::SpaceId space, Qt::KeyboardModifiers modifiers);
    void frame(const std::vector<engine::PieceId> &pieces, Qt::KeyboardModifiers modifiers);
    void placeArmed(engine::SpaceId space, Qt::KeyboardModifiers modifiers);
    /// The chosen pieces, if \a piece is one of them; else it alone.
    QStringList takenWith(engine::PieceId piece) const;
    void dropAt(const QStringList &pieces, QPoint global);
    void showGhost(const QList<engine::PieceId> &pieces, QPoint global);
    void moveSelection(QPointF direction, int steps);

    Places m_places;
    const SetupPosition &m_position;
    SetupCommands &m_commands;
    SetupSelection &m_selection;
    CounterPictures &m_pictures;
    QWidget *m_page;
    QLabel *m_ghost;
};

} // namespace editor
