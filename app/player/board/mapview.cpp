// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/mapview.h"

#include <QtMath>

namespace app {

namespace {

constexpr int c_fine = 1000; ///< Steps of zoom and place per unit.

QString gameKey(const GameController &controller, const QString &window)
{
    const engine::GameSetup &setup = controller.game().setup();
    const QString game =
        QStringLiteral("%1/%2/%3").arg(controller.module().id, setup.scenario).arg(setup.seed);
    return window.isEmpty() ? game : game + u'/' + window;
}

} // namespace

void MapView::keep(Settings &settings, const GameController &controller,
                   const view::BoardView &board, const QString &window)
{
    const bool isFitted = qAbs(board.zoom() - board.camera().fittingZoom()) < 1.0 / c_fine;
    const QPointF middle = board.visibleArea().center();
    settings.setMapView(gameKey(controller, window),
                        isFitted ? QString::number(board.board())
                                 : QStringLiteral("%1 %2 %3 %4")
                                       .arg(board.board())
                                       .arg(qRound(board.zoom() * c_fine))
                                       .arg(qRound(middle.x()))
                                       .arg(qRound(middle.y())));
}

void MapView::restore(const Settings &settings, const GameController &controller,
                      view::BoardView &board, const QString &window)
{
    const QStringList words =
        settings.mapView(gameKey(controller, window)).split(u' ', Qt::SkipEmptyParts);
    const int sheet = words.value(0, QStringLiteral("-1")).toInt();
    if (sheet < 0 || size_t(sheet) >= controller.module().map.boards().size())
        return;
    if (sheet != board.board())
        board.setBoard(sheet);
    if (words.size() != 4 || words[1].toInt() <= 0)
        return;
    board.zoomTo(double(words[1].toInt()) / c_fine);
    board.centreOnPage(QPointF(words[2].toInt(), words[3].toInt()));
}

} // namespace app
