// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/canvas/boardcanvas.h"

class QFrame;
class QLabel;
class QToolButton;

namespace editor {

/// What floats on the canvas: the board's name and size, and the zoom.
class CanvasBars : public QObject
{
    Q_OBJECT

public:
    CanvasBars(BoardCanvas &canvas, BoardSession &session);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QFrame *makeBar();
    QToolButton *addButton(QFrame *bar, const QString &icon);
    void refresh();
    void place();

    BoardCanvas &m_canvas;
    BoardSession &m_session;
    QFrame *m_head;
    QLabel *m_title;
    QLabel *m_size;
    QFrame *m_zoom;
    QToolButton *m_out;
    QLabel *m_share;
    QToolButton *m_in;
    QToolButton *m_fit;
};

} // namespace editor
