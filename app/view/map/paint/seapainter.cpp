// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/seapainter.h"

#include "app/view/map/sheet/mapnoise.h"

#include <array>

namespace view {

namespace {

constexpr double bleed = 60;
constexpr double crackCell = 34;

struct Stroke
{
    double width;
    const char *color;
    double opacity;
};

constexpr std::array steps = {
    Stroke{104, "sea1", 1}, Stroke{78, "sea2", 1}, Stroke{56, "sea3", 1},
    Stroke{36, "sea4", 1},  Stroke{18, "sea5", 1},
};
constexpr std::array shoreLines = {
    Stroke{12.4, "shore", 0.30},
    Stroke{10.8, "sea5", 1},
    Stroke{6.6, "shore", 0.55},
    Stroke{5.0, "sea5", 1},
};

} // namespace

QByteArray SeaPainter::definitions()
{
    return "<linearGradient id=\"seaLight\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">"
           "<stop offset=\"0\" stop-color=\"#000000\" stop-opacity=\"0.10\"/>"
           "<stop offset=\"1\" stop-color=\"#ffffff\" stop-opacity=\"0.08\"/>"
           "</linearGradient>\n";
}

void SeaPainter::paint()
{
    SvgWriter &svg = m_canvas.svg;
    const QRectF area = m_canvas.plan.sheet.area().adjusted(-bleed, -bleed, bleed, bleed);
    if (!m_canvas.plan.hasSea) {
        svg.rect(area, 0, SvgStyle::filled(m_canvas.color("land")));
        return;
    }
    svg.rect(area, 0, SvgStyle::filled(m_canvas.color("sea")));
    svg.rect(area, 0, SvgStyle::filled("url(#seaLight)"));
    const std::vector<Polyline> &land = m_canvas.plan.land;
    for (const Stroke &step : steps)
        svg.loops(land, SvgStyle::line(m_canvas.color(step.color), step.width, step.opacity));
    paintWaves();
    for (const Stroke &line : shoreLines)
        svg.loops(land, SvgStyle::line(m_canvas.color(line.color), line.width, line.opacity));
    svg.loops(land,
              SvgStyle::filled(m_canvas.color("land")).outlined(m_canvas.color("shore"), 2.6));
}

void SeaPainter::paintWaves()
{
    const QRectF area = m_canvas.plan.sheet.part();
    QByteArray data;
    size_t elements = 0;
    const SvgStyle style = SvgStyle::line(m_canvas.color("sea4"), 1.0, 0.55);
    for (int row = int(area.top() / 30); row * 30 < area.bottom(); ++row) {
        for (int column = int(area.left() / 46); column * 46 < area.right(); ++column) {
            const QPointF at(column * 46 + (row % 2) * 23 + MapNoise::jitter({41, column, row}, 11),
                             row * 30 + MapNoise::jitter({42, column, row}, 8));
            if (MapNoise::rnd({43, column, row}) >= 0.55
                || m_canvas.plan.mask.test(at, MapMask::NearLand))
                continue;
            data += 'M' + SvgWriter::point(at) + "m-6 0q3 -2.6 6 0q3 2.6 6 0";
            elements += 8;
            if (elements + 8 > SvgWriter::maximumElements) {
                m_canvas.svg.path(data, style, elements);
                data.clear();
                elements = 0;
            }
        }
    }
    m_canvas.svg.path(data, style, elements);
}

void SeaPainter::paintLakes()
{
    SvgWriter &svg = m_canvas.svg;
    const std::vector<Polyline> &lakes = m_canvas.plan.lakes;
    if (lakes.empty())
        return;
    svg.loops(lakes,
              SvgStyle::filled(m_canvas.color("sea4")).outlined(m_canvas.color("shore"), 2.2));
    const SvgStyle line = SvgStyle::line(m_canvas.color("shore"), 0.7, 0.5);
    if (!m_canvas.plan.sheet.style()[u"frozen"].toBool()) {
        svg.loops(m_canvas.plan.lakeDepths, SvgStyle::filled(m_canvas.color("sea3")));
        svg.loops(m_canvas.plan.lakeLines, line);
        return;
    }
    // Ice hides the depths. Dashes are counted along each line, so every line is its own path.
    for (const Polyline &inner : m_canvas.plan.lakeLines)
        svg.loops({inner}, line.flat().dashed("7 5"));
    paintCracks();
}

void SeaPainter::paintCracks()
{
    QByteArray data;
    for (const Polyline &lake : m_canvas.plan.lakeLines) {
        const QRectF box = MapGeometry::path({lake}).boundingRect();
        for (int row = int(box.top() / crackCell); row * crackCell < box.bottom(); ++row) {
            for (int column = int(box.left() / crackCell); column * crackCell < box.right();
                 ++column) {
                const QPointF at((column + MapNoise::rnd({45, column, row})) * crackCell,
                                 (row + MapNoise::rnd({46, column, row})) * crackCell);
                if (MapGeometry::contains({lake}, at + QPointF(-8, 2))
                    && MapGeometry::contains({lake}, at + QPointF(6, -5)))
                    data += 'M' + SvgWriter::point(at) + "m-9 2l5 -3 4 2 6 -4";
            }
        }
    }
    m_canvas.svg.path(data, SvgStyle::line(m_canvas.color("shore"), 0.7, 0.5));
}

} // namespace view
