// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/boardbench.h"

#include "app/bench/timings.h"
#include "app/view/board/boardview.h"
#include "engine/system/processcost.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <cmath>

namespace app {

using namespace view;

namespace {

constexpr int columns = 100;
constexpr int rows = 50;
constexpr int pieceCount = 1000;
constexpr int reachCount = 400;
constexpr int panFrames = 200;
constexpr int trailCount = 40;
constexpr int longestWait = 60'000;

engine::Json json(const char *text)
{
    const auto parsed = engine::Json::parse(QByteArray(text), QString());
    return parsed ? parsed.value() : engine::Json::object();
}

/// The same number for the same hex on every machine.
uint mixed(int a, int b)
{
    uint x = uint(a) * 73856093u ^ uint(b) * 19349663u;
    x ^= x >> 13;
    x *= 0x5bd1e995u;
    return x ^ x >> 15;
}

void addHexes(engine::Module &module)
{
    engine::HexGrid::Layout layout;
    layout.columns = columns;
    layout.rows = rows;
    engine::Board board;
    board.id = QStringLiteral("map");
    board.grid = engine::HexGrid(layout);
    board.page = {0, 0, board.grid->width(48), board.grid->height(48)};
    board.style = engine::Json::object();
    module.map.addBoard(board);
    const engine::HexGrid &grid = *module.map.boards().front().grid;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row) {
            engine::Space space;
            space.id = grid.number(column, row);
            space.board = 0;
            const uint area = mixed(column / 4, row / 3) % 10;
            space.terrain = area < 6 ? 0 : int(area) - 5;
            if (mixed(column, row) % 16 == 0) {
                space.terrain = 5;
                space.name = QStringLiteral("Ort ") + space.id;
            }
            space.hex = grid.coordinate(column, row);
            space.centre = grid.centre(column, row, board.hexSide);
            module.map.addSpace(space);
        }
    }
    module.map.finish();
}

void addPieces(engine::Module &module)
{
    for (const char *id : {"german", "soviet"}) {
        engine::Side side;
        side.id = side.name = QString::fromLatin1(id);
        side.art = json(id[0] == 'g' ? R"({"palette": "german"})" : R"({"palette": "soviet"})");
        module.sides.push_back(side);
    }
    const engine::NameId attack = module.names.intern(QByteArray("attack"));
    const engine::NameId defence = module.names.intern(QByteArray("defence"));
    const engine::NameId movement = module.names.intern(QByteArray("movement"));
    const engine::Json arts[] = {json(R"({"face": "counter", "symbol": "infantry", "size": "XX"})"),
                                 json(R"({"face": "counter", "symbol": "armour", "size": "XXX"})")};
    for (int i = 0; i < pieceCount; ++i) {
        engine::Piece piece;
        piece.id = piece.name = QString::number(i);
        piece.label = QString::number(i % 100);
        piece.side = engine::SideId(i % 2);
        piece.maxSteps = 2;
        piece.art = arts[i % 3 == 0];
        piece.values.insert(attack, {engine::Value::integer(i % 9 + 1)});
        piece.values.insert(defence, {engine::Value::integer(i % 7 + 1)});
        piece.values.insert(movement, {engine::Value::integer(i % 5 + 4)});
        module.pieces.push_back(piece);
    }
}

std::shared_ptr<const engine::Module> largeModule()
{
    auto module = std::make_shared<engine::Module>();
    for (const char *id : {"clear", "forest", "swamp", "rough", "hill", "town"})
        module->terrain.terrains.push_back({QLatin1String(id), QLatin1String(id), {}, {}});
    addHexes(*module);
    addPieces(*module);
    return module;
}

engine::GameState largePosition(const engine::Module &module)
{
    engine::GameState state(module, std::make_shared<engine::GameSetting>());
    for (int i = 0; i < pieceCount; ++i) {
        const auto space = int32_t(mixed(i / 2, 77) % uint(columns * rows));
        state.apply(engine::change::MovePiece{engine::PieceId(i), engine::SpaceId(space), -1});
    }
    return state;
}

/// Draws frames of one board and keeps the time.
class Bench
{
public:
    explicit Bench(double started)
        : m_started(started)
        , m_module(largeModule())
        , m_state(largePosition(*m_module))
        , m_image(1600, 1000, QImage::Format_RGB32)
        , m_memoryBefore(engine::processcost::memory())
    {
    }

    std::vector<Measure> run()
    {
        measureCold();
        measureWhole();
        measurePanning("panned frame");
        measureTelling();
        measureReach();
        measureWarm();
        const double most = engine::processcost::peakMemory();
        add("memory", most, "MiB", 300,
            QStringLiteral("%1 MiB before the board, %2 MiB now")
                .arg(m_memoryBefore, 0, 'f', 0)
                .arg(engine::processcost::memory(), 0, 'f', 0));
        return m_measures;
    }

private:
    double frame()
    {
        QElapsedTimer timer;
        const double before = processorTime();
        timer.start();
        m_board->render(&m_image);
        m_processor.push_back(processorTime() - before);
        return double(timer.nsecsElapsed()) / 1e6;
    }

    /// What the frames since the last call have cost.
    QString spent(double part)
    {
        const double time = share(m_processor, part);
        m_processor.clear();
        return QStringLiteral("%1 ms of processor time").arg(time, 0, 'f', 2);
    }

