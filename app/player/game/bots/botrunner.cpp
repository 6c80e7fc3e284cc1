// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/botrunner.h"

#include "app/player/game/bots/botreasons.h"
#include "app/player/game/gamewishes.h"
#include "engine/system/background.h"

#include <QTimer>

namespace app {

BotRunner::BotRunner(GameController &controller, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_worker(new BotWorker(controller.sharedModule(), controller.game().setup()))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &BotWorker::decided, this, &BotRunner::decide);
    connect(&controller, &GameController::changed, this, &BotRunner::think, Qt::QueuedConnection);
    connect(&GameWishes::of(controller), &GameWishes::stopRequested, this, &BotRunner::stop);
    connect(&GameWishes::of(controller), &GameWishes::moveNowRequested, this, &BotRunner::moveNow);
    connect(&m_thread, &QThread::started, m_worker, &engine::giveWayToTheWindow,
            Qt::DirectConnection);
    m_thread.setObjectName(QStringLiteral("bots"));
    m_thread.start();
    QTimer::singleShot(0, this, &BotRunner::think);
}

BotRunner::~BotRunner()
{
    m_worker->hurry(std::numeric_limits<quint64>::max());
    m_thread.quit();
    m_thread.wait();
}

void BotRunner::setThinking(bool thinking)
{
    if (thinking == m_thinking)
        return;
    m_thinking = thinking;
    emit thinkingChanged(thinking);
}

void BotRunner::setPaused(bool paused)
{
    m_paused = paused;
    if (!paused)
        think();
}

void BotRunner::moveNow()
{
    m_worker->hurry(m_request);
}

void BotRunner::stop()
{
    moveNow();
    const engine::SideId side = m_controller.offer().side;
    const engine::SeatId seat = m_controller.offer().seat;
    ++m_request;
    m_decided.reset();
    setThinking(false);
    if (!side || m_controller.isHumanTurn())
        return;
    if (seat)
        m_controller.setPlayer(seat, QStringLiteral("human"));
    else
        m_controller.setPlayer(side, QStringLiteral("human"));
}

void BotRunner::think()
{
    moveNow(); // whatever it was, it is not asked any more
    if (m_paused || m_controller.state().isOver() || m_controller.isHumanTurn()) {
        ++m_request;
        m_decided.reset();
        setThinking(false);
        return;
    }
    m_decided.reset();
    const BotWorker::Task task{++m_request, m_source.update(m_controller.game()),
                               m_controller.decider()};
    setThinking(true);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, task] { worker->think(task); });
}

void BotRunner::decide(const BotWorker::Choice &choice)
{
    if (choice.request != m_request)
        return; // the game has gone another way meanwhile
    const bool same = choice.hash == m_controller.state().hash();
    if (choice.index < 0 || !same
        || choice.index >= int(m_controller.game().offer().actions.size())) {
        setThinking(false);
        emit m_controller.failed(choice.error.isEmpty() ? tr("The computer lost track of the game.")
                                                        : choice.error);
        stop();
        return;
    }
    QTimer::singleShot(m_pace, this, [this, choice] { act(choice); });
}

void BotRunner::act(const BotWorker::Choice &choice)
{
    m_decided.reset();
    if (choice.request != m_request || m_paused)
        return;
    if (m_held) {
        m_decided = choice;
        return;
    }
    const engine::Action action = m_controller.game().offer().actions[size_t(choice.index)];
    // Before, because what is done is told at once.
    BotReasons::of(m_controller).note(int(m_controller.game().commandCount()) + 1, choice.reason);
    if (!m_controller.performForBot(action))
        stop();
}

// Not at once: who lets it go may be in the middle of something.
void BotRunner::setHeld(bool held)
{
    m_held = held;
    if (held || !m_decided)
        return;
    QTimer::singleShot(0, this, [this, choice = *m_decided] {
        if (m_decided && m_decided->request == choice.request)
            act(choice);
    });
}

} // namespace app
