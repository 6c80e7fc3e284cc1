// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/maplook.h"
#include "app/view/map/sheet/mappalette.h"

#include <QPixmap>

namespace view {

/// A kind of ground, edge or way as it looks in the terrain key of a map.
class KindSample
{
public:
    enum class Kind { Ground, Edge, Way };

    /// \a style is that of a board, whose colours are used.
    KindSample(MapTheme theme, const engine::Json &style);

    /// \a look is what MapLook::lookOf says of the kind; a hex of \a height px.
    QPixmap pixmap(Kind kind, const QString &look, int height, double pixelRatio = 1) const;

private:
    MapTheme m_theme;
    engine::Json m_style;
};

} // namespace view
