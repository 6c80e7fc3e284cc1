// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/countersbench.h"

#include "app/bench/timings.h"
#include "editor/pages/counters/counterspage.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterbar.h"
#include "editor/pages/counters/panels/countertableview.h"
#include "engine/storage/atomicfile.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QThread>

namespace app {

using namespace editor;

namespace {

using engine::Json;

constexpr int counterCount = 600;
constexpr int typeCount = 24;
constexpr int longestCounterWait = 60'000;
constexpr double frame = 16;

Json types()
{
    const QStringList symbols = view::SymbolSet().ids(view::Symbol::Kind::Box);
    Json types = Json::object();
    for (int i = 0; i < typeCount; ++i) {
        const auto type = Json::parse(
            QStringLiteral(R"({"template": "unit", "name": "Type %1", "values": {"attack": [%2, 2],
                              "defence": [%3, 1], "movement": 4, "range": 1, "mech": false,
                              "front": "north"}, "art": {"symbol": "%4", "size": "XX"}})")
                .arg(i)
                .arg(3 + i % 5)
                .arg(3 + i % 4)
                .arg(symbols[i % symbols.size()])
                .toUtf8(),
            QString());
        types.insert(QStringLiteral("type%1").arg(i), type.value());
    }
    return types;
}

QByteArray pieces()
{
    Json file;
    file.insert(QStringLiteral("format"), 1);
    Json formations = Json::object();
    for (int i = 0; i < 12; ++i) {
        const auto formation = Json::parse(
            QStringLiteral(R"({"name": "Army %1", "short": "%1", "color": "#%2", "side": "%3"})")
                .arg(i)
                .arg((i * 1'234'567) % 0xffffff, 6, 16, QLatin1Char('0'))
                .arg(i % 2 ? QStringLiteral("red") : QStringLiteral("blue"))
                .toUtf8(),
            QString());
        formations.insert(QStringLiteral("F%1").arg(i), formation.value());
    }
    file.insert(QStringLiteral("formations"), formations);
    file.insert(QStringLiteral("templates"),
                Json::parse(R"({"unit": {"steps": 2, "art": {"face": "counter"}}})", {}).value());
    file.insert(QStringLiteral("types"), types());
    Json list = Json::array();
    for (int i = 0; i < counterCount; ++i) {
        const auto piece = Json::parse(
            QStringLiteral(R"({"id": "P-%1", "type": "type%2", "formation": "F%3", "label": "%1",
                              "name": "%1th Division"})")
                .arg(i)
                .arg(i % typeCount)
                .arg(i % 12)
                .toUtf8(),
            QString());
        list.append(piece.value());
    }
    file.insert(QStringLiteral("pieces"), list);
    return file.write();
}

void write(const QString &path, const QByteArray &bytes)
{
    (void)engine::writeAtomically(path, bytes);
}

/// Of each of \a steps with its drawing. One disturbance by another program is no fault of the
/// table.
Measure measure(const char *name, double limit, QWidget *viewport, int steps,
                const std::function<void(int)> &step)
{
    Timings times;
    for (int i = 0; i < steps; ++i) {
        times.time([&] {
            step(i);
            viewport->repaint();
        });
    }
    return times.measure(name, 0.95, limit);
}

void writeModule(const QTemporaryDir &folder)
{
    write(folder.filePath(QStringLiteral("module.json")),
          R"({"format": 1, "id": "bench", "version": "1", "engine": "0.1", "title": "Bench",
              "language": "en", "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86"},
              {"id": "red", "name": "Red", "color": "#A8431C"}], "boards": [], "scenarios": []})");
    write(folder.filePath(PieceFile::fileName()), pieces());
}

void waitFor(LiveModule &live)
{
    live.look();
    QElapsedTimer waited;
    waited.start();
    while (!live.module() && waited.elapsed() < longestCounterWait) {
        QCoreApplication::processEvents();
        QThread::msleep(5);
    }
    QCoreApplication::processEvents();
}

std::vector<Measure> measureTable(CountersPage &page)
{
    QWidget *viewport = page.table()->viewport();
    QScrollBar *bar = page.table()->verticalScrollBar();
    const QStringList filters{QStringLiteral("side is red"), QStringLiteral("attack > 4"),
                              QStringLiteral("12"), QStringLiteral("side is blue attack > 5"),
                              QString()};
    std::vector<Measure> measures;
    measures.push_back(measure("editor.counters.scroll", frame, viewport, 150,
                               [&](int i) { bar->setValue(i * 120); }));
    measures.push_back(measure("editor.counters.filter", frame, viewport, 40, [&](int i) {
        page.bar()->search()->setText(filters[i % filters.size()]);
    }));
    page.bar()->search()->clear();
    page.table()->choosePieces(page.model()->pieces());
    const int attack = page.source().columns.find(QStringLiteral("attack"));
    measures.push_back(measure("editor.counters.edit_all", 250, viewport, 10, [&](int) {
        page.model()->setData(page.model()->index(0, attack), QStringLiteral("+1"), Qt::EditRole);
    }));
    return measures;
}

} // namespace

std::vector<Measure> measureCounters()
{
    const QTemporaryDir folder;
    writeModule(folder);
    const auto document = ModuleDocument::open(folder.path());
    if (!document)
        return {};
    LiveModule live(document.value());
    CountersPage page(live);
    page.resize(1400, 900);
    page.show();
    waitFor(live);
    return measureTable(page);
}

} // namespace app
