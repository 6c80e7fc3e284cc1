// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterpainter.h"
#include "engine/core/processcost.h"
#include "engine/module/read/moduleloader.h"
#include "tests/view/picture/hostilepictures.h"

#include <QElapsedTimer>
#include <QFile>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <sys/inotify.h>
#include <unistd.h>

namespace hostile {

using Files = QMap<QString, QByteArray>;

constexpr double mostMemory = 100; // MiB above what a good module takes

/// Tells whether a file of the machine was opened since it was asked last.
class Watch
{
public:
    explicit Watch(const QString &file)
        : m_notes(inotify_init1(IN_NONBLOCK))
    {
        inotify_add_watch(m_notes, QFile::encodeName(file).constData(), IN_OPEN | IN_ACCESS);
    }
    ~Watch() { close(m_notes); }
    Watch(const Watch &) = delete;
    Watch &operator=(const Watch &) = delete;

    bool wasOpened() const
    {
        char notes[4096];
        return read(m_notes, notes, sizeof(notes)) > 0;
    }

private:
    int m_notes;
};

inline Files templateFiles()
{
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates/hex");
    Files files;
    const auto opened = engine::ModuleFiles::open(folder);
    for (const QString &name : opened ? opened->names() : QStringList())
        files.insert(name, opened->read(name).value());
    return files;
}

/// A small game that shows \a picture as its cover, on its board and on its counters.
inline Files gameWith(const QString &picture, const QByteArray &bytes)
{
    Files files = templateFiles();
    const QByteArray name = '"' + picture.toUtf8() + '"';
    const auto put = [&](const char *file, const QByteArray &before, const QByteArray &after) {
        files[QLatin1String(file)].replace(before, after);
    };
    put("module.json", "\"complexity\": 1,", "\"complexity\": 1, \"cover\": " + name + ',');
    put("boards/map.json", "\"type\": \"hex\",", "\"type\": \"hex\", \"picture\": " + name + ',');
    put("pieces.json", "{\"symbol\": \"infantry\"}",
        "{\"symbol\": \"infantry\", \"file\": " + name + '}');
    files.insert(picture, bytes);
    return files;
}

inline QImage countersOf(const engine::Module &module)
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

inline qsizetype colors(const QImage &image)
{
    QSet<QRgb> found;
    for (int y = 0; y < image.height(); y += 2) {
        for (int x = 0; x < image.width(); x += 2)
            found.insert(image.pixel(x, y));
    }
    return found.size();
}

/// What was taken at most is counted from now on.
inline void forgetPeak()
{
    QFile references(QStringLiteral("/proc/self/clear_refs"));
    if (references.open(QIODevice::WriteOnly))
        references.write("5");
}

/// Whether \a work opens no file of the machine and takes little above what is taken already. The
/// time is printed when it is long; on a busy machine it proves nothing.
template<typename Work> bool isContained(const Watch &watch, Work work)
{
    forgetPeak();
    const double before = engine::processcost::peakMemory();
    QElapsedTimer clock;
    clock.start();
    work();
    const double taken = engine::processcost::peakMemory() - before;
    const bool wasOpened = watch.wasOpened();
    if (wasOpened || taken > mostMemory / 2 || clock.elapsed() > 1000)
        qInfo("%.0f MiB, %lld ms%s", taken, clock.elapsed(), wasOpened ? ", opened" : "");
    return !wasOpened && taken < mostMemory;
}

/// A row for each of them.
inline void rows(const QString &secret)
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    for (const Picture &picture : pictures(secret))
        QTest::newRow(picture.what) << picture.file << picture.bytes;
}

} // namespace hostile
