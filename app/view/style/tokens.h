// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace view {

/// The colours of the interface in one theme, by what they are used for.
struct Tokens
{
    bool isDark = false;
    bool hasSafeSides = false; ///< Sides have our colours instead of the module's.
    QColor window; ///< Menu bar, status bar, page ground.
    QColor panel; ///< Docks, dialogs, tool bars.
    QColor raised; ///< Buttons, fields, cards, tables.
    QColor sunk; ///< Dock titles, rows of tabs, wells.
    QColor line; ///< Separators only.
    QColor line2;
    QColor control; ///< Outlines of buttons and fields.
    QColor text;
    QColor text2; ///< Secondary text, icons at rest.
    QColor accent;
    QColor onAccent;
    QColor soft; ///< Selected row, current rule.
    QColor good;
    QColor goodSoft;
    QColor warn;
    QColor warnSoft;
    QColor bad;
    QColor badSoft;
    QColor focus;
    QColor tip;
    QColor tipText;
    QColor tipLink;

    static Tokens light();
    static Tokens dark();
    /// Those that fit a palette, by how light its window is. Whether sides have safe colours is
    /// told by its visited links, which nothing else shows.
    static Tokens of(const QPalette &palette);

    /// What a widget without a stylesheet looks like in these colours.
    QPalette palette() const;

    /// Of a side on panels, read also by the colour-blind; \a side from 0.
    QColor side(int side) const;
    QColor sideTint(int side) const;

    bool operator==(const Tokens &) const = default;
};

} // namespace view

namespace app {
using view::Tokens;
}
