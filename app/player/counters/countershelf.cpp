// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/counters/countershelf.h"

#include <QPainter>

namespace app {

namespace {

constexpr qint64 c_mostBytes = 24 * 1024 * 1024;

} // namespace

CounterShelf::CounterShelf(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
    , m_pictures(std::make_unique<Pictures>(controller.module(), m_palette))
{
}

CounterShelf::Pictures::Pictures(const engine::Module &module,
                                 view::CounterArtReader::Palette palette)
    : book(module, palette)
    , painter(book)
    , cache(painter, c_mostBytes)
{
}

void CounterShelf::setPalette(view::CounterArtReader::Palette palette)
{
    if (palette == m_palette)
        return;
    m_palette = palette;
    m_pictures = std::make_unique<Pictures>(m_controller.module(), palette);
}

CounterShelf &CounterShelf::of(GameController &controller)
{
    if (auto *shelf = controller.findChild<CounterShelf *>(QString(), Qt::FindDirectChildrenOnly))
        return *shelf;
    return *new CounterShelf(controller);
}

view::CounterLook CounterShelf::look(engine::PieceId piece) const
{
    const auto &now = m_controller.state().piece(piece);
    view::CounterLook look;
    look.side = now.side;
    look.back = m_controller.module().piece(piece).back;
    look.stand = view::CounterLook::Stand::Flat;
    if (!m_controller.view().seesFace(piece)) {
        look.isHidden = true;
        return look;
    }
    look.piece = piece;
    look.steps = now.steps;
    return look;
}

QPixmap CounterShelf::pixmap(const view::CounterLook &look, int size, double ratio)
{
    // The picture's shadow and signs reach outside of the square, so the square is a bit smaller.
    const double margin = size >= 40 ? 3 : 1.5;
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    m_pictures->cache.draw(painter, QPointF(margin, margin), look, size - 2 * margin);
    return pixmap;
}

QPixmap CounterShelf::pixmap(engine::PieceId piece, int size, double ratio)
{
    return pixmap(look(piece), size, ratio);
}

QString CounterShelf::strengths(engine::PieceId piece) const
{
    if (!piece || !m_controller.view().seesFace(piece))
        return {};
    return printed(piece, m_controller.state().piece(piece).steps);
}

QString CounterShelf::afterLoss(engine::PieceId piece) const
{
    const QString now = strengths(piece);
    const int left = m_controller.state().piece(piece).steps - 1;
    if (now.isEmpty())
        return {};
    return left > 0 ? tr("%1 → %2, %n step(s) left", nullptr, left).arg(now, printed(piece, left))
                    : tr("%1, would be lost").arg(now);
}

std::optional<double> CounterShelf::strengthShare(engine::PieceId piece) const
{
    const int most = piece ? m_controller.module().piece(piece).maxSteps : 0;
    if (most <= 1 || !m_controller.view().seesFace(piece))
        return {};
    return std::clamp(double(m_controller.state().piece(piece).steps) / most, 0.0, 1.0);
}

QString CounterShelf::printed(engine::PieceId piece, int steps) const
{
    const auto &print = m_pictures->book.art(piece).print(steps);
    if (!print.strengths.isEmpty())
        return print.strengths;
    QStringList parts{print.left, print.right};
    parts.removeAll(QString());
    return parts.join(QStringLiteral("·"));
}

QString CounterShelf::status(engine::PieceId piece) const
{
    const auto &now = m_controller.state().piece(piece);
    QStringList parts;
    if (now.space)
        parts.append(m_controller.texts().spaceName(now.space));
    if (!m_controller.view().seesFace(piece))
        return parts.join(QString());
    parts.append(strengths(piece));
    const int most = m_controller.module().piece(piece).maxSteps;
    if (now.steps < most)
        parts.append(tr("%1 of %n step(s)", nullptr, most).arg(now.steps));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace app
