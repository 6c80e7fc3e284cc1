// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/picturefile.h"

#include "engine/storage/atomicfile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>

namespace view {

engine::Result<engine::Done> writePicture(const QImage &image, const QString &path)
{
    const QByteArray format = QFileInfo(path).suffix().toLatin1();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, format.isEmpty() ? "png" : format.constData())) {
        return engine::Error{
            engine::Error::Code::BadFormat,
            image.isNull()
                ? QCoreApplication::translate("PictureFile",
                                              "The picture is too large to be drawn.")
                : QCoreApplication::translate(
                      "PictureFile", "“%1” is no kind of picture; let the name end with .png.")
                      .arg(QFileInfo(path).fileName())};
    }
    return engine::writeAtomically(path, buffer.data());
}

} // namespace view
