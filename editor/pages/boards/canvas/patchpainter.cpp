// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/patchpainter.h"

#include "app/view/mapimage.h"
#include "engine/system/background.h"

#include <QPainter>

#include <set>

namespace editor {

namespace {

constexpr int c_block = 6; // hexes in both directions
constexpr int c_reach = 3; // hexes around it whose lines and names reach into it
constexpr int c_near = 1; // an edit is seen so far away

} // namespace

PatchPainter::PatchPainter(QObject *parent)
    : QObject(parent)
{
    m_worker.setMaxThreadCount(1);
}

PatchPainter::~PatchPainter()
{
    m_worker.clear();
    m_worker.waitForDone();
}

QPoint PatchPainter::blockOf(const HexCells &cells, int cell)
{
    return {cells.columnOf(cell) / c_block, cells.rowOf(cell) / c_block};
}

std::vector<QPoint> PatchPainter::blocksNear(const HexCells &cells, int cell)
{
    std::vector<QPoint> blocks;
    for (const int near : cells.around(cell, c_near)) {
        const QPoint block = blockOf(cells, near);
        if (std::find(blocks.begin(), blocks.end(), block) == blocks.end())
            blocks.push_back(block);
    }
    return blocks;
}

QRectF PatchPainter::areaOf(const HexCells &cells, QPoint block)
{
    QRectF area;
    const int lastColumn = std::min(cells.columns(), (block.x() + 1) * c_block) - 1;
    const int lastRow = std::min(cells.rows(), (block.y() + 1) * c_block) - 1;
    for (int column = block.x() * c_block; column <= lastColumn; ++column) {
        for (const int row : {block.y() * c_block, lastRow})
            area |= cells.hexagon(cells.cellAt(column, row)).boundingRect();
    }
    return area;
}

void PatchPainter::paint(const Order &order, const std::vector<QPoint> &blocks)
{
    m_order = order;
    m_blocks = blocks;
    m_left = int(blocks.size()) + (m_isRunning ? 1 : 0);
    if (!m_isRunning)
        next();
}

void PatchPainter::next()
{
    if (m_blocks.empty()) {
        m_left = 0;
        return;
    }
    const QPoint block = m_blocks.front();
    m_blocks.erase(m_blocks.begin());
    m_isRunning = true;
    m_worker.start([this, order = m_order, block] {
        engine::giveWayToTheWindow();
        const MapPatch patch = made(order, block);
        QMetaObject::invokeMethod(this, [this, patch] {
            m_isRunning = false;
            m_left = int(m_blocks.size());
            emit painted(patch);
            if (!m_isRunning)
                next();
        });
    });
}

MapPatch PatchPainter::made(const Order &order, QPoint block)
{
    const HexCells &cells = *order.model->cells();
    const QRect inner(block.x() * c_block, block.y() * c_block, c_block, c_block);
    const BoardExtract extract(*order.model, order.terrain, order.sides,
                               inner.adjusted(-c_reach, -c_reach, c_reach, c_reach));
    view::MapSource source = extract.source();
    source.parts = order.parts;
    MapPatch patch;
    patch.block = block;
    patch.edition = order.edition;
    // Whole pixels, so that neighbouring blocks fit together.
    const QRectF area = areaOf(cells, block);
    const QRect pixels =
        QRectF(area.topLeft() * order.scale, area.size() * order.scale).toAlignedRect();
    patch.area = {QPointF(pixels.topLeft()) / order.scale, QSizeF(pixels.size()) / order.scale};
    patch.image = view::mapImage(view::paintMap(source, order.theme), order.scale, patch.area);
    return patch;
}

} // namespace editor
