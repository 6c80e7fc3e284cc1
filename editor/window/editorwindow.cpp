// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editorwindow.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "app/view/style/windowsize.h"
#include "app/view/text/plainwords.h"
#include "editor/window/belowtabs.h"
#include "editor/window/editactions.h"
#include "editor/window/editorbar.h"
#include "editor/window/filemenu.h"
#include "editor/window/findfield.h"
#include "editor/window/helpmenu.h"
#include "editor/window/modulesaving.h"
#include "editor/window/packdialog.h"
#include "editor/window/pagestack.h"
#include "editor/window/projectpanel.h"
#include "editor/window/strips/foundstrip.h"
#include "editor/window/strips/notkeptstrip.h"
#include "editor/window/strips/outsidestrip.h"
#include "engine/module/model/module.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QUrl>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_leastProject = 11; // times the height of a line
constexpr int c_narrow = 1360; ///< Below it the tree is folded, or below...
constexpr int c_narrowText = 104; ///< ...so many times the size of the text.
constexpr int c_highScreen = 900; ///< From which height on problems and history get more room.

} // namespace

EditorWindow::EditorWindow(std::shared_ptr<ModuleDocument> document, QWidget *parent)
    : EditorWindow(std::make_shared<LiveModule>(std::move(document)), parent)
{
}

EditorWindow::EditorWindow(std::shared_ptr<LiveModule> live, QWidget *parent)
    : QMainWindow(parent)
    , m_live(std::move(live))
    , m_stack(new PageStack(*m_live))
    , m_pageGroup(new QActionGroup(this))
    , m_editActions(new EditActions(this))
    , m_project(new ProjectPanel(*m_live))
    , m_below(new BelowTabs(*m_live))
    , m_projectDock(new QDockWidget(this))
    , m_belowDock(new QDockWidget(this))
    , m_pointed(new QLabel)
    , m_state(new QLabel)
    , m_find(new FindField(*m_live))
    , m_bar(new EditorBar)
    , m_outside(new OutsideStrip(m_live->document()))
    , m_found(new FoundStrip(m_live->document().recovery()))
    , m_notKept(new NotKeptStrip(m_live->document().recovery()))
    , m_saving(new ModuleSaving(
          *m_live, *m_outside, [this] { m_stack->flush(); }, this))
{
    view::PlainWords::everywhere();
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_found);
    layout->addWidget(m_outside);
    layout->addWidget(m_notKept);
    layout->addWidget(m_stack, 1);
    setCentralWidget(middle);
    makeActions();
    connectPages();
    makeToolBar();
    makeMenus();
    makeDocks();
    statusBar()->addWidget(m_pointed, 1);
    statusBar()->addPermanentWidget(m_state);
    connect(&this->document(), &ModuleDocument::changed, this, &EditorWindow::updateTitle);
    connect(&this->document(), &ModuleDocument::saved, this, &EditorWindow::updateTitle);
    connect(m_live.get(), &LiveModule::loaded, this, &EditorWindow::updateTitle);
    connect(&this->document().recovery(), &Recovery::problemChanged, this,
            &EditorWindow::updateTitle);
    connect(m_notKept, &NotKeptStrip::saveAsRequested, m_saving, [this] { m_saving->saveAs(); });
    connect(&this->document().history(), &QUndoStack::indexChanged, this,
            &EditorWindow::updateTitle);
    retranslate();
    m_stack->showPage(0);
    // What other windows have heard already.
    if (m_live->loadedEdition() > 0)
        m_live->look();
    view::resizeOnScreen(*this, {1400, 900});
}

