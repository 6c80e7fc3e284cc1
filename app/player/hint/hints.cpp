// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/hint/hints.h"

#include "engine/system/background.h"

namespace app {

namespace {

constexpr int c_look = 100; ///< Milliseconds between two looks at the clock.

} // namespace

Hints &Hints::of(GameController &controller)
{
    if (auto *hints = controller.findChild<Hints *>(QString(), Qt::FindDirectChildrenOnly))
        return *hints;
    return *new Hints(controller);
}

Hints::Hints(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
    m_look.setInterval(c_look);
    connect(&m_look, &QTimer::timeout, this, &Hints::progressed);
    // They are about a question that stands, and for the eyes of who is asked.
    for (const auto signal : {&GameController::viewerChanged, &GameController::shownChanged,
                              &GameController::languageChanged})
        connect(&controller, signal, this, &Hints::close);
    connect(&controller, &GameController::changed, this, &Hints::close);
}

Hints::~Hints()
{
    if (!m_worker)
        return;
    m_worker->hurry(std::numeric_limits<quint64>::max());
    m_thread.quit();
    m_thread.wait();
}

void Hints::startThread()
{
    if (m_worker)
        return;
    m_worker = new HintWorker(m_controller.sharedModule(), m_controller.game().setup());
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(&m_thread, &QThread::started, m_worker, &engine::giveWayToTheWindow,
            Qt::DirectConnection);
    connect(m_worker, &HintWorker::found, this, &Hints::take);
    m_thread.setObjectName(QStringLiteral("hints"));
    m_thread.start();
}

bool Hints::canAsk() const
{
    return m_controller.decides() && m_controller.isHumanTurn() && !m_controller.isCovered()
        && !m_controller.isInPast() && !m_controller.isTelling() && !m_controller.state().isOver()
        && !m_controller.offer().actions.empty();
}

void Hints::setState(State state)
{
    m_state = state;
    state == State::Thinking ? m_look.start() : m_look.stop();
    emit changed();
}

void Hints::ask()
{
    if (!canAsk() || m_state == State::Thinking)
        return;
    startThread();
    m_hints.clear();
    m_shown = 0;
    m_clock.start();
    const HintWorker::Task task{++m_request, m_source.update(m_controller.game()),
                                m_controller.translator(), m_tries, m_time};
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, task] { worker->think(task); });
    setState(State::Thinking);
}

void Hints::showNow()
{
    if (m_worker)
        m_worker->hurry(m_request);
}

bool Hints::close()
{
    if (m_state == State::None)
        return false;
    showNow();
    ++m_request; // whatever is found, it is not wanted any more
    m_hints.clear();
    setState(State::None);
    return true;
}

double Hints::share() const
{
    return m_time ? std::min(1.0, double(m_clock.elapsed()) / m_time) : 0;
}

void Hints::setEffort(qint64 tries, int time)
{
    m_tries = tries;
    m_time = time;
}

void Hints::take(quint64 request, const QList<Hint> &hints, const QByteArray &hash,
                 const QString &error)
{
    if (request != m_request || m_state != State::Thinking)
        return;
    const auto offered = m_controller.offer().actions.size();
    const bool isHere = hash == m_controller.state().hash()
        && std::all_of(hints.begin(), hints.end(), [offered](const Hint &hint) {
                            return hint.action >= 0 && size_t(hint.action) < offered;
                        });
    m_error = error;
    if (isHere && error.isEmpty())
        m_hints = hints;
    setState(m_hints.isEmpty() ? State::Failed : State::Found);
}

void Hints::show(int hint)
{
    if (hint < 0 || hint >= m_hints.size() || hint == m_shown)
        return;
    m_shown = hint;
    emit shownChanged();
}

engine::Action Hints::firstStep(int hint) const
{
    return m_controller.offer().actions[size_t(m_hints[hint].action)];
}

} // namespace app
