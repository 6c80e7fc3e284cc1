// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/gamepanels.h"

#include "app/player/decision/decisionpanel.h"
#include "app/player/history/historybar.h"
#include "app/player/log/logpanel.h"
#include "app/player/panels/chartspanel.h"
#include "app/player/panels/forcespanel.h"
#include "app/player/panels/notespanel.h"
#include "app/player/panels/rulebookpanel.h"
#include "app/player/panels/sequencepanel.h"
#include "app/player/parts/docktitle.h"
#include "app/player/parts/foldedcolumn.h"
#include "app/view/style/icons.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QTabBar>
#include <QToolBar>

namespace app {

namespace {

/// Of the arrangement; raised when panels come or go.
constexpr int c_layoutVersion = 2;
/// A window that is narrower belongs to the map.
constexpr int c_foldBelow = 1300;
constexpr int c_narrowBelow = 1500;
constexpr int c_leastMap = 620;
constexpr int c_strip = 40; ///< Of icons, when the left column is folded.
constexpr int c_usualText = 13; ///< Pixels of the text for which widths are meant.
/// How much of its column the question may take, in percent, and what it always has.
constexpr int c_mostOfColumn = 70;
constexpr int c_leastOfColumn = 34;

QString titleOf(const QString &name)
{
    const QMap<QString, QString> titles = {
        {QStringLiteral("decision"), GamePanels::tr("Decision")},
        {QStringLiteral("sequence"), GamePanels::tr("Sequence")},
        {QStringLiteral("forces"), GamePanels::tr("Forces")},
        {QStringLiteral("log"), GamePanels::tr("Log")},
        {QStringLiteral("rulebook"), GamePanels::tr("Rulebook")},
        {QStringLiteral("charts"), GamePanels::tr("Charts")},
        {QStringLiteral("notes"), GamePanels::tr("Notes")},
    };
    return titles.value(name);
}

QIcon signOf(const QString &name)
{
    return Icons::icon(name == QLatin1String("rulebook") ? QStringLiteral("rules") : name);
}

/// The keyboard goes to the first thing in it that can be used.
void focusInto(QWidget *panel)
{
    if (!panel)
        return;
    for (QWidget *one = panel->nextInFocusChain(); one != panel; one = one->nextInFocusChain()) {
        if (panel->isAncestorOf(one) && one->isVisible() && one->isEnabled()
            && (one->focusPolicy() & Qt::TabFocus)) {
            one->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    panel->setFocus(Qt::TabFocusReason);
}

} // namespace

GamePanels::GamePanels(GameController &controller, QMainWindow &window)
    : QObject(&window)
    , m_controller(controller)
    , m_window(window)
{
    window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks
                          | QMainWindow::AnimatedDocks | QMainWindow::GroupedDragging);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    makePanels();
    makeHistory();
    connectPanels();
    m_left = new FoldedColumn(window,
                              {m_docks.value(QStringLiteral("sequence")),
                               m_docks.value(QStringLiteral("forces")),
                               m_docks.value(QStringLiteral("notes"))});
    retranslate();
    arrange();
    window.installEventFilter(this);
}

QDockWidget *GamePanels::add(const QString &name, QWidget *panel)
{
    auto *dock = new QDockWidget(&m_window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    // The question can be moved, but never be lost.
    if (name == QLatin1String("decision"))
        dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    m_docks.insert(name, dock);
    const auto later = [this] {
        QMetaObject::invokeMethod(this, &GamePanels::hideDoubleTitles, Qt::QueuedConnection);
    };
    const auto moved = [this, later] {
        if (!m_isBusy)
            keepAsItIs();
        later();
    };
    connect(dock, &QDockWidget::topLevelChanged, this, moved);
    connect(dock, &QDockWidget::dockLocationChanged, this, moved);
    connect(dock, &QDockWidget::visibilityChanged, this, later);
    return dock;
}

void GamePanels::hideDoubleTitles()
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        const bool inTab = !dock->isFloating() && !m_window.tabifiedDockWidgets(dock).isEmpty();
        QWidget *old = dock->titleBarWidget();
        const bool hasTitle = qobject_cast<DockTitle *>(old);
        if (old && inTab != hasTitle)
            continue;
        dock->setTitleBarWidget(inTab ? new QWidget(dock) : new DockTitle(dock));
        delete old;
    }
    showTabSigns();
}

void GamePanels::showTabSigns()
{
    // Qt gives the tabs of docks no icons, and makes them anew whenever a panel is moved.
    for (QTabBar *tabs : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setIconSize({16, 16});
        for (int i = 0; i < tabs->count(); ++i) {
            for (const QDockWidget *dock : std::as_const(m_docks)) {
                if (dock->windowTitle() == tabs->tabText(i))
                    tabs->setTabIcon(i, signOf(dock->objectName()));
            }
        }
    }
}

void GamePanels::makePanels()
{
    m_decision = new DecisionPanel(m_controller);
    add(QStringLiteral("decision"), m_decision);
    m_log = new LogPanel(m_controller);
    add(QStringLiteral("log"), m_log);
    m_rulebook = new RulebookPanel(m_controller);
    add(QStringLiteral("rulebook"), m_rulebook);
    auto *charts = new ChartsPanel(m_controller);
    add(QStringLiteral("charts"), charts);
    connect(m_decision, &DecisionPanel::columnChanged, charts, &ChartsPanel::lightColumn);
    auto *sequence = new SequencePanel(m_controller);
    add(QStringLiteral("sequence"), sequence);
    connect(sequence, &SequencePanel::phaseClicked, this, &GamePanels::openPhase);
    auto *forces = new ForcesPanel(m_controller);
    add(QStringLiteral("forces"), forces);
    m_notes = new NotesPanel(m_controller);
    add(QStringLiteral("notes"), m_notes);
    connect(m_notes, &NotesPanel::edited, this, [this] { emit notesChanged(m_notes->notes()); });
}

void GamePanels::makeHistory()
{
    m_history = new HistoryBar(m_controller);
    m_historyBar = new QToolBar(&m_window);
    m_historyBar->setObjectName(QStringLiteral("historyBar"));
    m_historyBar->setMovable(false);
    m_historyBar->setFloatable(false);
    m_historyBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_historyBar->addWidget(m_history);
    m_window.addToolBar(Qt::BottomToolBarArea, m_historyBar);
    connect(m_history, &HistoryBar::bookmarksChanged, this, &GamePanels::bookmarksChanged);
}

void GamePanels::connectPanels()
{
    GameWishes *wishes = &GameWishes::of(m_controller);
    connect(m_decision, &DecisionPanel::heightChanged, this, &GamePanels::fitDecision,
            Qt::QueuedConnection);
    connect(m_decision, &DecisionPanel::actionChosen, wishes, &GameWishes::actionChosen);
    connect(m_decision, &DecisionPanel::ruleRequested, wishes, &GameWishes::ruleRequested);
    connect(m_decision, &DecisionPanel::pieceSelected, wishes, &GameWishes::pieceChosen);
    connect(m_decision, &DecisionPanel::pieceHighlighted, wishes, &GameWishes::pieceHighlighted);
    connect(m_decision, &DecisionPanel::stopRequested, wishes, &GameWishes::stopRequested);
    connect(m_decision, &DecisionPanel::spaceHighlighted, wishes, &GameWishes::spaceHighlighted);
    connect(m_decision, &DecisionPanel::replayRequested, wishes, &GameWishes::replayRequested);
    connect(m_decision, &DecisionPanel::playOnRequested, wishes, &GameWishes::playOnRequested);
    connect(m_decision, &DecisionPanel::logRequested, wishes, &GameWishes::logRequested);
    connect(m_decision, &DecisionPanel::newGameRequested, wishes, &GameWishes::newGameRequested);
    connect(wishes, &GameWishes::ruleRequested, this, &GamePanels::openRule);
}

void GamePanels::arrange()
{
    m_isBusy = true;
    m_left->setFolded(false);
    const auto dock = [this](const char *name) { return m_docks.value(QLatin1String(name)); };
    const auto below = [this](QDockWidget *above, std::initializer_list<QDockWidget *> tabs,
                              Qt::DockWidgetArea area) {
        QDockWidget *first = nullptr;
        for (QDockWidget *one : tabs) {
            one->setFloating(false);
            m_window.addDockWidget(area, one);
            if (first)
                m_window.tabifyDockWidget(first, one);
            else
                m_window.splitDockWidget(above, one, Qt::Vertical);
            first = first ? first : one;
        }
        first->raise();
    };
    for (QDockWidget *one : std::as_const(m_docks))
        one->show();
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock("decision"));
    dock("decision")->setFloating(false);
    below(dock("decision"), {dock("log"), dock("rulebook"), dock("charts")},
          Qt::RightDockWidgetArea);
    m_window.addDockWidget(Qt::LeftDockWidgetArea, dock("sequence"));
    dock("sequence")->setFloating(false);
    below(dock("sequence"), {dock("forces"), dock("notes")}, Qt::LeftDockWidgetArea);
    m_isArranged = true;
    fitColumns();
    // Signs of having been moved may still be on their way.
    QMetaObject::invokeMethod(
        this, [this] { m_isBusy = false; }, Qt::QueuedConnection);
}

