// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/chances/coursechances.h"

#include "app/player/chances/turnings.h"

namespace app {

CourseChances &CourseChances::of(GameController &controller)
{
    if (auto *known = controller.findChild<CourseChances *>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new CourseChances(controller);
}

CourseChances::CourseChances(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
    connect(&controller, &GameController::changed, this, &CourseChances::follow);
    connect(&controller, &GameController::viewerChanged, this, &CourseChances::follow);
    connect(&controller, &GameController::playersChanged, this, &CourseChances::follow);
    connect(&controller, &GameController::shownChanged, this, &CourseChances::follow);
}

int CourseChances::key() const
{
    const engine::Viewer viewer = m_controller.viewer();
    return m_controller.state().isOver() || viewer.seesEverything() ? everybody
                                                                    : viewer.side().value;
}

ChanceEstimate *CourseChances::estimate() const
{
    const auto found = m_estimates.find(key());
    return found == m_estimates.end() ? nullptr : found->second.get();
}

void CourseChances::setWanted(bool wanted)
{
    m_isWanted = wanted;
    follow();
}

void CourseChances::setSteps(const std::vector<int> &steps)
{
    m_steps = steps;
    if (ChanceEstimate *known = estimate()) {
        // The page of the result has steps of its own.
        m_controller.state().isOver() ? known->addSteps(steps) : known->setSteps(steps);
    }
    follow();
}

// While a computer decides it has the processor for itself.
void CourseChances::follow()
{
    const bool isOver = m_controller.state().isOver();
    const bool isFree = isOver || (m_controller.isHumanTurn() && !m_controller.isCovered());
    const int now = key();
    for (const auto &[key, estimate] : m_estimates) {
        if (estimate && key != now)
            estimate->setRunning(false);
    }
    if (m_isWanted && isFree && !m_steps.empty()) {
        auto &known = m_estimates[now];
        if (!known) {
            const auto viewer = isOver ? engine::Viewer::everything() : m_controller.viewer();
            known = std::make_unique<ChanceEstimate>(m_controller, viewer, m_steps);
        }
        connect(known.get(), &ChanceEstimate::changed, this, &CourseChances::changed,
                Qt::UniqueConnection);
        known->setRunning(true);
    } else if (ChanceEstimate *known = estimate(); known && !isOver) {
        known->setRunning(false);
    }
    emit changed();
}

engine::SideId CourseChances::side() const
{
    const engine::SideId own = m_controller.viewer().side();
    return own ? own : engine::SideId(0);
}

QList<CourseChances::Point> CourseChances::points() const
{
    QList<Point> points;
    const ChanceEstimate *known = estimate();
    for (const int step : known ? known->steps() : std::vector<int>()) {
        if (const int games = known->gamesAt(step);
            games && step <= m_controller.game().commandCount())
            points << Point{step, 100 * known->chanceAt(step, side()), games};
    }
    return points;
}

QList<int> CourseChances::turningPoints() const
{
    QList<double> chances;
    for (const Point &point : points()) {
        if (point.games < enoughGames)
            return {};
        chances << point.chance;
    }
    return turnings(chances);
}

std::pair<int, int> CourseChances::progress() const
{
    const ChanceEstimate *known = estimate();
    return known
        ? std::pair(known->allGames(), int(known->steps().size()) * ChanceEstimate::mostGames)
        : std::pair(0, 0);
}

} // namespace app
