// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapsource.h"

#include <QObject>

#include <array>

namespace editor {

/// What of a board is shown and may be changed, layer by layer.
class BoardLayers : public QObject
{
    Q_OBJECT

public:
    /// From the top to the bottom.
    enum Layer { Names, Numbers, Ways, Hexsides, Terrain, Marks, Scan };
    static constexpr int count = Scan + 1;

    using QObject::QObject;

    static QString title(Layer layer);
    bool isShown(Layer layer) const { return m_shown[size_t(layer)]; }
    bool isLocked(Layer layer) const { return m_locked[size_t(layer)]; }
    void show(Layer layer);
    void hide(Layer layer);
    void toggle(Layer layer);
    void lock(Layer layer);
    void unlock(Layer layer);
    view::MapParts mapParts() const;
    /// The one on which the eraser works.
    Layer active() const { return m_active; }
    void setActive(Layer layer);
    /// Of the scan, 0…1.
    double scanOpacity() const { return m_scanOpacity; }
    void setScanOpacity(double opacity);

signals:
    void changed();

private:
    std::array<bool, count> m_shown{true, true, true, true, true, false, true};
    std::array<bool, count> m_locked{};
    Layer m_active = Terrain;
    double m_scanOpacity = 0.5;
};

} // namespace editor
