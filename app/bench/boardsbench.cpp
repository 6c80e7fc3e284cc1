// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/boardsbench.h"

#include "app/bench/timings.h"
#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/window/editorwindow.h"
#include "engine/storage/atomicfile.h"
#include "engine/system/processcost.h"

#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QThread>

namespace app {

using namespace editor;

namespace {

constexpr int c_side = 100; // columns and rows
constexpr int c_strokes = 8;
constexpr int c_strokeHexes = 25;
constexpr int c_fills = 5;
constexpr int c_longestWait = 60'000;
constexpr double c_strokeLimit = 16;
constexpr double c_undoLimit = 100;
constexpr double c_backgroundLimit = 1; // s of processor time after a stroke
constexpr double c_visitLimit = 4; // the same for a page that shows the board
constexpr double c_againLimit = 1;
constexpr double c_memoryLimit = 500; // MiB
constexpr int c_boards = 0; // the number of the page
constexpr int c_scenarios = 2;
constexpr int c_quiet = 1500; // ms in which next to nothing is done
constexpr double c_nothing = 25; // ms of processor time

const char c_module[] = R"({
  "format": 1, "id": "bench", "version": "1.0", "engine": "0.1", "title": "Bench", "language": "en",
  "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86"}],
  "boards": ["map"], "scenarios": []
}
)";
const char c_terrain[] = R"({
  "format": 1, "id": "terrain", "classes": ["foot"],
  "terrains": [{"id": "clear", "cost": {"foot": 1}}, {"id": "woods", "cost": {"foot": 2}},
               {"id": "swamp", "cost": {"foot": 3}}]
}
)";

QByteArray boardText()
{
    QByteArray text = R"({
  "format": 1, "id": "map", "name": "Large", "type": "hex",
  "grid": {"columns": 100, "rows": 100, "numbering": "{CC}{RR}", "terrain": "clear"},
  "spaces": {
)";
    engine::HexGrid::Layout layout;
    layout.columns = layout.rows = c_side;
    const engine::HexGrid grid(layout);
    for (int column = 0; column < c_side; ++column) {
        for (int row = 0; row < c_side; ++row) {
            text += "    \"" + grid.number(column, row).toUtf8() + "\": {\"terrain\": \"";
            text += (column / 5 + row / 4) % 3 ? "woods" : "swamp";
            text += column + row == 2 * c_side - 2 ? "\"}\n" : "\"},\n";
        }
    }
    return text + "  }\n}\n";
}

void writeFile(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).path());
    (void)engine::writeAtomically(path, content);
}

/// A window on the large board, and a hand.
class BoardsBench
{
public:
    explicit BoardsBench(const QString &folder)
    {
        writeFile(folder + QStringLiteral("/module.json"), c_module);
        writeFile(folder + QStringLiteral("/tables/terrain.json"), c_terrain);
        writeFile(folder + QStringLiteral("/boards/map.json"), boardText());
        auto opened = ModuleDocument::open(folder);
        if (!opened)
            return;
        m_document = opened.value();
        m_window = std::make_unique<EditorWindow>(m_document);
        m_window->resize(1600, 1000);
        m_window->show();
        for (Page *page : m_window->pages()) {
            if (auto *boards = qobject_cast<BoardsPage *>(page))
                m_page = boards;
        }
        QElapsedTimer clock;
        clock.start();
        while (!m_page->canvas().isBaked() && clock.elapsed() < c_longestWait) {
            QApplication::processEvents(QEventLoop::AllEvents, 20);
            QThread::msleep(5);
        }
    }

    bool isReady() const { return m_page && m_page->session().model().cells(); }

    /// Each event paints a hex that it enters.
    Timings stroke()
    {
        m_page->setTool(m_page->toolFor(Qt::Key_B));
        auto &canvas = m_page->canvas();
        m_page->session().setGround(QStringLiteral("clear"));
        canvas.zoomTo(0.6);
        canvas.centreOn(QStringLiteral("5050"));
        Timings times;
        for (int row = 0; row < c_strokes; ++row) {
            send(QEvent::MouseButtonPress, hex(0, row));
            for (int i = 1; i <= c_strokeHexes; ++i) {
                times.time([&] {
                    send(QEvent::MouseMove, hex(i, row));
                    canvas.repaint();
                });
                QApplication::processEvents(QEventLoop::AllEvents, 5);
            }
            send(QEvent::MouseButtonRelease, hex(c_strokeHexes, row));
        }
        return times;
    }

    struct Fill
    {
        Timings fill;
        Timings undo;
    };

