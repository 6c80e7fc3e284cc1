// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/counterpictures.h"

#include "engine/module/model/module.h"

#include <QPainter>

namespace editor {

namespace {

constexpr qint64 c_bytes = 24 * 1024 * 1024;
constexpr double c_body = 0.84; // shadow and edge stay inside

} // namespace

CounterPictures::Drawn::Drawn(const engine::Module &module)
    : book(module)
    , painter(book)
    , cache(painter, c_bytes)
{
}

void CounterPictures::setModule(std::shared_ptr<const engine::Module> module)
{
    m_drawn.reset();
    m_module = std::move(module);
    if (m_module)
        m_drawn = std::make_unique<Drawn>(*m_module);
}

void CounterPictures::draw(QPainter &painter, QPointF topLeft, const view::CounterLook &look,
                           double size) const
{
    if (m_drawn && look.piece.value < m_drawn->book.pieceCount())
        m_drawn->cache.draw(painter, topLeft, look, size);
}

QPixmap CounterPictures::pixmap(engine::PieceId piece, int size, double ratio, int steps) const
{
    if (!m_drawn || !piece || piece.value >= m_drawn->book.pieceCount())
        return {};
    view::CounterLook look;
    look.piece = piece;
    look.side = m_module->piece(piece).side;
    look.steps = steps;
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const double gap = size * (1 - c_body) / 2;
    m_drawn->cache.draw(painter, {gap, gap}, look, size * c_body);
    return pixmap;
}

} // namespace editor
