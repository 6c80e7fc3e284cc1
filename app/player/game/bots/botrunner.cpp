// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/botrunner.h"

#include "app/player/game/bots/botworker.h"
#include "app/player/game/gamewishes.h"
#include "app/view/background.h"
#include "engine/game/save/savecodec.h"

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
    connect(&m_thread, &QThread::started, m_worker, &view::giveWayToTheWindow,
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
    m_decided = -1;
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
        m_decided = -1;
        setThinking(false);
        return;
    }
    const engine::Game &game = m_controller.game();
    const auto &history = game.history();
    const auto done = size_t(game.commandCount());
    BotWorker::Task task;
    task.request = ++m_request;
    m_decided = -1;
    task.bot = m_controller.decider();
    size_t keep = 0;
    while (keep < m_sent.size() && keep < done && m_sent[keep] == history[keep].number)
        ++keep;
    task.keep = qsizetype(keep);
    const engine::SaveCodec codec(game.module(), game.state().names());
    m_sent.resize(keep);
    for (size_t i = keep; i < done; ++i) {
        task.commands.push_back(codec.write(history[i], {}));
        m_sent.push_back(history[i].number);
    }
    setThinking(true);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, task] { worker->think(task); });
}

void BotRunner::decide(quint64 request, int index, const QByteArray &hash, const QString &error)
{
    if (request != m_request)
        return; // the game has gone another way meanwhile
    const bool same = hash == m_controller.state().hash();
    if (index < 0 || !same || index >= int(m_controller.game().offer().actions.size())) {
        setThinking(false);
        emit m_controller.failed(error.isEmpty() ? tr("The computer lost track of the game.")
                                                 : error);
        stop();
        return;
    }
    QTimer::singleShot(m_pace, this, [this, request, index] { act(request, index); });
}

void BotRunner::act(quint64 request, int index)
{
    m_decided = -1;
    if (request != m_request || m_paused)
        return;
    if (m_held) {
        m_decided = index;
        return;
    }
    const engine::Action action = m_controller.game().offer().actions[size_t(index)];
    if (!m_controller.performForBot(action))
        stop();
}

// Not at once: who lets it go may be in the middle of something.
void BotRunner::setHeld(bool held)
{
    m_held = held;
    if (held || m_decided < 0)
        return;
    QTimer::singleShot(0, this, [this, request = m_request, index = m_decided] {
        if (m_decided == index)
            act(request, index);
    });
}

} // namespace app
