// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/pastview.h"

#include "app/player/game/gamewishes.h"
#include "app/player/telling/beatpicture.h"
#include "app/player/telling/beatwords.h"
#include "app/view/board/boardview.h"
#include "engine/game/telling/beatcutter.h"

namespace app {

namespace {

constexpr int c_pace = 700; ///< Milliseconds a stop at normal speed.
constexpr int c_lookPast = 40; ///< How often it is looked whether pieces still move.

} // namespace

PastView::PastView(GameController &controller, view::BoardView &board, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_model(HistoryModel::of(controller))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PastView::advance);
    const GameWishes *wishes = &GameWishes::of(controller);
    connect(wishes, &GameWishes::stepRequested, this, &PastView::show);
    connect(wishes, &GameWishes::returnRequested, this, &PastView::leave);
    connect(wishes, &GameWishes::replayRequested, this, &PastView::replay);
    connect(wishes, &GameWishes::playRequested, this, &PastView::play);
    connect(wishes, &GameWishes::pauseRequested, this, &PastView::pause);
    connect(wishes, &GameWishes::replayChanged, this, &PastView::setReplay);
}

void PastView::go(int step)
{
    const bool isNext = m_state && step == m_step + 1;
    finishStep();
    m_board.setBeat({});
    m_step = step;
    if (isNext) {
        for (const engine::Change &change : m_model.changes(step))
            m_state->apply(change);
        m_board.animate(m_model.changes(step));
    } else {
        auto past = std::make_unique<engine::GameState>(m_model.at(step));
        m_board.setPosition(past.get(), m_controller.viewer());
        m_state = std::move(past);
    }
    m_controller.showPast(m_state.get(), step);
    emit shown(step);
}

void PastView::show(int step)
{
    if (step >= m_model.count())
        leave();
    else
        go(std::max(0, step));
}

void PastView::leave()
{
    if (!m_state)
        return;
    pause();
    m_beats.clear();
    m_told = 0;
    m_board.setBeat(
        BeatPicture(m_controller, Tokens::of(m_board.palette())).trails(Teller::of(m_controller)));
    m_board.setPosition(&m_controller.state(), m_controller.viewer());
    m_controller.showPast(nullptr, 0);
    m_state.reset();
    emit left();
}

void PastView::replay()
{
    const auto &history = m_controller.game().history();
    const engine::SideId own = m_controller.offer().side;
    int first = m_model.count();
    while (first > 0 && history[size_t(first) - 1].side == own)
        --first;
    while (first > 0 && history[size_t(first) - 1].side != own)
        --first;
    show(first);
    play();
}

void PastView::play()
{
    if (!m_state)
        return;
    m_isRunning = true;
    m_timer.start(paced(c_pace));
    emit runningChanged(true);
}

void PastView::pause()
{
    if (!std::exchange(m_isRunning, false))
        return;
    m_timer.stop();
    emit runningChanged(false);
}

void PastView::setReplay(int speed, int stops)
{
    m_speed = speed;
    m_stops = stops;
}

int PastView::paced(int milliseconds) const
{
    return m_speed > 0 ? milliseconds * 100 / m_speed : milliseconds;
}

void PastView::advance()
{
    // As long as something moves, its time does not run.
    if (m_hold && m_board.isMoving()) {
        m_timer.start(c_lookPast);
    } else if (m_hold) {
        m_timer.start(std::exchange(m_hold, 0));
    } else if (m_told < m_beats.size()) {
        tellBeat();
    } else if (m_speed <= 0) {
        skip();
    } else {
        int next = m_step + 1;
        while (next <= m_model.count() && !begin(next))
            ++next;
        if (next > m_model.count())
            leave();
        else
            tellBeat();
    }
}

void PastView::skip()
{
    const int next = m_model.next(m_step, 1, m_stops);
    if (next >= m_model.count()) {
        leave();
        return;
    }
    go(next);
    if (m_model.events(next) & m_stops)
        pause();
    else
        m_timer.start(c_pace);
}

bool PastView::begin(int step)
{
    finishStep();
    m_step = step;
    engine::BeatCutter cutter(m_controller.module(), m_controller.viewer());
    m_beats = cutter.cut(*m_state, m_model.changes(step), step);
    m_told = 0;
    if (m_beats.empty()) {
        for (const engine::Change &change : m_model.changes(step))
            m_state->apply(change);
    }
    return !m_beats.empty();
}

void PastView::tellBeat()
{
    const engine::Beat &beat = m_beats[m_told++];
    for (const engine::Change &change : beat.changes)
        m_state->apply(change);
    m_controller.showPast(m_state.get(), m_step);
    if (Teller::of(m_controller).follows())
        m_board.bringIntoView(BeatPicture::places(beat));
    m_board.setBeat(BeatPicture(m_controller, Tokens::of(m_board.palette()))
                        .of(std::span(m_beats).first(m_told), true));
    m_board.animate(beat.changes);
    emit shown(m_step);
    emit beatShown(int(m_told) - 1);
    if (!m_isRunning)
        return;
    if (m_told == m_beats.size() && (m_model.events(m_step) & m_stops)) {
        pause();
        return;
    }
    const Pacing usual{Settings::Pace::Normal, false};
    m_hold = std::max(1, paced(usual.hold(beat, BeatWords(m_controller).length(beat))));
    m_timer.start(c_lookPast);
}

void PastView::finishStep()
{
    m_hold = 0;
    for (; m_told < m_beats.size(); ++m_told) {
        for (const engine::Change &change : m_beats[m_told].changes)
            m_state->apply(change);
    }
    m_beats.clear();
    m_told = 0;
}

} // namespace app
