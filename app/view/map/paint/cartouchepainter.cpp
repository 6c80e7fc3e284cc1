// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/cartouchepainter.h"

#include "app/view/map/plan/names/lettersetter.h"

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr double titleRoom = 330;
constexpr double compassRadius = 62;
constexpr double usualScaleHexes = 3;

} // namespace

QString CartouchePainter::styleText(QStringView key) const
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    return sheet.boardText(sheet.board().style[key].toString());
}

void CartouchePainter::paint()
{
    const engine::Json &style = m_canvas.plan.sheet.board().style;
    const double kmPerHex = style[u"km_per_hex"].toReal();
    enlarged(m_canvas.plan.cartouche, [&](QRectF box) {
        paintPanel(box);
        paintTitle(box);
        paintSubtitles(box);
        if (kmPerHex > 0)
            paintScale(box, kmPerHex);
    });
    const QRectF rose = m_canvas.plan.compass;
    const bool onLand = m_canvas.plan.mask.test(rose.center(), MapMask::Land);
    enlarged(rose, [&](QRectF box) { paintCompass(box, style[u"north"].toReal(), onLand); });
}

void CartouchePainter::enlarged(QRectF box, const std::function<void(QRectF)> &paint)
{
    const double scale = m_canvas.plan.sheet.plateScale();
    if (box.isEmpty())
        return;
    if (scale == 1) {
        paint(box);
        return;
    }
    m_canvas.svg.beginGroup(box.topLeft(), 0, scale);
    paint({QPointF(0, 0), box.size() / scale});
    m_canvas.svg.endGroup();
}

void CartouchePainter::paintPanel(QRectF box)
{
    SvgWriter &svg = m_canvas.svg;
    svg.rect(box.translated(5, 6), 6, SvgStyle::filled("#000000", 0.22));
    svg.rect(box, 6,
             SvgStyle::filled(m_canvas.color("panel")).outlined(m_canvas.color("ink2"), 2.4));
    const QRectF inner = box.adjusted(7, 7, -7, -7);
    svg.rect(inner, 0, SvgStyle::line(m_canvas.color("rule"), 1.0));
    for (const QPointF corner :
         {inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()}) {
        svg.circle(corner, 5,
                   SvgStyle::filled(m_canvas.color("panel")).outlined(m_canvas.color("ink2"), 1.2));
        svg.circle(corner, 1.8, SvgStyle::filled(m_canvas.color("ink2")));
    }
}

void CartouchePainter::paintTitle(QRectF box)
{
    const double middle = box.center().x();
    MapText title;
    title.text = styleText(u"title");
    title.at = {middle, box.top() + 80};
    title.size = 60;
    title.bold = true;
    title.color = m_canvas.color("ink");
    title.size = std::min(60.0, 60.0 * titleRoom / std::max(1.0, title.width()));
    m_canvas.svg.text(title);
    MapText year = title;
    year.text = styleText(u"year");
    if (year.text.isEmpty())
        return;
    year.size = 34;
    year.at = {middle, box.top() + 117};
    year.color = m_canvas.color("victory");
    m_canvas.svg.text(year);
    const double gap = year.width() / 2 + 6;
    const double y = box.top() + 105;
    m_canvas.svg.lines(
        {{{box.left() + 40, y}, {middle - gap, y}}, {{middle + gap, y}, {box.right() - 40, y}}},
        SvgStyle::line(m_canvas.color("rule"), 1.6).flat());
}

