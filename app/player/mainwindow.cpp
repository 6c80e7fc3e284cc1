// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/mainwindow.h"

#include "app/player/game/gamewishes.h"
#include "app/player/gamepage.h"
#include "app/player/library/librarypage.h"
#include "app/player/library/newgamedialog.h"
#include "app/player/library/replacequestion.h"
#include "app/player/library/rulesdialog.h"
#include "app/player/manualwindow.h"
#include "app/player/settings/settingsdialog.h"
#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"
#include "engine/game/save/journal.h"
#include "engine/i18n/programlanguages.h"
#include "engine/i18n/translator.h"

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
#include <QUrl>

namespace app {

MainWindow::MainWindow(Library &library, Settings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_library(library)
    , m_settings(settings)
    , m_systemPalette(QApplication::palette())
    , m_actions(settings)
    , m_pages(new QStackedWidget(this))
    , m_libraryPage(new LibraryPage(library, m_pages))
{
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
    connect(&settings, &Settings::failed, this, &MainWindow::tell);
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
}

void MainWindow::makeMenus()
{
    menuBar()->clear();
    const auto add = [this](const QString &title, std::initializer_list<const char *> names) {
        QMenu *menu = menuBar()->addMenu(title);
        for (const char *name : names) {
            if (*name)
                menu->addAction(m_actions.action(QLatin1String(name)));
            else
                menu->addSeparator();
        }
    };
    add(tr("&Game"),
        {"new", "open", "install", "", "save", "saveAs", "", "undo", "redo", "", "library",
         "quit"});
    add(tr("&Board"),
        {"zoomIn", "zoomOut", "fit", "actual", "", "centre", "goto", "chooseAll", "whyNot", "",
         "supply", "zones", "command", "control", "victory", "range", "", "hideBoard"});
    add(tr("&View"),
        {"decision", "sequence", "forces", "log", "rulebook", "charts", "notes", "history",
         "bookmark", "replay", "", "nextPanel", "previousPanel", "", "mapOnly", "resetLayout", "",
         "textLarger", "textSmaller"});
    add(tr("&Tools"), {"picture", "exportLog", "", "settings"});
    add(tr("&Help"), {"manual", "about"});
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
    on("install", [this] { askInstall(); });
    on("save", [this] { save(false); });
    on("saveAs", [this] { save(true); });
    on("library", [this] { showLibrary(); });
    on("quit", [this] { close(); });
    on("textLarger", [this] { m_settings.setTextSize(m_settings.textSize() + 10); });
    on("textSmaller", [this] { m_settings.setTextSize(m_settings.textSize() - 10); });
    on("settings", [this] { showSettings(); });
    on("manual", [this] { showManual(); });
    on("about", [this] { showAbout(); });
    // Keys work wherever the focus is, also while a menu was never opened.
    for (const QString &name : m_actions.names())
        addAction(m_actions.action(name));
}

void MainWindow::connectLibrary()
{
    connect(m_libraryPage, &LibraryPage::newGameRequested, this, &MainWindow::askNewGame);
    connect(m_libraryPage, &LibraryPage::continueRequested, this, &MainWindow::openFile);
    connect(m_libraryPage, &LibraryPage::rulesRequested, this, &MainWindow::showRules);
    connect(m_libraryPage, &LibraryPage::installRequested, this, &MainWindow::askInstall);
    // Queued: the card whose menu or button this comes from does not survive it.
    connect(m_libraryPage, &LibraryPage::removeRequested, this, &MainWindow::removeModule,
            Qt::QueuedConnection);
    connect(m_libraryPage, &LibraryPage::deleteSaveRequested, this, &MainWindow::deleteSave,
            Qt::QueuedConnection);
    connect(m_libraryPage, &LibraryPage::settingsRequested, this, &MainWindow::showSettings);
    connect(m_libraryPage, &LibraryPage::manualRequested, this, &MainWindow::showManual);
    connect(m_libraryPage, &LibraryPage::filesDropped, this, [this](const QStringList &paths) {
        for (const QString &path : paths)
            openFile(path);
    });
}

void MainWindow::updateActions()
{
    static const QStringList always = {
        QStringLiteral("new"),         QStringLiteral("open"),     QStringLiteral("quit"),
        QStringLiteral("textLarger"),  QStringLiteral("settings"), QStringLiteral("manual"),
        QStringLiteral("textSmaller"), QStringLiteral("about"),    QStringLiteral("install")};
    // Behind the curtain nothing can be done but to leave the game.
    const bool isOpen = m_gamePage && !m_gamePage->isCovered();
    for (const QString &name : m_actions.names()) {
        if (!always.contains(name))
            m_actions.action(name)->setEnabled(isOpen);
    }
    m_actions.action(QStringLiteral("library"))->setEnabled(m_gamePage);
    if (isOpen) {
        m_actions.action(QStringLiteral("undo"))->setEnabled(m_gamePage->controller().canUndo());
        m_actions.action(QStringLiteral("redo"))->setEnabled(m_gamePage->controller().canRedo());
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
    rebuildLibrary();
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
    makeMenus();
    m_library.refresh(); // says in this language what is wrong with a broken module
    rebuildLibrary();
    if (m_gamePage)
        m_gamePage->applyLanguage();
    if (m_manual)
        m_manual->setLanguage(language);
    updateActions();
}

void MainWindow::rebuildLibrary()
{
    QStringList languages;
    for (const LibraryModule &entry : m_library.modules()) {
        if (entry.module)
            languages += entry.module->languages;
    }
    languages.removeDuplicates();
    languages.sort();
    m_settings.setGameLanguages(languages);
    const QString chosen = m_settings.gameLanguage();
    m_libraryPage->rebuild(chosen.isEmpty() ? m_settings.language() : chosen);
}

void MainWindow::setGameLanguage(const QString &language)
{
    m_gameLanguage = language;
    if (m_gamePage)
        m_gamePage->setLanguage(language);
}

void MainWindow::tell(const QString &message)
{
    if (m_gamePage)
        m_gamePage->tell(message);
    else
        m_libraryPage->tell(message);
}

void MainWindow::play(engine::Result<OpenedGame> opened)
{
    if (!opened) {
        tell(opened.error().message);
        return;
    }
    if (!leaveGame())
        return;
    m_gamePage = new GamePage(std::move(opened).value(), m_library, m_settings, m_actions, m_pages);
    if (!m_gameLanguage.isEmpty())
        m_gamePage->setLanguage(m_gameLanguage);
    // Queued: the page that asks does not survive it.
    connect(&GameWishes::of(m_gamePage->controller()), &GameWishes::playOnRequested, this,
            &MainWindow::playOn, Qt::QueuedConnection);
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
                         keeper.isKept()
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
    opened.purpose = keeper.purpose();
    play(std::move(opened));
}

bool MainWindow::leaveGame()
{
    if (!m_gamePage)
        return true;
    GameKeeper &keeper = m_gamePage->keeper();
    if (const auto left = keeper.leave(); !left && !mayLeave(left.error().message))
        return false;
    m_pages->removeWidget(m_gamePage);
    delete m_gamePage;
    m_gamePage = nullptr;
    m_actions.action(QStringLiteral("mapOnly"))->setChecked(false);
    return true;
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
    m_library.refresh();
    rebuildLibrary();
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
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setModal(true);
    connect(dialog, &NewGameDialog::ruleRequested, this,
            [this, module = found->module](const QString &rule) {
                RulesDialog(module, m_settings.gameLanguage(*module), rule, this).exec();
            });
    // Everything in it is said in the other language, so it is made anew.
    connect(dialog, &NewGameDialog::languageChosen, this,
            [this, dialog, path, module = found->module](const QString &language) {
                m_settings.setGameLanguage(*module, language);
                const QString chosen = dialog->setup().scenario;
                dialog->reject();
                askNewGame(path, chosen);
            });
    connect(dialog, &QDialog::accepted, this, [this, dialog, module = found->module] {
        play(startGame(module, dialog->setup(), dialog->players()));
    });
    dialog->open();
}

void MainWindow::openFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.suffix() == QLatin1String("hexmod") || info.isDir()) {
        install(path);
        return;
    }
    auto opened = openGame(path, m_library);
    if (!opened) {
        tell(tr("%1 can't be opened: %2 The file is left as it is; your other games are safe.")
                 .arg(info.fileName(), opened.error().message));
        return;
    }
    play(std::move(opened));
}

void MainWindow::install(const QString &path)
{
    const auto prepared = m_library.prepare(path);
    if (!prepared) {
        tell(prepared.error().message);
        return;
    }
    const engine::Module &module = *prepared->module.module;
    const QString title = engine::Translator(module, m_settings.gameLanguage(module))
                              .translate(prepared->module.title());
    if (prepared->kind() == Installation::Kind::Same) {
        tellDone(tr("%1 %2 is already installed.").arg(title, module.version));
        return;
    }
    if (prepared->replaces()) {
        const int unfinished = m_library.unfinishedGames(prepared->replaced.hash);
        if (!ReplaceQuestion(prepared.value(), title, unfinished, this).ask())
            return;
    }
    if (const auto installed = m_library.install(prepared.value()); !installed)
        tell(installed.error().message);
    else
        tellDone(tr("%1 is installed.").arg(title));
}

void MainWindow::tellDone(const QString &message)
{
    if (m_gamePage) {
        m_gamePage->tell(message);
        return;
    }
    rebuildLibrary();
    m_libraryPage->tell(message, MessageStrip::Kind::Success);
}

void MainWindow::open()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open"), m_library.savesFolder(),
        tr("Games and saved games (*.hexsave *.hexmod);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::askInstall()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Install a game"), QString(), tr("Games (*.hexmod)"));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::save(bool elsewhere)
{
    if (!m_gamePage)
        return false;
    GameKeeper &keeper = m_gamePage->keeper();
    QString path = keeper.path();
    if (path.isEmpty() || elsewhere)
        path = elsewhere ? QFileDialog::getSaveFileName(
                   this, tr("Save the game"), keeper.proposedPath(), tr("Saved games (*.hexsave)"))
                         : keeper.proposedPath();
    if (path.isEmpty())
        return false;
    const auto saved = keeper.save(path);
    tell(saved ? tr("Saved as %1").arg(QFileInfo(path).fileName()) : saved.error().message);
    return bool(saved);
}

