// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/flatpainter.h"

#include "app/view/map/sheet/maplook.h"
#include "app/view/map/sheet/maptext.h"

#include <QLineF>
#include <QPainter>

namespace editor {

using view::MapLook;

namespace {

constexpr double c_small = 12; // px

engine::Json styleOf(const BoardModel &model)
{
    const JsonText *style = model.root() ? model.root()->find({QStringLiteral("style")}) : nullptr;
    return style ? style->toJson() : engine::Json::object();
}

template<typename Kind> const Kind *kindOf(const std::vector<Kind> &kinds, int index)
{
    return index < 0 ? nullptr : &kinds[size_t(index)];
}

} // namespace

FlatPainter::FlatPainter(const BoardModel &model, const engine::TerrainTable &terrain,
                         view::MapTheme theme, const BoardLayers &layers)
    : m_model(model)
    , m_terrain(terrain)
    , m_layers(layers)
    , m_palette(theme, styleOf(model))
{
}

QColor FlatPainter::color(const char *token) const
{
    return QColor(QString::fromLatin1(m_palette.color(token)));
}

QColor FlatPainter::groundColor(const QString &terrain) const
{
    const auto *kind = kindOf(m_terrain.terrains, m_terrain.terrain(terrain));
    const QString look = kind ? MapLook::lookOf(kind->id, kind->values) : terrain;
    if (MapLook::settlement(look) > MapLook::Settlement::Village)
        return color("urban");
    switch (MapLook::ground(look)) {
    case MapLook::Ground::Forest:
        return color("forest");
    case MapLook::Ground::Swamp:
        return color("swamp");
    case MapLook::Ground::Rough:
    case MapLook::Ground::Hill:
        return color("rough");
    case MapLook::Ground::Mountain:
        return color("mountain");
    case MapLook::Ground::Sea:
        return color("sea");
    case MapLook::Ground::Lake:
        return color("sea2");
    case MapLook::Ground::Clear:
        break;
    }
    return color("land");
}

void FlatPainter::paint(QPainter &painter, const std::vector<int> &cells) const
{
    if (!m_model.cells() || cells.empty())
        return;
    const QSet<int> all(cells.begin(), cells.end());
    paintGround(painter, cells);
    if (m_layers.isShown(BoardLayers::Hexsides))
        paintHexsides(painter, all);
    if (m_layers.isShown(BoardLayers::Ways))
        paintWays(painter, all);
    paintNames(painter, cells);
}

void FlatPainter::paintGround(QPainter &painter, const std::vector<int> &cells) const
{
    QHash<QString, QColor> known;
    QColor line = color("grid");
    line.setAlphaF(0.5F);
    const bool isShown = m_layers.isShown(BoardLayers::Terrain);
    const double side = m_model.cells()->side() * painter.worldTransform().m11();
    painter.save();
    if (side < c_small) {
        // So small nobody sees the difference, but everybody the delay.
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(Qt::NoPen);
    } else {
        painter.setPen(QPen(line, m_model.cells()->side() / 40));
    }
    for (const int cell : cells) {
        if (m_model.isMissing(cell)) {
            painter.setBrush(color("page"));
        } else {
            const QString terrain =
                isShown ? m_model.terrain(m_model.cells()->id(cell)) : QString();
            if (!known.contains(terrain))
                known.insert(terrain, groundColor(terrain));
            painter.setBrush(known.value(terrain));
        }
        painter.drawPolygon(m_model.cells()->hexagon(cell));
    }
    painter.restore();
}

QPen FlatPainter::edgePen(const QString &type, double unit) const
{
    const auto *kind = kindOf(m_terrain.edges, m_terrain.edge(type));
    const auto look = MapLook::edge(kind ? MapLook::lookOf(kind->id, kind->values) : type);
    if (MapLook::isRiver(look))
        return {color("river"), (look == MapLook::Edge::River ? 5 : 9) * unit, Qt::SolidLine,
                Qt::RoundCap};
    if (look == MapLook::Edge::Lake || look == MapLook::Edge::Coast)
        return {color("sea"), 10 * unit, Qt::SolidLine, Qt::RoundCap};
    if (look == MapLook::Edge::Border || look == MapLook::Edge::District)
        return {color("border"), 3 * unit, Qt::DashLine};
    return {color("defence"), 4 * unit, Qt::SolidLine, Qt::RoundCap};
}

void FlatPainter::paintHexsides(QPainter &painter, const QSet<int> &cells) const
{
    const double unit = m_model.cells()->side() / 48;
    for (const BoardModel::Edges &edges : m_model.edges()) {
        painter.setPen(edgePen(edges.type, unit));
        for (const BoardModel::Pair &pair : edges.between) {
            const HexSide side{m_model.cells()->find(pair.first),
                               m_model.cells()->find(pair.second)};
            if (side.isInside() && (cells.contains(side.a) || cells.contains(side.b)))
                painter.drawLine(m_model.cells()->sideLine(side));
        }
    }
}

QPen FlatPainter::wayPen(const QString &type, double unit) const
{
    const auto *kind = kindOf(m_terrain.ways, m_terrain.way(type));
    const auto look = MapLook::way(kind ? MapLook::lookOf(kind->id, kind->values) : type);
    const bool isRail = look == MapLook::Way::Rail;
    return QPen(color(isRail ? "rail" : "road"), (isRail ? 2 : 3.5) * unit,
                isRail ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap);
}

void FlatPainter::paintWays(QPainter &painter, const QSet<int> &cells) const
{
    const double unit = m_model.cells()->side() / 48;
    for (const BoardModel::Way &way : m_model.ways()) {
        painter.setPen(wayPen(way.type, unit));
        for (qsizetype i = 1; i < way.spaces.size(); ++i) {
            const int from = m_model.cells()->find(way.spaces[i - 1]);
            const int to = m_model.cells()->find(way.spaces[i]);
            if (from >= 0 && to >= 0 && (cells.contains(from) || cells.contains(to)))
                painter.drawLine(m_model.cells()->centre(from), m_model.cells()->centre(to));
        }
    }
}

void FlatPainter::paintNames(QPainter &painter, const std::vector<int> &cells) const
{
    const double side = m_model.cells()->side();
    const QTransform &place = painter.worldTransform();
    const bool isLarge = side * place.m11() > 14;
    if (!isLarge)
        return;
    QFont numbers = painter.font();
    numbers.setPixelSize(std::max(1, int(side * 0.16)));
    QFont names = painter.font();
    names.setPixelSize(std::max(1, int(side * 0.26)));
    for (const int cell : cells) {
        if (m_model.isMissing(cell))
            continue;
        const QString &id = m_model.cells()->id(cell);
        const QRectF box = m_model.cells()->hexagon(cell).boundingRect();
        painter.setPen(color("number"));
        painter.setFont(numbers);
        if (m_layers.isShown(BoardLayers::Numbers) && place.m11() >= view::MapText::numbersFrom)
            painter.drawText(box.adjusted(0, side * 0.05, 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                             id);
        const QString name = m_model.spaceName(id);
        if (name.isEmpty() || !m_layers.isShown(BoardLayers::Names))
            continue;
        painter.setPen(color("name"));
        painter.setFont(names);
        painter.drawText(box.adjusted(-side, side * 0.5, side, 0), Qt::AlignCenter, name);
    }
}

void FlatPainter::paintMarks(QPainter &painter, const std::vector<int> &cells) const
{
    const double side = m_model.cells()->side();
    if (side * painter.worldTransform().m11() < 20)
        return;
    QFont font = painter.font();
    font.setPixelSize(std::max(1, int(side * 0.17)));
    painter.setFont(font);
    for (const int cell : cells) {
        const QString &id = m_model.cells()->id(cell);
        QStringList lines = m_model.features(id);
        const engine::Json values = m_model.values(id);
        for (qsizetype i = 0; i < values.size(); ++i) {
            if (values.at(i).isScalar())
                lines.append(QStringLiteral("%1 %2").arg(
                    values.keyAt(i),
                    values.at(i).isString()
                        ? values.at(i).toString()
                        : QString::fromUtf8(values.at(i).write(engine::Json::Style::Compact))));
        }
        if (lines.isEmpty())
            continue;
        const QString text = lines.join(u'\n');
        const QRectF around = m_model.cells()->hexagon(cell).boundingRect();
        const QRectF box = painter.boundingRect(around, Qt::AlignCenter, text);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x5b, 0x2c, 0x83, 200));
        painter.drawRoundedRect(box.adjusted(-3, -2, 3, 2), 3, 3);
        painter.setPen(Qt::white);
        painter.drawText(box, Qt::AlignCenter, text);
    }
}

void FlatPainter::paintBoxes(QPainter &painter) const
{
    for (const BoardModel::Box &box : m_model.boxes()) {
        painter.setPen(QPen(color("rule"), 1.6));
        painter.setBrush(color("panel"));
        painter.drawRoundedRect(box.box, 5, 5);
        painter.setPen(color("ink"));
        const QString name = m_model.spaceName(box.id);
        painter.drawText(box.box.adjusted(6, 4, -6, -4), Qt::AlignHCenter | Qt::AlignTop,
                         name.isEmpty() ? box.id : name);
    }
}

} // namespace editor
