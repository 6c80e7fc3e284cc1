// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/wholeboard.h"

#include "app/view/tiles/boardsheet.h"

#include <QPainter>

namespace view {

QImage wholeBoard(BoardScene &scene, const engine::Translator &translator, double scale)
{
    if (!scene.module() || scene.board() < 0 || scale <= 0)
        return {};
    BoardSheet sheet(scene.sharedModule(), scene.board(), scene.theme(), translator, wholeMap,
                     scene.look());
    if (sheet.page().isEmpty())
        return {};
    const QSizeF size = sheet.page().size() * scale;
    QImage image(size.toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(sheet.ground());
    QPainter painter(&image);
    sheet.draw(painter, scale, QRectF(QPointF(0, 0), size));
    BoardCamera camera;
    camera.setPage(sheet.page());
    camera.setView(size, 1);
    camera.fit();
    camera.zoomAt({0, 0}, scale);
    camera.centreOn(sheet.page().center());
    scene.setNames(sheet.placeNames());
    scene.paint(painter, camera, {});
    return image;
}

} // namespace view
