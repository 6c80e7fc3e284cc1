// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/gamepage.h"

#include "app/player/board/boardinput.h"
#include "app/player/board/boardtools.h"
#include "app/player/counters/countershelf.h"
#include "app/player/game/curtain.h"
#include "app/player/game/gamewishes.h"
#include "app/player/game/recoverystrip.h"
#include "app/player/gamepanels.h"
#include "app/player/history/logexport.h"
#include "app/player/history/pastbanner.h"
#include "app/player/history/pastview.h"
#include "app/player/panels/turnbar.h"
#include "app/player/panels/unitdetails.h"
#include "app/player/parts/busycard.h"
#include "app/player/parts/messagestrip.h"
#include "app/view/picturefile.h"
#include "app/view/style/tokens.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QToolTip>
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
    makeCentre();
    m_panels = new GamePanels(*m_controller, *this);
    m_panels->setNotes(opened.notes);
    m_panels->setBookmarks(opened.bookmarks);
    makeStatus();
    m_curtain = new Curtain(*m_controller, parent);
    m_bots = std::make_unique<BotRunner>(*m_controller);
    connectParts();
    connectActions();
    applyColors();
    applyPlay();
    applyBoard();
    m_panels->restore(settings.layout(m_controller->module().id));
    showPosition({});
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
                             isCovered() ? m_uncoveredLayout : m_panels->layout());
    delete m_curtain;
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
    m_failure = new MessageStrip(MessageStrip::Kind::Error, QString(), centre);
    m_failure->setObjectName(QStringLiteral("failure"));
    m_notKept = new MessageStrip(MessageStrip::Kind::Warning, QString(), centre);
    m_notKept->setObjectName(QStringLiteral("notKept"));
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
    column->addWidget(m_failure);
    column->addWidget(m_notKept);
    column->addWidget(m_board, 1);
    m_failure->hide();
    m_notKept->hide();
    setCentralWidget(centre);
    m_input = new BoardInput(*m_controller, *m_board, this);
    m_past = new PastView(*m_controller, *m_board, this);
    m_pastBanner = new PastBanner(m_board);
    m_export = new LogExport(*m_controller, *new BusyCard(m_board), this);
}

void GamePage::makeStatus()
{
    m_place = new QLabel(this);
    m_hint = new QLabel(this);
    m_kept = new QLabel(this);
    statusBar()->addWidget(m_place);
    statusBar()->addWidget(m_hint);
    statusBar()->addPermanentWidget(m_kept);
    statusBar()->setSizeGripEnabled(false);
    showSaved();
}

void GamePage::connectParts()
{
    const GameWishes *wishes = &GameWishes::of(*m_controller);
    const auto perform = [this](const engine::Action &action) {
        m_failure->hide();
        m_controller->perform(action);
    };
    connect(m_input, &BoardInput::actionChosen, this, perform);
    connect(wishes, &GameWishes::actionChosen, this, perform);
    connect(m_input, &BoardInput::ruleRequested, m_panels, &GamePanels::openRule);
    connect(m_input, &BoardInput::logRequested, m_panels, &GamePanels::openLogOf);
    connect(m_input, &BoardInput::pointedAt, this, &GamePage::showPointer);
    connect(m_input, &BoardInput::selectionChanged, m_panels, &GamePanels::setSelectedPiece);
    connect(wishes, &GameWishes::pieceChosen, m_input, &BoardInput::select);
    connect(wishes, &GameWishes::pieceHighlighted, m_input, &BoardInput::highlight);
    connect(wishes, &GameWishes::pieceRequested, this, [this](engine::PieceId piece) {
        if (const engine::SpaceId space = m_controller->state().piece(piece).space) {
            m_board->centreOn(space);
            m_board->flash(space);
        }
        if (!m_controller->actions(piece).empty())
            m_input->select(piece);
    });
    connect(wishes, &GameWishes::placeRequested, this, [this](engine::SpaceId space) {
        m_board->centreOn(space);
        m_board->flash(space);
    });
    connect(wishes, &GameWishes::spaceHighlighted, m_input, &BoardInput::highlightSpace);
    connect(m_panels, &GamePanels::notesChanged, m_keeper.get(), &GameKeeper::setTexts);
    connect(m_panels, &GamePanels::bookmarksChanged, m_keeper.get(), &GameKeeper::setBookmarks);
    connect(m_input, &BoardInput::detailsRequested, this, &GamePage::showDetails);
    connect(wishes, &GameWishes::logRequested, this, &GamePage::exportLog);
    connect(m_export, &LogExport::told, this, &GamePage::tell);
    connect(wishes, &GameWishes::newGameRequested, m_actions.action(QStringLiteral("new")),
            &QAction::trigger);
    connect(wishes, &GameWishes::stopRequested, m_bots.get(), &BotRunner::stop);
    connectPast();
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        if (m_controller->hasSecrets() && isVisible() && !m_curtain->isDown())
            hideBoard();
    });
    qApp->installEventFilter(this);
    connect(m_tools, &BoardTools::boardChosen, m_board,
            [this](int board) { m_board->setBoard(board); });
    connect(m_controller.get(), &GameController::changed, this, &GamePage::showPosition);
    connect(m_controller.get(), &GameController::viewerChanged, this, &GamePage::coverIfAwaited);
    connect(m_controller.get(), &GameController::failed, this, &GamePage::showFailure);
    connectKeeper();
    connect(m_turnBar, &TurnBar::phaseClicked, this,
            [this] { openDock(QStringLiteral("sequence")); });
    connect(m_curtain, &Curtain::raised, this, &GamePage::uncover);
    connect(m_failure->addButton(tr("Undo one step")), &QPushButton::clicked, this, [this] {
        m_failure->hide();
        m_controller->undo();
    });
    connect(m_failure->addButton(tr("Close")), &QPushButton::clicked, m_failure, &QWidget::hide);
    connect(m_input, &BoardInput::viewMenuRequested, this, [this](QPoint global) {
        QMenu menu(this);
        for (const char *name : {"zoomIn", "zoomOut", "fit", "centre", "goto"})
            menu.addAction(m_actions.action(QLatin1String(name)));
        menu.exec(global);
    });
}

