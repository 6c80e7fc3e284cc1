// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/style/tokens.h"
#include "engine/core/ids.h"

#include <QPixmap>

class QPainter;

namespace engine {
struct Module;
}

namespace app {

/// The colour and shape that stand for a side on panels: never the colour alone.
struct SideMark
{
    QColor color;
    QColor tint; ///< A ground for text about the side.
    QString shape; ///< "square", "circle", "diamond" or "triangle".

    /// The module's colour, made readable on the panels of the theme.
    static SideMark of(const engine::Module &module, engine::SideId side, const Tokens &tokens);

    void paint(QPainter &painter, const QRectF &rect) const;
    QPixmap pixmap(int size, double ratio) const;
};

} // namespace app
