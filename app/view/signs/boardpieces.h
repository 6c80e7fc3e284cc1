// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/paint/stacklayout.h"
#include "app/view/geometry/boardgeometry.h"
#include "app/view/map/sheet/mappalette.h"
#include "app/view/signs/beatscene.h"
#include "app/view/signs/boardsigns.h"
#include "engine/game/play/playerview.h"

namespace view {

/// The pieces on one board as one side sees them, and where each of them lies.
///
/// Everything about pieces comes from a PlayerView: what the side does not know is not in here.
class BoardPieces
{
public:
    struct Spot
    {
        engine::PieceId piece; ///< None: only its back is seen.
        QPointF at; ///< Upper left corner of its square, on the page.
        CounterLook look;
    };
    /// The pieces of one space.
    struct Stack
    {
        engine::SpaceId space;
        std::vector<engine::PlayerView::Seen> seen; ///< All of them, the lowest first.
        std::vector<Spot> spots; ///< Those that are shown, in drawing order.
        QRectF bounds;
    };
    struct Hit
    {
        engine::SpaceId space;
        engine::PieceId piece;
        bool isPiece = false; ///< A piece is there, even if only its back is seen.
    };

    void clear();
    void place(const BoardGeometry &geometry, const engine::Module &module,
               const engine::PlayerView &view, const CounterBook &book, MapTheme theme);
    /// How large counters are beside what fits the board; for the next place().
    void setScale(double scale) { m_scale = scale; }
    double scale() const { return m_scale; }
    /// They lie on top of their stacks, as far as their faces are seen; for the next place().
    void setRaised(const std::vector<engine::PieceId> &pieces) { m_raised = pieces; }
    /// Frames and washes; place() keeps them. What is told comes before what may be chosen.
    void mark(const BoardSigns &signs, const BeatScene &beat = {});

    /// From the top of the page to its bottom.
    const std::vector<Stack> &stacks() const { return m_stacks; }
    const Stack *stack(engine::SpaceId space) const;
    /// The spot of a piece whose face is seen and shown, or null.
    const Spot *spot(engine::PieceId piece) const;
    /// Where a piece lies, also one that lies under others; nothing when its face is not seen.
    std::optional<engine::SpaceId> spaceOf(engine::PieceId piece) const;
    Hit at(QPointF page) const;
    double size() const { return m_size; }

private:
    QList<StackLayout::Place> layout(const Stack &stack, const BoardGeometry &geometry,
                                     const CounterBook &book) const;
    QList<StackLayout::Place> grid(int count, QRectF box) const;
    void addSpots(Stack &stack, const BoardGeometry &geometry, const engine::Module &module,
                  const engine::PlayerView &view, const CounterBook &book);
    void applyMarks();

    std::vector<Stack> m_stacks;
    QHash<int, int> m_bySpace;
    QHash<int, std::pair<int, int>> m_byPiece; // stack; spot or -1
    QHash<int, CounterLook::Glow> m_glows;
    QHash<int, bool> m_dimmed;
    std::vector<engine::PieceId> m_raised;
    bool m_isRestWashed = false;
    double m_size = 64;
    double m_scale = 1;
    MapTheme m_theme = MapTheme::Light;
};

} // namespace view
