// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areasignpainter.h"

#include "app/view/map/paint/settlementpainter.h"
#include "app/view/map/plan/names/lettersetter.h"

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr double nameDrop = 54; ///< A block on the circle leaves the name free.

} // namespace

void AreaSignPainter::paint(const std::vector<Polyline> &rivers)
{
    paintLabels();
    paintRiverNames(rivers);
    for (const AreaSketch::Area &area : m_canvas.sketch.areas)
        paintArea(area);
}

QByteArray AreaSignPainter::color(AreaSketch::Ground ground)
{
    switch (ground) {
    case AreaSketch::Ground::Broken:
        return "#e6b93a";
    case AreaSketch::Ground::Difficult:
        return "#b8402f";
    case AreaSketch::Ground::Open:
        break;
    }
    return "#5f9a4c";
}

MapText AreaSignPainter::nameText(const AreaSketch::Area &area)
{
    MapText text;
    text.text = area.victory ? area.name.toUpper() : area.name;
    text.at = area.label + QPointF(0, area.victory ? nameDrop + 8 : nameDrop);
    text.size = area.victory ? 29 : area.city ? 25 : 22;
    text.bold = area.victory || area.city;
    text.haloWidth = 5.4;
    text.haloOpacity = 0.88;
    text.role = MapText::Role::Place;
    return text;
}

std::vector<QRectF> AreaSignPainter::occupied(const AreaSketch::Area &area)
{
    const MapText name = nameText(area);
    const double width = name.width();
    std::vector<QRectF> boxes = {
        {area.label.x() - 34, area.label.y() - 34, 68, 68},
        {name.at.x() - width / 2, name.at.y() - name.size * 0.75, width, name.size},
    };
    if (area.city)
        boxes.push_back({area.label.x() + 24, area.label.y() - 28, 44, 44});
    if (area.port != AreaSketch::Port::None)
        boxes.push_back({area.label.x() - 60, area.label.y() - 30, 32, 32});
    return boxes;
}

void AreaSignPainter::paintArea(const AreaSketch::Area &area)
{
    if (area.city)
        paintCity(area.label + QPointF(46, -6));
    if (area.port != AreaSketch::Port::None)
        paintPort(area.label + QPointF(-44, -14), area.port);
    if (area.victory)
        paintVictory(area.label, area.id);
    else if (!area.supply.isEmpty())
        paintSupply(area.label, area.id, area.supply, area.ground);
    else
        paintCircle(area.label, area.id, area.ground);
    MapText name = nameText(area);
    name.color = m_canvas.color(area.victory ? "victory" : "name");
    name.haloColor = m_canvas.color("halo");
    m_canvas.texts.push_back(name);
}

void AreaSignPainter::paintCode(QPointF at, const QString &code, double size,
                                const QByteArray &color)
{
    MapText text;
    text.text = code;
    text.voice = MapText::Voice::Captions;
    text.bold = true;
    text.size = size;
    text.size *= std::min(1.0, size * 1.45 / std::max(1.0, text.width()));
    text.at = at + QPointF(0, text.size * 0.34);
    text.color = color;
    m_canvas.texts.push_back(text);
}

void AreaSignPainter::paintCircle(QPointF at, const QString &code, AreaSketch::Ground ground)
{
    const bool bright = ground == AreaSketch::Ground::Broken;
    m_canvas.svg.circle(at + QPointF(2, 3), 24, SvgStyle::filled("#000000", 0.22));
    m_canvas.svg.circle(at, 24, SvgStyle::filled(color(ground)).outlined("#2b2418", 1.6));
    m_canvas.svg.circle(at, 20, SvgStyle::line("#ffffff", 1, 0.5));
    const QByteArray ink = bright ? "#2b2418" : "#ffffff";
    paintCode(at + QPointF(0, -2), code, 24, ink);
    const int cost = int(ground) + 1;
    for (int i = 0; i < cost; ++i) {
        m_canvas.svg.circle(at + QPointF((i - (cost - 1) / 2.0) * 8, 13), 2.5,
                            SvgStyle::filled(ink));
    }
}

void AreaSignPainter::paintVictory(QPointF at, const QString &code)
{
    m_canvas.svg.circle(at + QPointF(2, 3), 33, SvgStyle::filled("#000000", 0.22));
    m_canvas.svg.circle(at, 33, SvgStyle::filled("#7a1a16").outlined("#ffd34d", 4));
    m_canvas.svg.patches({SettlementPainter::star(at, 28)}, SvgStyle::filled("#ffd34d"));
    paintCode(at + QPointF(0, 1), code, 18, "#2b2418");
}

