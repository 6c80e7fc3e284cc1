// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/countercolors.h"
#include "app/view/counter/symbolset.h"
#include "app/view/picture/modulepicture.h"

#include <optional>
#include <vector>

namespace view {

/// What is printed on one piece, ready to be drawn: colours found, values written out.
struct CounterArt
{
    enum class Face { Counter, Hq, Air, Block, Chit, Marker };

    /// What changes with the steps that are left.
    struct Print
    {
        QString strengths;
        QString left; ///< HQ: range in the ring; air: lower left corner.
        QString right; ///< HQ: movement; air: lower right corner.
        int pips = 0; ///< Of a block: its strength.
        std::optional<ModulePicture> picture; ///< Takes the place of the whole face.
    };

    Face face = Face::Counter;
    CounterColors colors;
    std::optional<QColor> band; ///< None: the body, darker.
    QColor wood; ///< Of a block.
    QColor paper; ///< Label of a block.
    Symbol symbol;
    bool hasSymbol = false;
    QString size; ///< "XXX" over the symbol.
    QString id;
    QString group; ///< Formation, beside the symbol; head of a chit.
    QString text; ///< Main text of a chit or marker.
    QString caption;
    bool isGuards = false;
    bool hasSteps = true; ///< Steps are shown as discs.
    int maxSteps = 1;
    int fire = 0; ///< Of a block: dots.
    int speed = 0; ///< Of a block: chevrons.
    bool hasStars = false; ///< A block's pips are stars, and a heart where its strength is 0.
    int rank = 0; ///< For sorting a stack: staffs below all others.
    std::vector<Print> prints; ///< By steps lost; never empty.

    int stepsLeft(int steps) const;
    const Print &print(int steps) const;
    /// The worse half of its steps: the other side of a printed counter.
    bool isReduced(int steps) const;
};

/// What the other side sees of every piece of one side.
struct CounterBack
{
    bool isBlock = false;
    QColor color; ///< Body or wood.
    Symbol sign;
    std::optional<ModulePicture> picture;
};

} // namespace view
