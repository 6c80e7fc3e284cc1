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
    for (size_t i = 0; i < sheet.hexes().size(); ++i) {
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

void FramePainter::paintEntry(int hex, const QString &letter, const QString &side)
{
    const QRectF area = m_canvas.plan.sheet.area();
    const QPointF centre = m_canvas.plan.sheet.hex(hex).centre;
    struct Border
    {
        double distance;
        QPointF tip;
        double angle;
    };
    const std::array borders = {
        Border{centre.x() - area.left(), {area.left(), centre.y()}, 0},
        Border{area.right() - centre.x(), {area.right(), centre.y()}, 180},
        Border{centre.y() - area.top(), {centre.x(), area.top()}, 90},
        Border{area.bottom() - centre.y(), {centre.x(), area.bottom()}, 270},
    };
    const Border &border =
        *std::min_element(borders.begin(), borders.end(),
                          [](const Border &a, const Border &b) { return a.distance < b.distance; });
    // Deep inside the map the arrow stands beside its hex instead of at the frame.
    const QPointF tip = border.distance > 120 ? centre - QPointF(34, 0) : border.tip;
    const double angle = border.distance > 120 ? 0 : border.angle;
    SvgWriter &svg = m_canvas.svg;
    svg.beginGroup(tip, angle);
    svg.path("M-54 -16H-8V-27L28 0L-8 27V16H-54Z",
             SvgStyle::filled(m_canvas.print(side)).outlined(m_canvas.color("halo"), 2.4));
    svg.endGroup();
    const double turn = angle * M_PI / 180;
    MapText text;
    text.text = letter;
    text.at = tip + QPointF(-26 * std::cos(turn), -26 * std::sin(turn) + 9);
    text.size = 26;
    text.voice = MapText::Voice::Captions;
    text.bold = true;
    text.color = "#ffffff";
    svg.text(text);
}

} // namespace view
