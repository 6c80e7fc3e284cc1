// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/gamepage.h"

#include "app/player/autopass.h"
#include "app/player/board/boarddrags.h"
#include "app/player/board/boardinput.h"
#include "app/player/board/boardreasons.h"
#include "app/player/board/boardtools.h"
#include "app/player/board/groupkeys.h"
#include "app/player/board/mapview.h"
#include "app/player/board/marks/countersaway.h"
#include "app/player/board/marks/measureline.h"
#include "app/player/board/picturequestion.h"
#include "app/player/board/placequestion.h"
#include "app/player/board/secondmap.h"
#include "app/player/counters/countershelf.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/dockarrangement.h"
#include "app/player/ending/gameending.h"
#include "app/player/game/gamestatus.h"
#include "app/player/game/strips/gamestrips.h"
#include "app/player/gamekeys.h"
#include "app/player/gamepanels.h"
#include "app/player/hint/hintlook.h"
#include "app/player/history/historybar.h"
#include "app/player/history/historychances.h"
#include "app/player/history/logexport.h"
#include "app/player/panels/notespanel.h"
#include "app/player/panels/turnbar.h"
#include "app/player/panels/unitdetails.h"
#include "app/player/parts/busycard.h"
#include "app/player/pastlook.h"
#include "app/player/roster/roster.h"
#include "app/player/telling/playerbar.h"
#include "app/player/tellinglook.h"
#include "app/view/style/tokens.h"

#include <QKeyEvent>
#include <QStatusBar>
#include <QVBoxLayout>