int GamePanels::scaled(int pixels) const
{
    return pixels * QFontInfo(m_window.font()).pixelSize() / c_usualText;
}

void GamePanels::fitColumns()
{
    const int width = m_window.width();
    if (width <= 0)
        return;
    const bool wasBusy = std::exchange(m_isBusy, true);
    m_left->setFolded(width < c_foldBelow);
    if (m_isArranged) {
        QDockWidget *decision = m_docks.value(QStringLiteral("decision"));
        QDockWidget *sequence = m_docks.value(QStringLiteral("sequence"));
        const bool isNarrow = width < c_narrowBelow;
        int right = scaled(isNarrow ? 330 : 380);
        int left = m_left->isFolded() ? c_strip : scaled(isNarrow ? 232 : 272);
        // Large text makes the columns wider, as long as enough is left of the map.
        const int over = std::clamp(left + right + c_leastMap - width, 0, left + right);
        right = std::max(isNarrow ? 330 : 380, right - over / 2);
        left = std::max(isNarrow ? 232 : 272, left - (over + 1) / 2);
        m_window.resizeDocks({decision}, {right}, Qt::Horizontal);
        if (!m_left->isFolded()) {
            m_window.resizeDocks({sequence}, {left}, Qt::Horizontal);
            // Equal shares; newer releases of Qt take the numbers as heights.
            const int half = m_window.height() / 2;
            m_window.resizeDocks({sequence, m_docks.value(QStringLiteral("forces"))}, {half, half},
                                 Qt::Vertical);
        }
        fitDecision();
    }
    m_isBusy = wasBusy;
}

