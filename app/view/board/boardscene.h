// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardpieces.h"
#include "app/view/board/frontline.h"
#include "app/view/board/signlayer.h"
#include "app/view/board/signtiles.h"
#include "app/view/counter/countercache.h"
#include "engine/module/model/module.h"

#include <functional>

namespace view {

/// Everything that is drawn above the printed sheet of one board.
class BoardScene
{
public:
    /// Which pieces are drawn elsewhere at the moment: on their way, or in the hand.
    using IsAway = std::function<bool(engine::PieceId)>;

    void setModule(std::shared_ptr<const engine::Module> module, MapTheme theme);
    void setBoard(int board);
    /// Whose colours the counters have.
    void setPalette(CounterArtReader::Palette palette);
    /// How large counters are beside what fits the board.
    void setCounterScale(double scale);
    /// Null: no pieces. \a state must live until another one is set.
    void setPosition(const engine::GameState *state, engine::Viewer viewer);
    /// Looks again at the position.
    void refresh();
    void setSigns(const BoardSigns &signs);
    void setNames(const std::vector<MapText> &names) { m_signTiles.setNames(names); }

    const engine::Module *module() const { return m_module.get(); }
    std::shared_ptr<const engine::Module> sharedModule() const { return m_module; }
    int board() const { return m_board; }
    MapTheme theme() const { return m_theme; }
    const BoardGeometry &geometry() const { return m_geometry; }
    const BoardPieces &pieces() const { return m_pieces; }
    const FrontLine &front() const { return m_front; }
    const BoardSigns &signs() const { return m_signs; }
    const CounterPainter *counters() const { return m_painter.get(); }
    const CounterBook *book() const { return m_book.get(); }
    /// What the viewer knows; nothing without a position.
    std::optional<engine::PlayerView> view() const;

    void paint(QPainter &painter, const BoardCamera &camera, const IsAway &isAway);
    /// Draws pictures of what lies near the view for about \a milliseconds; true if more is left.
    bool prepare(const BoardCamera &camera, double milliseconds);
    /// Draws one piece with the upper left corner of its square at \a at of the page.
    void paintPiece(QPainter &painter, const BoardCamera &camera, QPointF at,
                    const CounterLook &look);

private:
    void readCounters();
    void paintPieces(QPainter &painter, const BoardCamera &camera, const IsAway &isAway);
    void paintGhost(QPainter &painter, const BoardCamera &camera);

    std::shared_ptr<const engine::Module> m_module;
    MapTheme m_theme = MapTheme::Light;
    CounterArtReader::Palette m_palette = CounterArtReader::Palette::Module;
    int m_board = -1;
    BoardGeometry m_geometry;
    std::unique_ptr<CounterBook> m_book;
    std::unique_ptr<CounterPainter> m_painter;
    std::unique_ptr<CounterCache> m_cache;
    const engine::GameState *m_state = nullptr;
    engine::Viewer m_viewer;
    BoardPieces m_pieces;
    BoardSigns m_signs;
    FrontLine m_front;
    SignTiles m_signTiles;
    SignLayer m_signLayer;
};

} // namespace view