EditorWindow::~EditorWindow()
{
    // Everything that is shown reads the live module, which may go next and still tell of it.
    document().history().disconnect(this);
    document().disconnect(this);
    m_live->disconnect(this);
    qDeleteAll(findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
}

QAction *EditorWindow::action(const QString &icon, const QKeySequence &key)
{
    auto *made = new QAction(this);
    if (!icon.isEmpty())
        made->setIcon(view::Icons::icon(icon));
    made->setShortcut(key);
    addAction(made);
    return made;
}

void EditorWindow::makeActions()
{
    m_save = action(QStringLiteral("save"), QKeySequence::Save);
    connect(m_save, &QAction::triggered, this, &EditorWindow::save);
    m_undo = document().history().createUndoAction(this);
    m_undo->setIcon(view::Icons::icon(QStringLiteral("undo")));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = document().history().createRedoAction(this);
    m_redo->setIcon(view::Icons::icon(QStringLiteral("redo")));
    m_redo->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    addActions({m_undo, m_redo});
    m_try = action(QStringLiteral("play"), Qt::Key_F5);
    connect(m_try, &QAction::triggered, this, [this] { emit tryRequested({}); });
    m_pack = action(QStringLiteral("package"), Qt::CTRL | Qt::Key_B);
    connect(m_pack, &QAction::triggered, this, &EditorWindow::pack);
    m_nextProblem = action({}, Qt::Key_F8);
    connect(m_nextProblem, &QAction::triggered, this, [this] { m_below->problems().step(1); });
    m_previousProblem = action({}, Qt::SHIFT | Qt::Key_F8);
    connect(m_previousProblem, &QAction::triggered, this, [this] { m_below->problems().step(-1); });
    addAction(m_below->problems().fixAction());
    m_newWindow = action({}, {});
    connect(m_newWindow, &QAction::triggered, this, &EditorWindow::newWindowRequested);
    m_findAction = action(QStringLiteral("search"), Qt::CTRL | Qt::Key_P);
    connect(m_findAction, &QAction::triggered, m_find,
            [this] { m_find->setFocus(Qt::ShortcutFocusReason); });
    connect(m_find, &FindField::chosen, this, &EditorWindow::open);
    m_asText = action(QStringLiteral("code"), Qt::CTRL | Qt::Key_U);
    connect(m_asText, &QAction::triggered, m_stack, &PageStack::switchToText);
    m_close = action({}, QKeySequence::Close);
    connect(m_close, &QAction::triggered, this, &QWidget::close);
}

void EditorWindow::connectPages()
{
    for (int index = 0; index < pages().size(); ++index) {
        Page *page = pages()[index];
        auto *button = action(page->icon(), Qt::CTRL | Qt::Key(Qt::Key_0 + (index + 1) % 10));
        button->setCheckable(true);
        m_pageGroup->addAction(button);
        m_pageActions.append(button);
        connect(button, &QAction::triggered, m_stack, [this, index] { m_stack->showPage(index); });
        connect(page, &Page::usesRequested, this, [this](const QString &word) {
            m_belowDock->show();
            m_below->showUses(word);
        });
        connect(page, &Page::pointed, this, [this, page](const QString &text) {
            if (page == currentPage())
                m_pointed->setText(text);
        });
        connect(page, &Page::selectionChanged, m_editActions, &EditActions::update);
        connect(page, &Page::tryRequested, this, &EditorWindow::tryRequested);
    }
    connect(m_stack, &PageStack::shown, this, [this](int index) {
        m_pageActions[index]->setChecked(true);
        m_pointed->clear();
        m_editActions->setPage(pages()[index]);
    });
    m_below->setPages(pages());
}

void EditorWindow::makeToolBar()
{
    addToolBar(m_bar);
    QAction *tree = m_projectDock->toggleViewAction();
    tree->setIcon(view::Icons::icon(QStringLiteral("log")));
    m_bar->addSigns({tree, m_save, m_undo, m_redo});
    m_bar->addSeparator();
    m_bar->addWorded(m_pageActions);
    auto *gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(gap);
    m_bar->addWidget(m_find);
    m_bar->addWorded({m_try, m_pack});
    m_bar->setFirst(m_pack);
    m_bar->setLast(m_try);
    m_bar->setFlexible(m_find);
    m_bar->widgetForAction(m_pack)->setProperty("class", QStringLiteral("segment"));
    m_bar->widgetForAction(m_try)->setProperty("class", QStringLiteral("primary"));
    styleBar();
}

void EditorWindow::styleBar()
{
    const auto tokens = view::Tokens::of(palette());
    m_try->setIcon(view::Icons::icon(QStringLiteral("play"), tokens.onAccent, tokens.text2));
}

void EditorWindow::makeMenus()
{
    m_fileMenu = new FileMenu(this);
    m_fileMenu->arrange(m_save, {m_pack, m_newWindow}, m_close);
    menuBar()->addMenu(m_fileMenu);
    connect(m_fileMenu, &FileMenu::saveAsRequested, m_saving, [this] { m_saving->saveAs(); });
    connect(m_fileMenu, &FileMenu::folderRequested, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(document().folder())); });
    m_editMenu = menuBar()->addMenu(QString());
    m_editMenu->addActions({m_undo, m_redo});
    m_editMenu->addSeparator();
    m_editMenu->addActions(m_editActions->actions());
    m_editMenu->addSeparator();
    m_editMenu->addAction(m_findAction);
    // The clipboard may have changed meanwhile.
    connect(m_editMenu, &QMenu::aboutToShow, m_editActions, &EditActions::update);
    m_viewMenu = menuBar()->addMenu(QString());
    m_viewMenu->addActions(m_pageActions);
    m_viewMenu->addSeparator();
    m_viewMenu->addAction(m_asText);
    m_viewMenu->addSeparator();
    m_viewMenu->addActions(
        {m_nextProblem, m_previousProblem, m_below->problems().fixAction(), m_try});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_projectDock->toggleViewAction(), m_belowDock->toggleViewAction()});
    m_help = new HelpMenu(this);
    menuBar()->addMenu(m_help);
    connect(m_help, &HelpMenu::opened, this, &EditorWindow::manualRequested);
}