void GamePanels::fitDecision()
{
    QDockWidget *decision = m_docks.value(QStringLiteral("decision"));
    QDockWidget *under = nullptr;
    for (const char *name : {"log", "rulebook", "charts"}) {
        QDockWidget *dock = m_docks.value(QLatin1String(name));
        if (!under && !dock->isHidden() && !dock->isFloating() && dock->x() == decision->x())
            under = dock;
    }
    if (!m_isArranged || !under)
        return;
    const int column = m_window.centralWidget()->height();
    const int frame = decision->height() - m_decision->height();
    const int wanted = m_decision->sizeHint().height() + std::max(frame, 0);
    const int height =
        std::clamp(wanted, column * c_leastOfColumn / 100, column * c_mostOfColumn / 100);
    if (height != decision->height())
        m_window.resizeDocks({decision, under}, {height, column - height}, Qt::Vertical);
}

bool GamePanels::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_window)
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) {
        fitColumns();
        // The height of the column is known when the window has laid itself out.
        QMetaObject::invokeMethod(this, &GamePanels::fitDecision, Qt::QueuedConnection);
    } else if (event->type() == QEvent::MouseButtonPress) {
        keepAsItIs(); // only the lines between the panels are the window itself
    }
    return QObject::eventFilter(watched, event);
}

QByteArray GamePanels::layout() const
{
    return m_isArranged ? QByteArray() : m_window.saveState(c_layoutVersion);
}