void AreaSignPainter::paintSupply(QPointF at, const QString &code, const QString &side,
                                  AreaSketch::Ground ground)
{
    const QRectF box(at - QPointF(29, 25), QSizeF(58, 50));
    m_canvas.svg.rect(box.translated(2, 3), 8, SvgStyle::filled("#000000", 0.22));
    m_canvas.svg.rect(box, 8, SvgStyle::filled(m_canvas.print(side)).outlined("#2b2418", 1.6));
    m_canvas.svg.circle(at, 19, SvgStyle::filled(color(ground)).outlined("#ffffff", 1.2));
    paintCode(at, code, 20, ground == AreaSketch::Ground::Broken ? "#2b2418" : "#ffffff");
}

void AreaSignPainter::paintCity(QPointF at)
{
    m_canvas.svg.circle(
        at, 20,
        SvgStyle::filled(m_canvas.color("urban")).outlined(m_canvas.color("block_shadow"), 0.9));
    std::vector<Polyline> blocks;
    for (int i = -2; i <= 2; ++i) {
        for (int j = -2; j <= 2; ++j) {
            const QPointF centre = at + QPointF(i * 7.2, j * 7.2);
            if (std::hypot(i, j) * 7.2 <= 16.5) {
                blocks.push_back({centre + QPointF(-2.5, -2.5), centre + QPointF(2.5, -2.5),
                                  centre + QPointF(2.5, 2.5), centre + QPointF(-2.5, 2.5)});
            }
        }
    }
    m_canvas.svg.patches(blocks, SvgStyle::filled(m_canvas.color("block1")));
}

void AreaSignPainter::paintPort(QPointF at, AreaSketch::Port port)
{
    const bool white = port == AreaSketch::Port::White;
    m_canvas.svg.circle(at, 14,
                        SvgStyle::filled(white ? "#ffffff" : "#2f6db5").outlined("#1f4f6b", 1.4));
    m_canvas.svg.beginGroup(at, 0, 1.15);
    m_canvas.svg.path("M0 -3V6M-4 -1H4M-6 2Q-5 6.6 0 6.8Q5 6.6 6 2M0 -3A1.9 1.9 0 1 1 .01 -3",
                      SvgStyle::line(white ? "#1f4f6b" : "#ffffff", 1.8));
    m_canvas.svg.endGroup();
}

void AreaSignPainter::paintLabels()
{
    for (const engine::BoardLabel &label : m_canvas.sketch.labels) {
        MapText letter;
        letter.italic = label.style != QLatin1String("region");
        letter.role = letter.italic ? MapText::Role::Water : MapText::Role::Region;
        letter.color = m_canvas.color(letter.italic ? "water_name" : "region");
        letter.opacity = letter.italic ? 1.0 : 0.34;
        const double size = label.size > 0 ? label.size : 40;
        for (const MapText &text :
             LetterSetter::onArc(letter, label.text, label.at, label.angle, {size, 0.2, 10}))
            m_canvas.texts.push_back(text);
    }
}

void AreaSignPainter::paintRiverNames(const std::vector<Polyline> &courses)
{
    std::vector<QRectF> taken;
    for (const AreaSketch::Area &area : m_canvas.sketch.areas) {
        for (const QRectF &box : occupied(area))
            taken.push_back(box);
    }
    for (size_t i = 0; i < courses.size(); ++i) {
        MapText text;
        text.text = m_canvas.sketch.rivers[i].name;
        text.size = 21;
        text.role = MapText::Role::River;
        text.italic = true;
        text.color = m_canvas.color("water_name");
        text.haloColor = m_canvas.color("halo");
        text.haloWidth = 4;
        text.haloOpacity = 0.75;
        if (!text.text.isEmpty() && placeAlong(courses[i], taken, text))
            m_canvas.texts.push_back(text);
    }
}

// The straightest stretch on whose left or right nothing else is written.
bool AreaSignPainter::placeAlong(const Polyline &course, const std::vector<QRectF> &taken,
                                 MapText &text) const
{
    const double width = text.width();
    const auto span = size_t(std::ceil(width / 9));
    double best = 1e9;
    for (size_t from = 2; from + span + 2 < course.size(); ++from) {
        const QPointF a = course[from];
        const QPointF b = course[from + span];
        QPointF along = MapGeometry::unit(b - a);
        if (along.x() < 0)
            along = -along;
        const QPointF bend = course[from + span / 2] - (a + b) / 2;
        for (const double side : {16.0, -30.0}) {
            const QPointF at = (a + b) / 2 + MapGeometry::left(along) * side;
            const QPointF middle = at + MapGeometry::left(along) * 7;
            const double reach = width * 0.4;
            const QRectF around(middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
            const auto hits = std::count_if(taken.begin(), taken.end(), [&](const QRectF &box) {
                return box.intersects(around);
            });
            const double cost =
                double(hits) * 60 + 3 * std::hypot(bend.x(), bend.y()) + (side < 0 ? 5 : 0);
            if (cost < best) {
                best = cost;
                text.at = at;
                text.angle = std::atan2(along.y(), along.x()) * 180 / M_PI;
            }
        }
    }
    return best < 1e8;
}

} // namespace view