namespace app {

namespace {

/// With the menu above it is a window of 1280 × 720, with some room for the frame.
constexpr QSize c_leastPage(1180, 640);

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
    Teller::of(*m_controller); // before all who show what it tells
    opened.takeSeats(*m_controller, settings.curtain());
    m_controller->setLanguage(settings.gameLanguage(m_controller->module()));
    m_keeper = std::make_unique<GameKeeper>(*m_controller, library, opened);
    m_bots = std::make_unique<BotRunner>(*m_controller);
    makeCentre(opened);
    m_panels = new GamePanels(*m_controller, *this);
    m_panels->notes().setNotes(opened.notes);
    m_panels->history().setBookmarks(opened.bookmarks);
    m_keys = new GameKeys(*m_controller, *m_board, *m_input, m_panels->decision(), this);
    m_status = new GameStatus(*m_controller, *m_keeper, *statusBar());
    m_cover = std::make_unique<GameCover>(*m_controller, *this);
    connectParts();
    connectCover();
    connectActions();
    applyColors();
    applyPlay();
    applyBoard();
    m_panels->arrangement().restore(settings.layout(m_controller->module().id));
    MapView::restore(settings, *m_controller, *m_board);
    showPosition({});
    new AutoPass(*m_controller, settings, this);
    if (opened.kept == OpenedGame::Kept::Whole && !opened.remarks.isEmpty())
        tell(opened.remarks.join(u' '));
}

GamePage::~GamePage()
{
    m_bots.reset(); // its thread reads the module
    m_second.reset();
    if (m_keeper->isKept())
        MapView::keep(m_settings, *m_controller, *m_board);
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

QSize GamePage::minimumSizeHint() const
{
    return QMainWindow::minimumSizeHint().boundedTo(c_leastPage);
}

view::MapTheme GamePage::mapTheme() const
{
    return Tokens::of(palette()).isDark ? view::MapTheme::Dark : view::MapTheme::Light;
}

void GamePage::makeCentre(const OpenedGame &opened)
{
    m_turnBar = new TurnBar(*m_controller, m_actions, this);
    setMenuWidget(m_turnBar);
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_strips = new GameStrips(*m_controller, *m_keeper, opened, m_actions, centre);
    column->addWidget(m_strips);
    makeBoard(centre);
    column->addWidget(m_board, 1);
    centre->setFocusProxy(m_board);
    setCentralWidget(centre);
    m_input = new BoardInput(*m_controller, *m_board, this);
    new Roster(*m_controller, m_actions, m_board, *m_input);
    new GroupKeys(*m_controller, m_actions, *m_input);
    m_second =
        std::make_unique<SecondMap>(*m_controller, *m_board, *m_input, m_actions, m_settings);
    m_past = new PastLook(*m_controller, *m_board, *m_input, *m_bots, this);
    new GameEnding(*m_controller, *m_board, *column, m_actions, m_settings, this);
    m_telling = new TellingLook(*m_controller, *m_board, *m_input, *m_bots, m_settings, this);
    new HintLook(*m_controller, *m_board, *m_actions.action(QStringLiteral("hint")), this);
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
    new MeasureLine(*m_controller, *m_actions.action(QStringLiteral("measure")), *m_board);
    new CountersAway(*m_actions.action(QStringLiteral("hideCounters")), *m_board);
    new PlayerBar(*m_controller, m_board);
}

void GamePage::connectParts()
{
    const GameWishes *wishes = &GameWishes::of(*m_controller);
    connect(wishes, &GameWishes::actionChosen, this, [this](const engine::Action &action) {
        m_strips->forgetFailure();
        if (!m_controller->isTelling())
            m_controller->perform(action);
    });
    connect(wishes, &GameWishes::detailsRequested, this, &GamePage::showDetails);
    connect(wishes, &GameWishes::logRequested, m_export, [this] { m_export->ask(this); });
    connect(wishes, &GameWishes::boardRequested, this, &GamePage::takeFocus);
    connect(wishes, &GameWishes::newGameRequested, m_actions.action(QStringLiteral("new")),
            &QAction::trigger);
    connect(m_input, &BoardInput::pointedAt, m_status, &GameStatus::showPointer);
    m_panels->follow(*m_input);
    connect(&m_panels->decision(), &DecisionPanel::askedEnough, &m_settings,
            [this] { m_settings.setAsksAtEnd(false); });
    m_input->tellChoice(); // made before anybody heard of it
    connect(m_input, &BoardInput::viewMenuRequested, m_tools, &BoardTools::openMenu);
    connect(&m_past->view(), &PastView::runningChanged, &m_panels->history(),
            &HistoryBar::setRunning);
    connect(&m_panels->notes(), &NotesPanel::edited, m_keeper.get(), &GameKeeper::setTexts);
    connect(&m_panels->history(), &HistoryBar::bookmarksChanged, m_keeper.get(),
            &GameKeeper::setBookmarks);
    connect(&m_panels->history().chances(), &HistoryChances::toggled, &m_settings,
            &Settings::setEstimatesChances);
    m_telling->setPanel(&m_panels->decision());
    connect(m_export, &LogExport::told, this, &GamePage::tell);
    connect(m_controller.get(), &GameController::changed, this, &GamePage::showPosition);
}

void GamePage::connectCover()
{
    connect(m_cover.get(), &GameCover::lowering, this, [this] {
        m_bots->setPaused(true);
        m_past->view().pause();
        m_telling->teller().toEnd();
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
    on("exportLog", [this] { m_export->ask(this); });
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
    for (const char *overlay :
         {"supply", "zones", "command", "control", "victory", "range", "ownSide", "otherSide"}) {
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
        on(name.toLatin1().constData(), [this, name] { openDock(name); });
    on("summary", [this] { m_panels->openSummary(); });
    on("bookmark", [this] { m_panels->toggleBookmark(); });
    on("nameBookmark", [this] { m_panels->nameBookmark(); });
    on("history", [this] { m_panels->toggleHistory(); });
    on("board", [this] { takeFocus(); });
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
    m_telling->applyPlay();
    setAnimated(m_settings.motion() > 0);
    m_board->setSpeed(m_settings.motion() / 100.0);
    m_tools->setDiceSpeed(m_settings.motion() / 100.0);
    m_cover->setIdle(m_settings.idleCurtain());
    m_input->drags().setTakesStacks(m_settings.dragsStacks());
    m_panels->decision().setAsking(m_settings.asksAtEnd());
    m_panels->history().chances().setWanted(m_settings.estimatesChances());
}

void GamePage::applyBoard()
{
    m_board->setDimming(m_settings.mapDimming() / 100.0);
    m_board->setCounterScale(m_settings.counterSize() / 100.0);
}

void GamePage::openDock(const QString &name)
{
    m_panels->open(name);
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
    if (canMove && !m_controller->isTelling())
        m_board->animate(changes);
    else if (!m_controller->isTelling())
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
    if (!found)
        return tell(tr("No place is called \"%1\".").arg(question.textValue()));
    m_board->setCursorSpace(found);
    m_input->bringIntoSight(found);
}

void GamePage::savePicture()
{
    if (const QString told = PictureQuestion::ask(*m_board, m_controller->module().id, this);
        !told.isEmpty())
        tell(told);
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
    if (!m_keys->press(*event))
        QMainWindow::keyPressEvent(event);
}

} // namespace app
