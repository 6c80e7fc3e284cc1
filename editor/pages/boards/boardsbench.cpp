// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/boardsbench.h"

#include "app/view/bench/timings.h"
#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/window/editorwindow.h"
#include "engine/storage/atomicfile.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QThread>

namespace editor {

namespace {

constexpr int c_side = 100; // columns and rows
constexpr int c_strokes = 8;
constexpr int c_strokeHexes = 25;
constexpr int c_fills = 5;
constexpr int c_longestWait = 60'000;
constexpr double c_strokeLimit = 16;
constexpr double c_undoLimit = 100;

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
class Bench
{
public:
    explicit Bench(const QString &folder)
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
    view::Timings stroke()
    {
        m_page->setTool(m_page->toolFor(Qt::Key_B));
        auto &canvas = m_page->canvas();
        m_page->session().setGround(QStringLiteral("clear"));
        canvas.zoomTo(0.6);
        canvas.centreOn(QStringLiteral("5050"));
        view::Timings times;
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
        view::Timings fill;
        view::Timings undo;
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

std::vector<view::Measure> measureBoards()
{
    QTemporaryDir folder;
    Bench bench(folder.path());
    if (!bench.isReady())
        return {{QStringLiteral("editor.stroke"), 0, QStringLiteral("ms"), c_strokeLimit, false,
                 QStringLiteral("the board can't be opened")}};
    const view::Timings stroke = bench.stroke();
    const auto [fill, undo] = bench.fill();
    return {stroke.measure("editor.stroke", 0.95, c_strokeLimit),
            fill.measure("editor.fill", 0.5, 0),
            undo.measure("editor.undo.fill", 0.5, c_undoLimit)};
}

} // namespace editor
