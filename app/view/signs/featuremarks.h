// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/symbolset.h"
#include "app/view/geometry/boardcamera.h"
#include "app/view/geometry/boardgeometry.h"

class QPainter;

namespace engine {
class GameState;
struct Module;
} // namespace engine

namespace view {

/// Features that came to spaces or went in play, which the printed map can't show: a sign for each,
/// crossed out when it is gone.
class FeatureMarks
{
public:
    struct Mark
    {
        engine::SpaceId space;
        int32_t kind = -1;
        bool isThere = false;

        bool operator==(const Mark &) const = default;
    };

    void clear() { m_marks.clear(); }
    /// Looks at what differs from the board's file, on the board of \a geometry.
    void read(const engine::Module &module, const BoardGeometry &geometry,
              const engine::GameState &state);
    const std::vector<Mark> &marks() const { return m_marks; }

    void paint(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry) const;

private:
    /// The drawing of a kind of feature, or the letter that stands for it.
    struct Sign
    {
        Symbol symbol;
        QString letter;
    };

    const Sign &sign(const engine::Module &module, int32_t kind);

    std::vector<Mark> m_marks;
    std::vector<Sign> m_signs; // by kind
    SymbolSet m_symbols;
};

} // namespace view
