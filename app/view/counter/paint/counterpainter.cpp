// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/counterpainter.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace view {

namespace {

constexpr double c_ghostOpacity = 0.62;

double scaleOf(const QPainter &painter)
{
    const QTransform &transform = painter.worldTransform();
    return std::hypot(transform.m11(), transform.m12());
}

} // namespace

CounterPainter::CounterPainter(const CounterBook &book, CounterText text)
    : m_book(book)
    , m_text(std::move(text))
    , m_faces(m_text)
    , m_blocks(m_text)
    , m_minis(m_text)
    , m_signs(m_text)
    , m_symbols(m_text)
{
}

bool CounterPainter::isBlock(const CounterLook &look) const
{
    return look.showsBack() ? m_book.back(look.side, look.back).isBlock
                            : m_book.art(look.piece).face == CounterArt::Face::Block;
}

void CounterPainter::paint(QPainter &painter, const QRectF &rect, const CounterLook &look) const
{
    if (look.isGhost)
        paintGhost(painter, rect, look.visible());
    else
        paintSolid(painter, rect, look.visible());
}

void CounterPainter::paintGhost(QPainter &painter, const QRectF &rect,
                                const CounterLook &look) const
{
    CounterLook solid = look;
    solid.isGhost = false;
    // Parts that lie over each other must not shine through each other.
    const double ratio = painter.device()->devicePixelRatioF();
    const double scale = scaleOf(painter);
    const QRectF area = bounds(solid, rect.width());
    QImage image((area.size() * scale * ratio).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter inner(&image);
    inner.scale(scale, scale);
    paintSolid(inner, QRectF(-area.topLeft(), rect.size()), solid);
    inner.end();
    painter.save();
    painter.setOpacity(painter.opacity() * c_ghostOpacity);
    painter.drawImage(area.translated(rect.topLeft()), image);
    painter.restore();
}

void CounterPainter::paintSolid(QPainter &painter, const QRectF &rect,
                                const CounterLook &look) const
{
    CounterLevel level = counterLevel(rect.width() * scaleOf(painter));
    // A block has its depth and its pips to show, so its small face comes earlier.
    if (level == CounterLevel::Plain && isBlock(look))
        level = CounterLevel::Mini;
    const bool isMini = level == CounterLevel::Mini || level == CounterLevel::Bare;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    const double scale = rect.width() / (isMini ? MiniPainter::size : CounterPlate::size);
    painter.scale(scale, scale);
    if (isMini)
        paintMini(painter, look, level);
    else
        paintFull(painter, look, level);
    painter.restore();
}

void CounterPainter::paintMini(QPainter &painter, const CounterLook &look, CounterLevel level) const
{
    if (look.showsBack())
        m_minis.drawBack(painter, m_book.back(look.side, look.back), look, level);
    else
        m_minis.draw(painter, m_book.art(look.piece), look, level);
    QPainterPath plate;
    plate.addRoundedRect(QRectF(0, 0, MiniPainter::size, MiniPainter::size), 3, 3);
    m_signs.drawVeil(painter, plate, look, m_book.marks());
    if (level != CounterLevel::Mini)
        return;
    painter.save();
    painter.scale(MiniPainter::size / CounterPlate::size, MiniPainter::size / CounterPlate::size);
    m_signs.drawHeading(painter, look.heading);
    painter.restore();
    m_minis.drawMarks(painter, look, m_book.marks());
}

void CounterPainter::paintFull(QPainter &painter, const CounterLook &look, CounterLevel level) const
{
    if (isBlock(look))
        paintBlock(painter, look);
    else
        paintFlat(painter, look, level);
    m_signs.drawHeading(painter, look.heading);
    m_signs.drawMarks(painter, look, m_book.marks());
    m_signs.drawBadge(painter, look.badge);
}

void CounterPainter::paintFlat(QPainter &painter, const CounterLook &look, CounterLevel level) const
{
    const QPainterPath outline = CounterPlate::outline();
    CounterPlate::drawShadow(painter, CounterPlate::rect(), CounterPlate::radius,
                             {look.onDark ? 1.4 : 1.0, look.isLifted ? 2.0 : 0.0});
    m_signs.drawGlow(painter, outline, look.glow);
    if (look.showsBack()) {
        const CounterBack &back = m_book.back(look.side, look.back);
        CounterPlate::drawBody(painter, back.color);
        if (back.picture)
            back.picture->drawFitted(painter, CounterPlate::rect());
        else
            m_symbols.drawFree(
                painter, back.sign, {32, 32}, 1.2,
                mixed(back.color, luma(back.color) > 150 ? Qt::black : Qt::white, 0.34));
    } else {
        const CounterArt &art = m_book.art(look.piece);
        CounterPlate::drawBody(painter,
                               CounterPlate::ground(art.colors.body, art.isReduced(look.steps)));
        if (const auto &picture = art.print(look.steps).picture)
            picture->drawFitted(painter, CounterPlate::rect());
        else
            m_faces.draw(painter, art, look, level);
    }
    CounterPlate::drawEdge(painter);
    m_signs.drawVeil(painter, outline, look, m_book.marks());
}

void CounterPainter::paintBlock(QPainter &painter, const CounterLook &look) const
{
    BlockPainter::drawShadow(painter, look);
    m_signs.drawGlow(painter, BlockPainter::outline(look.stand), look.glow);
    if (look.showsBack())
        m_blocks.drawBack(painter, m_book.back(look.side, look.back));
    else if (look.stand == CounterLook::Stand::Flat)
        m_blocks.drawFlat(painter, m_book.art(look.piece), look);
    else
        m_blocks.drawStanding(painter, m_book.art(look.piece), look);
    m_signs.drawVeil(painter, BlockPainter::face(look.stand), look, m_book.marks());
}

QRectF CounterPainter::bounds(const CounterLook &look, double size) const
{
    QRectF units(-2, -2, 71, 74);
    if (look.isLifted)
        units.adjust(0, 0, 2, 3);
    if (isBlock(look))
        units |= QRectF(-6, -6, 99, 88);
    if (look.glow != CounterLook::Glow::None)
        units |= isBlock(look) ? QRectF(-12, -13, 92, 90) : QRectF(-10, -10, 84, 84);
    if (look.marks)
        units |= QRectF(-7, -2, 80, 74);
    if (look.badge >= 3)
        units |= QRectF(0, -6, 70, 70);
    if (const int edges = MiniPainter::stackEdges(look)) {
        const double away =
            (edges * MiniPainter::stackStep(size) + 1) * CounterPlate::size / MiniPainter::size;
        units |= QRectF(0, -away, CounterPlate::size + away, CounterPlate::size + away);
    }
    if (look.heading >= 0)
        units |= QRectF(-20, -20, 104, 104);
    const double scale = size / CounterPlate::size;
    return QRectF(units.topLeft() * scale, units.size() * scale);
}

QByteArray CounterPainter::svg(const CounterLook &look, double size) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QRectF area = bounds(look.visible(), size);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(QStringLiteral("counter"));
    generator.setDescription({});
    generator.setResolution(96);
    generator.setSize(area.size().toSize());
    generator.setViewBox(area);
    QPainter painter(&generator);
    paint(painter, QRectF(0, 0, size, size), look);
    painter.end();
    return bytes;
}

} // namespace view
