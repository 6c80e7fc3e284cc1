// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/boardsbench.h"

#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/window/editorwindow.h"

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
constexpr int c_events = 200;
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
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
}

double milliseconds(const QElapsedTimer &clock)
{
    return double(clock.nsecsElapsed()) / 1e6;
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

    std::vector<double> stroke()
    {
        m_page->setTool(m_page->toolFor(Qt::Key_B));
        m_page->session().setGround(QStringLiteral("swamp"));
        auto &canvas = m_page->canvas();
        canvas.zoomTo(0.6);
        std::vector<double> times;
        send(QEvent::MouseButtonPress, place(0));
        for (int i = 0; i < c_events; ++i) {
            QElapsedTimer clock;
            clock.start();
            send(QEvent::MouseMove, place(i));
            canvas.repaint();
            times.push_back(milliseconds(clock));
            QApplication::processEvents(QEventLoop::AllEvents, 5);
        }
        send(QEvent::MouseButtonRelease, place(c_events));
        std::sort(times.begin(), times.end());
        return times;
    }

    /// Of the fill and of its undo.
    std::pair<double, double> fill()
    {
        auto &canvas = m_page->canvas();
        m_page->setTool(m_page->toolFor(Qt::Key_F));
        canvas.fit();
        for (const char *terrain : {"clear", "woods"}) {
            // Everything becomes one terrain, then all of that another one.
            m_page->session().setGround(QString::fromLatin1(terrain));
            for (int i = 0; i < 3 && terrain[0] == 'c'; ++i)
                send(QEvent::MouseButtonPress, place(i * 40), Qt::ShiftModifier);
        }
        canvas.repaint();
        QElapsedTimer clock;
        clock.start();
        send(QEvent::MouseButtonPress, place(0), Qt::ShiftModifier);
        canvas.repaint();
        const double filling = milliseconds(clock);
        clock.start();
        m_document->history().undo();
        canvas.repaint();
        return {filling, milliseconds(clock)};
    }

private:
    QPointF place(int step) const
    {
        const QSize size = m_page->canvas().size();
        return {size.width() * (0.2 + 0.6 * (step % 100) / 100.0),
                size.height() * (0.2 + 0.006 * (step % 97))};
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
    const std::vector<double> stroke = bench.stroke();
    const double most = stroke[stroke.size() * 95 / 100];
    const auto [filling, undo] = bench.fill();
    return {{QStringLiteral("editor.stroke"), most, QStringLiteral("ms"), c_strokeLimit,
             most <= c_strokeLimit,
             QStringLiteral("95 of 100 events; half of them below %1 ms, the longest %2 ms")
                 .arg(stroke[stroke.size() / 2], 0, 'f', 1)
                 .arg(stroke.back(), 0, 'f', 1)},
            {QStringLiteral("editor.undo.fill"), undo, QStringLiteral("ms"), c_undoLimit,
             undo <= c_undoLimit, QStringLiteral("the fill itself %1 ms").arg(filling, 0, 'f', 1)}};
}

} // namespace editor
