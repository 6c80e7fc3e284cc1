// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/benchmark.h"

#include "app/bench/boardbench.h"
#include "app/bench/boardsbench.h"
#include "app/bench/countersbench.h"
#include "app/bench/gamebench.h"
#include "app/bench/hostilebench.h"
#include "app/player/mainwindow.h"
#include "engine/storage/atomicfile.h"
#include "engine/system/processcost.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>

namespace app {

namespace {

engine::Json result(const Measure &measure)
{
    engine::Json one;
    one.insert(QStringLiteral("name"), measure.name);
    one.insert(QStringLiteral("value"), measure.value);
    one.insert(QStringLiteral("unit"), measure.unit);
    one.insert(QStringLiteral("limit"), measure.limit);
    one.insert(QStringLiteral("better"), "less");
    one.insert(QStringLiteral("ok"), measure.ok);
    one.insert(QStringLiteral("beside"), measure.beside);
    return one;
}

/// Adds the time to \a started.
std::vector<Measure> measureStart(double &started)
{
    std::vector<Measure> measures;
    QTemporaryDir folder;
    QElapsedTimer clock;
    clock.start();
    const auto measure = [&](const char *name, double limit) {
        const double time = double(clock.nsecsElapsed()) / 1e6;
        clock.start();
        started += time;
        measures.push_back(
            {QLatin1String(name), time, QStringLiteral("ms"), limit, time <= limit, QString()});
    };
    Library library(QApplication::applicationDirPath(), folder.path());
    library.refresh();
    measure("start.library", 1500);
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow window(library, settings);
    window.resize(1600, 1000);
    window.show();
    QApplication::processEvents();
    measure("start.window", 1000);
    return measures;
}

} // namespace

int benchmark(const QString &file)
{
    double started = engine::processcost::age();
    std::vector<Measure> measures = measureStart(started);
    // The largest game comes last, because the others tell how much memory was used at most.
    for (const std::vector<Measure> &more :
         {measureBoard(started), measureBoards(), measureCounters(),
          measureHostilePictures(QStringLiteral(":/templates/hex")), measureLargestGame()})
        measures.insert(measures.end(), more.begin(), more.end());
    engine::Json results = engine::Json::array();
    bool good = true;
    for (const Measure &one : measures) {
        results.append(result(one));
        good = good && one.ok;
    }
    engine::Json all;
    all.insert(QStringLiteral("results"), results);
    if (const auto done = engine::writeAtomically(file, all.write()); !done) {
        std::fprintf(stderr, "%s\n", qPrintable(done.error().message));
        return 1;
    }
    return good ? 0 : 1;
}

} // namespace app
