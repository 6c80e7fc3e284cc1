// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/chances/chanceestimate.h"

#include "app/player/chances/chanceplayer.h"
#include "engine/system/background.h"

#include <QThread>

#include <algorithm>

namespace app {

namespace {

constexpr int c_look = 300; ///< Milliseconds between two looks at what came out.

} // namespace

ChanceEstimate::ChanceEstimate(GameController &controller, engine::Viewer viewer,
                               std::vector<int> steps, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_viewer(viewer)
    , m_copy(controller.sharedModule(), controller.game().setup())
{
    m_look.setInterval(c_look);
    connect(&m_look, &QTimer::timeout, this, [this] {
        const int now = allGames();
        if (!isRunning())
            m_look.stop();
        if (now != std::exchange(m_seen, now))
            emit changed();
    });
    setSteps(std::move(steps));
}

ChanceEstimate::~ChanceEstimate()
{
    if (!m_thread)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_isEnded = true;
        ++m_order;
    }
    m_wake.notify_all();
    m_thread->wait(); // for one decision at most
}

quint64 ChanceEstimate::numberAt(int step) const
{
    return step ? m_controller.game().history()[size_t(step) - 1].number : 0;
}

void ChanceEstimate::setSteps(std::vector<int> steps)
{
    const std::lock_guard lock(m_mutex);
    // What was taken back is not there any more.
    const auto last = m_controller.game().commandCount();
    std::erase_if(steps, [last](int step) { return step > last; });
    const auto isKnown = [this](int step) { return m_tallies.count(numberAt(step)) > 0; };
    if (steps == m_steps && std::all_of(steps.begin(), steps.end(), isKnown))
        return; // what is being played is still wanted
    m_steps = std::move(steps);
    Tallies tallies;
    for (const int step : m_steps) {
        const quint64 number = numberAt(step);
        const auto known = m_tallies.find(number);
        Tally tally = known == m_tallies.end()
            ? Tally{number, step, 0, 0, std::vector<double>(m_controller.module().sides.size())}
            : known->second;
        tally.step = step;
        tallies[number] = std::move(tally);
    }
    m_tallies = std::move(tallies);
    if (m_thread) {
        m_updates.push_back(m_source.update(m_controller.game()));
        ++m_order;
        m_wake.notify_all();
    }
}

void ChanceEstimate::addSteps(const std::vector<int> &steps)
{
    std::vector<int> all = m_steps;
    all.insert(all.end(), steps.begin(), steps.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    if (all != m_steps)
        setSteps(std::move(all));
}

void ChanceEstimate::setRunning(bool running)
{
    {
        const std::lock_guard lock(m_mutex);
        if (running == m_isWanted)
            return;
        m_isWanted = running;
        ++m_order;
        if (running && !m_thread)
            m_updates.push_back(m_source.update(m_controller.game()));
    }
    if (running && !m_thread) {
        m_thread.reset(QThread::create([this] { work(); }));
        m_thread->start(QThread::LowestPriority);
    }
    m_wake.notify_all();
    if (running)
        m_look.start();
}

bool ChanceEstimate::isRunning() const
{
    const std::lock_guard lock(m_mutex);
    return m_isWanted && next();
}

// Those that are known least come first, and of these the last: what is going on now.
const ChanceEstimate::Tally *ChanceEstimate::next() const
{
    const Tally *least = nullptr;
    for (const auto &[number, tally] : m_tallies) {
        if (tally.tries < mostGames && (!least || tally.tries <= least->tries))
            least = &tally;
    }
    return m_isBroken ? nullptr : least;
}

bool ChanceEstimate::goesOn() const
{
    return m_isEnded || (m_isWanted && next());
}

void ChanceEstimate::work()
{
    engine::giveWayToTheWindow();
    std::atomic<int> order = 0;
    ChancePlayer player(m_copy, m_viewer, [&] {
        const std::lock_guard lock(m_mutex);
        return m_order != order;
    });
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return goesOn(); });
        if (m_isEnded)
            return;
        order = m_order;
        playOne(player, lock);
    }
}

void ChanceEstimate::playOne(ChancePlayer &player, std::unique_lock<std::mutex> &lock)
{
    const Tally wanted = *next();
    const auto updates = std::exchange(m_updates, {});
    lock.unlock();
    const bool isBroken = std::any_of(updates.begin(), updates.end(), [this](const auto &update) {
        return !m_copy.catchUp(update).isEmpty();
    });
    using Ending = ChancePlayer::Ending;
    const quint64 seed = quint64(wanted.tries) * 7919 + quint64(wanted.step) + 1;
    const Ending ending = isBroken ? Ending{Ending::How::Failed} : player.playOn(wanted.step, seed);
    lock.lock();
    m_isBroken = m_isBroken || isBroken;
    const auto found = m_tallies.find(wanted.number);
    if (ending.how == Ending::How::Stopped || !m_isWanted || found == m_tallies.end())
        return;
    Tally &tally = found->second;
    ++tally.tries;
    tally.games += ending.how == Ending::How::Played;
    for (size_t i = 0; ending.how == Ending::How::Played && i < tally.wins.size(); ++i)
        tally.wins[i] += !ending.winner ? 0.5 : ending.winner.value == int32_t(i) ? 1 : 0;
}

int ChanceEstimate::games() const
{
    const std::lock_guard lock(m_mutex);
    int least = m_tallies.empty() ? 0 : mostGames;
    for (const auto &[number, tally] : m_tallies)
        least = std::min(least, tally.games);
    return least;
}

const ChanceEstimate::Tally *ChanceEstimate::at(int step) const
{
    const auto found = std::find_if(m_tallies.begin(), m_tallies.end(),
                                    [step](const auto &one) { return one.second.step == step; });
    return found == m_tallies.end() ? nullptr : &found->second;
}

int ChanceEstimate::gamesAt(int step) const
{
    const std::lock_guard lock(m_mutex);
    const Tally *tally = at(step);
    return tally ? tally->games : 0;
}

int ChanceEstimate::allGames() const
{
    const std::lock_guard lock(m_mutex);
    int all = 0;
    for (const auto &[number, tally] : m_tallies)
        all += tally.games;
    return all;
}

double ChanceEstimate::chanceAt(int step, engine::SideId side) const
{
    const std::lock_guard lock(m_mutex);
    const Tally *tally = at(step);
    return tally && tally->games ? tally->wins[size_t(side.value)] / tally->games : 0;
}

} // namespace app
