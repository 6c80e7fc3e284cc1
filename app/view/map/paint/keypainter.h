// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

#include <QCoreApplication>

#include <functional>

namespace view {

/// Paints the terrain key: only what this map has.
class KeyPainter
{
    Q_DECLARE_TR_FUNCTIONS(KeyPainter)

public:
    explicit KeyPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    struct Entry
    {
        QString name;
        QByteArray ground; ///< Fill of the sample hex.
        std::function<void()> draw; ///< Around 0,0.
    };

    /// How the entries are laid out; without room for them the rows have no height.
    struct Shape
    {
        int columns = 0;
        int rows = 0;
        double rowHeight = 0;
    };

    QRectF panel() const;
    Shape shapeIn(QSizeF room) const;
    void collect();
    void collectTerrains();
    void collectEdges();
    void collectWays();
    void collectSigns();
    QString signName(const HexSign &sign) const;
    void addGround(const QString &name, MapLook::Ground ground);
    void addSettlement(const QString &name, MapLook::Settlement size);
    void paintEntry(const Entry &entry, QPointF at, double scale);
    void paintPanel(QRectF box);

    const MapCanvas &m_canvas;
    std::vector<Entry> m_entries;
    double m_columnWidth = 210;
};

} // namespace view
