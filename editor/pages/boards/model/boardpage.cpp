// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardpage.h"

#include "editor/pages/boards/model/boardmodel.h"
#include "engine/storage/picture/imageheader.h"
#include "engine/storage/picture/svgshapes.h"

namespace editor {

using engine::Json;

namespace {

constexpr double c_margin = 20;
constexpr double c_mapMargin = 90;
constexpr double c_keyMargin = 290;
constexpr double c_lowerMargin = 430;
constexpr double c_boxMargin = 48;
constexpr QRectF c_emptyDisplay(0, 0, 800, 600);
// As the engine leaves room around a painted map of areas.
constexpr QMarginsF c_areaMargins(70, 70, 70, 250);
constexpr QRectF c_emptyAreas(-70, -70, 1340, 1120);

QRectF withBoxes(QRectF page, const BoardModel &model, double around)
{
    for (const BoardModel::Box &box : model.boxes())
        page |= box.box.adjusted(-around, -around, around, around);
    return page;
}

// As the painter of maps leaves room for the frame, the key and boxes.
QRectF hexPage(const BoardModel &model)
{
    const HexCells &cells = *model.cells();
    const double unit = cells.side() / 48;
    const JsonTextPointer style = model.root()->child(QStringLiteral("style"));
    const Json key = style ? style->toJson()[u"key"] : Json();
    double lower = key.isBool() && !key.toBool() ? c_mapMargin : c_keyMargin;
    if (!model.boxes().empty())
        lower = c_lowerMargin;
    QRectF page(0, 0, cells.grid().width(cells.side()), cells.grid().height(cells.side()));
    page.adjust(-c_mapMargin * unit, -c_mapMargin * unit, c_mapMargin * unit, lower * unit);
    return withBoxes(page, model, c_boxMargin * unit);
}

QRectF areaPage(const BoardModel &model)
{
    const FileContentPointer &picture = model.areas().picture();
    if (!model.picture().isEmpty() && picture) {
        const auto box = engine::SvgShapes::viewBox(picture->bytes(), model.picture());
        const auto image = engine::ImageHeader::read(picture->bytes());
        if (box || image)
            return box ? box.value() : QRectF(QPointF(0, 0), QSizeF(image->size));
    }
    const QRectF land = model.areas().bounds();
    const QRectF page =
        withBoxes(land.isEmpty() ? QRectF() : land.marginsAdded(c_areaMargins), model, c_margin);
    return page.isEmpty() ? c_emptyAreas : page;
}

} // namespace

QRectF neededPage(const BoardModel &model)
{
    if (model.cells())
        return hexPage(model);
    if (model.kind() == engine::Board::Kind::Area)
        return areaPage(model);
    const QRectF page = withBoxes({}, model, c_margin);
    return page.isEmpty() ? c_emptyDisplay : page;
}

} // namespace editor
