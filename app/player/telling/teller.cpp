// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/teller.h"

#include "app/player/game/gamewishes.h"
#include "app/player/log/unseenlines.h"
#include "app/player/telling/beatwords.h"

namespace app {

namespace {

using Kind = engine::Beat::Kind;

constexpr int c_settle = 250; ///< So long after the end a key is meant for the last beat.
constexpr int c_look = 40; ///< How often it is looked whether pieces still move.
constexpr int c_mostCommands = 500; ///< That are told to somebody who was away.

} // namespace

Teller &Teller::of(GameController &controller)
{
    if (auto *teller = controller.findChild<Teller *>(QString(), Qt::FindDirectChildrenOnly))
        return *teller;
    return *new Teller(controller);
}

Teller::Teller(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
    m_hold.setSingleShot(true);
    m_hold.setTimerType(Qt::PreciseTimer); // none is shorter than it should be
    connect(&m_hold, &QTimer::timeout, this, &Teller::goOn);
    m_arrival.setSingleShot(true);
    m_arrival.setInterval(c_look);
    connect(&m_arrival, &QTimer::timeout, this, &Teller::hold);
    controller.setSeatKeeper([this] { return keepsSeat(); });
    connect(&controller, &GameController::changed, this, &Teller::hear);
    connect(&controller, &GameController::viewerChanged, this, &Teller::catchUp);
    connect(&controller, &GameController::shownChanged, this, [this] {
        if (m_controller.isInPast() && isTelling())
            finish();
    });
    connect(&GameWishes::of(controller), &GameWishes::toldRequested, this, &Teller::tellStep);
}

bool Teller::keepsSeat() const
{
    const auto &game = m_controller.game();
    if (m_pacing.isOff() || !m_controller.isNews() || !game.commandCount())
        return false;
    const engine::Command &last = game.history()[size_t(game.commandCount()) - 1];
    if (!m_controller.isOwn(last) || !m_controller.viewer().isOf(last.side))
        return false;
    engine::BeatCutter cutter(m_controller.module(), m_controller.viewer());
    return ToldCourse::isNews(
        last, cutter.cut(ToldCourse::before(m_controller.state(), last), last.changes, 0));
}

std::vector<engine::Beat> Teller::cut(const engine::GameState &before,
                                      const engine::Command &command, int step)
{
    if (!m_cutter || m_viewer != m_controller.viewer())
        m_cutter.emplace(m_controller.module(), m_controller.viewer());
    m_viewer = m_controller.viewer();
    return m_cutter->cut(before, command.changes, step);
}

void Teller::hear(const std::vector<engine::Change> &changes)
{
    const auto &game = m_controller.game();
    m_isBehind = m_controller.isCovered();
    if (m_pacing.isOff() || m_isBehind || !m_controller.isNews() || changes.empty()
        || !game.commandCount()) {
        clear();
        return;
    }
    take(game.history()[size_t(game.commandCount()) - 1]);
}

void Teller::take(const engine::Command &command)
{
    if (m_viewer != m_controller.viewer())
        clear();
    engine::GameState start = ToldCourse::before(m_controller.state(), command);
    auto beats = cut(start, command, int(m_controller.game().commandCount()));
    const bool isOthers = !m_controller.isOwn(command);
    if (!isOthers) {
        clear();
        if (ToldCourse::isNews(command, beats))
            begin(std::move(start), false);
        else
            return;
    } else if (!m_isOthers) {
        clear();
        begin(std::move(start), true);
    }
    const bool wasTelling = isTelling();
    const bool isSeen = !beats.empty();
    put(std::move(beats), command.changes);
    if (isSeen)
        tell(wasTelling);
}

void Teller::catchUp()
{
    const auto &game = m_controller.game();
    const bool hasCome = m_isBehind && !m_controller.isCovered();
    if (m_controller.viewer() != m_viewer)
        clear();
    if (!hasCome || m_pacing.isOff())
        return;
    m_isBehind = false;
    auto first = game.commandCount();
    const auto least = std::max<qsizetype>(0, first - c_mostCommands);
    engine::GameState state = m_controller.state();
    while (first > least && !m_controller.viewer().isOf(game.history()[size_t(first) - 1].side))
        state = ToldCourse::before(std::move(state), game.history()[size_t(--first)]);
    begin(state, true);
    for (auto i = first; i < game.commandCount(); ++i) {
        const engine::Command &command = game.history()[size_t(i)];
        put(cut(state, command, int(i) + 1), command.changes);
        for (const engine::Change &change : command.changes)
            state.apply(change);
    }
    if (m_course.count())
        tell(false);
}

void Teller::begin(engine::GameState before, bool isOthers)
{
    m_course.begin(std::move(before));
    m_isOthers = isOthers;
    m_current = 0;
    setPaused(false);
}

void Teller::put(std::vector<engine::Beat> beats, const std::vector<engine::Change> &changes)
{
    // All that came before was told, so what is shown is the position before these beats.
    if (!isTelling())
        m_course.goBefore(m_course.count());
    const bool isLast = m_controller.isTelling() && m_current + 1 == m_course.count();
    if (beats.empty())
        m_course.absorb(changes, isLast);
    std::vector<engine::Change> more; // moves that run together with the one that is shown
    for (engine::Beat &beat : beats) {
        const int count = m_course.count();
        const std::vector<engine::Change> made = beat.changes;
        if (isTelling())
            append(std::move(beat));
        else
            m_course.beats().push_back(std::move(beat));
        if (isLast && m_course.count() == count && m_current + 1 == count)
            more.insert(more.end(), made.begin(), made.end());
    }
    if (!more.empty())
        present(more);
}

void Teller::tell(bool wasTelling)
{
    emit started();
    if (wasTelling || !isTelling())
        return;
    if (m_stage)
        m_stage->begin(m_course.told());
    show(m_current);
}

// What follows far away would take the map from what has just been shown.
void Teller::append(engine::Beat more)
{
    const bool isApart =
        m_stage && m_follows && m_course.count() && !m_stage->canShowBoth(beats().back(), more);
    if (isApart)
        m_course.beats().push_back(std::move(more));
    else
        engine::BeatCutter::append(m_course.beats(), std::move(more));
}

void Teller::show(int beat)
{
    m_current = beat;
    present(beats()[size_t(beat)].changes);
}

void Teller::present(const std::vector<engine::Change> &changes)
{
    const engine::Beat &beat = beats()[size_t(m_current)];
    m_course.tell(changes);
    m_course.setShown(m_current);
    UnseenLines::of(m_controller)
        .see(LogBook::of(m_controller).count() - m_course.linesFrom(m_current),
             int(beat.lines.size()));
    m_controller.showTold(&m_course.told(), m_course.linesFrom(m_current + 1));
    if (m_stage)
        m_stage->show(beat, changes);
    m_hold.stop();
    m_arrival.stop();
    m_isHeld = false;
    const int presented = ++m_presented;
    emit beatShown(m_current);
    if (presented == m_presented && isTelling())
        hold();
}

// However long it took to show it, it stays for its whole time.
void Teller::hold()
{
    if (m_stage && m_stage->isMoving()) {
        m_arrival.start();
        return;
    }
    const int presented = m_presented;
    m_isHeld = true;
    emit beatHeld(m_current);
    if (presented != m_presented || !isTelling())
        return;
    const engine::Beat &beat = beats()[size_t(m_current)];
    m_hold.start(m_pacing.hold(beat, BeatWords(m_controller).length(beat)));
}

void Teller::markSkipped()
{
    const int end = LogBook::of(m_controller).count();
    for (int i = 0; i < m_course.count(); ++i) {
        if (!m_course.wasShown(i))
            UnseenLines::of(m_controller)
                .skip(end - m_course.linesFrom(i), int(beats()[size_t(i)].lines.size()));
    }
}

bool Teller::isWaiting() const
{
    return isTelling() && (m_isPaused || m_pacing.waits(beats()[size_t(m_current)]));
}

void Teller::goOn()
{
    if (isTelling() && !isWaiting() && m_isHeld && !m_hold.isActive())
        jump(m_current + 1);
}

void Teller::finish()
{
    m_hold.stop();
    m_arrival.stop();
    markSkipped();
    m_current = m_course.count();
    m_end.start();
    m_controller.showTold(nullptr);
    if (m_stage)
        m_stage->end();
    emit finished();
    // Who has to sit down next is told the same then.
    m_controller.leaveSeat();
    m_isBehind = m_isBehind || (m_controller.isCovered() && m_controller.awaited());
}

void Teller::tellStep(int step)
{
    const auto beat = std::find_if(beats().begin(), beats().end(),
                                   [step](const auto &one) { return one.step >= step; });
    if (beat != beats().end() && beats().front().step <= step && !m_controller.isInPast())
        jump(int(beat - beats().begin()));
    else
        emit GameWishes::of(m_controller).stepRequested(step);
}

void Teller::clear()
{
    if (!m_course.hasBegun())
        return;
    const bool wasTelling = isTelling();
    m_hold.stop();
    m_arrival.stop();
    m_course.beats().clear();
    m_current = -1;
    m_isOthers = false;
    m_controller.showTold(nullptr);
    if (wasTelling && m_stage)
        m_stage->end();
    m_course.clear(); // nobody shows it any more
    if (wasTelling)
        emit finished();
    emit cleared();
}

QString Teller::sentence(int beat) const
{
    return BeatWords(m_controller).sentence(beats()[size_t(beat)]);
}

bool Teller::isOpen() const
{
    return !m_controller.state().isOver() && !m_controller.isHumanTurn();
}

bool Teller::takesMore() const
{
    return m_isOthers && !m_isPaused && m_isHeld && m_current == m_course.count() - 1
        && beats().back().kind == Kind::Move && !beats().back().isFight
        && m_pacing.pace != Pace::Click;
}

bool Teller::isSettling() const
{
    return isTelling() || (m_end.isValid() && m_end.elapsed() < c_settle);
}

void Teller::next()
{
    if (!isTelling())
        return;
    wake();
    if (m_stage && m_stage->isMoving())
        m_stage->finishMotion();
    else
        jump(m_current + 1);
}

void Teller::toEnd()
{
    if (isTelling())
        finish();
}

void Teller::again()
{
    wake();
    jump(0);
}

void Teller::jump(int beat)
{
    if (beats().empty() || m_controller.isInPast())
        return;
    if (beat >= m_course.count()) {
        toEnd();
        return;
    }
    if (!isTelling() || beat != m_current + 1) {
        m_course.goBefore(beat);
        if (m_stage)
            m_stage->begin(m_course.told());
    }
    show(qMax(0, beat));
}

void Teller::setPaused(bool paused)
{
    if (paused == m_isPaused)
        return;
    m_isPaused = paused;
    emit pausedChanged(paused);
    goOn();
}

// Somebody wants to go on from here, and not from when the time is over.
void Teller::wake()
{
    if (std::exchange(m_isPaused, false))
        emit pausedChanged(false);
}

void Teller::setPace(Pace pace)
{
    Pacing other = m_pacing;
    other.pace = pace;
    setPacing(other);
}

void Teller::setPacing(const Pacing &pacing)
{
    if (pacing == m_pacing)
        return;
    m_pacing = pacing;
    if (m_pacing.isOff())
        toEnd();
    else
        goOn();
    emit wayChanged();
}

void Teller::setFollows(bool follows)
{
    if (follows == m_follows)
        return;
    m_follows = follows;
    emit wayChanged();
}

} // namespace app