bool MainWindow::mayLeave(const QString &why)
{
    QMessageBox box(QMessageBox::Warning, tr("Leave the game"),
                    tr("The game can't be kept for later.") + u'\n' + why, QMessageBox::NoButton,
                    this);
    auto *elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    auto *drop = box.addButton(tr("Leave without saving"), QMessageBox::DestructiveRole);
    auto *stay = box.addButton(tr("Go on playing"), QMessageBox::RejectRole);
    box.setDefaultButton(elsewhere);
    box.setEscapeButton(stay);
    bool isSaved = false;
    do {
        box.exec();
        isSaved = box.clickedButton() == elsewhere && save(true);
    } while (box.clickedButton() == elsewhere && !isSaved);
    // Saved elsewhere, nothing is left to be kept here.
    return box.clickedButton() == drop || (isSaved && m_gamePage->keeper().leave());
}

void MainWindow::removeModule(const QString &path)
{
    QMessageBox question(QMessageBox::Question, tr("Remove a game"),
                         tr("Remove %1 from this computer? Its saved games are kept.")
                             .arg(QFileInfo(path).completeBaseName()),
                         QMessageBox::NoButton, this);
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    QPushButton *remove = question.addButton(tr("Remove"), QMessageBox::DestructiveRole);
    question.exec();
    if (static_cast<QAbstractButton *>(remove) != question.clickedButton())
        return;
    const auto removed = m_library.removeModule(path);
    rebuildLibrary();
    if (!removed)
        tell(removed.error().message);
}

