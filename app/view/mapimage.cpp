// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mapimage.h"

#include "app/view/area/areamappainter.h"
#include "app/view/area/areareader.h"
#include "app/view/map/mappainter.h"
#include "app/view/map/sheet/mapstyle.h"
#include "engine/module/model/module.h"
#include "engine/state/gamestate.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr double largestSide = 32767;

} // namespace

MapSource mapSource(const engine::Module &module, int board)
{
    MapSource source{module.map, module.terrain, {}, board};
    for (const engine::Side &side : module.sides)
        source.sides.push_back({side.id, side.name, side.color});
    return source;
}

QString mapLook(const engine::Module &module, int board, const engine::GameState *state)
{
    if (board < 0 || size_t(board) >= module.map.boards().size())
        return {};
    const engine::Json &style = module.map.boards()[size_t(board)].style;
    const QString name = MapStyle::variable(style);
    if (name.isEmpty())
        return {};
    const int index = module.state.variable.value(module.names.find(name), -1);
    if (index < 0)
        return MapStyle::lookFor(style, {});
    const engine::Data &data =
        state ? state->variable(index) : module.state.variables[size_t(index)].initial;
    const engine::Value *value = std::get_if<engine::Value>(&data);
    const engine::Names &names = state ? state->names() : module.names;
    if (value && value->type == engine::Value::Type::Word)
        return MapStyle::lookFor(style, names.text(engine::NameId(value->number)));
    const bool isNumber = value && value->type == engine::Value::Type::Integer;
    return MapStyle::lookFor(style, isNumber ? QString::number(value->number) : QString());
}

MapPicture paintMap(const engine::Module &module, int board, MapTheme theme)
{
    return paintMap(mapSource(module, board), theme);
}

MapPicture paintMap(const MapSource &source, MapTheme theme)
{
    return AreaReader::hasShapes(source.map, source.board) ? AreaMapPainter(source, theme).paint()
                                                           : MapPainter(source, theme).paint();
}

QImage mapImage(const MapPicture &picture, double scale)
{
    return mapImage(picture, scale, picture.page);
}

QImage mapImage(const MapPicture &picture, double scale, QRectF part)
{
    // A sheet may claim any size; a picture that can't be held is no picture.
    if (!(part.width() * scale < largestSide && part.height() * scale < largestSide))
        return {};
    const QSize size(std::max(1, int(std::ceil(part.width() * scale))),
                     std::max(1, int(std::ceil(part.height() * scale))));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate((picture.page.topLeft() - part.topLeft()) * scale);
    picture.draw(painter, scale,
                 scale >= MapText::numbersFrom ? MapPicture::Numbers::Shown
                                               : MapPicture::Numbers::Hidden);
    return image;
}

} // namespace view