    /// Draws a frame whenever there are new tiles, until \a isDone.
    template<typename Test> void wait(Test isDone)
    {
        bool isNew = true;
        const auto connection = QObject::connect(&m_board->tiles(), &TileStore::ready,
                                                 m_board.get(), [&] { isNew = true; });
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < longestWait) {
            QCoreApplication::processEvents();
            if (std::exchange(isNew, false))
                frame();
            if (isDone())
                break;
            QThread::msleep(2);
        }
        QObject::disconnect(connection);
    }

    void settle()
    {
        wait([this] { return m_board->tiles().isSharp() && m_board->tiles().isIdle(); });
    }

    void add(const char *name, double value, const char *unit, double limit, const QString &beside)
    {
        m_measures.push_back({QString::fromLatin1(name), value, QString::fromLatin1(unit), limit,
                              limit <= 0 || value <= limit, beside});
    }

    /// A board as it is opened, with the whole map in view; begins to count the time.
    void open()
    {
        m_board.reset();
        m_clock.start();
        m_processBefore = processorTime(Spender::Process);
        m_board = std::make_unique<BoardView>();
        m_board->setCacheFolder(m_folder.path());
        m_board->resize(m_image.size());
        m_board->setModule(m_module, MapTheme::Light);
        m_board->setPosition(&m_state, engine::Viewer::everything());
        frame();
    }

    /// Since the start of the program.
    void addSinceStart(const char *name, double limit)
    {
        const double own = double(m_clock.nsecsElapsed()) / 1e6;
        add(name, m_started + own, "ms", limit,
            QStringLiteral("%1 ms until a board can be opened, then %2 ms of processor time")
                .arg(m_started, 0, 'f', 0)
                .arg(processorTime(Spender::Process) - m_processBefore, 0, 'f', 0));
    }

    void measureCold()
    {
        open();
        // Pieces can be seen and moved from the first frame on.
        addSinceStart("start to a playable board, cold", 1500);
        wait([this] { return !m_board->tiles().overview().isNull(); });
        addSinceStart("start to a coarse map, cold", 1500);
        wait([this] { return m_board->tiles().isSharp(); });
        addSinceStart("start to a sharp view, cold", 4000);
        settle();
        addSinceStart("start to the whole map kept", 0);
    }

    void measureWarm()
    {
        open();
        wait([this] { return m_board->tiles().hasTiles(); });
        addSinceStart("start to a playable board, warm", 1000);
        wait([this] { return m_board->tiles().isSharp(); });
        addSinceStart("start to a board with names, warm", 1500);
    }

    void measureWhole()
    {
        m_board->fit();
        settle();
        m_processor.clear();
        std::vector<double> times;
        for (int i = 0; i < 30; ++i)
            times.push_back(frame());
        add("whole map in view", share(times, 0.5), "ms", 10, spent(0.5));
    }

    /// A whole turn of the other side told at once, over a map that moves.
    void measureTelling()
    {
        BeatScene beat;
        for (int i = 0; i < trailCount; ++i) {
            const int from = (columns / 4 + i * 2) * rows + rows / 2 - i % 7;
            beat.actors.push_back(engine::PieceId(i));
            beat.trails.push_back({{engine::SpaceId(from), engine::SpaceId(from + rows + 2),
                                    engine::SpaceId(from + 2 * rows + 4)},
                                   Qt::darkBlue,
                                   BeatScene::Trail::Kind::Move,
                                   i + 1});
        }
        beat.isRestWashed = true;
        beat.sentence = QStringLiteral("They all move on.");
        beat.sentenceAt = beat.trails.front().way.back();
        m_board->setBeat(beat);
        measurePanning("told frame");
        m_board->setBeat({});
    }

    void measurePanning(const char *name)
    {
        m_board->zoomTo(1);
        m_board->centreOn(engine::SpaceId(columns / 4 * rows + rows / 2));
        settle();
        m_processor.clear();
        std::vector<double> times;
        const QPointF start = m_board->visibleArea().center();
        for (int i = 0; i < panFrames; ++i) {
            m_board->centreOnPage(start + QPointF(15.0 * i, 600 * std::sin(i / 30.0)));
            times.push_back(frame());
            QCoreApplication::processEvents(QEventLoop::AllEvents, 8);
        }
        const std::vector<double> costs = m_processor;
        const QByteArray subject(name);
        add(QByteArray(subject + ", median").constData(), share(times, 0.5), "ms", 3, spent(0.5));
        m_processor = costs;
        add(QByteArray(subject + ", 95 %").constData(), share(times, 0.95), "ms", 8, spent(0.95));
    }

    void measureReach()
    {
        const int middle = columns / 2 * rows + rows / 2;
        m_board->centreOn(engine::SpaceId(middle));
        settle();
        m_processor.clear();
        std::vector<double> times;
        for (int turn = 0; turn < 10; ++turn) {
            BoardSigns signs;
            for (int i = 0; i < reachCount; ++i) {
                const int column = columns / 2 - 10 + i / 20;
                const int row = rows / 2 - 10 + i % 20;
                const engine::SpaceId space(column * rows + (row + turn % 2));
                signs.reach.push_back({space, double(i % 12)});
            }
            QElapsedTimer timer;
            const double before = processorTime();
            timer.start();
            m_board->setSigns(signs);
            m_board->render(&m_image);
            times.push_back(double(timer.nsecsElapsed()) / 1e6);
            m_processor.push_back(processorTime() - before);
        }
        add("reach of 400 hexes lit", share(times, 0.5), "ms", 16, spent(0.5));
        m_board->setSigns({});
    }

    double m_started;
    QTemporaryDir m_folder;
    std::shared_ptr<const engine::Module> m_module;
    engine::GameState m_state;
    QImage m_image;
    std::unique_ptr<BoardView> m_board;
    QElapsedTimer m_clock;
    double m_processBefore = 0;
    double m_memoryBefore = 0;
    std::vector<double> m_processor;
    std::vector<Measure> m_measures;
};

} // namespace

std::vector<Measure> measureBoard(double started)
{
    return Bench(started).run();
}

} // namespace app