void EditorWindow::makeDocks()
{
    m_projectDock->setObjectName(QStringLiteral("project"));
    m_projectDock->setWidget(m_project);
    m_project->setMinimumWidth(fontMetrics().height() * c_leastProject);
    addDockWidget(Qt::LeftDockWidgetArea, m_projectDock);
    m_belowDock->setObjectName(QStringLiteral("below"));
    m_belowDock->setWidget(m_below);
    // The tabs say what it is.
    m_belowDock->setTitleBarWidget(new QWidget(m_belowDock));
    addDockWidget(Qt::BottomDockWidgetArea, m_belowDock);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    resizeDocks({m_projectDock}, {240}, Qt::Horizontal);
    const bool isLow = screen()->availableSize().height() < c_highScreen;
    resizeDocks({m_belowDock}, {isLow ? 116 : 160}, Qt::Vertical);
    connect(m_project, &ProjectPanel::opened, this, &EditorWindow::open);
    connect(m_project, &ProjectPanel::textRequested, this, &EditorWindow::openAsText);
    connect(m_below, &BelowTabs::opened, this, &EditorWindow::open);
}

void EditorWindow::retranslate()
{
    const auto name = [](QAction *action, const QString &text) {
        action->setText(text);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key));
    };
    name(m_save, tr("Save"));
    name(m_try, tr("Try it"));
    name(m_pack, tr("Pack…"));
    name(m_nextProblem, tr("Next problem"));
    name(m_previousProblem, tr("Previous problem"));
    name(m_newWindow, tr("New window on this module"));
    name(m_findAction, tr("Find anything…"));
    name(m_asText, tr("Switch between page and text"));
    m_find->retranslate();
    name(m_close, tr("Close the editor"));
    m_editActions->retranslate();
    for (int i = 0; i < m_pageActions.size(); ++i)
        name(m_pageActions[i], pages()[i]->title());
    m_fileMenu->retranslate();
    m_editMenu->setTitle(tr("&Edit"));
    m_viewMenu->setTitle(tr("&View"));
    m_help->retranslate();
    m_projectDock->setWindowTitle(tr("Project"));
    m_projectDock->toggleViewAction()->setToolTip(tr("Show or fold the project's tree"));
    m_belowDock->setWindowTitle(tr("Problems and history"));
    m_bar->setWindowTitle(tr("Pages"));
    m_bar->fit();
    m_below->retranslate();
    m_project->retranslate();
    m_found->offer();
    m_notKept->warn();
    updateTitle();
}

bool EditorWindow::save()
{
    return m_saving->save();
}

bool EditorWindow::saveAs(const QString &folder)
{
    return m_saving->saveAs(folder);
}

const QList<Page *> &EditorWindow::pages() const
{
    return m_stack->pages();
}

Page *EditorWindow::currentPage() const
{
    return m_stack->current();
}

void EditorWindow::open(const Place &place)
{
    m_stack->open(place);
}

void EditorWindow::openAsText(const Place &place)
{
    m_stack->openAsText(place);
}

void EditorWindow::pack()
{
    m_stack->flush();
    auto *dialog = new PackDialog(*m_live, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void EditorWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_saving->mayLeave());
}

// Whoever opens the tree in a narrow window, or closes it in a wide one, has it so until then.
void EditorWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    const int least = std::max(c_narrow, fontInfo().pixelSize() * c_narrowText);
    const bool isNarrow = width() < least;
    if (isNarrow != m_isNarrow)
        m_projectDock->setVisible(!isNarrow);
    m_isNarrow = isNarrow;
}

void EditorWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        styleBar();
    else if (event->type() == QEvent::ActivationChange && isActiveWindow())
        QMetaObject::invokeMethod(m_outside, &OutsideStrip::look, Qt::QueuedConnection);
}

void EditorWindow::updateTitle()
{
    const auto &module = m_live->module();
    const QString title = module ? module->title : document().folder();
    setWindowTitle(tr("%1[*] – Editor").arg(title));
    const bool isModified = document().isModified();
    setWindowModified(isModified);
    const QString undo = document().history().undoText();
    const bool isKept = document().recovery().problem().isEmpty();
    const QString saved = !isModified ? tr("Saved")
        : isKept                      ? tr("Not saved, but kept")
                                      : tr("Not saved and not kept");
    m_state->setText(undo.isEmpty() ? saved
                                    : tr("Undo: %1").arg(undo) + QStringLiteral("   ") + saved);
}

} // namespace editor
