// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/counterpictures.h"

#include "app/view/style/tokens.h"

#include <QGuiApplication>
#include <QPainter>

namespace editor {

CounterPictures::CounterPictures(LiveModule &live, QObject *parent)
    : QObject(parent)
    , m_live(live)
{
    connect(&live, &LiveModule::loaded, this, &CounterPictures::take);
    take();
}

CounterPictures::~CounterPictures() = default;

void CounterPictures::take()
{
    // A module that can't be read leaves the last pictures where they are.
    if (!m_live.module() || m_live.module() == m_module)
        return;
    m_cache.reset();
    m_painter.reset();
    m_module = m_live.module();
    m_book = std::make_unique<view::CounterBook>(*m_module);
    m_painter = std::make_unique<view::CounterPainter>(*m_book);
    m_cache = std::make_unique<view::CounterCache>(*m_painter);
    emit changed();
}

engine::PieceId CounterPictures::piece(const QString &id) const
{
    return m_module ? m_module->pieceIds.value(id) : engine::PieceId();
}

void CounterPictures::draw(QPainter &painter, QPointF topLeft, const QString &id, double size)
{
    view::CounterLook look;
    look.piece = piece(id);
    if (look.piece) {
        look.side = m_module->piece(look.piece).side;
        draw(painter, topLeft, look, size);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(view::Tokens::of(QGuiApplication::palette()).control, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(topLeft, QSizeF(size, size)).adjusted(.5, .5, -.5, -.5), 4, 4);
    painter.restore();
}

void CounterPictures::draw(QPainter &painter, QPointF topLeft, const view::CounterLook &look,
                           double size)
{
    if (m_cache)
        m_cache->draw(painter, topLeft, look, size);
}

} // namespace editor
