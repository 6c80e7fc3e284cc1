// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/benchmark.h"

#include "app/player/mainwindow.h"
#include "app/view/board/boardbench.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSaveFile>
#include <QTemporaryDir>

namespace app {

namespace {

engine::Json result(const char *name, double value, double limit)
{
    engine::Json one;
    one.insert(QStringLiteral("name"), name);
    one.insert(QStringLiteral("value"), value);
    one.insert(QStringLiteral("unit"), "ms");
    one.insert(QStringLiteral("limit"), limit);
    one.insert(QStringLiteral("better"), "less");
    one.insert(QStringLiteral("ok"), value <= limit);
    return one;
}

} // namespace

int benchmark(const QString &file)
{
    engine::Json results = engine::Json::array();
    QTemporaryDir folder;
    QElapsedTimer clock;
    clock.start();
    Library library(QApplication::applicationDirPath(), folder.path());
    library.refresh();
    results.append(result("start.library", double(clock.nsecsElapsed()) / 1e6, 1500));
    clock.restart();
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow window(library, settings);
    window.resize(1600, 1000);
    window.show();
    QApplication::processEvents();
    results.append(result("start.window", double(clock.nsecsElapsed()) / 1e6, 1000));
    for (const view::Measure &measure : view::measureBoard()) {
        engine::Json one;
        one.insert(QStringLiteral("name"), measure.name);
        one.insert(QStringLiteral("value"), measure.value);
        one.insert(QStringLiteral("unit"), measure.unit);
        one.insert(QStringLiteral("limit"), measure.limit);
        one.insert(QStringLiteral("better"), "less");
        one.insert(QStringLiteral("ok"), measure.ok);
        one.insert(QStringLiteral("beside"), measure.beside);
        results.append(one);
    }
    bool good = true;
    for (qsizetype i = 0; i < results.size(); ++i)
        good = good && results.at(i)[u"ok"].toBool();
    engine::Json all;
    all.insert(QStringLiteral("results"), results);
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(all.write()) < 0 || !out.commit())
        return 1;
    return good ? 0 : 1;
}

} // namespace app
