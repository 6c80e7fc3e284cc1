// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/hostilebench.h"

#include "app/bench/timings.h"
#include "app/hostile/hostilegame.h"
#include "app/hostile/hostilepictures.h"
#include "app/player/counters/countershelf.h"
#include "app/player/mainwindow.h"
#include "app/view/board/boardview.h"
#include "app/view/counter/drawncheck.h"
#include "engine/storage/atomicfile.h"
#include "engine/system/processcost.h"
#include "scripting/luarules.h"
#include "scripting/modulelint.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

namespace app {

namespace {

constexpr double c_mostTime = 1000; // ms
constexpr double c_mostMemory = 100; // MiB

/// The library of a player with one game, which is looked at everywhere.
class Stranger
{
public:
    Stranger()
        : m_library(m_folder.filePath(QStringLiteral("program/bin")),
                    m_folder.filePath(QStringLiteral("data")))
        , m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
        , m_window(m_library, m_settings)
    {
        m_window.resize(1200, 800);
        m_window.show();
    }

    /// A picture of the computer that no game may show.
    QString secret() const
    {
        const QString path = m_folder.filePath(QStringLiteral("secret.png"));
        (void)engine::writeAtomically(path, hostile::encoded(9, 9, "PNG"));
        return path;
    }

    struct Cost
    {
        double time = 0; ///< In ms.
        double processor = 0; ///< Of that; others may use the machine, too.
        double peak = 0; ///< In MiB.
    };

    Cost look(const hostile::Files &files)
    {
        hostile::write(files, m_library.modulesFolder() + QStringLiteral("/stranger"));
        engine::processcost::forgetPeak();
        const double before = processorTime(Spender::Process);
        QElapsedTimer clock;
        clock.start();
        lookEverywhere(files);
        return {double(clock.nsecsElapsed()) / 1e6, processorTime(Spender::Process) - before,
                engine::processcost::peakMemory()};
    }

private:
    void lookEverywhere(const hostile::Files &files)
    {
        m_window.refreshLibrary();
        QCoreApplication::processEvents();
        m_window.grab();
        const auto read = engine::ModuleFiles::fromMap(files);
        const auto loaded = engine::loadModule(read);
        (void)scripting::lint(read, loaded, view::checkDrawn);
        if (!loaded.module)
            return;
        hostile::countersOf(*loaded.module);
        lookAtShelf(loaded.module);
        view::BoardView board;
        board.setCacheFolder({});
        board.resize(400, 300);
        board.setModule(loaded.module, view::MapTheme::Light);
        board.wholeMap(0.5);
    }

    /// The counters in the panels of a game.
    static void lookAtShelf(const std::shared_ptr<const engine::Module> &module)
    {
        auto rules = scripting::LuaRules::load(*module);
        if (!rules)
            return;
        std::shared_ptr<engine::Rules> shared = std::move(rules).value();
        auto game = engine::Game::start(*module, *shared, {module->scenarios.front().id, {}, 1});
        if (!game)
            return;
        GameController controller(module, shared, std::move(game).value());
        for (int32_t i = 0; i < int32_t(module->pieces.size()); ++i)
            (void)CounterShelf::of(controller).pixmap(engine::PieceId(i), 62, 1);
    }

    QTemporaryDir m_folder;
    Library m_library;
    Settings m_settings;
    MainWindow m_window;
};

/// The largest, and of what.
struct Worst
{
    double value = 0;
    QString what;

    void take(double other, const char *name)
    {
        if (other <= value && !what.isEmpty())
            return;
        value = other;
        what = QString::fromLatin1(name);
    }
};

} // namespace

std::vector<Measure> measureHostilePictures(const QString &folder)
{
    Stranger stranger;
    const hostile::Files good = hostile::goodGame(folder);
    const QList<hostile::Picture> pictures = hostile::pictures(stranger.secret());
    stranger.look(good); // what is made once is not counted
    const Stranger::Cost usual = stranger.look(good);
    Worst time;
    Worst processor;
    Worst memory;
    for (const hostile::Picture &picture : pictures) {
        const auto cost = stranger.look(hostile::gameWith(good, picture.file, picture.bytes));
        time.take(cost.time, picture.what);
        processor.take(cost.processor, picture.what);
        memory.take(cost.peak - usual.peak, picture.what);
    }
    const QString beside = QStringLiteral("the worst of %1: %2; a good game: %3 %4");
    const QString busy = QStringLiteral("; processor time %1 ms: %2, a good game: %3 ms")
                             .arg(processor.value, 0, 'f', 0)
                             .arg(processor.what)
                             .arg(usual.processor, 0, 'f', 0);
    return {
        {QStringLiteral("pictures.hostile.time"), time.value, QStringLiteral("ms"), c_mostTime,
         time.value <= c_mostTime,
         beside.arg(pictures.size()).arg(time.what).arg(usual.time, 0, 'f', 0).arg(u"ms") + busy},
        {QStringLiteral("pictures.hostile.memory"), memory.value, QStringLiteral("MiB"),
         c_mostMemory, memory.value <= c_mostMemory,
         beside.arg(pictures.size()).arg(memory.what).arg(usual.peak, 0, 'f', 0).arg(u"MiB")}};
}

} // namespace app
