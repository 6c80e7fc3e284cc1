// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/canvas/flatpainter.h"

#include <QSet>

namespace editor {

/// Draws areas in plain colours with simple lines: at once, until the printed map is there.
class AreaPainter
{
public:
    AreaPainter(const BoardModel &model, const FlatPainter &flat, const BoardLayers &layers)
        : m_model(model)
        , m_flat(flat)
        , m_layers(layers)
    {
    }

    /// In units of the page.
    void paint(QPainter &painter, const QStringList &areas) const;
    /// Land that is no longer there.
    void paintSea(QPainter &painter, const QList<QPolygonF> &outlines) const;

private:
    void paintRivers(QPainter &painter, const QSet<QString> &areas) const;
    void paintWays(QPainter &painter, const QSet<QString> &areas) const;
    void paintName(QPainter &painter, const BoardArea &area) const;

    const BoardModel &m_model;
    const FlatPainter &m_flat;
    const BoardLayers &m_layers;
};

} // namespace editor