void GamePanels::restore(const QByteArray &layout)
{
    if (layout.isEmpty())
        return;
    m_left->setFolded(false);
    if (m_window.restoreState(layout, c_layoutVersion)) {
        keepAsItIs();
        m_docks.value(QStringLiteral("decision"))->show();
    }
    fitColumns();
}

void GamePanels::setMapOnly(bool on)
{
    if (on) {
        m_wasArranged = m_isArranged;
        m_left->setFolded(false);
        m_beforeMapOnly = m_window.saveState(c_layoutVersion);
        keepAsItIs();
        for (QDockWidget *dock : std::as_const(m_docks))
            dock->setVisible(dock->objectName() == QLatin1String("decision"));
        if (m_historyBar)
            m_historyBar->hide();
        return;
    }
    m_window.restoreState(m_beforeMapOnly, c_layoutVersion);
    if (m_historyBar)
        m_historyBar->show();
    if (m_wasArranged)
        arrange();
    else
        fitColumns();
}

void GamePanels::open(const QString &name)
{
    QDockWidget *dock = m_docks.value(name);
    if (!dock)
        return;
    if (m_left->holds(dock)) {
        m_left->open(dock);
        return;
    }
    dock->show();
    dock->raise();
    focusInto(dock->widget());
}

void GamePanels::focusNext(int step)
{
    // Turn bar and board first, then the panels from the question on, as they are read.
    QList<QWidget *> stations = {m_window.menuWidget(), m_window.centralWidget()};
    for (const char *name :
         {"decision", "log", "rulebook", "charts", "sequence", "forces", "notes"}) {
        QDockWidget *dock = m_docks.value(QLatin1String(name));
        QWidget *panel = dock == m_left->opened() ? nullptr : dock->widget();
        if (panel && panel->isVisible() && !panel->visibleRegion().isEmpty())
            stations.append(panel);
    }
    if (QWidget *drawer = m_window.findChild<QWidget *>(QStringLiteral("drawer"));
        drawer && drawer->isVisible())
        stations.append(drawer);
    if (m_historyBar->isVisible())
        stations.append(m_history);
    QWidget *focus = QApplication::focusWidget();
    qsizetype now = -1;
    for (qsizetype i = 0; focus && i < stations.size(); ++i) {
        if (stations[i] == focus || stations[i]->isAncestorOf(focus))
            now = i;
    }
    const qsizetype count = stations.size();
    focusInto(stations[(now + step + count) % count]);
}

void GamePanels::openRule(const QString &rule)
{
    open(QStringLiteral("rulebook"));
    m_rulebook->openRule(rule);
}

void GamePanels::openLogOf(engine::SpaceId space)
{
    m_log->setPlace(space);
    open(QStringLiteral("log"));
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

void GamePanels::retranslate()
{
    for (auto it = m_docks.cbegin(); it != m_docks.cend(); ++it)
        it.value()->setWindowTitle(titleOf(it.key()));
    m_left->retranslate();
    // The window takes the new titles over to its tabs when it lays itself out.
    QMetaObject::invokeMethod(this, &GamePanels::showTabSigns, Qt::QueuedConnection);
}

void GamePanels::setSelectedPiece(engine::PieceId piece)
{
    m_decision->setSelectedPiece(piece);
}

void GamePanels::showStep(int step)
{
    m_history->setStep(step);
}

QString GamePanels::stepWords(int step) const
{
    return m_history->model().words(step);
}

void GamePanels::setRunning(bool running)
{
    m_history->setRunning(running);
}

bool GamePanels::pressMain()
{
    return m_decision->pressMain();
}

bool GamePanels::pressBack()
{
    return m_decision->pressBack();
}

bool GamePanels::pressDigit(int digit)
{
    return m_decision->pressDigit(digit);
}

void GamePanels::setNotes(const QHash<QString, QString> &notes)
{
    m_notes->setNotes(notes);
}

void GamePanels::setBookmarks(const QList<int> &steps)
{
    m_history->setBookmarks(steps);
}

void GamePanels::toggleBookmark()
{
    m_historyBar->show();
    m_history->toggleBookmark();
}

} // namespace app
