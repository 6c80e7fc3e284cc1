// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/maptext.h"

#include <QImage>

#include <vector>

class QPainter;

namespace view {

/// Names of a map as small pictures, each drawn once for the scale at which it is seen.
class NameStamps
{
public:
    void setNames(const std::vector<MapText> &names);
    void clear() { m_names.clear(); }

    /// Draws one that lies in \a near; false when all of them are there.
    bool prepareOne(double scale, QRectF near);
    /// Those in \a part of the page, whose origin lies at \a corner.
    void paint(QPainter &painter, double scale, QRectF part, QPointF corner);

private:
    struct Name
    {
        MapText text;
        QRectF bounds;
        QImage image; ///< At m_scale; null: not drawn yet.
    };

    void setScale(double scale);
    void draw(Name &name) const;

    std::vector<Name> m_names;
    double m_scale = 0;
};

} // namespace view
