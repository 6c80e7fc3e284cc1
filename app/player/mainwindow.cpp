// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/mainwindow.h"

#include "app/player/game/gamesaver.h"
#include "app/player/game/gamewishes.h"
#include "app/player/gamepage.h"
#include "app/player/library/page/librarydesk.h"
#include "app/player/library/rulesdialog.h"
#include "app/player/newgame/newgamedialog.h"
#include "app/player/newgame/optionchoice.h"
#include "app/player/parts/searchfield.h"
#include "app/player/programmenus.h"
#include "app/player/sound/gamesounds.h"
#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"
#include "app/view/text/plainwords.h"
#include "engine/i18n/programlanguages.h"
#include "engine/system/crashwatch.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QThreadPool>
#include <QUrl>

namespace app {

MainWindow::MainWindow(Library &library, Settings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_library(library)
    , m_settings(settings)
    , m_systemPalette(QApplication::palette())
    , m_actions(settings)
    , m_windows(*new ProgramWindows(library, settings, m_actions, *this))
    , m_pages(new QStackedWidget(this))
    , m_libraryPage(new LibraryPage(library, m_pages))
    , m_desk(new LibraryDesk(library, settings, *m_libraryPage, *this))
{
    view::PlainWords::everywhere();
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Hexsmith"));
    setWindowIcon(Icons::program());
    setAcceptDrops(true);
    m_pages->addWidget(m_libraryPage);
    setCentralWidget(m_pages);
    connectActions();
    connectLibrary();
    connect(&settings, &Settings::lookChanged, this, &MainWindow::applyLook);
    connect(&settings, &Settings::languageChanged, this, &MainWindow::applyLanguage);
    connect(&settings, &Settings::failed, this, [this](const QString &message) { tell(message); });
    view::resizeOnScreen(*this, {1280, 800});
    if (!settings.windowGeometry().isEmpty())
        restoreGeometry(settings.windowGeometry());
    applyLook();
    applyLanguage();
    updateActions();
}

MainWindow::~MainWindow()
{
    delete m_gamePage; // before the actions that it listens to
    // Pictures that are still being painted need the application, which goes after this window.
    QThreadPool::globalInstance()->waitForDone();
}

void MainWindow::connectActions()
{
    const auto on = [this](const char *name, auto &&function) {
        connect(m_actions.action(QLatin1String(name)), &QAction::triggered, this, function);
    };
    on("new", [this] {
        // The version of a game that was begun long ago may have been replaced.
        if (m_gamePage)
            askNewGame(m_library.pathOf(m_gamePage->controller().module()), {});
        else if (!m_library.modules().isEmpty())
            askNewGame(m_library.modules().first().path, {});
    });
    on("open", [this] { open(); });
    on("install", [this] { m_desk->askInstall(); });
    on("save", [this] { save(false); });
    on("saveAs", [this] { save(true); });
    on("library", [this] { showLibrary(); });
    on("quit", [this] { close(); });
    on("textLarger", [this] { m_settings.setTextSize(m_settings.textSize() + 10); });
    on("textSmaller", [this] { m_settings.setTextSize(m_settings.textSize() - 10); });
    on("find", [this] { SearchField::focusNear(focusWidget() ? focusWidget() : this); });
    on("settings", [this] { m_windows.showSettings(); });
    on("manual", [this] { m_windows.showManual(); });
    on("dice", [this] { m_windows.showDice(); });
    on("about", [this] { m_windows.showAbout(); });
    // Keys work wherever the focus is, also while a menu was never opened.
    for (const QString &name : m_actions.names())
        addAction(m_actions.action(name));
}

void MainWindow::connectLibrary()
{
    const LibraryWishes *wishes = &m_libraryPage->wishes();
    connect(wishes, &LibraryWishes::newGameRequested, this, &MainWindow::askNewGame);
    connect(wishes, &LibraryWishes::fileRequested, this, &MainWindow::openFile);
    connect(wishes, &LibraryWishes::settingsRequested, &m_windows, &ProgramWindows::showSettings);
    connect(wishes, &LibraryWishes::manualRequested, &m_windows, &ProgramWindows::showManual);
    connect(m_desk, &LibraryDesk::told, this, &MainWindow::tell);
}

void MainWindow::updateActions()
{
    static const QStringList always = {QStringLiteral("new"),         QStringLiteral("open"),
                                       QStringLiteral("quit"),        QStringLiteral("textLarger"),
                                       QStringLiteral("settings"),    QStringLiteral("manual"),
                                       QStringLiteral("textSmaller"), QStringLiteral("about"),
                                       QStringLiteral("install"),     QStringLiteral("dice")};
    // Behind the curtain nothing can be done but to leave the game.
    const bool isOpen = m_gamePage && !m_gamePage->isCovered();
    for (const QString &name : m_actions.names()) {
        if (!always.contains(name))
            m_actions.action(name)->setEnabled(isOpen);
    }
    m_actions.action(QStringLiteral("library"))->setEnabled(m_gamePage);
    m_actions.action(QStringLiteral("find"))->setEnabled(isOpen || !m_gamePage);
    if (isOpen) {
        m_actions.action(QStringLiteral("undo"))->setEnabled(m_gamePage->controller().canUndo());
        m_actions.action(QStringLiteral("redo"))->setEnabled(m_gamePage->controller().canRedo());
        m_actions.action(QStringLiteral("result"))
            ->setEnabled(m_gamePage->controller().state().isOver());
        for (const char *name : {"save", "saveAs"})
            m_actions.action(QLatin1String(name))->setEnabled(m_gamePage->keeper().isKept());
    }
    setWindowTitle(m_gamePage ? m_gamePage->title() + QStringLiteral(" — Hexsmith")
                              : QStringLiteral("Hexsmith"));
}

void MainWindow::applyLook()
{
    if (m_gamePage)
        m_gamePage->applyColors();
    Theme::chosen(m_settings, m_systemPalette).apply(*qApp);
    m_actions.refreshIcons();
    m_desk->rebuild();
    if (m_gamePage)
        m_gamePage->applyLook();
}

void MainWindow::applyLanguage()
{
    const QString language = m_settings.language();
    QLocale::setDefault(QLocale(language));
    qApp->removeTranslator(&m_translator);
    qApp->removeTranslator(&m_qtTranslator);
    if (m_qtTranslator.load(QStringLiteral("qtbase_") + language,
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        qApp->installTranslator(&m_qtTranslator);
    if (engine::ProgramLanguages().load(m_translator, language))
        qApp->installTranslator(&m_translator);
    QGuiApplication::setLayoutDirection(QLocale(language).textDirection());
    m_actions.retranslate();
    ProgramMenus::fill(*menuBar(), m_actions);
    m_desk->refresh(); // says in this language what is wrong with a broken module
    if (m_gamePage)
        m_gamePage->applyLanguage();
    m_windows.setLanguage(language);
    updateActions();
}

void MainWindow::setGameLanguage(const QString &language)
{
    m_gameLanguage = language;
    if (m_gamePage)
        m_gamePage->setLanguage(language);
}

void MainWindow::tell(const QString &message, MessageStrip::Kind kind)
{
    if (m_gamePage)
        m_gamePage->tell(message);
    else
        m_libraryPage->tell(message, kind);
}

void MainWindow::play(engine::Result<OpenedGame> opened)
{
    if (!opened) {
        tell(opened.error().message);
        return;
    }
    if (!leaveGame())
        return;
    engine::CrashWatch::note("opened " + opened->module->id.toUtf8() + ' '
                             + opened->module->version.toUtf8());
    m_gamePage = new GamePage(std::move(opened).value(), m_library, m_settings, m_actions, m_pages);
    if (!m_gameLanguage.isEmpty())
        m_gamePage->setLanguage(m_gameLanguage);
    new GameSounds(m_gamePage->controller(), m_settings, m_gamePage);
    // Queued: the page that asks does not survive it.
    const GameWishes *wishes = &GameWishes::of(m_gamePage->controller());
    connect(wishes, &GameWishes::playOnRequested, this, &MainWindow::playOn, Qt::QueuedConnection);
    connect(wishes, &GameWishes::reopenRequested, this, &MainWindow::openFile,
            Qt::QueuedConnection);
    connect(
        wishes, &GameWishes::leaveUnsavedRequested, this,
        [this] {
            closePage();
            showLibrary();
        },
        Qt::QueuedConnection);
    connect(&m_gamePage->cover(), &GameCover::changed, this, &MainWindow::showGame);
    m_pages->addWidget(m_gamePage);
    m_pages->addWidget(&m_gamePage->curtain());
    showGame();
}

void MainWindow::showGame()
{
    m_pages->setCurrentWidget(&m_gamePage->face());
    updateActions();
    m_gamePage->takeFocus();
    // Not a single pixel of the other side may be drawn before the curtain.
    if (m_gamePage->isCovered())
        m_pages->repaint();
}

void MainWindow::playOn()
{
    if (!m_gamePage)
        return;
    const int step = m_gamePage->controller().shownStep();
    const GameKeeper &keeper = m_gamePage->keeper();
    QMessageBox question(QMessageBox::Question, tr("Play on from here"),
                         keeper.purpose() != OpenedGame::Purpose::Trial
                             ? tr("Begin a new game with the first %n step(s)? The game as it "
                                  "stands now is kept in the library.",
                                  nullptr, step)
                             : tr("Begin a new game with the first %n step(s)? The game as it "
                                  "stands now is given up.",
                                  nullptr, step),
                         QMessageBox::NoButton, this);
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    QPushButton *begin = question.addButton(tr("Begin a new game"), QMessageBox::AcceptRole);
    question.setDefaultButton(begin);
    question.exec();
    if (static_cast<QAbstractButton *>(begin) != question.clickedButton())
        return;
    auto branch = branchGame(m_gamePage->controller(), step);
    if (!branch) {
        tell(branch.error().message);
        return;
    }
    OpenedGame opened = std::move(branch).value();
    if (keeper.purpose() == OpenedGame::Purpose::Trial)
        opened.purpose = keeper.purpose();
    play(std::move(opened));
}

bool MainWindow::leaveGame()
{
    if (!m_gamePage)
        return true;
    GameSaver saver(m_gamePage->keeper(), *this);
    connect(&saver, &GameSaver::told, m_gamePage, &GamePage::tell);
    if (!saver.leave())
        return false;
    closePage();
    return true;
}

void MainWindow::closePage()
{
    m_pages->removeWidget(m_gamePage);
    delete m_gamePage;
    m_gamePage = nullptr;
    m_actions.action(QStringLiteral("mapOnly"))->setChecked(false);
}

void MainWindow::showLibrary()
{
    if (!leaveGame())
        return;
    refreshLibrary();
    m_pages->setCurrentWidget(m_libraryPage);
    updateActions();
}

void MainWindow::refreshLibrary()
{
    m_desk->refresh();
}

void MainWindow::askNewGame(const QString &path, const QString &scenario)
{
    const auto &modules = m_library.modules();
    const auto found =
        std::find_if(modules.cbegin(), modules.cend(),
                     [&](const LibraryModule &one) { return one.path == path && one.isGood(); });
    if (found == modules.cend() || found->module->scenarios.empty())
        return;
    auto *dialog =
        new NewGameDialog(found->module, m_settings.gameLanguage(*found->module), scenario, this);
    dialog->setPlayers(m_settings.players(found->module->id));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setModal(true);
    connect(&dialog->options(), &OptionChoice::ruleRequested, this,
            [this, module = found->module](const QString &rule) {
                RulesDialog(module, m_settings.gameLanguage(*module), rule, this).exec();
            });
    // Everything in it is said in the other language, so it is made anew.
    connect(dialog, &NewGameDialog::languageChosen, this,
            [this, dialog, path, module = found->module](const QString &language) {
                m_settings.setGameLanguage(*module, language);
                m_settings.setPlayers(module->id, dialog->players());
                const QString chosen = dialog->setup().scenario;
                dialog->reject();
                askNewGame(path, chosen);
            });
    connect(dialog, &QDialog::accepted, this, [this, dialog, module = found->module] {
        m_settings.setPlayers(module->id, dialog->players());
        play(startGame(module, dialog->setup(), dialog->players()));
    });
    dialog->open();
}

void MainWindow::openFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.suffix() == QLatin1String("hexmod") || info.isDir()) {
        m_desk->install(path);
        return;
    }
    // The game that this window has is left first when it is the same one.
    const bool isSame = m_gamePage && m_gamePage->keeper().isOf(path);
    const bool isLook = isSame && m_gamePage->keeper().purpose() == OpenedGame::Purpose::Look;
    if (isSame && !leaveGame())
        return;
    auto opened = openGame(isLook ? m_library.latestOf(path) : path, m_library);
    if (!opened) {
        if (isSame)
            showLibrary();
        tell(tr("%1 can't be opened: %2 The file is left as it is; your other games are safe.")
                 .arg(info.fileName(), opened.error().message));
        return;
    }
    play(std::move(opened));
}

void MainWindow::open()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open"), m_library.savesFolder(),
        tr("Games and saved games (*.hexsave *.hexmod);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::save(bool elsewhere)
{
    if (!m_gamePage)
        return;
    GameSaver saver(m_gamePage->keeper(), *this);
    connect(&saver, &GameSaver::told, m_gamePage, &GamePage::tell);
    saver.save(elsewhere);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setWindowGeometry(saveGeometry());
    if (!leaveGame()) {
        event->ignore();
        return;
    }
    m_windows.close();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    for (const QUrl &url : event->mimeData()->urls()) {
        if (const QString path = url.toLocalFile(); !path.isEmpty())
            openFile(path);
    }
}

} // namespace app
