// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/livelayer.h"

#include <QPainter>

namespace editor {

void LiveLayer::add(const BoardModel &model, const BoardChange &change, quint64 edition)
{
    if (change.isWhole) {
        coverAll(edition);
        return;
    }
    for (const int cell : change.cells) {
        m_cells.insert(cell, edition);
        m_fresh.insert(cell);
        // Lines of the hex reach into its neighbours.
        for (const int near : model.cells() ? model.cells()->around(cell, 1) : std::vector<int>()) {
            if (m_cells.contains(near))
                m_fresh.insert(near);
        }
    }
}

void LiveLayer::forget(quint64 edition)
{
    m_cells.removeIf([edition](const auto &item) { return item.value() <= edition; });
    if (m_wholeEdition <= edition)
        m_isWhole = false;
    redraw();
}

void LiveLayer::coverAll(quint64 edition)
{
    m_isWhole = true;
    m_wholeEdition = edition;
    redraw();
}

std::vector<int> LiveLayer::seen(const QList<int> &cells, const BoardModel &model,
                                 QRectF part) const
{
    std::vector<int> found;
    const double side = model.cells()->side();
    const QRectF wide = part.adjusted(-side, -side, side, side);
    for (const int cell : cells) {
        if (cell < model.cells()->count() && wide.contains(model.cells()->centre(cell)))
            found.push_back(cell);
    }
    // The order of a hash must not be seen.
    std::sort(found.begin(), found.end());
    return found;
}

void LiveLayer::paint(QPainter &painter, const view::BoardCamera &camera, const FlatPainter &flat,
                      const BoardModel &model)
{
    if (isEmpty() || !model.cells())
        return;
    const QRectF part = camera.visible();
    const QSize size = (camera.viewSize() * camera.ratio()).toSize();
    QList<int> wanted(m_fresh.begin(), m_fresh.end());
    if (m_picture.size() != size || m_part != part) {
        m_picture = QImage(size, QImage::Format_ARGB32_Premultiplied);
        m_picture.fill(Qt::transparent);
        m_part = part;
        wanted = m_cells.keys();
        if (m_isWhole) {
            wanted.resize(model.cells()->count());
            std::iota(wanted.begin(), wanted.end(), 0);
        }
    }
    if (!wanted.isEmpty()) {
        QPainter inner(&m_picture);
        inner.setRenderHint(QPainter::Antialiasing);
        inner.scale(camera.scale(), camera.scale());
        inner.translate(-part.topLeft());
        flat.paint(inner, seen(wanted, model, part));
    }
    m_fresh.clear();
    painter.drawImage(QRectF(QPointF(0, 0), camera.viewSize()), m_picture);
}

} // namespace editor
