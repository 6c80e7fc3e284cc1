// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/picturequestion.h"

#include "app/view/picturefile.h"

#include <QFileDialog>

namespace app {

QString PictureQuestion::ask(view::BoardView &board, const QString &name, QWidget *parent)
{
    const QString path = QFileDialog::getSaveFileName(
        parent, tr("Picture of the map"), name + QStringLiteral(".png"), tr("Pictures (*.png)"));
    if (path.isEmpty())
        return {};
    const auto done = view::writePicture(board.wholeMap(1.0), path);
    return done ? tr("The picture is in %1").arg(path) : done.error().message;
}

} // namespace app
