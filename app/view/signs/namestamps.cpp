// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/namestamps.h"

#include <QPainter>

namespace view {

void NameStamps::setNames(const std::vector<MapText> &names)
{
    m_names.clear();
    for (const MapText &text : names) {
        const double halo = text.haloWidth + 1;
        m_names.push_back(
            {text, text.outline().boundingRect().adjusted(-halo, -halo, halo, halo), {}});
    }
}

void NameStamps::setScale(double scale)
{
    if (m_scale == scale)
        return;
    m_scale = scale;
    for (Name &name : m_names)
        name.image = {};
}

void NameStamps::draw(Name &name) const
{
    const QSizeF pixels = name.bounds.size() * m_scale;
    name.image = QImage(int(pixels.width()) + 2, int(pixels.height()) + 2,
                        QImage::Format_ARGB32_Premultiplied);
    name.image.fill(Qt::transparent);
    QPainter painter(&name.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_scale, m_scale);
    painter.translate(-name.bounds.topLeft());
    name.text.draw(painter);
}

bool NameStamps::prepareOne(double scale, QRectF near)
{
    setScale(scale);
    const auto missing = std::find_if(m_names.begin(), m_names.end(), [&](const Name &name) {
        return name.image.isNull() && name.text.isShownAt(scale) && name.bounds.intersects(near);
    });
    if (missing == m_names.end())
        return false;
    draw(*missing);
    return true;
}

void NameStamps::paint(QPainter &painter, double scale, QRectF part, QPointF corner)
{
    setScale(scale);
    for (Name &name : m_names) {
        if (!name.text.isShownAt(scale) || !name.bounds.intersects(part))
            continue;
        if (name.image.isNull())
            draw(name);
        painter.drawImage((name.bounds.topLeft() * scale + corner).toPoint(), name.image);
    }
}

} // namespace view