void GamePage::connectPast()
{
    const GameWishes *wishes = &GameWishes::of(*m_controller);
    connect(wishes, &GameWishes::stepRequested, m_past, &PastView::show);
    connect(wishes, &GameWishes::returnRequested, m_past, &PastView::leave);
    connect(wishes, &GameWishes::replayRequested, m_past, &PastView::replay);
    connect(wishes, &GameWishes::playRequested, m_past, &PastView::play);
    connect(wishes, &GameWishes::pauseRequested, m_past, &PastView::pause);
    connect(wishes, &GameWishes::replayChanged, m_past, &PastView::setReplay);
    connect(wishes, &GameWishes::playOnRequested, this,
            [this] { emit playOnRequested(m_past->step()); });
    connect(m_past, &PastView::shown, this, &GamePage::showStep);
    connect(m_past, &PastView::left, this, &GamePage::leavePast);
    connect(m_past, &PastView::runningChanged, this,
            [this] { m_panels->setRunning(m_past->isRunning()); });
    connect(m_pastBanner, &PastBanner::returnRequested, m_past, &PastView::leave);
}

void GamePage::connectActions()
{
    const auto on = [this](const char *name, auto &&function) {
        connect(m_actions.action(QLatin1String(name)), &QAction::triggered, this, [this, function] {
            if (!m_curtain->isDown())
                function();
        });
    };
    const auto step = [this](bool (GameController::*go)()) {
        m_isStepping = true;
        (m_controller.get()->*go)();
        m_isStepping = false;
    };
    on("undo", [step] { step(&GameController::undo); });
    on("redo", [step] { step(&GameController::redo); });
    on("zoomIn", [this] { m_board->zoomIn(); });
    on("zoomOut", [this] { m_board->zoomOut(); });
    on("fit", [this] { m_board->fit(); });
    on("actual", [this] { m_board->zoomTo(1.0); });
    on("centre", [this] { m_input->centreOnDecision(); });
    on("goto", [this] { goTo(); });
    on("whyNot", [this] { m_input->askWhy(); });
    for (const char *overlay : {"supply", "zones", "command", "control", "victory", "range"}) {
        QAction *action = m_actions.action(QLatin1String(overlay));
        action->setChecked(false);
        connect(action, &QAction::toggled, this,
                [this, name = QString::fromLatin1(overlay)](bool shown) {
                    m_input->setOverlay(name, shown);
                });
    }
    for (const QString &dock : m_panels->names())
        on(dock.toLatin1().constData(), [this, dock] { openDock(dock); });
    on("bookmark", [this] { m_panels->toggleBookmark(); });
    on("replay", [this] { m_past->replay(); });
    on("chooseAll", [this] { m_input->selectAll(); });
    on("nextPanel", [this] { m_panels->focusNext(1); });
    on("previousPanel", [this] { m_panels->focusNext(-1); });
    on("history", [this] { m_panels->toggleHistory(); });
    connect(m_actions.action(QStringLiteral("mapOnly")), &QAction::toggled, m_panels,
            &GamePanels::setMapOnly);
    on("resetLayout", [this] {
        m_settings.resetLayout(m_controller->module().id);
        m_panels->arrange();
    });
    on("hideBoard", [this] { hideBoard(); });
    on("picture", [this] { savePicture(); });
    on("exportLog", [this] { exportLog(); });
    connect(&m_settings, &Settings::playChanged, this, &GamePage::applyPlay);
    connect(&m_settings, &Settings::boardChanged, this, &GamePage::applyBoard);
}

