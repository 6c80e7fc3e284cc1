// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/symbolset.h"
#include "app/view/geometry/boardcamera.h"
#include "app/view/map/sheet/mappalette.h"
#include "engine/core/ids.h"

#include <QColor>
#include <QString>

#include <map>
#include <vector>

class QPainter;

namespace engine {
class GameState;
struct Module;
} // namespace engine

namespace view {

/// Signs beside places, from what the position says of them: those that a board's style wants, and
/// one for every other feature that came or went in play. They are not printed on the map, because
/// they change.
class SpaceSigns
{
public:
    enum class Look { Bunker, Garrison, Bridge, Blown, Feature, Gone };
    struct Sign
    {
        engine::SpaceId space;
        Look look = Look::Bunker;
        QPointF at; ///< On the page.
        int number = 0; ///< 0: none is written.
        double angle = 0; ///< Of a bridge, in degrees.
        QColor color;
        int32_t feature = -1; ///< Of Feature and Gone: which one.

        bool operator==(const Sign &) const = default;
    };

    /// Null, or -1: no board.
    void setBoard(const engine::Module *module, int board, MapTheme theme);
    /// Looks at the position; null: at what holds when a game starts.
    void read(const engine::Module &module, const engine::GameState *state);
    const std::vector<Sign> &signs() const { return m_signs; }

    /// What belongs to the ground lies below the pieces, what belongs to who stands there above.
    enum class Layer { Below, Above };
    void paint(QPainter &painter, const BoardCamera &camera, Layer layer) const;

private:
    /// What the style asks for.
    struct Wish
    {
        Look look = Look::Bunker;
        int property = -1;
        QString feature;
        QPointF at; ///< From the middle of the hex, on the page.
        QColor color;
    };
    struct Crossing
    {
        QPointF at;
        double angle = 0;
    };

    /// The drawing of a kind of feature, or the letter that stands for it.
    struct Mark
    {
        Symbol symbol;
        QString letter;
    };

    void readMarks(const engine::Module &module);
    void findCrossings(const engine::Module &module);
    void addByProperty(const Wish &wish, const engine::Module &module,
                       const engine::GameState *state);
    void addByFeature(const Wish &wish, const engine::Module &module,
                      const engine::GameState *state);
    /// Whether a bridge that the style wants shows it.
    bool isBridge(engine::SpaceId space, const QString &feature) const;
    void addOthers(const engine::Module &module, const engine::GameState &state);
    void paintMark(QPainter &painter, const Sign &sign) const;
    void paintBridge(QPainter &painter, const Sign &sign) const;
    void paintSign(QPainter &painter, const Sign &sign, double unit) const;

    int m_board = -1;
    double m_unit = 1; ///< Of the page for a pixel at a hex with a side of 48.
    QColor m_halo;
    std::vector<Wish> m_wishes;
    std::map<engine::SpaceId, Crossing> m_crossings; ///< Where a bridge would stand.
    std::vector<Mark> m_marks; ///< By the kind of feature.
    std::vector<Sign> m_signs;
};

} // namespace view
