// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/livepictures.h"

#include "app/view/style/tokens.h"
#include "engine/module/model/module.h"

#include <QGuiApplication>
#include <QPainter>

namespace editor {

LivePictures::LivePictures(LiveModule &live, QObject *parent)
    : QObject(parent)
    , m_live(live)
{
    connect(&live, &LiveModule::loaded, this, &LivePictures::take);
    take();
}

void LivePictures::take()
{
    // A module that can't be read leaves the last pictures where they are.
    if (!m_live.module() || m_live.module().get() == module())
        return;
    m_pictures.setModule(m_live.module());
    emit changed();
}

engine::PieceId LivePictures::piece(const QString &id) const
{
    return module() ? module()->pieceIds.value(id) : engine::PieceId();
}

void LivePictures::draw(QPainter &painter, QPointF topLeft, const QString &id, double size) const
{
    view::CounterLook look;
    look.piece = piece(id);
    if (look.piece) {
        look.side = module()->piece(look.piece).side;
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

} // namespace editor
