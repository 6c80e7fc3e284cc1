// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/marks/sightline.h"
#include "app/view/board/boardview.h"

class QAction;

namespace app {

/// How far it is from the place where measuring began to the one under the pointer, and what lies
/// between: a line over the board with its number and words. Esc, or what began it, ends it.
class MeasureLine : public QWidget
{
    Q_OBJECT

public:
    MeasureLine(GameController &controller, QAction &action, view::BoardView &board);

    /// In hexes, or from place to place where there are none; -1: there is no way.
    static int distance(const engine::Map &map, engine::SpaceId from, engine::SpaceId to);
    engine::SpaceId from() const { return m_from; }
    /// What stands at the end of the line; empty: nothing is measured.
    QString text() const;
    /// What is on the line, and whether it is free.
    const SightLine &line() const { return m_line; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void measure(bool on);
    void pointAt(engine::SpaceId space);
    bool isThere(engine::SpaceId space) const;
    void paintLine(QPainter &painter, QPointF from, QPointF to) const;
    void paintWords(QPainter &painter, QPointF at) const;

    GameController &m_controller;
    QAction &m_action;
    view::BoardView &m_board;
    engine::SpaceId m_from;
    engine::SpaceId m_pointed;
    SightLine m_line;
};

} // namespace app
