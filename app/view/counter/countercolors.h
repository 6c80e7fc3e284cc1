// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QStringList>

#include <optional>
#include <vector>

namespace view {

/// The three colours that every counter of a kind shares.
struct CounterColors
{
    QColor body;
    QColor ink; ///< Text and symbol.
    QColor box; ///< Ground of the symbol.
};

QColor mixed(const QColor &color, const QColor &other, double share);
QColor whitened(const QColor &color, double share);
QColor blackened(const QColor &color, double share);
/// How bright it seems, 0 … 255.
double luma(const QColor &color);
/// Between two opaque colours, 1 … 21, as WCAG defines it.
double contrast(const QColor &one, const QColor &other);
/// The one of \a inks, or black or white, that is read best on \a ground; the first good one wins.
QColor readableInk(const QColor &ground, std::initializer_list<QColor> inks);

/// What text on a counter needs at least.
inline constexpr double c_leastContrast = 4.5;

/// "#rgb" or "#rrggbb"; nothing else, so that a module looks the same everywhere.
std::optional<QColor> colorFromText(QStringView text);

/// Colours ready to be named by a module: "german", "guards" …
QStringList counterPalettes();
std::optional<CounterColors> counterPalette(QStringView name);

/// Body colours that also colour-blind players tell apart, from 0.
CounterColors safeCounterColors(int index);
/// Which of them each side gets, so that Blue is not red: those nearest to the sides' own colours.
std::vector<int> safeColorOrder(const std::vector<QColor> &sides);
/// A shape per side beside the colour: "square", "circle", "diamond", "triangle".
QString sideShape(int side);

} // namespace view
