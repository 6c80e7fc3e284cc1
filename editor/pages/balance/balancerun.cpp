// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/balance/balancerun.h"

#include "editor/pages/balance/balancecomparison.h"
#include "engine/balance/seriesplayer.h"
#include "engine/core/together.h"
#include "engine/i18n/programlanguages.h"
#include "engine/module/read/moduleloader.h"
#include "engine/system/background.h"
#include "scripting/opening.h"

#include <QFileInfo>
#include <QThread>

#include <atomic>
#include <mutex>

namespace editor {

namespace {

constexpr int c_look = 250; ///< Milliseconds between two looks at how far it is.

} // namespace

/// All that the playing threads share; the window only looks at how far they are.
struct BalanceRun::Work
{
    Order order;
    std::atomic_bool isStopped = false;
    std::atomic_int played = 0;
    std::mutex taking; // guards the games
    std::vector<BalanceGames> versions;
    QString failure;

    void fail(const QString &message)
    {
        const std::lock_guard guard(taking);
        if (failure.isEmpty())
            failure = message;
        isStopped = true;
    }
    engine::Series series(const engine::Module &module) const;
    std::shared_ptr<const engine::Module> load() const;
    bool open();
    void play();
    void playNumbers(std::atomic_int &next);
    QString nameOf(size_t version) const;
    BalanceResult result() const;
};

engine::Series BalanceRun::Work::series(const engine::Module &module) const
{
    engine::Series series = engine::Series::of(module, {order.scenario, {}, order.seed});
    series.games = order.games;
    series.hasFigures = true;
    for (auto it = order.bots.begin(); it != order.bots.end(); ++it) {
        if (module.side(it.key()))
            series.bots.insert(it.key(), it.value());
    }
    return series;
}

std::shared_ptr<const engine::Module> BalanceRun::Work::load() const
{
    auto files = engine::ModuleFiles::open(order.other);
    if (!files)
        return nullptr;
    const engine::LoadedModule loaded = engine::loadModule(std::move(files).value());
    return loaded.isGood() ? loaded.module : nullptr;
}

bool BalanceRun::Work::open()
{
    versions.emplace_back(order.module, series(*order.module));
    if (order.other.isEmpty())
        return true;
    const auto other = load();
    if (!other)
        fail(tr("“%1” is no game that can be played.").arg(order.other));
    else if (!other->scenario(order.scenario))
        fail(tr("“%1” has no scenario “%2”.").arg(order.other, order.scenario));
    else
        versions.emplace_back(other, series(*other));
    return versions.size() == 2;
}

// Game after game in all versions, so that what is there when somebody stops can be compared.
void BalanceRun::Work::playNumbers(std::atomic_int &next)
{
    std::vector<std::unique_ptr<engine::Rules>> rules;
    std::vector<engine::SeriesPlayer> players;
    for (const BalanceGames &games : versions) {
        auto made = scripting::rulesMaker(games.module())();
        if (!made)
            return fail(made.error().message);
        rules.push_back(std::move(made).value());
        players.emplace_back(games.module(), games.series());
        players.back().setWatch(
            [this](engine::Game &) { return isStopped ? QStringLiteral("stopped") : QString(); });
    }
    for (int number = next++; number <= order.games && !isStopped; number = next++) {
        for (size_t i = 0; i < versions.size() && !isStopped; ++i) {
            engine::PlayedGame game = players[i].play(number, *rules[i]);
            const std::lock_guard guard(taking);
            if (!isStopped)
                versions[i].add(std::move(game));
        }
        played += !isStopped;
    }
}

void BalanceRun::Work::play()
{
    engine::giveWayToTheWindow();
    if (!open())
        return;
    std::atomic_int next = 1;
    const int jobs = std::max(1, QThread::idealThreadCount() - 1); // one is the window's
    engine::together(size_t(std::min(jobs, order.games)), [&](size_t) { playNumbers(next); });
}

QString BalanceRun::Work::nameOf(size_t version) const
{
    const engine::Module &module = versions[version].module();
    if (!version)
        return tr("As it is edited");
    return QFileInfo(order.other).isDir()
        ? tr("As it is saved")
        : tr("%1, version %2").arg(QFileInfo(order.other).fileName(), module.version);
}

BalanceResult BalanceRun::Work::result() const
{
    BalanceResult result;
    result.games = order.games;
    for (const BalanceGames &games : versions)
        result.games = std::min(result.games, games.whole());
    if (!result.games || versions.empty() || !failure.isEmpty())
        return {};
    std::vector<engine::PlayedSeries> played;
    std::vector<engine::Translator> words;
    QStringList names;
    for (size_t i = 0; i < versions.size(); ++i) {
        const engine::Module &module = versions[i].module();
        played.push_back(versions[i].played(result.games));
        words.emplace_back(module, engine::moduleLanguage(module, order.language));
        names << nameOf(i);
    }
    std::vector<std::unique_ptr<engine::ReportSource>> sources;
    for (size_t i = 0; i < versions.size(); ++i) {
        sources.push_back(
            std::make_unique<engine::ReportSource>(versions[i].module(), played[i], words[i]));
        result.pages << BalanceReportPage::of(names[qsizetype(i)], *sources.back());
    }
    if (versions.size() == 2) {
        auto changes =
            BalanceChange::of(versions[0], versions[1], result.games, sources.front()->texts());
        result.comparison =
            BalanceComparison(*sources.front(), *sources.back(), std::move(changes), names).html();
    }
    return result;
}

BalanceRun::BalanceRun(QObject *parent)
    : QObject(parent)
{
    m_worker.setMaxThreadCount(1);
    m_look.setInterval(c_look);
    connect(&m_look, &QTimer::timeout, this, &BalanceRun::progressed);
}

BalanceRun::~BalanceRun()
{
    ++m_run;
    stop();
    m_worker.waitForDone();
}

int BalanceRun::played() const
{
    return m_work ? m_work->played.load() : 0;
}

void BalanceRun::stop()
{
    if (m_work)
        m_work->isStopped = true;
}

void BalanceRun::start(const Order &order)
{
    if (m_isRunning || !order.module)
        return;
    m_order = order;
    m_work = std::make_shared<Work>();
    m_work->order = order;
    m_isRunning = true;
    m_clock.start();
    m_look.start();
    emit started();
    m_worker.start([this, work = m_work, run = ++m_run] {
        work->play();
        const BalanceResult result = work->result();
        QMetaObject::invokeMethod(
            this, [this, run, result, failure = work->failure] { finish(run, result, failure); });
    });
}

void BalanceRun::finish(quint64 run, const BalanceResult &result, const QString &failure)
{
    if (run != m_run)
        return;
    m_isRunning = false;
    m_look.stop();
    if (result.games)
        m_result = result;
    emit finished(failure);
}

} // namespace editor
