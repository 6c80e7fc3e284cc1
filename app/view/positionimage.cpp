// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/positionimage.h"

#include "app/view/counter/counterpainter.h"
#include "app/view/counter/stacklayout.h"
#include "app/view/mapimage.h"
#include "engine/game/playerview.h"
#include "engine/module/module.h"

#include <QPainter>
#include <QSvgRenderer>

namespace view {

namespace {

/// A painted sheet and which part of the board it shows.
struct Sheet
{
    QImage image;
    QPointF corner;
    double scale = 1;
};

double fitting(QSizeF page, QSize atMost)
{
    return std::min(atMost.width() / std::max(1.0, page.width()),
                    atMost.height() / std::max(1.0, page.height()));
}

Sheet sheet(const engine::Module &module, int board, MapTheme theme, QSize atMost)
{
    const engine::Board &one = module.map.boards()[size_t(board)];
    if (one.kind == engine::Board::Kind::Hex && one.picture.isEmpty()) {
        const MapPicture picture = paintMap(module, board, theme);
        const double scale = fitting(picture.page.size(), atMost);
        return {mapImage(picture, scale), picture.page.topLeft(), scale};
    }
    const double scale = fitting(one.page.size(), atMost);
    QImage image((one.page.size() * scale).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(theme == MapTheme::Dark ? QColor(0x26, 0x28, 0x2b) : QColor(0xf0, 0xe8, 0xd4));
    if (const auto drawing = module.files.read(one.picture); drawing) {
        QPainter painter(&image);
        QSvgRenderer(drawing.value()).render(&painter);
    }
    return {image, one.page.topLeft(), scale};
}

void paintStack(QPainter &painter, const CounterPainter &counters, const engine::PlayerView &view,
                engine::SpaceId space, QPointF centre, double size)
{
    const auto pieces = view.stack(space);
    for (const StackLayout::Place &place : StackLayout::pile(int(pieces.size()), size)) {
        const auto &seen = pieces[size_t(place.piece)];
        CounterLook look;
        look.piece = seen.piece;
        look.side = seen.side;
        look.back = seen.back;
        if (seen.piece)
            look.steps = view.state().piece(seen.piece).steps;
        counters.paint(painter, QRectF(centre + place.position, QSizeF(size, size)), look);
    }
}

} // namespace

QImage positionImage(const engine::Module &module, const engine::GameState *state,
                     engine::SideId viewer, int board, MapTheme theme, QSize atMost)
{
    if (board < 0 || board >= int(module.map.boards().size()))
        return {};
    const engine::Board &one = module.map.boards()[size_t(board)];
    Sheet drawn = sheet(module, board, theme, atMost);
    if (!state)
        return drawn.image;
    const CounterBook book(module);
    const CounterPainter counters(book);
    const engine::PlayerView view(module, *state, viewer);
    const double size =
        one.hexSide * drawn.scale * (one.kind == engine::Board::Kind::Hex ? 1.15 : 0.9);
    QPainter painter(&drawn.image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int32_t i = 0; i < state->spaceCount(); ++i) {
        const engine::Space &space = module.map.space(engine::SpaceId(i));
        if (space.board == board && state->bottom(engine::SpaceId(i)))
            paintStack(painter, counters, view, engine::SpaceId(i),
                       (space.centre - drawn.corner) * drawn.scale, size);
    }
    painter.end();
    return drawn.image;
}

} // namespace view
