// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/chanceestimate.h"

#include "app/player/ending/chanceplayer.h"

#include <QThread>

#include <algorithm>

namespace app {

namespace {

constexpr int c_look = 300; ///< Milliseconds between two looks at what came out.

} // namespace

ChanceEstimate::ChanceEstimate(GameController &controller, std::vector<int> steps, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_module(controller.sharedModule())
    , m_steps(std::move(steps))
    , m_tallies(m_steps.size(), {0, std::vector<double>(controller.module().sides.size())})
{
    m_look.setInterval(c_look);
    connect(&m_look, &QTimer::timeout, this, [this] {
        const int now = allGames();
        if (m_thread && m_thread->isFinished())
            setRunning(false);
        if (now != std::exchange(m_seen, now))
            emit changed();
    });
}

ChanceEstimate::~ChanceEstimate()
{
    setRunning(false);
}

void ChanceEstimate::setRunning(bool running)
{
    if (running == isRunning())
        return;
    if (running && (games() >= mostGames || m_steps.empty()))
        return;
    m_isStopped = !running;
    if (!running) {
        m_thread->wait(); // for one decision at most
        m_thread.reset();
        m_look.stop();
        return;
    }
    m_thread.reset(
        QThread::create([this, save = engine::SaveGame::of(m_controller.game())] { work(save); }));
    m_thread->start(QThread::LowestPriority);
    m_look.start();
}

// From the last step to the first, so that the game need not be played again in between.
void ChanceEstimate::work(engine::SaveGame save)
{
    ChancePlayer player(m_module, std::move(save), m_isStopped);
    for (int game = games(); game < mostGames; ++game) {
        for (size_t i = m_steps.size(); i-- > 0;) {
            const auto ending = player.playOn(m_steps[i], quint64(game) * 7919 + i + 1);
            if (!ending)
                return;
            add(i, ending->winner);
        }
    }
}

void ChanceEstimate::add(size_t step, engine::SideId winner)
{
    const std::lock_guard lock(m_mutex);
    Tally &tally = m_tallies[step];
    ++tally.games;
    for (size_t i = 0; i < tally.wins.size(); ++i)
        tally.wins[i] += !winner ? 0.5 : winner.value == int32_t(i) ? 1 : 0;
}

int ChanceEstimate::games() const
{
    const std::lock_guard lock(m_mutex);
    int least = m_tallies.empty() ? 0 : mostGames;
    for (const Tally &tally : m_tallies)
        least = std::min(least, tally.games);
    return least;
}

int ChanceEstimate::allGames() const
{
    const std::lock_guard lock(m_mutex);
    int all = 0;
    for (const Tally &tally : m_tallies)
        all += tally.games;
    return all;
}

double ChanceEstimate::chance(size_t step, engine::SideId side) const
{
    const std::lock_guard lock(m_mutex);
    const Tally &tally = m_tallies[step];
    return tally.games ? tally.wins[size_t(side.value)] / tally.games : 0;
}

} // namespace app
