// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mappalette.h"
#include "engine/state/viewer.h"

#include <QImage>

class QPainter;

namespace engine {
class GameState;
class Translator;
struct Module;
} // namespace engine

namespace view {

class BoardSheet;

/// A printed sheet that is painted once, and the positions of a game that are laid upon it.
///
/// May be used by every thread, by one at a time.
class PositionSheet
{
public:
    /// \a scale 1 draws one pixel per unit of the page. \a module must outlive it. \a look: of
    /// those that the board's style knows; empty: the one with which a game starts.
    PositionSheet(const engine::Module &module, int board, MapTheme theme,
                  const engine::Translator &translator, double scale, const QString &look = {});
    /// As large as it can be within \a atMost.
    static PositionSheet fitting(const engine::Module &module, int board, MapTheme theme,
                                 const engine::Translator &translator, QSize atMost,
                                 const QString &look = {});

    /// The sheet with the counters that \a viewer sees; null: the bare sheet.
    QImage whole(const engine::GameState *state, engine::Viewer viewer) const;
    /// What lies around a place of this board, \a size pixels of it.
    QImage around(const engine::GameState &state, engine::Viewer viewer, engine::SpaceId space,
                  QSize size) const;

    /// The same without painting the whole sheet first: \a size pixels around \a centre, which is
    /// in units of the page. Without a state there are no counters.
    static QImage detail(const engine::Module &module, const BoardSheet &sheet, int board,
                         const engine::GameState *state, engine::Viewer viewer, QPointF centre,
                         QSize size, double scale);

private:
    PositionSheet(const engine::Module &module, int board);

    void paint(MapTheme theme, const engine::Translator &translator, QSize atMost, double scale,
               const QString &look);
    void paintPieces(QPainter &painter, const engine::GameState &state, engine::Viewer viewer,
                     const QRectF &seen) const;
    QPointF at(engine::SpaceId space) const;

    const engine::Module &m_module;
    int m_board;
    QImage m_image;
    QPointF m_corner; // of the sheet, on the board
    double m_scale = 1;
};

} // namespace view
