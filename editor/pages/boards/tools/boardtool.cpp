// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/boardtool.h"

#include <QLocale>
#include <QPainter>

namespace editor {

namespace {

constexpr double c_handle = 8; // px

} // namespace

QString BoardTool::status(const ToolPoint &point) const
{
    return point.space.isEmpty() ? QString() : placeName(point.space);
}

bool BoardTool::fits(const BoardModel &model) const
{
    return model.cells() != nullptr;
}

bool BoardTool::isMap(const BoardModel &model)
{
    return model.cells() || (model.isReadable() && model.kind() == engine::Board::Kind::Area);
}

QString BoardTool::placeName(const QString &space) const
{
    const QString name = model().spaceName(space);
    return name.isEmpty() ? space : QStringLiteral("%1 %2").arg(space, name);
}

QString BoardTool::terrainName(const QString &terrain) const
{
    const int index = session().terrain().terrain(terrain);
    return index < 0 ? terrain : session().terrain().terrains[size_t(index)].name;
}

void BoardTool::paintCells(QPainter &painter, const view::BoardCamera &camera,
                           const std::vector<int> &cells, const QColor &color) const
{
    QColor pale = color;
    pale.setAlphaF(0.35F);
    painter.setPen(QPen(color, 1.6));
    painter.setBrush(pale);
    for (const int cell : cells) {
        QPolygonF polygon = model().cells()->hexagon(cell);
        for (QPointF &corner : polygon)
            corner = camera.toView(corner);
        painter.drawPolygon(polygon);
    }
}

void BoardTool::paintSide(QPainter &painter, const view::BoardCamera &camera, HexSide side,
                          const QColor &color) const
{
    if (!side.isInside())
        return;
    const QLineF line = cells()->sideLine(side);
    const QLineF seen(camera.toView(line.p1()), camera.toView(line.p2()));
    painter.setPen(QPen(Qt::white, 8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(seen);
    painter.setPen(QPen(color, 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(seen);
}

void BoardTool::paintTip(QPainter &painter, QPointF at, const QString &text)
{
    QRectF box = painter.fontMetrics().boundingRect(text);
    box.moveTopLeft(at + QPointF(14, 10));
    box.adjust(-8, -5, 8, 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x1d, 0x20, 0x24, 230));
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter, text);
}

QString BoardTool::kilometres(int hexes) const
{
    const JsonText *scale = model().root()
        ? model().root()->find({QStringLiteral("style"), QStringLiteral("km_per_hex")})
        : nullptr;
    const double each = scale ? scale->toJson().toReal() : 0;
    return each > 0 ? tr("%1 km").arg(QLocale().toString(each * hexes, 'g', 4)) : QString();
}

void BoardTool::paintGuide(QPainter &painter, QPointF from, QPointF to)
{
    painter.setPen(QPen(Qt::white, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(ghostColor(), 2.4, Qt::DashLine));
    painter.drawLine(from, to);
}

void BoardTool::paintHandle(QPainter &painter, QPointF at)
{
    painter.setPen(QPen(ghostColor(), 1.8));
    painter.setBrush(Qt::white);
    painter.drawRect(QRectF(at.x() - c_handle / 2, at.y() - c_handle / 2, c_handle, c_handle));
}

QPolygonF BoardTool::seen(const view::BoardCamera &camera, const QPolygonF &page)
{
    QPolygonF polygon = page;
    for (QPointF &corner : polygon)
        corner = camera.toView(corner);
    return polygon;
}

void BoardTool::paintArea(QPainter &painter, const view::BoardCamera &camera, const QString &area,
                          const QColor &color) const
{
    const QPainterPath shape = model().areas().shape(area);
    if (shape.isEmpty())
        return;
    QColor pale = color;
    pale.setAlphaF(0.25F);
    painter.setPen(QPen(color, 2));
    painter.setBrush(pale);
    const QPointF origin = camera.toView(QPointF(0, 0));
    QTransform place = QTransform::fromTranslate(origin.x(), origin.y());
    painter.drawPath(place.scale(camera.zoom(), camera.zoom()).map(shape));
}

QColor BoardTool::ghostColor()
{
    return {0x1b, 0x5f, 0xc4};
}

QColor BoardTool::eraseColor()
{
    return {0xb3, 0x26, 0x1e};
}

} // namespace editor
