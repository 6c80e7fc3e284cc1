// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/gamepanels.h"

#include "app/player/agenda/agendapanel.h"
#include "app/player/board/boardinput.h"
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
#include "app/player/telling/logtabs.h"
#include "app/player/telling/summarypanel.h"

#include <QMainWindow>
#include <QToolBar>

namespace app {

GamePanels::GamePanels(GameController &controller, QMainWindow &window)
    : QObject(&window)
    , m_controller(controller)
    , m_decision(new DecisionPanel(controller))
    , m_log(new LogPanel(controller))
    , m_logTabs(new LogTabs(m_log, new SummaryPanel(controller)))
    , m_rulebook(new RulebookPanel(controller))
    , m_forces(new ForcesPanel(controller))
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
    connect(wishes, &GameWishes::bookmarkRequested, this, &GamePanels::setBookmark);
    connect(wishes, &GameWishes::panelRequested, m_arrangement, &DockArrangement::open);
}

void GamePanels::makePanels(QMainWindow &window)
{
    auto *charts = new ChartsPanel(m_controller);
    connect(&m_decision->odds(), &OddsPanel::columnChanged, charts, &ChartsPanel::lightColumn);
    connect(&GameWishes::of(m_controller), &GameWishes::cellRequested, charts,
            [this, charts](const QString &table, const QString &row, const QString &column) {
                if (charts->light(table, row, column))
                    m_arrangement->open(QStringLiteral("charts"));
            });
    m_arrangement =
        new DockArrangement(window,
                            {{QStringLiteral("decision"), m_decision},
                             {QStringLiteral("log"), m_logTabs},
                             {QStringLiteral("rulebook"), m_rulebook},
                             {QStringLiteral("charts"), charts},
                             {QStringLiteral("sequence"), new SequencePanel(m_controller)},
                             {QStringLiteral("agenda"), new AgendaPanel(m_controller)},
                             {QStringLiteral("forces"), m_forces},
                             {QStringLiteral("notes"), m_notes}},
                            *m_historyBar);
    connect(m_decision, &DecisionPanel::heightChanged, m_arrangement, &DockArrangement::fitDecision,
            Qt::QueuedConnection);
}

void GamePanels::follow(const BoardInput &input)
{
    connect(&input, &BoardInput::selectionChanged, m_decision, &DecisionPanel::setSelectedPiece);
    connect(&input, &BoardInput::selectionChanged, m_forces, &ForcesPanel::setChosen);
    connect(&input, &BoardInput::groupChanged, m_decision, &DecisionPanel::setGroup);
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
    m_arrangement->reveal(QStringLiteral("rulebook"));
    m_rulebook->openRule(rule);
    emit GameWishes::of(m_controller).boardRequested();
}

void GamePanels::openLogOf(engine::SpaceId space)
{
    m_log->setPlace(space);
    m_logTabs->show(LogTabs::Tab::Log);
    m_arrangement->reveal(QStringLiteral("log"));
}

void GamePanels::open(const QString &name)
{
    if (name == QLatin1String("log"))
        m_logTabs->show(LogTabs::Tab::Log); // it may stand behind the summary
    m_arrangement->open(name);
}

void GamePanels::openSummary()
{
    m_logTabs->show(LogTabs::Tab::Summary);
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

void GamePanels::setBookmark(int step, const QString &name)
{
    Bookmarks marks = m_history->bookmarks();
    if (marks.contains(step))
        return;
    marks.setName(step, name);
    m_history->setBookmarks(marks);
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

void GamePanels::nameBookmark()
{
    m_historyBar->show();
    m_history->askBookmarkName();
}

} // namespace app
