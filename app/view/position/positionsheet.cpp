// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/position/positionsheet.h"

#include "app/view/counter/paint/counterpainter.h"
#include "app/view/counter/paint/stacklayout.h"
#include "app/view/mapimage.h"
#include "app/view/tiles/boardsheet.h"
#include "engine/board/facings.h"
#include "engine/game/play/playerview.h"
#include "engine/module/model/module.h"

#include <QPainter>

namespace view {

namespace {

constexpr double c_least = 0.5; ///< What is smaller than so many pixels is left out.

double fittingScale(QSizeF page, QSize atMost)
{
    return std::min(atMost.width() / std::max(1.0, page.width()),
                    atMost.height() / std::max(1.0, page.height()));
}

void paintStack(QPainter &painter, const CounterPainter &counters, const engine::PlayerView &view,
                engine::SpaceId space, const engine::Facings &facings, QPointF centre, double size)
{
    const auto pieces = view.stack(space);
    for (const StackLayout::Place &place : StackLayout::pile(int(pieces.size()), size)) {
        const auto &seen = pieces[size_t(place.piece)];
        CounterLook look;
        look.piece = seen.piece;
        look.side = seen.side;
        look.back = seen.back;
        const CounterMarks &marks = counters.book().marks();
        look.marks = seen.piece ? marks.bits(view.state(), seen.piece) : marks.bits(seen.open);
        if (seen.piece) {
            look.steps = view.state().piece(seen.piece).steps;
            look.heading = facings.heading(view.state().piece(seen.piece).facing);
        }
        counters.paint(painter, QRectF(centre + place.position, QSizeF(size, size)), look);
    }
}

} // namespace

PositionSheet::PositionSheet(const engine::Module &module, int board)
    : m_module(module)
    , m_board(board)
{
}

PositionSheet::PositionSheet(const engine::Module &module, int board, MapTheme theme,
                             const engine::Translator &translator, double scale,
                             const QString &look)
    : PositionSheet(module, board)
{
    paint(theme, translator, {}, scale, look);
}

PositionSheet PositionSheet::fitting(const engine::Module &module, int board, MapTheme theme,
                                     const engine::Translator &translator, QSize atMost,
                                     const QString &look)
{
    PositionSheet sheet(module, board);
    sheet.paint(theme, translator, atMost, 0, look);
    return sheet;
}

void PositionSheet::paint(MapTheme theme, const engine::Translator &translator, QSize atMost,
                          double scale, const QString &look)
{
    // Whoever handed the module over keeps it as long as this lives.
    const BoardSheet sheet({std::shared_ptr<void>(), &m_module}, m_board, theme, translator,
                           wholeMap, look.isEmpty() ? mapLook(m_module, m_board, nullptr) : look);
    const QRectF page = sheet.page();
    m_scale = scale > 0 ? scale : fittingScale(page.size(), atMost);
    m_corner = page.topLeft();
    m_image = QImage((page.size() * m_scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    if (m_image.isNull())
        return;
    m_image.fill(sheet.ground());
    QPainter painter(&m_image);
    sheet.draw(painter, m_scale, QRectF(m_image.rect()), c_least);
}

QImage PositionSheet::detail(const engine::Module &module, const BoardSheet &sheet, int board,
                             const engine::GameState *state, engine::Viewer viewer, QPointF centre,
                             QSize size, double scale)
{
    PositionSheet seen(module, board);
    seen.m_scale = scale;
    seen.m_corner = sheet.page().topLeft();
    const QSize page = (sheet.page().size() * scale).toSize().expandedTo({1, 1});
    QRect part(QPoint(), size.boundedTo(page));
    part.moveCenter(((centre - seen.m_corner) * scale).toPoint());
    part.moveLeft(std::clamp(part.left(), 0, page.width() - part.width()));
    part.moveTop(std::clamp(part.top(), 0, page.height() - part.height()));
    QImage image(part.size(), QImage::Format_RGB32);
    image.fill(sheet.ground());
    QPainter painter(&image);
    painter.translate(-part.topLeft());
    sheet.draw(painter, scale, QRectF(part), c_least);
    if (state)
        seen.paintPieces(painter, *state, viewer, QRectF(part));
    return image;
}

QPointF PositionSheet::at(engine::SpaceId space) const
{
    return (m_module.map.space(space).centre - m_corner) * m_scale;
}

void PositionSheet::paintPieces(QPainter &painter, const engine::GameState &state,
                                engine::Viewer viewer, const QRectF &seen) const
{
    const engine::Board &board = m_module.map.boards()[size_t(m_board)];
    const CounterBook book(m_module);
    const CounterPainter counters(book);
    const engine::PlayerView view(m_module, state, viewer);
    const double size =
        board.hexSide * m_scale * (board.kind == engine::Board::Kind::Hex ? 1.15 : 0.9);
    const engine::Facings facings(board);
    const QRectF near = seen.adjusted(-size, -size, size, size);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int32_t i = 0; i < state.spaceCount(); ++i) {
        const engine::SpaceId space(i);
        if (m_module.map.space(space).board == m_board && state.bottom(space)
            && near.contains(at(space)))
            paintStack(painter, counters, view, space, facings, at(space), size);
    }
}

QImage PositionSheet::whole(const engine::GameState *state, engine::Viewer viewer) const
{
    QImage image = m_image;
    if (!state || image.isNull())
        return image;
    QPainter painter(&image);
    paintPieces(painter, *state, viewer, QRectF(image.rect()));
    return image;
}

QImage PositionSheet::around(const engine::GameState &state, engine::Viewer viewer,
                             engine::SpaceId space, QSize size) const
{
    if (m_image.isNull() || !space || m_module.map.space(space).board != m_board)
        return {};
    QRect part(QPoint(), size.boundedTo(m_image.size()));
    part.moveCenter(at(space).toPoint());
    part.moveLeft(std::clamp(part.left(), 0, m_image.width() - part.width()));
    part.moveTop(std::clamp(part.top(), 0, m_image.height() - part.height()));
    QImage image = m_image.copy(part);
    QPainter painter(&image);
    painter.translate(-part.topLeft());
    paintPieces(painter, state, viewer, QRectF(part));
    return image;
}

} // namespace view
