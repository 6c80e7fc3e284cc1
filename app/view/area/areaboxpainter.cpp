// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areaboxpainter.h"

#include "app/view/area/areacaption.h"
#include "app/view/map/paint/settlementpainter.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace view {

namespace {

constexpr double headHeight = 30;
constexpr double radius = 5;
constexpr double ghost = 72;

void shrink(MapText &text, double room)
{
    text.size *= std::min(1.0, room / std::max(1.0, text.width()));
}

} // namespace

void AreaBoxPainter::paint()
{
    for (const AreaSketch::Box &box : m_canvas.sketch.boxes) {
        if (box.look == AreaSketch::Box::Look::Water)
            paintWater(box);
        else
            paintBox(box);
    }
}

void AreaBoxPainter::paintBox(const AreaSketch::Box &box)
{
    QByteArray color = box.owner.isEmpty() ? m_canvas.color("rule") : m_canvas.print(box.owner);
    if (box.look == AreaSketch::Box::Look::Turn && !m_canvas.isDark())
        color = m_canvas.color("ink2");
    m_canvas.svg.rect(box.rect.translated(3, 4), radius, SvgStyle::filled("#000000", 0.16));
    m_canvas.svg.rect(box.rect, radius, SvgStyle::filled(m_canvas.color("panel")));
    paintHead(box.rect, color);
    m_canvas.svg.rect(box.rect, radius, SvgStyle::line(color, 2));
    paintTitle(box);
    paintGhost(box, box.rect.adjusted(4, headHeight + 2, -4, -4));
}

void AreaBoxPainter::paintHead(QRectF box, const QByteArray &color)
{
    const QByteArray corner = SvgWriter::number(radius);
    const QByteArray side = SvgWriter::number(headHeight - radius);
    m_canvas.svg.path("M" + SvgWriter::point({box.left(), box.top() + headHeight}) + "v-" + side
                          + "q0 -" + corner + ' ' + corner + " -" + corner + "h"
                          + SvgWriter::number(box.width() - 2 * radius) + "q" + corner + " 0 "
                          + corner + ' ' + corner + "v" + side + "Z",
                      SvgStyle::filled(color));
}

void AreaBoxPainter::paintTitle(const AreaSketch::Box &box)
{
    const QRectF rect = box.rect;
    const double line = rect.top() + 22;
    if (box.look != AreaSketch::Box::Look::Turn) {
        MapText title = caption(box.name, {rect.center().x(), line}, 20, "#ffffff");
        shrink(title, rect.width() - 12);
        m_canvas.texts.push_back(std::move(title));
        return;
    }
    MapText number = caption(box.number, {rect.left() + 10, line + 1}, 24, "#ffffff");
    number.anchor = MapText::Anchor::Start;
    MapText name = caption(box.name, {rect.right() - 10, line}, 20, "#ffffff");
    name.anchor = MapText::Anchor::End;
    shrink(name, rect.width() - 34 - number.width());
    m_canvas.texts.push_back(std::move(number));
    m_canvas.texts.push_back(std::move(name));
}

void AreaBoxPainter::paintGhost(const AreaSketch::Box &box, QRectF room)
{
    const bool hasFoot = !box.number.isEmpty() && box.look != AreaSketch::Box::Look::Turn;
    if (hasFoot) {
        MapText foot =
            caption(box.number, {room.center().x(), room.bottom() - 4}, 20, m_canvas.color("ink2"));
        foot.voice = MapText::Voice::Captions;
        m_canvas.texts.push_back(std::move(foot));
        room.adjust(0, 0, 0, -22);
    }
    if (room.height() < ghost || room.width() < ghost)
        return;
    const QPointF middle = room.center();
    m_canvas.svg.rect({middle - QPointF(ghost, ghost) / 2, QSizeF(ghost, ghost)}, 6.5,
                      SvgStyle::line(m_canvas.color("rule"), 1.4, 0.55));
    if (!box.sign.isEmpty())
        paintSign(box.sign, middle);
}

void AreaBoxPainter::paintSign(const QString &sign, QPointF at)
{
    SvgWriter &svg = m_canvas.svg;
    if (sign == QLatin1String("victory")) {
        svg.patches({SettlementPainter::star(at, 26)},
                    SvgStyle::filled("#ffd34d").outlined("#9a6700", 2));
        return;
    }
    const SvgStyle water = SvgStyle::line("#2f6db5", 3, 0.75);
    if (sign == QLatin1String("sun")) {
        for (int i = 0; i < 8; ++i) {
            const QPointF ray(std::cos(i * M_PI / 4), std::sin(i * M_PI / 4));
            svg.line({at + ray * 18, at + ray * 27}, SvgStyle::line("#d99a1c", 3.4, 0.85));
        }
        svg.circle(at, 13, SvgStyle::filled("#f2cd2e", 0.9).outlined("#d99a1c", 2));
        return;
    }
    if (sign == QLatin1String("snow") || sign == QLatin1String("blizzard")) {
        paintFlakes(at, sign == QLatin1String("snow") ? 1 : 3);
        return;
    }
    if (sign != QLatin1String("rain"))
        return;
    for (const double x : {-14.0, -2.0, 10.0})
        svg.line({at + QPointF(x + 5, 10), at + QPointF(x - 2, 26)}, water);
    svg.beginGroup(at + QPointF(0, -6));
    svg.path("M-20 10a11 11 0 0 1 1 -21a15 15 0 0 1 28 -2a12 12 0 0 1 10 23Z",
             SvgStyle::filled("#9fb3bf", 0.9).outlined("#5d7683", 2));
    svg.endGroup();
}

void AreaBoxPainter::paintFlakes(QPointF at, int count)
{
    const std::array<QPointF, 3> places = {
        count == 1 ? QPointF() : QPointF(-13, -12), {14, -4}, {-7, 17}};
    const double size = count == 1 ? 26 : 15;
    for (int i = 0; i < count; ++i) {
        for (int arm = 0; arm < 3; ++arm) {
            const QPointF way(std::cos(arm * M_PI / 3 + 0.5), std::sin(arm * M_PI / 3 + 0.5));
            m_canvas.svg.line(
                {at + places[size_t(i)] - way * size, at + places[size_t(i)] + way * size},
                SvgStyle::line("#5b97b8", 3, 0.9));
        }
    }
}

// A place at sea: no more than a mark on the water.
void AreaBoxPainter::paintWater(const AreaSketch::Box &box)
{
    const QByteArray ink = m_canvas.color("water_name");
    m_canvas.svg.rect(box.rect, 8, SvgStyle::filled("#ffffff", m_canvas.isDark() ? 0.08 : 0.22));
    m_canvas.svg.rect(box.rect, 8, SvgStyle::line(ink, 2, 0.6).dashed("9 6"));
    MapText name = caption(box.name, {box.rect.center().x(), box.rect.bottom() - 9}, 21, ink);
    name.bold = false;
    name.italic = true;
    shrink(name, box.rect.width() - 10);
    m_canvas.texts.push_back(std::move(name));
}

} // namespace view
