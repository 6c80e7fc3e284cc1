// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/keypainter.h"

#include "app/view/map/paint/keysamples.h"
#include "app/view/map/plan/names/lettersetter.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace view {

namespace {

constexpr double leastColumnWidth = 170;
constexpr double mostRowHeight = 74;
constexpr double roomyRowHeight = 66; ///< Below this the samples shrink.
constexpr double leastRowHeight = 44;
constexpr double headHeight = 40;
constexpr double footHeight = 12;
constexpr int usualColumns = 5;

} // namespace

void KeyPainter::paint()
{
    const engine::Json &wish = m_canvas.plan.sheet.board().style[u"key"];
    if ((wish.isBool() && !wish.toBool()) || m_canvas.plan.sheet.hexes().empty())
        return;
    collect();
    const QRectF room = panel();
    // On a small sheet narrower columns are better than no key at all.
    Shape shape = shapeIn(room.size());
    if (shape.rowHeight < leastRowHeight) {
        m_columnWidth = leastColumnWidth;
        shape = shapeIn(room.size());
    }
    if (shape.rowHeight < leastRowHeight)
        return;
    const auto [columns, rows, rowHeight] = shape;
    const double width = std::min(room.width(), columns * m_columnWidth + 40);
    const QRectF box(room.right() - width, room.top(), width,
                     headHeight + rows * rowHeight + footHeight);
    paintPanel(box);
    const double step = (width - 40) / columns;
    for (size_t i = 0; i < m_entries.size(); ++i) {
        const QPointF at(box.left() + 20 + KeySamples::side + (int(i) % columns) * step,
                         box.top() + headHeight + rowHeight * (int(i) / columns + 0.5));
        paintEntry(m_entries[i], at, std::min(1.0, rowHeight / roomyRowHeight));
    }
}

KeyPainter::Shape KeyPainter::shapeIn(QSizeF room) const
{
    // Five columns are a good shape; a low room needs more of them.
    const int wide = int(std::clamp(room.width() / m_columnWidth, 0.0, 100.0));
    const int lines = int(std::clamp((room.height() - headHeight) / roomyRowHeight, 1.0, 100.0));
    const int needed = (int(m_entries.size()) + lines - 1) / lines;
    const int columns = std::min(wide, std::max(usualColumns, needed));
    if (columns < 1 || m_entries.empty())
        return {};
    const int rows = (int(m_entries.size()) + columns - 1) / columns;
    return {columns, rows,
            std::min(mostRowHeight, (room.height() - headHeight - footHeight) / rows)};
}

// Below the map, to the right of the boxes; or where the board says.
QRectF KeyPainter::panel() const
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    const engine::Json &wish = sheet.board().style[u"key"];
    if (wish.isArray() && wish.size() == 4) {
        return sheet.scaled(
            {wish.at(0).toReal(), wish.at(1).toReal(), wish.at(2).toReal(), wish.at(3).toReal()});
    }
    const QRectF area = sheet.area();
    QRectF room(QPointF(area.left(), area.bottom() + 40),
                QPointF(area.right(), sheet.page().bottom() - 40));
    for (const engine::Space *space : sheet.boxes()) {
        const QRectF box = sheet.scaled(space->box);
        if (box.intersects(room))
            room.setLeft(std::max(room.left(), box.right() + 40));
    }
    return room;
}

void KeyPainter::paintPanel(QRectF box)
{
    m_canvas.svg.rect(
        box, 0,
        SvgStyle::filled(m_canvas.color("panel")).outlined(m_canvas.color("ink2"), 2.4).flat());
    m_canvas.svg.rect(box.adjusted(6, 6, -6, -6), 0,
                      SvgStyle::line(m_canvas.color("rule"), 1.0).flat());
    MapText letter;
    letter.voice = MapText::Voice::Captions;
    letter.bold = true;
    letter.color = m_canvas.color("ink");
    const QString caption = tr("Terrain key").toUpper();
    for (const MapText &text :
         LetterSetter::onArc(letter, caption, {box.center().x(), box.top() + 30}, 0, {16, 0.14, 0}))
        m_canvas.svg.text(text);
}

void KeyPainter::paintEntry(const Entry &entry, QPointF at, double scale)
{
    SvgWriter &svg = m_canvas.svg;
    Polyline hex;
    for (int i = 0; i < 6; ++i) {
        const double a = M_PI * i / 3 + (m_canvas.plan.sheet.lattice().isFlat() ? 0 : M_PI / 6);
        hex.push_back(QPointF(std::cos(a), std::sin(a)) * KeySamples::side);
    }
    svg.beginGroup(at, 0, scale);
    svg.patches({hex}, SvgStyle::filled(entry.ground).outlined(m_canvas.color("rule"), 1.0));
    entry.draw();
    svg.endGroup();
    MapText text;
    text.text = entry.name;
    text.at = at + QPointF(KeySamples::side + 9, 6);
    text.size = 19;
    text.anchor = MapText::Anchor::Start;
    text.color = m_canvas.color("ink");
    text.size *= std::min(1.0, (m_columnWidth - 2 * KeySamples::side - 16) / text.width());
    svg.text(text);
}

