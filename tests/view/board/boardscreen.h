// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/view/board/boardgame.h"

#include <QTest>
#include <QWheelEvent>

Q_DECLARE_METATYPE(engine::PieceId)
Q_DECLARE_METATYPE(engine::SpaceId)
Q_DECLARE_METATYPE(std::vector<engine::PieceId>)

using engine::PieceId;
using engine::SpaceId;

/// A board on the screen with a game on it, and the hands and eyes that tests need.
class BoardScreen : public QObject
{
protected:
    void open()
    {
        m_game = std::make_unique<BoardGame>();
        openBoard();
    }
    /// Once more, as if the program had been left.
    void openBoard()
    {
        m_board = std::make_unique<view::BoardView>();
        m_board->setCacheFolder({});
        m_board->resize(1000, 700);
    }
    void close()
    {
        m_board.reset();
        m_game.reset();
    }
    void show(engine::Viewer viewer = engine::Viewer::everything())
    {
        m_board->setModule(m_game->module, view::MapTheme::Light);
        m_board->setPosition(m_game->state.get(), viewer);
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
        m_board->zoomTo(1);
        m_board->centreOn(m_game->space("0907"));
    }
    QPoint at(const char *space) const { return m_board->viewPoint(m_game->space(space)); }
    QImage shot() const
    {
        QImage image(m_board->size(), QImage::Format_RGB32);
        image.fill(Qt::black);
        m_board->render(&image);
        return image;
    }
    /// Everything that is to be seen is painted as finely as it will be.
    bool isSharp() const
    {
        shot();
        return !m_board->tiles().overview().isNull() && m_board->tiles().isIdle();
    }
    void wheel(QPoint at, int turn)
    {
        QWheelEvent event(at, m_board->mapToGlobal(at), {}, {0, turn}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_board.get(), &event);
    }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton,
              Qt::KeyboardModifiers modifiers = {})
    {
        const auto move = [&](QPoint at) {
            QMouseEvent event(QEvent::MouseMove, at, m_board->mapToGlobal(at), Qt::NoButton, button,
                              modifiers);
            QCoreApplication::sendEvent(m_board.get(), &event);
        };
        QTest::mousePress(m_board.get(), button, modifiers, from);
        move((from + to) / 2);
        move(to);
        QTest::mouseRelease(m_board.get(), button, modifiers, to);
    }
    /// How many pixels of \a area differ.
    static int difference(const QImage &a, const QImage &b, QRect area)
    {
        int count = 0;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                count += a.pixel(x, y) != b.pixel(x, y);
        }
        return count;
    }
    static QRect around(QPoint point, int reach)
    {
        return {point - QPoint(reach, reach), QSize(2 * reach, 2 * reach)};
    }

    std::unique_ptr<BoardGame> m_game;
    std::unique_ptr<view::BoardView> m_board;
};
