// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/smallnumbers.h"

#include "app/view/map/sheet/maptext.h"

#include <QPainter>

namespace editor {

namespace {

constexpr double c_leastSide = 17; ///< Of a hex with a number, in px.
constexpr int c_size = 10;

} // namespace

const QStaticText &SmallNumbers::text(const HexCells &cells, int cell, const QFont &font)
{
    QStaticText &text = m_texts[size_t(cell)];
    if (text.text().isEmpty()) {
        text.setText(cells.id(cell));
        text.setTextFormat(Qt::PlainText);
        text.setPerformanceHint(QStaticText::AggressiveCaching);
        text.prepare(QTransform(), font);
    }
    return text;
}

void SmallNumbers::paint(QPainter &painter, const BoardModel &model, const std::vector<int> &cells,
                         const QTransform &toView, QColor color)
{
    const HexCellsPointer &all = model.cells();
    const double side = all->side() * toView.m11();
    if (side < c_leastSide || cells.empty())
        return;
    QFont font;
    font.setFamilies(view::MapText::families(view::MapText::Voice::Numbers));
    font.setPixelSize(c_size);
    if (m_cells != all)
        m_texts = std::vector<QStaticText>(size_t(all->count()));
    m_cells = all;
    painter.setFont(font);
    painter.setPen(color);
    const QRectF hexagon = all->hexagon(cells.front()).boundingRect();
    // A hex that stands on a corner is narrow at its top.
    const double drop = hexagon.width() > hexagon.height() ? 1 : 0.25 * side;
    for (const int cell : cells) {
        if (model.isMissing(cell))
            continue;
        const QStaticText &text = this->text(*all, cell, font);
        const QPointF middle = toView.map(all->centre(cell));
        const double top = middle.y() - hexagon.height() * toView.m11() / 2 + drop;
        painter.drawStaticText(QPointF(middle.x() - text.size().width() / 2, top), text);
    }
}

} // namespace editor
