// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areasignpainter.h"

#include <QCoreApplication>

namespace view {

/// Paints what surrounds an area map: panels, boxes, frame, title and key.
class AreaSheetPainter
{
    Q_DECLARE_TR_FUNCTIONS(AreaSheetPainter)

public:
    AreaSheetPainter(const AreaSketch &sketch, const MapPalette &palette, SvgWriter &svg,
                     AreaSignPainter::Print print);

    void paint(QRectF page);

private:
    void paintPanels();
    void paintBox(const AreaSketch::Box &box);
    void paintFrame(QRectF page);
    void paintTitle();
    void paintKey(QRectF page);
    void paintEntry(QPointF at, const QString &name, const std::function<void(QPointF)> &draw);
    bool hasAny(const std::function<bool(const AreaSketch::Area &)> &test) const;

    const AreaSketch &m_sketch;
    const MapPalette &m_palette;
    SvgWriter &m_svg;
    AreaSignPainter::Print m_print;
};

} // namespace view