    Fill fill()
    {
        auto &canvas = m_page->canvas();
        m_page->setTool(m_page->toolFor(Qt::Key_F));
        canvas.fit();
        // Everything becomes one terrain, then all of that another one.
        const auto pour = [&](const char *terrain, int step) {
            m_page->session().setGround(QString::fromLatin1(terrain));
            send(QEvent::MouseButtonPress, place(step), Qt::ShiftModifier);
            canvas.repaint();
        };
        for (int i = 0; i < 3; ++i)
            pour("clear", i * 40);
        Fill times;
        for (int i = 0; i < c_fills; ++i) {
            times.fill.time([&] { pour("woods", 0); });
            times.undo.time([&] {
                m_document->history().undo();
                canvas.repaint();
            });
        }
        return times;
    }

    /// Seconds of processor time of all threads, from \a step until nothing is done any more.
    static double costOf(const std::function<void()> &step)
    {
        const double before = processorTime(Spender::Process);
        step();
        QElapsedTimer clock;
        clock.start();
        double last = before;
        for (QElapsedTimer quiet; clock.elapsed() < 2 * c_longestWait;) {
            quiet.start();
            while (quiet.elapsed() < c_quiet) {
                QApplication::processEvents(QEventLoop::AllEvents, 20);
                QThread::msleep(20);
            }
            const double now = processorTime(Spender::Process);
            if (now - last < c_nothing)
                break;
            last = now;
        }
        return (last - before) / 1000;
    }

    double strokeCost()
    {
        m_page->session().setGround(QStringLiteral("swamp"));
        m_page->setTool(m_page->toolFor(Qt::Key_B));
        m_page->canvas().centreOn(QStringLiteral("5050"));
        costOf([] {});
        return costOf([&] {
            send(QEvent::MouseButtonPress, hex(0, 0));
            for (int i = 1; i <= c_strokeHexes; ++i)
                send(QEvent::MouseMove, hex(i, 0));
            send(QEvent::MouseButtonRelease, hex(c_strokeHexes, 0));
        });
    }

    double visitCost(int page)
    {
        const auto *pages =
            m_window->findChild<QActionGroup *>(QString(), Qt::FindDirectChildrenOnly);
        return costOf([&] { pages->actions().at(page)->trigger(); });
    }

private:
    QPointF place(int step) const
    {
        const QSize size = m_page->canvas().size();
        return {size.width() * (0.2 + 0.6 * (step % 100) / 100.0),
                size.height() * (0.2 + 0.006 * (step % 97))};
    }
    /// The hex of a stroke, near the middle of the board and of the view.
    QPointF hex(int step, int row) const
    {
        const HexCells &cells = *m_page->session().model().cells();
        const int cell =
            cells.cellAt((c_side - c_strokeHexes) / 2 + step, (c_side - c_strokes) / 2 + row);
        return m_page->canvas().viewPoint(cells.centre(cell));
    }
    void send(QEvent::Type type, QPointF at, Qt::KeyboardModifiers modifiers = {})
    {
        auto &canvas = m_page->canvas();
        QMouseEvent event(type, at, canvas.mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                          modifiers);
        QApplication::sendEvent(&canvas, &event);
    }

    std::shared_ptr<ModuleDocument> m_document;
    std::unique_ptr<EditorWindow> m_window;
    BoardsPage *m_page = nullptr;
};

} // namespace

std::vector<Measure> measureBoards()
{
    QTemporaryDir folder;
    BoardsBench bench(folder.path());
    if (!bench.isReady())
        return {{QStringLiteral("editor.stroke"), 0, QStringLiteral("ms"), c_strokeLimit, false,
                 QStringLiteral("the board can't be opened")}};
    const auto most = [] { return QString::number(engine::processcost::peakMemory(), 'f', 0); };
    QStringList memory{QStringLiteral("%1 MiB opened").arg(most())};
    const Timings stroke = bench.stroke();
    memory.append(QStringLiteral("%1 after strokes").arg(most()));
    const auto [fill, undo] = bench.fill();
    memory.append(QStringLiteral("%1 after fills").arg(most()));
    const auto spent = [](const char *name, double value, double limit) {
        return Measure{QLatin1String(name), value,    QStringLiteral("s"), limit,
                       value <= limit,      QString()};
    };
    const double background = bench.strokeCost();
    const double visit = bench.visitCost(c_scenarios);
    const double back = bench.visitCost(c_boards);
    const double again = bench.visitCost(c_scenarios);
    const double peak = engine::processcost::peakMemory();
    return {stroke.measure("editor.stroke", 0.95, c_strokeLimit),
            fill.measure("editor.fill", 0.5, 0),
            undo.measure("editor.undo.fill", 0.5, c_undoLimit),
            spent("editor.stroke.background", background, c_backgroundLimit),
            spent("editor.scenarios.visit", visit, c_visitLimit),
            spent("editor.boards.back", back, c_againLimit),
            spent("editor.scenarios.again", again, c_againLimit),
            {QStringLiteral("editor.memory"), peak, QStringLiteral("MiB"), c_memoryLimit,
             peak <= c_memoryLimit, memory.join(QStringLiteral(", "))}};
}

} // namespace app