void MainWindow::deleteSave(const QString &path)
{
    QMessageBox question(QMessageBox::Question, tr("Delete a saved game"),
                         tr("Delete this saved game? It can't be brought back."),
                         QMessageBox::NoButton, this);
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    QPushButton *remove = question.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    question.exec();
    if (static_cast<QAbstractButton *>(remove) != question.clickedButton())
        return;
    const bool journal = path.startsWith(m_library.journalFolder());
    const bool isGone = journal ? bool(engine::Journal::discard(path)) : QFile::remove(path);
    rebuildLibrary();
    if (!isGone)
        tell(tr("“%1” can't be deleted.").arg(QFileInfo(path).fileName()));
}

void MainWindow::showRules(const QString &path)
{
    for (const LibraryModule &entry : m_library.modules()) {
        if (entry.path == path && entry.module)
            RulesDialog(entry.module, m_settings.gameLanguage(*entry.module), {}, this).exec();
    }
}

void MainWindow::showSettings()
{
    auto *dialog = new SettingsDialog(m_settings, m_actions,
                                      {m_library.modulesFolder(), m_library.savesFolder()}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::showManual()
{
    if (!m_manual) {
        m_manual = new ManualWindow(QStringLiteral(":/manual"), m_settings.language(), this);
        m_manual->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

void MainWindow::showAbout()
{
    QMessageBox::about(this, tr("About Hexsmith"),
                       tr("<b>Hexsmith %1</b><br>Plays, makes and translates board wargames.<br>"
                          "Free software under the GPL, version 3 or later.")
                           .arg(QLatin1String(HEXSMITH_VERSION)));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setWindowGeometry(saveGeometry());
    if (!leaveGame()) {
        event->ignore();
        return;
    }
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls())
        openFile(url.toLocalFile());
}

} // namespace app
