// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/gamepage.h"

#include "app/player/autopass.h"
#include "app/player/board/boardinput.h"
#include "app/player/board/boardreasons.h"
#include "app/player/board/boardtools.h"
#include "app/player/board/placequestion.h"
#include "app/player/counters/countershelf.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/dockarrangement.h"
#include "app/player/game/failurestrip.h"
#include "app/player/game/gamestatus.h"
#include "app/player/game/gamewishes.h"
#include "app/player/game/notkeptstrip.h"
#include "app/player/game/recoverystrip.h"
#include "app/player/gamepanels.h"
#include "app/player/history/historybar.h"
#include "app/player/history/logexport.h"
#include "app/player/panels/notespanel.h"
#include "app/player/panels/turnbar.h"
#include "app/player/panels/unitdetails.h"
#include "app/player/parts/busycard.h"
#include "app/player/pastlook.h"
#include "app/view/picturefile.h"
#include "app/view/style/tokens.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QStatusBar>
#include <QVBoxLayout>

namespace app {

namespace {

/// How long a computer's decision stays on the screen at normal speed.
constexpr int c_botPace = 300;

} // namespace

GamePage::GamePage(OpenedGame opened, const Library &library, Settings &settings,
                   ActionTable &actions, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_actions(actions)
{
    setWindowFlags(Qt::Widget);
    setObjectName(QStringLiteral("gamePage"));
    m_controller =
        std::make_unique<GameController>(opened.module, opened.rules, std::move(opened.game));
    m_controller->setCurtain(settings.curtain());
    m_controller->setPlayers(opened.players);
    m_controller->setLanguage(settings.gameLanguage(m_controller->module()));
    m_keeper = std::make_unique<GameKeeper>(*m_controller, library, opened);
    m_bots = std::make_unique<BotRunner>(*m_controller);
    makeCentre();
    m_panels = new GamePanels(*m_controller, *this);
    m_panels->notes().setNotes(opened.notes);
    m_panels->history().setBookmarks(opened.bookmarks);
    m_status = new GameStatus(*m_controller, *m_keeper, *statusBar());
    m_cover = std::make_unique<GameCover>(*m_controller, *this);
    connectParts();
    connectCover();
    connectActions();
    applyColors();
    applyPlay();
    applyBoard();
    m_panels->arrangement().restore(settings.layout(m_controller->module().id));
    showPosition({});
    new AutoPass(*m_controller, settings, this);
    if (opened.kept != OpenedGame::Kept::Whole)
        static_cast<QVBoxLayout *>(centralWidget()->layout())
            ->insertWidget(0,
                           new RecoveryStrip(opened, m_controller->game().commandCount(), actions,
                                             centralWidget()));
    else if (!opened.remarks.isEmpty())
        tell(opened.remarks.join(u' '));
}

GamePage::~GamePage()
{
    m_bots.reset(); // its thread reads the module
    if (!m_actions.action(QStringLiteral("mapOnly"))->isChecked())
        m_settings.setLayout(m_controller->module().id,
                             isCovered() ? m_uncoveredLayout : m_panels->arrangement().layout());
}

QString GamePage::title() const
{
    const engine::Translator &translator = m_controller->translator();
    return QStringLiteral("%1 — %2").arg(
        translator.translate(m_controller->module().title),
        translator.translate(m_controller->game().scenario().title));
}

view::MapTheme GamePage::mapTheme() const
{
    return Tokens::of(palette()).isDark ? view::MapTheme::Dark : view::MapTheme::Light;
}

void GamePage::makeCentre()
{
    m_turnBar = new TurnBar(*m_controller, m_actions, this);
    setMenuWidget(m_turnBar);
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_failure = new FailureStrip(*m_controller, centre);
    column->addWidget(m_failure);
    column->addWidget(new NotKeptStrip(*m_keeper, m_actions, centre));
    makeBoard(centre);
    column->addWidget(m_board, 1);
    setCentralWidget(centre);
    m_input = new BoardInput(*m_controller, *m_board, this);
    m_past = new PastLook(*m_controller, *m_board, *m_input, *m_bots, this);
    m_export = new LogExport(*m_controller, *new BusyCard(m_board), this);
}

void GamePage::makeBoard(QWidget *centre)
{
    m_board = new view::BoardView(centre);
    m_board->setObjectName(QStringLiteral("board"));
    // A game that is being made is soon another one.
    if (!m_keeper->isKept())
        m_board->keepNothingPainted();
    m_board->setModule(m_controller->sharedModule(), mapTheme());
    m_board->setTexts(&m_controller->texts());
    m_board->setFocusPolicy(Qt::StrongFocus);
    m_board->setMinimumSize(320, 240);
    m_tools = new BoardTools(*m_controller, m_actions, m_board);
}

void GamePage::connectParts()
{
    const GameWishes *wishes = &GameWishes::of(*m_controller);
    connect(wishes, &GameWishes::actionChosen, this, [this](const engine::Action &action) {
        m_failure->hide();
        m_controller->perform(action);
    });
    connect(wishes, &GameWishes::detailsRequested, this, &GamePage::showDetails);
    connect(wishes, &GameWishes::logRequested, this, &GamePage::exportLog);
    connect(wishes, &GameWishes::newGameRequested, m_actions.action(QStringLiteral("new")),
            &QAction::trigger);
    connect(m_input, &BoardInput::pointedAt, m_status, &GameStatus::showPointer);
    connect(m_input, &BoardInput::selectionChanged, &m_panels->decision(),
            &DecisionPanel::setSelectedPiece);
    connect(m_input, &BoardInput::viewMenuRequested, m_tools, &BoardTools::openMenu);
    connect(&m_past->view(), &PastView::runningChanged, &m_panels->history(),
            &HistoryBar::setRunning);
    connect(&m_panels->notes(), &NotesPanel::edited, m_keeper.get(), &GameKeeper::setTexts);
    connect(&m_panels->history(), &HistoryBar::bookmarksChanged, m_keeper.get(),
            &GameKeeper::setBookmarks);
    connect(m_export, &LogExport::told, this, &GamePage::tell);
    connect(m_controller.get(), &GameController::changed, this, &GamePage::showPosition);
}

void GamePage::connectCover()
{
    connect(m_cover.get(), &GameCover::lowering, this, [this] {
        m_bots->setPaused(true);
        m_past->view().pause();
        if (!isCovered())
            m_uncoveredLayout = m_panels->arrangement().layout();
    });
    connect(m_cover.get(), &GameCover::changed, this, [this] {
        if (isCovered())
            return;
        m_board->setPosition(&m_controller->shownState(), m_controller->viewer());
        m_bots->setPaused(m_controller->isInPast());
        m_turnBar->refresh();
    });
}

template<typename Function> void GamePage::on(const char *action, Function function)
{
    connect(m_actions.action(QLatin1String(action)), &QAction::triggered, this, [this, function] {
        if (!isCovered())
            function();
    });
}

void GamePage::step(bool (GameController::*go)())
{
    m_isStepping = true;
    (m_controller.get()->*go)();
    m_isStepping = false;
}

void GamePage::connectActions()
{
    on("undo", [this] { step(&GameController::undo); });
    on("redo", [this] { step(&GameController::redo); });
    on("hideBoard", [this] { m_cover->lower(); });
    on("picture", [this] { savePicture(); });
    on("exportLog", [this] { exportLog(); });
    on("replay", [this] { m_past->view().replay(); });
    connectBoardActions();
    connectPanelActions();
    connect(&m_settings, &Settings::playChanged, this, &GamePage::applyPlay);
    connect(&m_settings, &Settings::boardChanged, this, &GamePage::applyBoard);
}

void GamePage::connectBoardActions()
{
    on("zoomIn", [this] { m_board->zoomIn(); });
    on("zoomOut", [this] { m_board->zoomOut(); });
    on("fit", [this] { m_board->fit(); });
    on("actual", [this] { m_board->zoomTo(1.0); });
    on("centre", [this] { m_input->centreOnDecision(); });
    on("goto", [this] { goTo(); });
    on("whyNot", [this] { m_input->reasons().ask(); });
    on("chooseAll", [this] { m_input->selectAll(); });
    for (const char *overlay : {"supply", "zones", "command", "control", "victory", "range"}) {
        QAction *action = m_actions.action(QLatin1String(overlay));
        action->setChecked(false);
        connect(action, &QAction::toggled, this,
                [this, name = QString::fromLatin1(overlay)](bool shown) {
                    m_input->setOverlay(name, shown);
                });
    }
}

void GamePage::connectPanelActions()
{
    DockArrangement *docks = &m_panels->arrangement();
    for (const QString &name : docks->names())
        on(name.toLatin1().constData(), [docks, name] { docks->open(name); });
    on("bookmark", [this] { m_panels->toggleBookmark(); });
    on("history", [this] { m_panels->toggleHistory(); });
    on("nextPanel", [docks] { docks->focusNext(1); });
    on("previousPanel", [docks] { docks->focusNext(-1); });
    connect(m_actions.action(QStringLiteral("mapOnly")), &QAction::toggled, docks,
            &DockArrangement::setMapOnly);
    on("resetLayout", [this, docks] {
        m_settings.resetLayout(m_controller->module().id);
        docks->arrange();
    });
}

void GamePage::applyPlay()
{
    m_controller->setCurtain(m_settings.curtain());
    const int speed = m_settings.animationSpeed();
    m_bots->setPace(speed ? c_botPace * 100 / speed : 0);
    setAnimated(m_settings.motion() > 0);
    m_board->setSpeed(m_settings.motion() / 100.0);
    m_tools->setDiceSpeed(m_settings.motion() / 100.0);
    m_cover->setIdle(m_settings.idleCurtain());
}

void GamePage::applyBoard()
{
    m_board->setDimming(m_settings.mapDimming() / 100.0);
    m_board->setCounterScale(m_settings.counterSize() / 100.0);
}

void GamePage::openDock(const QString &name)
{
    m_panels->arrangement().open(name);
}

QWidget &GamePage::face()
{
    if (isCovered())
        return curtain();
    return *this;
}

void GamePage::showPosition(const std::vector<engine::Change> &changes)
{
    m_past->view().leave();
    m_cover->lowerIfAwaited();
    const engine::Viewer viewer = m_controller->viewer();
    // The board still shows where the pieces stood; eyes of another side must not see that.
    const bool canMove = !changes.empty() && !m_isStepping && !isCovered()
        && m_settings.motion() > 0 && viewer == m_shownTo;
    if (canMove)
        m_board->animate(changes);
    else
        m_board->setPosition(&m_controller->state(), viewer);
    m_shownTo = viewer;
    m_actions.action(QStringLiteral("undo"))->setEnabled(m_controller->canUndo());
    m_actions.action(QStringLiteral("redo"))->setEnabled(m_controller->canRedo());
}

void GamePage::showDetails(engine::PieceId piece)
{
    (new UnitDetails(*m_controller, piece, this))->show();
}

void GamePage::tell(const QString &message)
{
    statusBar()->showMessage(message, 12000);
}

void GamePage::applyColors()
{
    const auto colors = m_settings.safeColors() ? view::CounterArtReader::Palette::Safe
                                                : view::CounterArtReader::Palette::Module;
    CounterShelf::of(*m_controller).setPalette(colors);
    m_board->setPalette(colors);
    m_input->setSafeColors(m_settings.safeColors());
}

void GamePage::applyLook()
{
    m_board->setTheme(mapTheme());
    m_panels->arrangement().retranslate(); // icons in the colours of the theme
}

void GamePage::setLanguage(const QString &language)
{
    m_language = language;
    applyLanguage();
}

void GamePage::applyLanguage()
{
    m_controller->setLanguage(m_language.isEmpty() ? m_settings.gameLanguage(m_controller->module())
                                                   : m_language);
    m_board->setTexts(&m_controller->texts());
    m_panels->arrangement().retranslate();
    m_tools->retranslate();
    m_turnBar->refresh();
    m_status->refresh();
}

void GamePage::goTo()
{
    PlaceQuestion question(*m_controller, this);
    if (question.exec() != QDialog::Accepted || question.textValue().isEmpty())
        return;
    const engine::SpaceId found = question.place();
    if (!found) {
        tell(tr("No place is called \"%1\".").arg(question.textValue()));
        return;
    }
    m_board->setCursorSpace(found);
    m_input->bringIntoSight(found);
}

void GamePage::savePicture()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Picture of the map"), m_controller->module().id + QStringLiteral(".png"),
        tr("Pictures (*.png)"));
    if (path.isEmpty())
        return;
    const auto done = view::writePicture(m_board->wholeMap(1.0), path);
    tell(done ? tr("The picture is in %1").arg(path) : done.error().message);
}

void GamePage::exportLog()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the log"), m_controller->module().id + QStringLiteral(".html"),
        tr("Web pages (*.html)"));
    if (path.isEmpty())
        return;
    m_export->start(path);
}

void GamePage::takeFocus()
{
    if (isCovered())
        curtain().takeFocus();
    else
        m_board->setFocus();
}

void GamePage::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (event->isAutoRepeat() && (isEnter || key == Qt::Key_Escape)) {
        // A key held down presses once.
    } else if (isEnter) {
        m_panels->decision().pressMain();
    } else if (key == Qt::Key_Escape) {
        if (m_controller->isInPast())
            m_past->view().leave();
        else if (!m_input->dropChoice())
            m_panels->decision().pressBack();
    } else if (key >= Qt::Key_1 && key <= Qt::Key_8 && event->modifiers() == Qt::NoModifier) {
        m_panels->decision().pressDigit(key - Qt::Key_0);
    } else {
        QMainWindow::keyPressEvent(event);
        return;
    }
    event->accept();
}

} // namespace app
