// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/gamepanels.h"

#include "app/player/decision/decisionpanel.h"
#include "app/player/dockarrangement.h"
#include "app/player/history/historybar.h"
#include "app/player/log/logpanel.h"
#include "app/player/odds/oddspanel.h"
#include "app/player/panels/chartspanel.h"
#include "app/player/panels/forcespanel.h"
#include "app/player/panels/notespanel.h"
#include "app/player/panels/rulebookpanel.h"
#include "app/player/panels/sequencepanel.h"

#include <QMainWindow>
#include <QToolBar>

namespace app {

GamePanels::GamePanels(GameController &controller, QMainWindow &window)
    : QObject(&window)
    , m_controller(controller)
    , m_decision(new DecisionPanel(controller))
    , m_log(new LogPanel(controller))
    , m_rulebook(new RulebookPanel(controller))
    , m_notes(new NotesPanel(controller))
    , m_history(new HistoryBar(controller))
    , m_historyBar(new QToolBar(&window))
{
    makePanels(window);
    makeHistory(window);
    const GameWishes *wishes = &GameWishes::of(controller);
    connect(wishes, &GameWishes::ruleRequested, this, &GamePanels::openRule);
    connect(wishes, &GameWishes::placeLogRequested, this, &GamePanels::openLogOf);
    connect(wishes, &GameWishes::phaseRequested, this, &GamePanels::openPhase);
    connect(wishes, &GameWishes::panelRequested, m_arrangement, &DockArrangement::open);
}

void GamePanels::makePanels(QMainWindow &window)
{
    auto *charts = new ChartsPanel(m_controller);
    connect(&m_decision->odds(), &OddsPanel::columnChanged, charts, &ChartsPanel::lightColumn);
    m_arrangement =
        new DockArrangement(window,
                            {{QStringLiteral("decision"), m_decision},
                             {QStringLiteral("log"), m_log},
                             {QStringLiteral("rulebook"), m_rulebook},
                             {QStringLiteral("charts"), charts},
                             {QStringLiteral("sequence"), new SequencePanel(m_controller)},
                             {QStringLiteral("forces"), new ForcesPanel(m_controller)},
                             {QStringLiteral("notes"), m_notes}},
                            *m_historyBar);
    connect(m_decision, &DecisionPanel::heightChanged, m_arrangement, &DockArrangement::fitDecision,
            Qt::QueuedConnection);
}

void GamePanels::makeHistory(QMainWindow &window)
{
    m_historyBar->setObjectName(QStringLiteral("historyBar"));
    m_historyBar->setMovable(false);
    m_historyBar->setFloatable(false);
    m_historyBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_historyBar->addWidget(m_history);
    window.addToolBar(Qt::BottomToolBarArea, m_historyBar);
}

void GamePanels::openRule(const QString &rule)
{
    m_arrangement->open(QStringLiteral("rulebook"));
    m_rulebook->openRule(rule);
}

void GamePanels::openLogOf(engine::SpaceId space)
{
    m_log->setPlace(space);
    m_arrangement->open(QStringLiteral("log"));
}

void GamePanels::openPhase(engine::PhaseId phase)
{
    const engine::Sequence &sequence = m_controller.module().sequence;
    if (!phase || size_t(phase.value) >= sequence.phases().size())
        return;
    for (engine::PhaseId one = phase; one; one = sequence.phase(one).parent) {
        if (!sequence.phase(one).rule.isEmpty()) {
            openRule(sequence.phase(one).rule);
            return;
        }
    }
    for (int step = m_history->model().count(); step >= 0; --step) {
        if (m_history->model().at(step).phase() == phase) {
            m_historyBar->show();
            m_history->setStep(step);
            emit GameWishes::of(m_controller).stepRequested(step);
            return;
        }
    }
}

void GamePanels::toggleHistory()
{
    m_historyBar->show();
    m_history->toggleOpen();
}

void GamePanels::toggleBookmark()
{
    m_historyBar->show();
    m_history->toggleBookmark();
}

} // namespace app
