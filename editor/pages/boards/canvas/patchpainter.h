// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mappalette.h"
#include "editor/pages/boards/model/boardextract.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>

namespace editor {

/// A piece of the printed map.
struct MapPatch
{
    QPoint block; ///< Its number across and down.
    QRectF area; ///< On the page.
    QImage image;
    quint64 edition = 0; ///< Of the module, when it was painted.
};

/// Paints the neighbourhood of edits as it will be printed, beside the window's work: a block of a
/// few hexes takes a small part of the time that the whole map does.
class PatchPainter : public QObject
{
    Q_OBJECT

public:
    struct Order
    {
        BoardModel::Pointer model;
        engine::TerrainTable terrain;
        std::vector<view::MapSource::Side> sides;
        view::MapTheme theme = view::MapTheme::Light;
        view::MapParts parts = view::wholeMap;
        double scale = 1; ///< Pixels for a unit of the page.
        quint64 edition = 0;
    };

    explicit PatchPainter(QObject *parent = nullptr);
    ~PatchPainter() override;

    /// The block in which a cell lies.
    static QPoint blockOf(const HexCells &cells, int cell);
    /// The blocks whose picture changes with a cell's.
    static std::vector<QPoint> blocksNear(const HexCells &cells, int cell);
    /// What of the page a block covers.
    static QRectF areaOf(const HexCells &cells, QPoint block);
    /// Replaces what was ordered and not begun; the first one is painted first.
    void paint(const Order &order, const std::vector<QPoint> &blocks);
    bool isBusy() const { return m_left > 0; }

signals:
    void painted(const editor::MapPatch &patch);

private:
    static MapPatch made(const Order &order, QPoint block);
    void next();

    Order m_order;
    std::vector<QPoint> m_blocks;
    int m_left = 0;
    bool m_isRunning = false;
    QThreadPool m_worker;
};

} // namespace editor
