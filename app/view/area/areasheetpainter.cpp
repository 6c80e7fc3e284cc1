// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areasheetpainter.h"

#include "app/view/map/lettersetter.h"

#include <algorithm>
#include <array>

namespace view {

namespace {

constexpr QSizeF titleSize(520, 250);
constexpr double boxHead = 30;

MapText caption(const QString &text, QPointF at, double size, const QByteArray &color)
{
    MapText result;
    result.text = text;
    result.at = at;
    result.size = size;
    result.bold = true;
    result.color = color;
    return result;
}

} // namespace

AreaSheetPainter::AreaSheetPainter(const AreaSketch &sketch, const MapPalette &palette,
                                   SvgWriter &svg, AreaSignPainter::Print print)
    : m_sketch(sketch)
    , m_palette(palette)
    , m_svg(svg)
    , m_print(std::move(print))
{
}

void AreaSheetPainter::paint(QRectF page)
{
    paintPanels();
    for (const AreaSketch::Box &box : m_sketch.boxes)
        paintBox(box);
    paintFrame(page);
    if (!m_sketch.title.isEmpty())
        paintTitle();
    paintKey(page);
}

void AreaSheetPainter::paintPanels()
{
    const QByteArray color =
        MapPalette::mixed(m_palette.color("page"), m_palette.color("rule"), 0.35);
    for (const Polyline &panel : m_sketch.panels)
        m_svg.patches({panel}, SvgStyle::filled(color).outlined(m_palette.color("ink2"), 2.4));
}

void AreaSheetPainter::paintBox(const AreaSketch::Box &box)
{
    const QByteArray color = box.owner.isEmpty() ? m_palette.color("rule") : m_print(box.owner);
    m_svg.rect(box.rect, 5, SvgStyle::filled(m_palette.color("panel")));
    m_svg.rect(QRectF(box.rect.topLeft(), QSizeF(box.rect.width(), boxHead)), 5,
               SvgStyle::filled(color));
    m_svg.rect(box.rect, 5, SvgStyle::line(color, 2));
    MapText title = caption(box.name, {box.rect.center().x(), box.rect.top() + 22}, 20, "#ffffff");
    title.size *= std::min(1.0, (box.rect.width() - 10) / std::max(1.0, title.width()));
    m_svg.text(title);
}

void AreaSheetPainter::paintFrame(QRectF page)
{
    const QRectF area(QPointF(0, 0), m_sketch.size);
    const QRectF paper = page.adjusted(-150, -150, 150, 150);
    m_svg.loops({{paper.topLeft(), paper.topRight(), paper.bottomRight(), paper.bottomLeft()},
                 {area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()}},
                SvgStyle::filled(m_palette.color("page")));
    for (const auto &[offset, width] :
         std::array<std::pair<double, double>, 3>{{{0, 2.2}, {7, 1.0}, {15, 4.5}}}) {
        m_svg.rect(area.adjusted(-offset, -offset, offset, offset), 0,
                   SvgStyle::line(m_palette.color("ink2"), width).flat());
    }
    m_svg.rect(page.adjusted(22, 22, -22, -22), 0,
               SvgStyle::line(m_palette.color("rule"), 1.2).flat());
}

void AreaSheetPainter::paintTitle()
{
    const QRectF box(m_sketch.titleAt, titleSize);
    m_svg.rect(box.translated(5, 6), 6, SvgStyle::filled("#000000", 0.22));
    m_svg.rect(box, 6,
               SvgStyle::filled(m_palette.color("panel")).outlined(m_palette.color("ink2"), 2.4));
    m_svg.rect(box.adjusted(7, 7, -7, -7), 0, SvgStyle::line(m_palette.color("rule"), 1.0));
    const double middle = box.center().x();
    MapText title = caption(m_sketch.title, {middle, box.top() + 108}, 92, m_palette.color("ink"));
    title.size *= std::min(1.0, 450 / std::max(1.0, title.width()));
    m_svg.text(title);
    const MapText year =
        caption(m_sketch.year, {middle, box.top() + 168}, 50, m_palette.color("victory"));
    m_svg.text(year);
    const double gap = year.width() / 2 + 10;
    const double y = box.top() + 151;
    m_svg.lines(
        {{{box.left() + 60, y}, {middle - gap, y}}, {{middle + gap, y}, {box.right() - 60, y}}},
        SvgStyle::line(m_palette.color("rule"), 2).flat());
    MapText letter;
    letter.voice = MapText::Voice::Captions;
    letter.color = m_palette.color("ink2");
    for (const MapText &text : LetterSetter::onArc(letter, m_sketch.caption.toUpper(),
                                                   {middle, box.top() + 214}, 0, {22, 0.12, 0}))
        m_svg.text(text);
}

bool AreaSheetPainter::hasAny(const std::function<bool(const AreaSketch::Area &)> &test) const
{
    return std::any_of(m_sketch.areas.begin(), m_sketch.areas.end(), test);
}

void AreaSheetPainter::paintEntry(QPointF at, const QString &name,
                                  const std::function<void(QPointF)> &draw)
{
    draw(at);
    MapText text = caption(name, at + QPointF(44, 8), 27, m_palette.color("ink"));
    text.anchor = MapText::Anchor::Start;
    m_svg.text(text);
}

void AreaSheetPainter::paintKey(QRectF page)
{
    AreaSignPainter signs(m_sketch, m_palette, m_svg, m_print);
    using Ground = AreaSketch::Ground;
    using Port = AreaSketch::Port;
    std::vector<std::pair<QString, std::function<void(QPointF)>>> entries;
    const std::array<std::pair<Ground, QString>, 3> grounds = {
        {{Ground::Open, tr("Open")},
         {Ground::Broken, tr("Broken")},
         {Ground::Difficult, tr("Difficult")}}};
    for (const auto &[ground, name] : grounds) {
        if (hasAny([&, g = ground](const auto &area) { return area.ground == g; }))
            entries.emplace_back(
                name, [&signs, g = ground](QPointF at) { signs.paintCircle(at, {}, g); });
    }
    if (hasAny([](const auto &area) { return area.victory; }))
        entries.emplace_back(tr("Victory area"), [&](QPointF at) { signs.paintVictory(at, {}); });
    if (hasAny([](const auto &area) { return area.city; }))
        entries.emplace_back(tr("City"), [&](QPointF at) { signs.paintCity(at); });
    if (hasAny([](const auto &area) { return area.port != Port::None; }))
        entries.emplace_back(tr("Port"), [&](QPointF at) { signs.paintPort(at, Port::White); });
    const auto supplied = std::find_if(m_sketch.areas.begin(), m_sketch.areas.end(),
                                       [](const auto &area) { return !area.supply.isEmpty(); });
    if (supplied != m_sketch.areas.end())
        entries.emplace_back(tr("Supply"), [&](QPointF at) {
            signs.paintSupply(at, {}, supplied->supply, Ground::Broken);
        });
    const QRectF box(22 + 48 + page.left(), m_sketch.size.height() + 34,
                     page.width() - 2 * (22 + 48), 92);
    m_svg.rect(
        box, 0,
        SvgStyle::filled(m_palette.color("panel")).outlined(m_palette.color("ink2"), 2.4).flat());
    const double step = box.width() / double(std::max<size_t>(1, entries.size()));
    for (size_t i = 0; i < entries.size(); ++i)
        paintEntry({box.left() + 56 + step * double(i), box.center().y()}, entries[i].first,
                   entries[i].second);
}

} // namespace view