void GamePage::applyPlay()
{
    m_controller->setCurtain(m_settings.curtain());
    const int speed = m_settings.animationSpeed();
    m_bots->setPace(speed ? c_botPace * 100 / speed : 0);
    setAnimated(m_settings.motion() > 0);
    m_board->setSpeed(m_settings.motion() / 100.0);
    m_tools->setDiceSpeed(m_settings.motion() / 100.0);
    passIfNothingElse();
    m_idle.setInterval(m_settings.idleCurtain() * 60000);
    if (m_settings.idleCurtain() > 0)
        m_idle.start();
    else
        m_idle.stop();
}

void GamePage::applyBoard()
{
    m_board->setDimming(m_settings.mapDimming() / 100.0);
    m_board->setCounterScale(m_settings.counterSize() / 100.0);
}

void GamePage::passIfNothingElse()
{
    if (!m_settings.autoPass())
        return;
    // Queued: what has just happened is shown first, and the rules are not asked within themselves.
    QMetaObject::invokeMethod(
        this,
        [this] {
            const auto form = DecisionForm::of(*m_controller);
            if (!m_curtain->isDown() && form.isPass)
                m_controller->perform(engine::Action(m_controller->offer().actions.front()));
        },
        Qt::QueuedConnection);
}

bool GamePage::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        if (m_idle.isActive())
            m_idle.start();
        break;
    default:
        break;
    }
    return QMainWindow::eventFilter(watched, event);
}

void GamePage::openDock(const QString &name)
{
    m_panels->open(name);
}

void GamePage::hideBoard()
{
    m_controller->cover();
    cover({});
}

void GamePage::coverIfAwaited()
{
    if (m_controller->awaited())
        cover(m_controller->awaited());
}

QWidget &GamePage::face()
{
    if (isCovered())
        return *m_curtain;
    return *this;
}

bool GamePage::isCovered() const
{
    return m_curtain->isDown();
}

void GamePage::cover(engine::SideId side)
{
    m_bots->setPaused(true);
    m_past->pause();
    if (!isCovered())
        m_uncoveredLayout = m_panels->layout();
    m_curtain->lower(side);
    hideWindows();
    emit coverChanged();
}

void GamePage::uncover()
{
    m_curtain->lift();
    m_controller->uncover();
    m_board->setPosition(&m_controller->shownState(), m_controller->viewer());
    m_bots->setPaused(m_controller->isInPast());
    emit coverChanged();
    for (const QPointer<QWidget> &window : std::exchange(m_apart, {})) {
        if (window)
            window->show();
    }
    m_turnBar->refresh();
    m_board->setFocus();
}

// What has a window of its own is not covered by anything.
void GamePage::hideWindows()
{
    QToolTip::hideText();
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    for (QWidget *window : QApplication::topLevelWidgets()) {
        const QWidget *owner = window;
        while (owner && owner != this)
            owner = owner->parentWidget();
        if (!owner || !window->isVisible())
            continue;
        if (!qobject_cast<QDockWidget *>(window)) {
            window->close();
            continue;
        }
        window->hide();
        m_apart.append(window);
    }
}

void GamePage::showPosition(const std::vector<engine::Change> &changes)
{
    m_past->leave();
    coverIfAwaited();
    const engine::Viewer viewer = m_controller->viewer();
    // The board still shows where the pieces stood; eyes of another side must not see that.
    const bool canMove = !changes.empty() && !m_isStepping && !m_curtain->isDown()
        && m_settings.motion() > 0 && viewer == m_shownTo;
    if (canMove)
        m_board->animate(changes);
    else
        m_board->setPosition(&m_controller->state(), viewer);
    m_shownTo = viewer;
    m_actions.action(QStringLiteral("undo"))->setEnabled(m_controller->canUndo());
    m_actions.action(QStringLiteral("redo"))->setEnabled(m_controller->canRedo());
    showSaved();
    passIfNothingElse();
}

