// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/boxpainter.h"

#include "app/view/map/plan/names/lettersetter.h"

#include <algorithm>

namespace view {

namespace {

constexpr double turnHead = 26;
constexpr double boxHead = 24;
constexpr double radius = 5;
constexpr double counter = 64;
constexpr double ghostGap = 10;

MapText headText(const QString &text, double size, QPointF at, MapText::Anchor anchor)
{
    MapText head;
    head.text = text;
    head.at = at;
    head.size = size;
    head.anchor = anchor;
    head.voice = MapText::Voice::Captions;
    head.bold = true;
    head.color = "#ffffff";
    return head;
}

void shrink(MapText &text, double room)
{
    text.size *= std::min(1.0, room / std::max(1.0, text.width()));
}

} // namespace

void BoxPainter::paint()
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    QRectF track;
    for (const engine::Space *space : sheet.boxes()) {
        const QRectF box = sheet.scaled(space->box);
        const auto turn = int(space->values[u"turn"].toInteger());
        if (turn > 0) {
            paintTurn(box, turn, sheet.boardText(space->name));
            track |= box;
        } else {
            paintBox(box, *space);
        }
    }
    if (!track.isEmpty())
        paintTrackCaption(track);
}

void BoxPainter::paintHead(QRectF box, double height, const QByteArray &color)
{
    SvgWriter &svg = m_canvas.svg;
    svg.rect(box, radius, SvgStyle::filled(m_canvas.color("panel")));
    const double r = radius;
    const QByteArray width = SvgWriter::number(box.width() - 2 * r);
    const QByteArray corner = SvgWriter::number(r);
    const QByteArray side = SvgWriter::number(height - r);
    const QByteArray whole = SvgWriter::number(box.width());
    svg.path("M" + SvgWriter::point({box.left(), box.top() + height}) + "v-" + side + "q0 -"
                 + corner + ' ' + corner + " -" + corner + "h" + width + "q" + corner + " 0 "
                 + corner + ' ' + corner + "v" + side + "h-" + whole + "Z",
             SvgStyle::filled(color));
    svg.rect(box, radius, SvgStyle::line(color, 1.6));
}

void BoxPainter::paintTurn(QRectF box, int turn, const QString &date)
{
    const QByteArray color = MapPalette::mixed(m_canvas.color("ink2"), "#000000", 0.1);
    const bool dark = m_canvas.palette.theme() == MapTheme::Dark;
    paintHead(box, turnHead, dark ? m_canvas.color("rule") : color);
    MapText number = headText(QString::number(turn), 20, {box.left() + 9, box.top() + 20},
                              MapText::Anchor::Start);
    m_canvas.svg.text(number);
    MapText when = headText(date, 15, {box.right() - 8, box.top() + 18.5}, MapText::Anchor::End);
    when.voice = MapText::Voice::Numbers;
    when.bold = false;
    shrink(when, box.width() - 24 - number.width());
    m_canvas.svg.text(when);
    paintGhosts(box.adjusted(8, turnHead, -8, -8), 1);
}

void BoxPainter::paintBox(QRectF box, const engine::Space &space)
{
    const auto &sides = m_canvas.plan.sheet.source().sides;
    const bool owned = space.owner && size_t(space.owner.value) < sides.size();
    paintHead(box, boxHead,
              owned ? m_canvas.print(sides[size_t(space.owner.value)].id) : m_canvas.color("rule"));
    MapText title = headText(m_canvas.plan.sheet.boardText(space.name), 16.5,
                             {box.center().x(), box.top() + 17.5}, MapText::Anchor::Middle);
    shrink(title, box.width() - 12);
    m_canvas.svg.text(title);
    paintGhosts(box.adjusted(8, boxHead, -8, -8), 2);
}

void BoxPainter::paintGhosts(QRectF room, int most)
{
    const int count = std::min(most, int((room.width() + ghostGap) / (counter + ghostGap)));
    if (room.height() < counter + 12)
        return;
    const double whole = count * counter + (count - 1) * ghostGap;
    double x = room.center().x() - whole / 2;
    for (int i = 0; i < count; ++i, x += counter + ghostGap) {
        m_canvas.svg.rect({x, room.top() + 12, counter, counter}, 6.5,
                          SvgStyle::line(m_canvas.color("rule"), 1.2, 0.55));
    }
}

void BoxPainter::paintTrackCaption(QRectF track)
{
    MapText letter;
    letter.voice = MapText::Voice::Captions;
    letter.bold = true;
    letter.color = m_canvas.color("ink");
    const QString caption = QCoreApplication::translate("Map", "Turn track").toUpper();
    for (const MapText &text : LetterSetter::onArc(
             letter, caption, {track.center().x(), track.top() - 12}, 0, {16, 0.14, 0}))
        m_canvas.svg.text(text);
}

} // namespace view
