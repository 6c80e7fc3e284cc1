// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/framepainter.h"

#include <array>

namespace view {

namespace {

struct Rule
{
    double offset;
    double width;
};
constexpr std::array rules = {Rule{0, 2.2}, Rule{7, 1.0}, Rule{15, 4.5}};
constexpr double sheetRule = 22;
constexpr double barWidth = 8;
constexpr double barOffset = 11; ///< Of its middle, from the map outwards.

} // namespace

void FramePainter::paint()
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    SvgWriter &svg = m_canvas.svg;
    const QRectF area = sheet.area();
    const QRectF page = sheet.page();
    // A display of boxes has no map and so no frame around it.
    if (area.isEmpty())
        svg.rect(page, 0, SvgStyle::filled(m_canvas.color("page")));
    else
        paintFrame(area, page);
    if (page.width() > area.width() + 4 * sheetRule) {
        svg.rect(page.adjusted(sheetRule, sheetRule, -sheetRule, -sheetRule), 0,
                 SvgStyle::line(m_canvas.color("rule"), 1.2).flat());
    }
    paintEntries();
}

void FramePainter::paintEntries()
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    const engine::Json &areas = sheet.style()[u"entries"];
    for (qsizetype i = 0; areas.isArray() && i < areas.size(); ++i)
        paintEntryArea(areas.at(i));
    // Who tells how far they reach has told of all of them.
    for (size_t i = 0; !areas.isArray() && i < sheet.hexes().size(); ++i) {
        const QString letter = sheet.value(int(i), u"entry").toString();
        if (!letter.isEmpty())
            paintEntry(int(i), letter, sheet.entrySide(int(i)));
    }
}

void FramePainter::paintFrame(QRectF area, QRectF page)
{
    SvgWriter &svg = m_canvas.svg;
    const QRectF paper = page.adjusted(-80, -80, 80, 80);
    svg.loops({{paper.topLeft(), paper.topRight(), paper.bottomRight(), paper.bottomLeft()},
               {area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()}},
              SvgStyle::filled(m_canvas.color("page")));
    for (const Rule &rule : rules) {
        const double d = rule.offset;
        svg.rect(area.adjusted(-d, -d, d, d), 0,
                 SvgStyle::line(m_canvas.color("ink2"), rule.width).flat());
    }
}

FramePainter::Border FramePainter::nearestBorder(QPointF first, QPointF last) const
{
    const QRectF area = m_canvas.plan.sheet.area();
    const QPointF centre = (first + last) / 2;
    // Of a row along the frame both ends are near to it, not only its middle.
    const std::array borders = {
        Border{std::max(first.x() - area.left(), last.x() - area.left()),
               {area.left(), centre.y()},
               0},
        Border{std::max(area.right() - first.x(), area.right() - last.x()),
               {area.right(), centre.y()},
               180},
        Border{
            std::max(first.y() - area.top(), last.y() - area.top()), {centre.x(), area.top()}, 90},
        Border{std::max(area.bottom() - first.y(), area.bottom() - last.y()),
               {centre.x(), area.bottom()},
               270},
    };
    return *std::min_element(borders.begin(), borders.end(), [](const Border &a, const Border &b) {
        return a.distance < b.distance;
    });
}

// A bar along the frame, and one arrow in its middle.
void FramePainter::paintEntryArea(const engine::Json &entry)
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    const int from = sheet.hexOf(sheet.source().map.find(entry[u"from"].toString()));
    const int to = sheet.hexOf(sheet.source().map.find(entry[u"to"].toString()));
    if (from < 0 || to < 0)
        return;
    const QPointF first = sheet.hex(from).centre;
    const QPointF last = sheet.hex(to).centre;
    const Border border = nearestBorder(first, last);
    const QString side = entry[u"side"].toString();
    const bool upright = border.angle == 0 || border.angle == 180;
    const double turn = border.angle * M_PI / 180;
    const QPointF outwards(-std::cos(turn), -std::sin(turn));
    const auto onFrame = [&](QPointF at, double more) {
        const QPointF along = upright ? QPointF(0, at.y() + more) : QPointF(at.x() + more, 0);
        return along + QPointF(upright ? border.tip.x() : 0, upright ? 0 : border.tip.y())
            + outwards * barOffset;
    };
    const bool forwards = upright ? first.y() < last.y() : first.x() < last.x();
    const double half = forwards ? HexLattice::side * 0.8 : -HexLattice::side * 0.8;
    m_canvas.svg.line({onFrame(first, -half), onFrame(last, half)},
                      SvgStyle::line(m_canvas.print(side), barWidth).flat());
    paintArrow(border.tip, border.angle, entry[u"label"].toString(), side);
}

void FramePainter::paintEntry(int hex, const QString &letter, const QString &side)
{
    const QPointF centre = m_canvas.plan.sheet.hex(hex).centre;
    const Border border = nearestBorder(centre, centre);
    // Deep inside the map the arrow stands beside its hex instead of at the frame.
    const QPointF tip = border.distance > 120 ? centre - QPointF(34, 0) : border.tip;
    paintArrow(tip, border.distance > 120 ? 0 : border.angle, letter, side);
}

void FramePainter::paintArrow(QPointF tip, double angle, const QString &letter, const QString &side)
{
    SvgWriter &svg = m_canvas.svg;
    svg.beginGroup(tip, angle);
    svg.path("M-54 -16H-8V-27L28 0L-8 27V16H-54Z",
             SvgStyle::filled(m_canvas.print(side)).outlined(m_canvas.color("halo"), 2.4));
    svg.endGroup();
    const double turn = angle * M_PI / 180;
    MapText text;
    text.text = letter;
    text.at =
        tip + QPointF(-26 * std::cos(turn), -26 * std::sin(turn) + (letter.size() > 1 ? 7 : 9));
    text.size = letter.size() > 1 ? 20 : 26;
    text.voice = MapText::Voice::Captions;
    text.bold = true;
    text.color = "#ffffff";
    svg.text(text);
}

} // namespace view
