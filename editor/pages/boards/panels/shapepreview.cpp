// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/shapepreview.h"

#include "app/view/style/tokens.h"
#include "editor/pages/boards/model/areas/areashape.h"

#include <QMouseEvent>
#include <QPainter>

namespace editor {

namespace {

constexpr double c_margin = 12;

} // namespace

ShapePreview::ShapePreview(const AreaImport &import, QWidget *parent)
    : QWidget(parent)
    , m_import(import)
{
    setAccessibleName(tr("Shapes of the drawing"));
    setMinimumSize(220, 180);
}

void ShapePreview::setCurrent(int shape)
{
    m_current = shape;
    update();
}

QTransform ShapePreview::toView() const
{
    QRectF page = m_import.page();
    for (const AreaImport::Shape &shape : m_import.shapes())
        page |= shape.outline.boundingRect();
    const double scale = std::min((width() - 2 * c_margin) / std::max(1.0, page.width()),
                                  (height() - 2 * c_margin) / std::max(1.0, page.height()));
    QTransform place;
    place.translate(width() / 2.0, height() / 2.0);
    place.scale(scale, scale);
    place.translate(-page.center().x(), -page.center().y());
    return place;
}

QPointF ShapePreview::viewPoint(int shape) const
{
    return toView().map(areashape::middle(m_import.shapes()[shape].outline));
}

void ShapePreview::paintEvent(QPaintEvent *)
{
    const auto tokens = view::Tokens::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), tokens.panel);
    const QTransform place = toView();
    painter.setPen(QPen(tokens.line, 1));
    painter.setBrush(palette().base());
    painter.drawRect(place.mapRect(m_import.page()));
    QColor wanted = tokens.accent;
    wanted.setAlphaF(0.28F);
    for (const AreaImport::Shape &shape : m_import.shapes()) {
        painter.setPen(QPen(shape.isWanted ? tokens.accent : tokens.control, 1.2));
        painter.setBrush(shape.isWanted ? QBrush(wanted) : QBrush(Qt::NoBrush));
        painter.drawPolygon(place.map(shape.outline));
    }
    if (m_current >= 0 && m_current < m_import.shapes().size()) {
        painter.setPen(QPen(tokens.warn, 2.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(place.map(m_import.shapes()[m_current].outline));
    }
}

void ShapePreview::mousePressEvent(QMouseEvent *event)
{
    const QPointF page = toView().inverted().map(event->position());
    int found = -1;
    for (int i = 0; i < m_import.shapes().size(); ++i) {
        const AreaImport::Shape &shape = m_import.shapes()[i];
        const bool isSmaller = found < 0
            || areashape::area(shape.outline) <= areashape::area(m_import.shapes()[found].outline);
        if (areashape::contains(shape.outline, page) && isSmaller)
            found = i;
    }
    if (found >= 0)
        emit clicked(found);
}

} // namespace editor