void CartouchePainter::paintSubtitles(QRectF box)
{
    const double middle = box.center().x();
    MapText caption;
    caption.voice = MapText::Voice::Captions;
    caption.color = m_canvas.color("ink2");
    LetterSetter::Setting setting{15.5, 1.9 / 15.5, 0};
    caption.text = styleText(u"caption").toUpper();
    caption.size = setting.size;
    const double wide = caption.width() + 1.9 * double(caption.text.size());
    setting.size = std::min(15.5, 15.5 * titleRoom / std::max(1.0, wide));
    for (const MapText &letter :
         LetterSetter::onArc(caption, caption.text, {middle, box.top() + 152}, 0, setting))
        m_canvas.svg.text(letter);
    MapText date;
    date.text = styleText(u"date");
    date.at = {middle, box.top() + 176};
    date.size = 17;
    date.italic = true;
    date.color = m_canvas.color("ink2");
    if (!date.text.isEmpty())
        m_canvas.svg.text(date);
}

void CartouchePainter::paintScale(QRectF box, double kmPerHex)
{
    SvgWriter &svg = m_canvas.svg;
    const double scale = m_canvas.plan.sheet.plateScale();
    const double hex = HexLattice::side * std::sqrt(3.0) / scale;
    const double scaleHexes = std::round(usualScaleHexes * scale);
    const double left = box.center().x() - hex * scaleHexes / 2;
    const double y = box.top() + 198;
    svg.rect({left, y, hex * scaleHexes, 5}, 0,
             SvgStyle::filled(m_canvas.color("panel")).outlined(m_canvas.color("ink"), 0.8).flat());
    for (int i = 0; i <= int(scaleHexes); ++i) {
        if (i % 2 == 0)
            svg.rect({left + i * hex, y, hex, 5}, 0, SvgStyle::filled(m_canvas.color("ink")));
        MapText number;
        number.text = QString::number(qRound(std::min(kmPerHex, 1e6) * i));
        number.at = {left + i * hex, y - 3};
        number.size = 9;
        number.voice = MapText::Voice::Numbers;
        number.color = m_canvas.color("ink2");
        svg.text(number);
    }
    MapText unit;
    unit.text = QStringLiteral("km");
    unit.at = {left + hex * scaleHexes + 6, y + 6};
    unit.size = 10;
    unit.anchor = MapText::Anchor::Start;
    unit.color = m_canvas.color("ink2");
    svg.text(unit);
}

void CartouchePainter::paintCompass(QRectF box, double pageUp, bool onLand)
{
    SvgWriter &svg = m_canvas.svg;
    const double r = compassRadius;
    const QByteArray dark = m_canvas.color("water_name");
    const QByteArray light = m_canvas.color("halo");
    const QByteArray ring = onLand ? m_canvas.color("ink2") : light;
    svg.circle(box.center(), r + 8, SvgStyle::filled(light, 0.18));
    svg.circle(box.center(), r, SvgStyle::line(ring, 1.4, 0.8));
    svg.circle(box.center(), r - 4, SvgStyle::line(ring, 0.7, 0.8));
    svg.beginGroup(box.center(), -pageUp);
    // Short points first, so that the long ones cover their feet.
    for (const int start : {1, 0}) {
        for (int i = start; i < 8; i += 2) {
            const double a = M_PI * i / 4;
            const double reach = start == 0 ? r - 8 : 0.52 * r;
            const QPointF tip(reach * std::sin(a), -reach * std::cos(a));
            const auto foot = [&](double turn) {
                return QPointF(0.17 * r * std::sin(a + turn), -0.17 * r * std::cos(a + turn));
            };
            svg.patches({{{0, 0}, tip, foot(-M_PI / 4)}}, SvgStyle::filled(light));
            svg.patches({{{0, 0}, tip, foot(M_PI / 4)}}, SvgStyle::filled(dark));
        }
    }
    svg.endGroup();
    const double turn = -pageUp * M_PI / 180;
    MapText north;
    //: The letter of north on a compass.
    north.text = QCoreApplication::translate("Map", "N");
    north.at = box.center() + QPointF((r + 10) * std::sin(turn), -(r + 10) * std::cos(turn));
    north.angle = -pageUp;
    north.size = 24;
    north.bold = true;
    north.color = ring;
    svg.text(north);
}

} // namespace view