void KeyPainter::collect()
{
    collectTerrains();
    collectEdges();
    collectWays();
    collectSigns();
    // A lake hex and a lake hexside are the same to the eye.
    std::set<QString> names;
    std::erase_if(m_entries, [&](const Entry &entry) { return !names.insert(entry.name).second; });
}

void KeyPainter::collectTerrains()
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    std::set<int> used;
    for (size_t i = 0; i < sheet.hexes().size(); ++i) {
        if (const engine::Space *space = sheet.space(int(i)))
            used.insert(space->terrain);
    }
    const auto &terrains = sheet.source().terrain.terrains;
    for (size_t i = 0; i < terrains.size(); ++i) {
        if (!used.contains(int(i)))
            continue;
        const QString look = MapLook::lookOf(terrains[i].id, terrains[i].values);
        const MapLook::Settlement size = MapLook::settlement(look);
        if (size != MapLook::Settlement::None)
            addSettlement(sheet.terrainText(terrains[i].name), size);
        else
            addGround(sheet.terrainText(terrains[i].name), MapLook::ground(look));
    }
    if (std::any_of(sheet.hexes().begin(), sheet.hexes().end(),
                    [](const SheetHex &hex) { return hex.high; }))
        addGround(tr("High ground"), MapLook::Ground::Hill);
}

void KeyPainter::addGround(const QString &name, MapLook::Ground ground)
{
    m_entries.push_back({name, m_canvas.color(KeySamples::floor(ground)),
                         [this, ground] { KeySamples(m_canvas).ground(ground); }});
}

void KeyPainter::addSettlement(const QString &name, MapLook::Settlement size)
{
    m_entries.push_back(
        {name, m_canvas.color("land"), [this, size] { KeySamples(m_canvas).settlement(size); }});
}

void KeyPainter::collectEdges()
{
    const auto &kinds = m_canvas.plan.sheet.source().terrain.edges;
    std::set<int> used;
    for (const SheetEdge &edge : m_canvas.plan.sheet.edges()) {
        if (edge.look != MapLook::Edge::None)
            used.insert(edge.kind);
    }
    for (const int kind : used) {
        const MapLook::Edge look =
            MapLook::edge(MapLook::lookOf(kinds[size_t(kind)].id, kinds[size_t(kind)].values));
        m_entries.push_back({m_canvas.plan.sheet.terrainText(kinds[size_t(kind)].name),
                             m_canvas.color("land"),
                             [this, look] { KeySamples(m_canvas).edge(look); }});
    }
}

void KeyPainter::collectWays()
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    for (const auto &kind : sheet.source().terrain.ways) {
        const MapLook::Way look = MapLook::way(MapLook::lookOf(kind.id, kind.values));
        const bool used = std::any_of(sheet.ways().begin(), sheet.ways().end(),
                                      [look](const SheetWay &way) { return way.look == look; });
        if (used && look != MapLook::Way::None) {
            m_entries.push_back({sheet.terrainText(kind.name), m_canvas.color("land"),
                                 [this, look] { KeySamples(m_canvas).way(look); }});
        }
    }
}

void KeyPainter::collectSigns()
{
    const QByteArray land = m_canvas.color("land");
    std::set<std::tuple<int, QString, int>> seen;
    for (const HexSign &sign : m_canvas.plan.signs) {
        if (!seen.insert({int(sign.kind), sign.side, sign.feature}).second)
            continue;
        m_entries.push_back(
            {signName(sign), land, [this, sign] { KeySamples(m_canvas).sign(sign); }});
    }
    for (size_t i = 0; i < m_canvas.plan.sheet.hexes().size(); ++i) {
        if (m_canvas.plan.sheet.value(int(i), u"entry").toString().isEmpty())
            continue;
        const QString side = m_canvas.plan.sheet.entrySide(int(i));
        m_entries.push_back(
            {tr("Entry area"), land, [this, side] { KeySamples(m_canvas).entry(side); }});
        return;
    }
    const engine::Json &areas = m_canvas.plan.sheet.style()[u"entries"];
    if (areas.isArray() && areas.size() > 0) {
        const QString side = areas.at(0)[u"side"].toString();
        m_entries.push_back(
            {tr("Entry area"), land, [this, side] { KeySamples(m_canvas).entry(side); }});
    }
}

QString KeyPainter::signName(const HexSign &sign) const
{
    switch (sign.kind) {
    case HexSign::Kind::Star:
    case HexSign::Kind::Points:
        break;
    case HexSign::Kind::Port:
        return tr("Port");
    case HexSign::Kind::Feature: {
        const MapSheet &sheet = m_canvas.plan.sheet;
        return sheet.terrainText(sheet.source().terrain.features[size_t(sign.feature)].name);
    }
    case HexSign::Kind::Supply: {
        const MapSource &source = m_canvas.plan.sheet.source();
        for (const MapSource::Side &side : source.sides) {
            //: %1 is a side: "Soviet supply".
            if (side.id == sign.side)
                return tr("%1 supply").arg(source.text(QStringLiteral("module.json"), side.name));
        }
        return tr("Supply");
    }
    }
    return tr("Victory hex");
}

} // namespace view
