// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areacanvas.h"

#include <QCoreApplication>

namespace view {

/// Paints what surrounds an area map: panels, frame, title and key.
class AreaSheetPainter
{
    Q_DECLARE_TR_FUNCTIONS(AreaSheetPainter)

public:
    explicit AreaSheetPainter(const AreaCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    struct Entry
    {
        QString name;
        std::function<void(QPointF)> draw;
    };

    void paintPanels();
    void paintFrame();
    void paintTitle();
    void paintKey();
    void paintKeyRow(const std::vector<Entry> &entries, QRectF row);
    std::vector<Entry> grounds() const;
    std::vector<Entry> signs() const;
    std::vector<Entry> lines() const;
    bool hasAny(const std::function<bool(const AreaSketch::Area &)> &test) const;

    const AreaCanvas &m_canvas;
};

} // namespace view
