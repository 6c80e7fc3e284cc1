// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/historychances.h"

#include "app/player/history/historylanes.h"

#include <QToolButton>

namespace app {

namespace {

/// Of a game with more goes only the turns are estimated.
constexpr size_t c_mostGoes = 60;

} // namespace

HistoryChances::HistoryChances(GameController &controller, HistoryTrack &track, HistoryLanes &lanes,
                               QToolButton &button, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_model(HistoryModel::of(controller))
    , m_chances(CourseChances::of(controller))
    , m_track(track)
    , m_lanes(lanes)
    , m_button(button)
{
    button.setObjectName(QStringLiteral("chancesButton"));
    button.setCheckable(true);
    connect(&button, &QToolButton::clicked, this, [this](bool on) {
        refresh(m_isSeen);
        emit toggled(on);
    });
    connect(&m_chances, &CourseChances::changed, this, &HistoryChances::show);
}

void HistoryChances::retranslate()
{
    m_button.setText(tr("Chances"));
    m_button.setToolTip(
        tr("Who was ahead: the computer plays on from the turns of the game, in the background"));
    show();
}

void HistoryChances::setWanted(bool wanted)
{
    m_button.setChecked(wanted);
    refresh(m_isSeen);
}

void HistoryChances::refresh(bool isSeen)
{
    m_isSeen = isSeen;
    std::vector<int> steps{0};
    const auto &marks = m_model.marks();
    for (const HistoryModel::Mark &mark : marks) {
        if (mark.command > 1 && (mark.isTurn || marks.size() <= c_mostGoes))
            steps.push_back(mark.command);
    }
    if (m_controller.state().isOver())
        std::erase(steps, m_model.count());
    m_chances.setSteps(steps);
    m_chances.setWanted(isSeen && m_button.isChecked());
    show();
}

QString HistoryChances::words(const CourseChances::Point &point) const
{
    return tr("Step %1: %2 %3 %, from %n game(s)", "a step, a side and its chance", point.games)
        .arg(point.step)
        .arg(m_controller.texts().sideName(m_chances.side()))
        .arg(qRound(point.chance));
}

void HistoryChances::show()
{
    const QList<CourseChances::Point> points = m_chances.points();
    HistoryLanes::Chances shown;
    shown.isWanted = m_button.isChecked();
    shown.side = m_chances.side();
    shown.name = m_controller.texts().sideName(shown.side);
    QList<int> turned;
    for (const int place : m_chances.turningPoints())
        turned << points[place].step;
    for (const CourseChances::Point &point : points)
        shown.points << HistoryLanes::Chances::Point{point.step, point.chance, words(point)};
    const auto [done, all] = m_chances.progress();
    if (points.isEmpty())
        shown.note = !m_chances.isWanted() || !all
            ? tr("Nothing was estimated.")
            : tr("The computer plays on from each turn: %1 of %2.").arg(done).arg(all);
    m_track.setTurnings(turned);
    m_lanes.setTurnings(turned);
    m_lanes.setChances(std::move(shown));
}

int HistoryChances::next(int step, int way) const
{
    int found = step;
    for (const int turned : m_track.turnings()) {
        const bool isThere = way > 0 ? turned > step : turned < step;
        if (isThere && (found == step || way < 0))
            found = turned;
    }
    return found;
}

} // namespace app
