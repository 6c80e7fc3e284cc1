// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardlayers.h"

namespace editor {

QString BoardLayers::title(Layer layer)
{
    switch (layer) {
    case Names:
        return tr("Names");
    case Numbers:
        return tr("Hex numbers");
    case Ways:
        return tr("Roads and railways");
    case Hexsides:
        return tr("Rivers and hexsides");
    case Terrain:
        return tr("Terrain");
    case Marks:
        return tr("Set-up and supply");
    case Scan:
        return tr("Scan of an old map");
    }
    return {};
}

void BoardLayers::show(Layer layer)
{
    m_shown[size_t(layer)] = true;
    emit changed();
}

void BoardLayers::hide(Layer layer)
{
    m_shown[size_t(layer)] = false;
    emit changed();
}

void BoardLayers::toggle(Layer layer)
{
    if (isShown(layer))
        hide(layer);
    else
        show(layer);
}

void BoardLayers::lock(Layer layer)
{
    m_locked[size_t(layer)] = true;
    emit changed();
}

void BoardLayers::unlock(Layer layer)
{
    m_locked[size_t(layer)] = false;
    emit changed();
}

view::MapParts BoardLayers::mapParts() const
{
    view::MapParts parts;
    parts.setFlag(view::MapPart::Names, isShown(Names));
    parts.setFlag(view::MapPart::Numbers, isShown(Numbers));
    parts.setFlag(view::MapPart::Ways, isShown(Ways));
    parts.setFlag(view::MapPart::Hexsides, isShown(Hexsides));
    parts.setFlag(view::MapPart::Terrain, isShown(Terrain));
    return parts;
}

void BoardLayers::setActive(Layer layer)
{
    m_active = layer;
    emit changed();
}

void BoardLayers::setScanOpacity(double opacity)
{
    m_scanOpacity = std::clamp(opacity, 0.0, 1.0);
    emit changed();
}

} // namespace editor
