// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardanimation.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace view {

namespace {

const QColor c_glow(0xff, 0xc6, 0x1a);
constexpr int c_interval = 16;
constexpr double c_flashDuration = 600;
constexpr double c_beatDuration =
    std::max(BeatLayer::crossTime + BeatLayer::fadeTime, BeatLayer::flashTime);

} // namespace

BoardAnimation::BoardAnimation(QWidget &view, BoardScene &scene, const BoardCamera &camera)
    : m_view(view)
    , m_scene(scene)
    , m_camera(camera)
{
    m_timer.setInterval(c_interval);
    m_timer.callOnTimeout(&m_timer, [this] { tick(); });
}

void BoardAnimation::start(std::vector<BoardMotion::Flight> flights)
{
    m_motion.start(std::move(flights));
    run();
}

void BoardAnimation::flash(engine::SpaceId space)
{
    m_flashing = space;
    m_flashTime = 0;
    run();
}

// Without motion everything that it shows stays until the next one.
void BoardAnimation::tell(const BeatScene &beat)
{
    if (beat == m_scene.beat())
        return;
    m_scene.setBeat(beat);
    const bool hasClock = m_motion.speed() > 0 && (!beat.crossed.empty() || !beat.flashing.empty());
    m_beatTime = hasClock ? 0 : -1;
    m_scene.beatLayer().setTime(m_beatTime);
    run();
}

void BoardAnimation::run()
{
    m_view.update();
    if (m_timer.isActive() || (!m_motion.isRunning() && !m_flashing && m_beatTime < 0))
        return;
    m_clock.start();
    m_timer.start();
}

void BoardAnimation::tick()
{
    const auto passed = double(m_clock.restart());
    const bool isMoving = m_motion.isRunning() && m_motion.advance(passed);
    m_flashTime += passed;
    if (m_flashTime >= c_flashDuration)
        m_flashing = {};
    if (m_beatTime >= 0) {
        m_beatTime += passed * m_motion.speed();
        m_scene.beatLayer().setTime(m_beatTime);
        if (m_beatTime >= c_beatDuration)
            m_beatTime = -1;
    }
    if (!isMoving && !m_flashing && m_beatTime < 0)
        m_timer.stop();
    m_view.update();
}

void BoardAnimation::paintFlights(QPainter &painter) const
{
    for (const BoardMotion::Flight &flight : m_motion.flights())
        paintFlight(painter, flight);
}

void BoardAnimation::paintFlight(QPainter &painter, const BoardMotion::Flight &flight) const
{
    const QPointF at = m_motion.position(flight);
    const double width = m_motion.width(flight);
    painter.save();
    if (width < 1) {
        const double middle =
            m_camera.toView(at).x() + m_scene.pieces().size() * m_camera.zoom() / 2;
        painter.translate(middle, 0);
        painter.scale(std::max(width, 0.02), 1);
        painter.translate(-middle, 0);
    }
    m_scene.paintPiece(painter, m_camera, at, m_motion.look(flight));
    painter.restore();
}

void BoardAnimation::paintFlash(QPainter &painter) const
{
    if (m_flashing && std::fmod(m_flashTime, c_flashDuration / 2) < c_flashDuration / 4)
        SignLayer::paintRing(painter, m_camera, m_scene.geometry(), m_flashing, c_glow, 6);
}

void BoardAnimation::paintSentence(QPainter &painter) const
{
    std::vector<QRectF> covered;
    for (const QObject *child : m_view.children()) {
        const auto *bar = qobject_cast<const QWidget *>(child);
        if (bar && bar->isVisible() && !bar->isWindow())
            covered.emplace_back(bar->geometry());
    }
    m_scene.paintSentence(painter, m_camera, m_view.font(), std::move(covered));
}

} // namespace view