void GamePage::showStep(int step)
{
    const int count = int(m_controller->game().commandCount());
    if (!m_pastBanner->isVisible()) {
        m_bots->setPaused(true);
        m_input->setActive(false);
        m_board->setFrame(Tokens::of(palette()).warn);
    }
    m_pastBanner->showStep(step, count, m_panels->stepWords(step));
    m_panels->showStep(step);
}

void GamePage::leavePast()
{
    m_pastBanner->hide();
    m_board->setFrame({});
    m_input->setActive(true);
    m_panels->showStep(int(m_controller->game().commandCount()));
    m_bots->setPaused(false);
}

void GamePage::showDetails(engine::PieceId piece)
{
    auto *details = new UnitDetails(*m_controller, piece, this);
    connect(details, &UnitDetails::pieceRequested, this, &GamePage::showDetails);
    details->show();
}

void GamePage::showFailure(const QString &message)
{
    m_failure->setText(
        QStringLiteral("<b>%1</b> %2")
            .arg(tr("This was not carried out.").toHtmlEscaped(),
                 tr("The game stands exactly where it was before.").toHtmlEscaped()));
    m_failure->setDetails(message);
    m_failure->show();
}

void GamePage::connectKeeper()
{
    connect(m_keeper.get(), &GameKeeper::saved, this, &GamePage::showSaved);
    connect(m_keeper.get(), &GameKeeper::failed, this, [this](const QString &message) {
        m_notKept->setText(
            QStringLiteral("<b>%1</b> %2")
                .arg(tr("You can play on, but the steps are not kept.").toHtmlEscaped(),
                     message.toHtmlEscaped()));
        m_notKept->show();
        showSaved();
    });
    connect(m_keeper.get(), &GameKeeper::safe, this, [this] {
        m_notKept->hide();
        showSaved();
    });
    connect(m_notKept->addButton(tr("Save as…")), &QPushButton::clicked,
            m_actions.action(QStringLiteral("saveAs")), &QAction::trigger);
    connect(m_notKept->addButton(tr("Close")), &QPushButton::clicked, m_notKept, &QWidget::hide);
}

void GamePage::tell(const QString &message)
{
    statusBar()->showMessage(message, 12000);
}

void GamePage::showPointer(const QString &place, const QString &hint)
{
    m_place->setText(QStringLiteral("<b>%1</b>").arg(place.toHtmlEscaped()));
    m_hint->setText(hint);
}

void GamePage::showSaved()
{
    if (!m_kept)
        return;
    const QString kept = !m_keeper->isKept() ? tr("Not kept: the game is only tried")
        : m_keeper->isSaved()                ? tr("Saved")
        : !m_keeper->isSafe()                ? tr("Not kept: the disk does not take it")
                                             : tr("Kept after every step");
    m_kept->setText(
        QStringLiteral("%1 · %2").arg(kept, tr("Seed %1").arg(m_controller->game().setup().seed)));
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
    m_panels->retranslate(); // icons in the colours of the theme
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
    m_panels->retranslate();
    m_tools->retranslate();
    m_turnBar->refresh();
    showSaved();
}

void GamePage::goTo()
{
    QInputDialog dialog(this);
    dialog.setWindowTitle(tr("Go to a place"));
    dialog.setLabelText(tr("Number or name"));
    dialog.setOkButtonText(tr("Go there"));
    dialog.setCancelButtonText(tr("Cancel"));
    const bool isChosen = dialog.exec() == QDialog::Accepted;
    const QString text = dialog.textValue();
    if (!isChosen || text.isEmpty())
        return;
    const engine::Map &map = m_controller->module().map;
    engine::SpaceId found = map.find(text);
    for (int32_t i = 0; !found && i < map.spaceCount(); ++i) {
        const QString name = m_controller->texts().spaceName(engine::SpaceId(i));
        if (name.contains(text, Qt::CaseInsensitive))
            found = engine::SpaceId(i);
    }
    if (!found) {
        tell(tr("No place is called \"%1\".").arg(text));
        return;
    }
    m_board->centreOn(found);
    m_board->setCursorSpace(found);
    m_board->flash(found);
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
    if (m_curtain->isDown())
        m_curtain->takeFocus();
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
        m_panels->pressMain();
    } else if (key == Qt::Key_Escape) {
        if (m_past->isShown())
            m_past->leave();
        else if (!m_input->dropChoice())
            m_panels->pressBack();
    } else if (key >= Qt::Key_1 && key <= Qt::Key_8 && event->modifiers() == Qt::NoModifier) {
        m_panels->pressDigit(key - Qt::Key_0);
    } else {
        QMainWindow::keyPressEvent(event);
        return;
    }
    event->accept();
}

} // namespace app
