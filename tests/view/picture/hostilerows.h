// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hostile/hostilegame.h"
#include "app/hostile/hostilepictures.h"
#include "engine/system/processcost.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSet>
#include <QTest>

#include <sys/inotify.h>
#include <unistd.h>

namespace hostile {

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

inline Files goodGame()
{
    return goodGame(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates/hex"));
}

inline Files gameWith(const QString &picture, const QByteArray &bytes)
{
    return gameWith(goodGame(), picture, bytes);
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

/// Whether \a work opens no file of the machine and takes little above what is taken already. The
/// time is printed when it is long; on a busy machine it proves nothing.
template<typename Work> bool isContained(const Watch &watch, Work work)
{
    engine::processcost::forgetPeak();
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
