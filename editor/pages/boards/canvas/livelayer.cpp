// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/livelayer.h"

#include <QPainter>

#include <cmath>

namespace editor {

void LiveLayer::add(const BoardModel &model, const BoardChange &change, quint64 edition)
{
    if (change.isWhole) {
        coverAll(edition);
        return;
    }
    if (change.hasBoxes) {
        m_hasBoxes = true;
        m_boxEdition = edition;
    }
    for (const QString &area : change.areas)
        m_areas.insert(area, edition);
    m_covered += change.covered;
    for (const int cell : change.cells)
        m_cells.insert(cell, edition);
    for (const int cell : change.cells) {
        m_fresh.insert(cell);
        // Lines of the hex reach into its neighbours.
        for (int direction = 0; direction < 6 && model.cells(); ++direction) {
            const int near = model.cells()->neighbour(cell, direction);
            if (near >= 0 && m_cells.contains(near) && !isPatched(model, near))
                m_fresh.insert(near);
        }
    }
}

void LiveLayer::add(const MapPatch &patch)
{
    m_patches.insert(patch.block, patch);
    redraw();
}

void LiveLayer::dropPatches()
{
    m_patches.clear();
    redraw();
}

void LiveLayer::dropPatchesOutside(QRectF seen)
{
    m_patches.removeIf([seen](const auto &item) { return !item.value().area.intersects(seen); });
}

void LiveLayer::forget(quint64 edition)
{
    m_cells.removeIf([edition](const auto &item) { return item.value() <= edition; });
    m_areas.removeIf([edition](const auto &item) { return item.value() <= edition; });
    if (m_areas.isEmpty())
        m_covered.clear();
    if (m_wholeEdition <= edition)
        m_isWhole = false;
    if (m_boxEdition <= edition)
        m_hasBoxes = false;
    // A patch that is newer than the sheet shows what the sheet does not.
    m_patches.removeIf([edition](const auto &item) { return item.value().edition <= edition; });
    redraw();
}

void LiveLayer::coverAll(quint64 edition)
{
    m_isWhole = true;
    m_wholeEdition = edition;
    m_patches.clear();
    redraw();
}

bool LiveLayer::isPatched(const BoardModel &model, int cell) const
{
    const auto patch = m_patches.constFind(PatchPainter::blockOf(*model.cells(), cell));
    return patch != m_patches.constEnd()
        && patch->edition >= std::max(m_cells.value(cell), m_isWhole ? m_wholeEdition : 0);
}

std::vector<QPoint> LiveLayer::wanted(const BoardModel &model, QRectF seen, double scale) const
{
    std::vector<QPoint> blocks;
    const auto add = [&](int cell) {
        for (const QPoint block : PatchPainter::blocksNear(*model.cells(), cell)) {
            const auto patch = m_patches.constFind(block);
            const bool isGood = patch != m_patches.constEnd()
                && patch->edition >= std::max(m_cells.value(cell), m_isWhole ? m_wholeEdition : 0)
                && std::abs(patch->image.width() - patch->area.width() * scale) < 2;
            if (!isGood && std::find(blocks.begin(), blocks.end(), block) == blocks.end()
                && PatchPainter::areaOf(*model.cells(), block).intersects(seen))
                blocks.push_back(block);
        }
    };
    if (!model.cells() || m_isWhole)
        return blocks;
    std::vector<int> cells;
    for (auto it = m_cells.constBegin(); it != m_cells.constEnd(); ++it) {
        if (it.key() < model.cells()->count() && seen.contains(model.cells()->centre(it.key())))
            cells.push_back(it.key());
    }
    if (qsizetype(cells.size()) > mostCells)
        return blocks;
    for (const int cell : cells)
        add(cell);
    const QPointF middle = seen.center();
    const auto distance = [&](QPoint block) {
        return QPointF(PatchPainter::areaOf(*model.cells(), block).center() - middle)
            .manhattanLength();
    };
    std::sort(blocks.begin(), blocks.end(),
              [&](QPoint a, QPoint b) { return distance(a) < distance(b); });
    return blocks;
}

std::vector<int> LiveLayer::seen(const QList<int> &cells, const BoardModel &model,
                                 QRectF part) const
{
    std::vector<int> found;
    const double side = model.cells()->side();
    const QRectF wide = part.adjusted(-side, -side, side, side);
    for (const int cell : cells) {
        if (cell < model.cells()->count() && wide.contains(model.cells()->centre(cell))
            && !isPatched(model, cell))
            found.push_back(cell);
    }
    // The order of a hash must not be seen.
    std::sort(found.begin(), found.end());
    return found;
}

QList<int> LiveLayer::startPicture(const view::BoardCamera &camera, const BoardModel &model)
{
    m_part = camera.visible();
    m_picture =
        QImage((camera.viewSize() * camera.ratio()).toSize(), QImage::Format_ARGB32_Premultiplied);
    m_picture.fill(Qt::transparent);
    QPainter inner(&m_picture);
    inner.setRenderHint(QPainter::SmoothPixmapTransform);
    // Blocks overlap a little: the newest is right.
    QList<MapPatch> patches = m_patches.values();
    std::sort(patches.begin(), patches.end(), [](const MapPatch &a, const MapPatch &b) {
        return std::tuple(a.edition, a.block.x(), a.block.y())
            < std::tuple(b.edition, b.block.x(), b.block.y());
    });
    for (const MapPatch &patch : patches) {
        QRectF place((patch.area.topLeft() - m_part.topLeft()) * camera.scale(),
                     patch.area.size() * camera.scale());
        place.moveTopLeft(place.topLeft().toPoint());
        inner.drawImage(place, patch.image);
    }
    QList<int> cells = m_cells.keys();
    if (m_isWhole) {
        cells.resize(model.cells()->count());
        std::iota(cells.begin(), cells.end(), 0);
    }
    return cells;
}

void LiveLayer::paint(QPainter &painter, const view::BoardCamera &camera, const FlatPainter &flat,
                      const BoardModel &model)
{
    if (isEmpty() || !model.cells())
        return;
    QList<int> plain(m_fresh.begin(), m_fresh.end());
    if (m_picture.isNull() || m_part != camera.visible())
        plain = startPicture(camera, model);
    if (!plain.isEmpty()) {
        QPainter inner(&m_picture);
        inner.setRenderHint(QPainter::Antialiasing);
        inner.scale(camera.scale(), camera.scale());
        inner.translate(-m_part.topLeft());
        flat.paint(inner, seen(plain, model, m_part));
    }
    m_fresh.clear();
    painter.drawImage(QRectF(QPointF(0, 0), camera.viewSize()), m_picture);
}

} // namespace editor
