// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/paint/countercache.h"
#include "app/view/signs/beatlayer.h"
#include "app/view/signs/beatplaque.h"
#include "app/view/signs/beatscene.h"
#include "app/view/signs/boardpieces.h"
#include "app/view/signs/frontline.h"
#include "app/view/signs/signlayer.h"
#include "app/view/signs/signtiles.h"
#include "app/view/signs/spacesigns.h"
#include "app/view/tiles/boardsheet.h"
#include "engine/module/model/module.h"

#include <functional>

namespace view {

class SheetPool;

/// Everything that is drawn above the printed sheet of one board.
class BoardScene
{
public:
    /// Which pieces are drawn elsewhere at the moment: on their way, or in the hand.
    using IsAway = std::function<bool(engine::PieceId)>;

    void setModule(std::shared_ptr<const engine::Module> module, MapTheme theme);
    void setBoard(int board);
    /// The same board and position in other colours.
    void setTheme(MapTheme theme);
    /// What is shown first: a map rather than a display of boxes; -1: there is no board.
    int firstMap() const;
    /// The board on which the first of \a spaces lies that is on a map or on what is shown.
    int mapOf(const std::vector<engine::SpaceId> &spaces) const;
    /// Whose colours the counters have.
    void setPalette(CounterArtReader::Palette palette);
    CounterArtReader::Palette palette() const { return m_palette; }
    /// How large counters are beside what fits the board.
    void setCounterScale(double scale);
    /// Null: no pieces. \a state must live until another one is set.
    void setPosition(const engine::GameState *state, engine::Viewer viewer);
    /// Looks again at the position.
    void refresh();
    void setSigns(const BoardSigns &signs);
    /// Those that it crosses out are kept as they are seen now.
    void setBeat(const BeatScene &beat);
    BeatLayer &beatLayer() { return m_beatLayer; }
    void setNames(const std::vector<MapText> &names) { m_signTiles.setNames(names); }

    const engine::Module *module() const { return m_module.get(); }
    std::shared_ptr<const engine::Module> sharedModule() const { return m_module; }
    int board() const { return m_board; }
    MapTheme theme() const { return m_theme; }
    /// How the map looks in the position: by weather and the like.
    QString look() const;
    /// What it lies on.
    QColor table() const;
    /// The printed sheet, by \a pool if there is one; null without a board.
    std::shared_ptr<BoardSheet> makeSheet(SheetPool *pool,
                                          const engine::Translator &translator) const;
    const BoardGeometry &geometry() const { return m_geometry; }
    const BoardPieces &pieces() const { return m_pieces; }
    const FrontLine &front() const { return m_front; }
    const BoardSigns &signs() const { return m_signs; }
    const BeatScene &beat() const { return m_beat; }
    const CounterPainter *counters() const { return m_painter.get(); }
    const CounterBook *book() const { return m_book.get(); }
    /// What the viewer knows; nothing without a position.
    std::optional<engine::PlayerView> view() const;

    void paint(QPainter &painter, const BoardCamera &camera, const IsAway &isAway);
    /// The sentence of what is told; \a covered is seen nowhere, since something else lies on it.
    void paintSentence(QPainter &painter, const BoardCamera &camera, const QFont &font,
                       std::vector<QRectF> covered);
    /// Draws pictures of what lies near the view for about \a milliseconds; true if more is left.
    bool prepare(const BoardCamera &camera, double milliseconds);
    /// Draws one piece with the upper left corner of its square at \a at of the page.
    void paintPiece(QPainter &painter, const BoardCamera &camera, QPointF at,
                    const CounterLook &look);

private:
    void readCounters();
    void paintPieces(QPainter &painter, const BoardCamera &camera, const IsAway &isAway);
    void paintGhost(QPainter &painter, const BoardCamera &camera, engine::PieceId piece,
                    engine::SpaceId space);
    void paintGone(QPainter &painter, const BoardCamera &camera);

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
    BeatScene m_beat;
    std::vector<BoardPieces::Spot> m_gone; // what the beat crosses out
    FrontLine m_front;
    SpaceSigns m_spaceSigns;
    SignTiles m_signTiles;
    SignLayer m_signLayer;
    BeatLayer m_beatLayer;
    BeatPlaque m_plaque;
};

} // namespace view
