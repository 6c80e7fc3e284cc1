// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/chancecard.h"

#include "app/player/chances/turnings.h"
#include "app/player/ending/turnchart.h"
#include "app/player/ending/turningpoints.h"
#include "app/player/game/dockpanel.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

ChanceCard::ChanceCard(GameController &controller, const GameRecord &record,
                       ChanceEstimate &estimate, Settings &settings, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_record(record)
    , m_estimate(&estimate)
    , m_side(controller.state().result().winner)
    , m_chart(new TurnChart(controller.module(), TurnChart::Style::Lines, this))
    , m_points(new TurningPoints(controller, this))
    , m_words(DockPanel::label({}, "help", this))
{
    setProperty("class", QStringLiteral("card"));
    setObjectName(QStringLiteral("chances"));
    if (!m_side)
        m_side = engine::SideId(0);
    m_estimate->addSteps(steps(record));
    for (const GameRecord::Turn &turn : record.turns()) {
        m_ends.push_back(turn.last);
        m_turns << QString::number(turn.number);
    }
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(16, 12, 16, 14);
    lines->setSpacing(8);
    auto *head = new QHBoxLayout;
    const QString title =
        tr("Chance of victory: %1", "a side").arg(m_controller.texts().sideName(m_side));
    QLabel *name = DockPanel::label(title, "panelTitle", this);
    name->setWordWrap(false);
    m_chart->setAccessibleName(title);
    m_chart->setTop(100);
    head->addWidget(name, 1);
    auto *wanted = new QCheckBox(tr("Estimate"), this);
    wanted->setObjectName(QStringLiteral("estimate"));
    wanted->setToolTip(tr("The computer plays on from the end of each turn, in the background"));
    wanted->setChecked(settings.estimatesChances());
    head->addWidget(wanted);
    lines->addLayout(head);
    lines->addWidget(m_chart);
    lines->addWidget(m_points);
    lines->addWidget(m_words);
    connect(wanted, &QCheckBox::toggled, this, [this, &settings](bool on) {
        settings.setEstimatesChances(on);
        m_estimate->setRunning(on);
        refresh();
    });
    connect(m_chart, &TurnChart::stepChosen, &GameWishes::of(controller),
            &GameWishes::stepRequested);
    connect(&estimate, &ChanceEstimate::changed, this, &ChanceCard::refresh);
    m_estimate->setRunning(settings.estimatesChances());
    refresh();
}

ChanceCard::~ChanceCard()
{
    if (m_estimate)
        m_estimate->setRunning(false);
}

std::vector<int> ChanceCard::steps(const GameRecord &record)
{
    std::vector<int> steps;
    for (size_t i = 0; i + 1 < record.turns().size(); ++i)
        steps.push_back(record.turns()[i].last);
    return steps;
}

int ChanceCard::games() const
{
    int least = ChanceEstimate::mostGames;
    for (const int step : steps(m_record))
        least = std::min(least, m_estimate->gamesAt(step));
    return least;
}

bool ChanceCard::hasTurningPoints() const
{
    return !m_points->points().isEmpty();
}

void ChanceCard::refresh()
{
    const int games = this->games();
    m_chart->setVisible(games > 0);
    if (games > 0) {
        showChart();
        m_words->setText(tr("In percent, after each turn: an estimate of the computer, from %n "
                            "game(s) that it played on from there.",
                            nullptr, games));
    } else if (m_estimate->isRunning()) {
        m_words->setText(tr("The computer plays on from the end of each turn: %1 of %2.")
                             .arg(m_estimate->allGames())
                             .arg(m_estimate->steps().size()));
    } else {
        m_words->setText(tr("Nothing was estimated."));
    }
}

void ChanceCard::showChart()
{
    TurnChart::Row row{m_side, m_controller.texts().sideName(m_side), {}, {}};
    for (size_t i = 0; i < m_ends.size(); ++i) {
        const engine::SideId winner = m_controller.state().result().winner;
        const double known = !winner ? 0.5 : winner == m_side ? 1 : 0;
        const bool isOpen = i + 1 < m_ends.size();
        row.values << qRound(100 * (isOpen ? m_estimate->chanceAt(m_ends[i], m_side) : known));
        row.steps << m_ends[i];
    }
    m_chart->setRows(m_turns, {row});
    showTurningPoints(row.values);
}

void ChanceCard::showTurningPoints(const QList<double> &values)
{
    const QList<int> turns = games() >= enoughGames ? turnings(values) : QList<int>();
    QList<TurningPoints::Point> points;
    QList<TurnChart::Sign> signs;
    for (const int turn : turns) {
        const int change = qRound(values[turn] - values[turn - 1]);
        const int step = m_record.decisiveStep(size_t(turn));
        points << TurningPoints::Point{
            step, m_record.turns()[size_t(turn)].number,
            tr("%1 % for %2", "a chance, a side")
                .arg((change > 0 ? QStringLiteral("+") : QStringLiteral("−"))
                         + QString::number(std::abs(change)),
                     m_controller.texts().sideName(m_side))};
        signs << TurnChart::Sign{double(turn), step};
    }
    m_chart->setSigns(signs);
    m_points->setPoints(points);
    emit turningPointsFound(!points.isEmpty());
}

} // namespace app
