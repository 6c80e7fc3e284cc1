// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QString>

class QPainter;

namespace view {

/// One piece of writing on a map: a name, a number, or a single letter of a curved name.
struct MapText
{
    enum class Role { Number, Place, River, Water, Region, Caption };
    enum class Voice { Names, Numbers, Captions };
    enum class Anchor { Start, Middle, End };

    /// Pixels for a unit of the page below which hex numbers are too small to be read.
    static constexpr double numbersFrom = 0.7;

    QString text;
    QPointF at; ///< Where the baseline meets the anchor.
    double size = 12.5;
    double angle = 0; ///< Clockwise, in degrees.
    Role role = Role::Caption;
    Voice voice = Voice::Names;
    Anchor anchor = Anchor::Middle;
    bool bold = false;
    bool italic = false;
    QByteArray color; ///< "#rrggbb"
    double opacity = 1.0;
    QByteArray haloColor; ///< Empty: no halo.
    double haloWidth = 0;
    double haloOpacity = 1.0;
    double from = 0; ///< Shown from so many pixels for a unit of the page on …
    double below = 1e9; ///< … and below this.

    bool isShownAt(double scale) const { return scale >= from && scale < below; }
    static QStringList families(Voice voice);
    QFont font() const; ///< 100 px high, so that no size is rounded.
    double width() const;
    /// The letters as outlines, in place.
    QPainterPath outline() const;
    void draw(QPainter &painter) const;
};

} // namespace view
