// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areasheetpainter.h"

#include "app/view/area/areacaption.h"
#include "app/view/area/arealinepainter.h"
#include "app/view/area/areasignpainter.h"
#include "app/view/map/plan/names/lettersetter.h"

#include <algorithm>
#include <array>

namespace view {

namespace {

constexpr QSizeF titleSize(520, 250);
constexpr double keySign = 84; ///< Room for a sign of the key.
constexpr double keyRow = 70;

Polyline keyLine(QPointF at)
{
    return {at + QPointF(-30, 6), at + QPointF(-12, -5), at + QPointF(10, 5), at + QPointF(30, -6)};
}

} // namespace

void AreaSheetPainter::paint()
{
    paintPanels();
    paintFrame();
    if (!m_canvas.sketch.title.isEmpty())
        paintTitle();
    paintKey();
}

void AreaSheetPainter::paintPanels()
{
    const QByteArray color =
        MapPalette::mixed(m_canvas.color("page"), m_canvas.color("rule"), 0.35);
    for (const Polyline &panel : m_canvas.sketch.panels)
        m_canvas.svg.patches({panel},
                             SvgStyle::filled(color).outlined(m_canvas.color("ink2"), 2.4));
}

void AreaSheetPainter::paintFrame()
{
    const QRectF page = m_canvas.sketch.page;
    const QRectF area(QPointF(0, 0), m_canvas.sketch.size);
    const QRectF paper = page.adjusted(-150, -150, 150, 150);
    m_canvas.svg.loops(
        {{paper.topLeft(), paper.topRight(), paper.bottomRight(), paper.bottomLeft()},
         {area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()}},
        SvgStyle::filled(m_canvas.color("page")));
    for (const auto &[offset, width] :
         std::array<std::pair<double, double>, 3>{{{0, 2.2}, {7, 1.0}, {15, 4.5}}}) {
        m_canvas.svg.rect(area.adjusted(-offset, -offset, offset, offset), 0,
                          SvgStyle::line(m_canvas.color("ink2"), width).flat());
    }
    m_canvas.svg.rect(page.adjusted(22, 22, -22, -22), 0,
                      SvgStyle::line(m_canvas.color("rule"), 1.2).flat());
}

void AreaSheetPainter::paintTitle()
{
    const QRectF box(m_canvas.sketch.titleAt, titleSize);
    m_canvas.svg.rect(box.translated(5, 6), 6, SvgStyle::filled("#000000", 0.22));
    m_canvas.svg.rect(
        box, 6, SvgStyle::filled(m_canvas.color("panel")).outlined(m_canvas.color("ink2"), 2.4));
    m_canvas.svg.rect(box.adjusted(7, 7, -7, -7), 0, SvgStyle::line(m_canvas.color("rule"), 1.0));
    const double middle = box.center().x();
    MapText title =
        caption(m_canvas.sketch.title, {middle, box.top() + 108}, 92, m_canvas.color("ink"));
    title.size *= std::min(1.0, 450 / std::max(1.0, title.width()));
    m_canvas.texts.push_back(title);
    const MapText year =
        caption(m_canvas.sketch.year, {middle, box.top() + 168}, 50, m_canvas.color("victory"));
    m_canvas.texts.push_back(year);
    const double gap = year.width() / 2 + 10;
    const double y = box.top() + 151;
    m_canvas.svg.lines(
        {{{box.left() + 60, y}, {middle - gap, y}}, {{middle + gap, y}, {box.right() - 60, y}}},
        SvgStyle::line(m_canvas.color("rule"), 2).flat());
    MapText letter;
    letter.voice = MapText::Voice::Captions;
    letter.color = m_canvas.color("ink2");
    for (const MapText &text : LetterSetter::onArc(letter, m_canvas.sketch.caption.toUpper(),
                                                   {middle, box.top() + 214}, 0, {22, 0.12, 0}))
        m_canvas.texts.push_back(text);
}

bool AreaSheetPainter::hasAny(const std::function<bool(const AreaSketch::Area &)> &test) const
{
    return std::any_of(m_canvas.sketch.areas.begin(), m_canvas.sketch.areas.end(), test);
}

std::vector<AreaSheetPainter::Entry> AreaSheetPainter::grounds() const
{
    std::vector<Entry> entries;
    for (const AreaSketch::Legend &legend : m_canvas.sketch.legend) {
        entries.push_back({legend.name, [this, ground = legend.ground](QPointF at) {
                               AreaSignPainter(m_canvas).paintCircle(at, {}, ground);
                           }});
    }
    return entries;
}

std::vector<AreaSheetPainter::Entry> AreaSheetPainter::signs() const
{
    using Port = AreaSketch::Port;
    std::vector<Entry> entries;
    AreaSignPainter signs(m_canvas);
    if (hasAny([](const auto &area) { return area.victory; }))
        entries.push_back(
            {tr("Victory area"), [signs](QPointF at) mutable { signs.paintVictory(at, {}); }});
    if (hasAny([](const auto &area) { return area.city; }))
        entries.push_back({tr("City"), [signs](QPointF at) mutable { signs.paintCity(at); }});
    for (const Port port : {Port::White, Port::Blue}) {
        if (hasAny([port](const auto &area) { return area.port == port; }))
            entries.push_back({port == Port::White ? tr("Sea port") : tr("Lake port"),
                               [signs, port](QPointF at) mutable { signs.paintPort(at, port); }});
    }
    QStringList sides;
    for (const AreaSketch::Area &area : m_canvas.sketch.areas) {
        if (area.supply.isEmpty() || sides.contains(area.supply))
            continue;
        sides.append(area.supply);
        const QString side = m_canvas.sketch.sides.value(area.supply, area.supply);
        entries.push_back({tr("Supply: %1").arg(side), [signs, &area](QPointF at) mutable {
                               signs.paintSupply(at, {}, area.supply, area.ground);
                           }});
    }
    return entries;
}

std::vector<AreaSheetPainter::Entry> AreaSheetPainter::lines() const
{
    std::vector<Entry> entries;
    const AreaLinePainter painter(m_canvas);
    if (!m_canvas.sketch.riverName.isEmpty())
        entries.push_back({m_canvas.sketch.riverName,
                           [painter](QPointF at) { painter.paintRivers({keyLine(at)}); }});
    QStringList kinds;
    for (const AreaSketch::Way &way : m_canvas.sketch.ways) {
        if (way.kind.isEmpty() || kinds.contains(way.kind))
            continue;
        kinds.append(way.kind);
        entries.push_back({way.kind, [painter, look = way.look](QPointF at) {
                               painter.paintWays({{look, {}, keyLine(at)}});
                           }});
    }
    if (!m_canvas.sketch.crossingName.isEmpty())
        entries.push_back({m_canvas.sketch.crossingName, [painter](QPointF at) {
                               painter.paintCrossing(at - QPointF(36, 0), at + QPointF(36, 0));
                           }});
    QStringList styles;
    for (const AreaSketch::Shape &line : m_canvas.sketch.lines) {
        if (line.name.isEmpty() || styles.contains(line.style))
            continue;
        styles.append(line.style);
        entries.push_back({line.name, [painter, style = line.style](QPointF at) {
                               painter.paintLine(keyLine(at), style);
                           }});
    }
    return entries;
}

void AreaSheetPainter::paintKey()
{
    std::vector<Entry> upper = grounds();
    const std::vector<Entry> more = signs();
    upper.insert(upper.end(), more.begin(), more.end());
    std::vector<std::vector<Entry>> rows = {upper, lines()};
    std::erase_if(rows, [](const std::vector<Entry> &row) { return row.empty(); });
    if (rows.empty())
        return;
    const QRectF page = m_canvas.sketch.page;
    const QRectF box(page.left() + 70, m_canvas.sketch.size.height() + 32, page.width() - 140,
                     14 + keyRow * double(rows.size()));
    m_canvas.svg.rect(
        box, 0,
        SvgStyle::filled(m_canvas.color("panel")).outlined(m_canvas.color("ink2"), 2.4).flat());
    for (size_t i = 0; i < rows.size(); ++i)
        paintKeyRow(
            rows[i],
            {box.left() + 20, box.top() + 7 + keyRow * double(i), box.width() - 40, keyRow});
}

void AreaSheetPainter::paintKeyRow(const std::vector<Entry> &entries, QRectF row)
{
    std::vector<MapText> names;
    double whole = 0;
    for (const Entry &entry : entries) {
        MapText text = caption(entry.name, {}, 27, m_canvas.color("ink"));
        text.anchor = MapText::Anchor::Start;
        whole += keySign + text.width();
        names.push_back(std::move(text));
    }
    // As large as the row allows, with equal room between all.
    const double scale = std::min(1.0, row.width() / std::max(1.0, whole));
    const double gap = (row.width() - whole * scale) / double(names.size() + 1);
    double x = row.left() + gap;
    for (size_t i = 0; i < names.size(); ++i) {
        entries[i].draw({x + keySign * scale / 2 - 6, row.center().y()});
        names[i].size *= scale;
        names[i].at = {x + keySign * scale, row.center().y() + 8};
        x += keySign * scale + names[i].width() + gap;
        m_canvas.texts.push_back(std::move(names[i]));
    }
}

} // namespace view
