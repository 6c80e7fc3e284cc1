// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hostile/hostilegame.h"

#include "app/view/counter/paint/counterpainter.h"
#include "engine/storage/atomicfile.h"

#include <QDir>
#include <QPainter>

namespace hostile {

Files goodGame(const QString &folder)
{
    Files files;
    const auto opened = engine::ModuleFiles::open(folder);
    for (const QString &name : opened ? opened->names() : QStringList())
        files.insert(name, opened->read(name).value());
    return files;
}

Files gameWith(Files good, const QString &picture, const QByteArray &bytes)
{
    const QByteArray name = '"' + picture.toUtf8() + '"';
    const auto put = [&](const char *file, const QByteArray &before, const QByteArray &after) {
        good[QLatin1String(file)].replace(before, after);
    };
    put("module.json", "\"complexity\": 1,", "\"complexity\": 1, \"cover\": " + name + ',');
    put("boards/map.json", "\"type\": \"hex\",", "\"type\": \"hex\", \"picture\": " + name + ',');
    put("pieces.json", "{\"symbol\": \"infantry\"}",
        "{\"symbol\": \"infantry\", \"file\": " + name + '}');
    good.insert(picture, bytes);
    return good;
}

bool write(const Files &files, const QString &folder)
{
    if (!QDir(folder).removeRecursively())
        return false;
    for (auto it = files.begin(); it != files.end(); ++it) {
        const QString path = folder + u'/' + it.key();
        if (!QDir().mkpath(QFileInfo(path).path()) || !engine::writeAtomically(path, it.value()))
            return false;
    }
    return true;
}

QImage countersOf(const engine::Module &module)
{
    const view::CounterBook book(module);
    const view::CounterPainter drawer(book);
    QImage image(int(module.pieces.size()) * 80, 80, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int32_t i = 0; i < int32_t(module.pieces.size()); ++i) {
        view::CounterLook look;
        look.piece = engine::PieceId(i);
        look.side = module.pieces[size_t(i)].side;
        drawer.paint(painter, QRectF(i * 80 + 8, 8, 64, 64), look);
    }
    return image;
}

} // namespace hostile
