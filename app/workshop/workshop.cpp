// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/workshop.h"

#include "app/player/manualwindow.h"
#include "app/workshop/makegamedialog.h"
#include "app/workshop/triedgame.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/translate/translatepage.h"
#include "editor/window/filemenu.h"
#include "engine/module/folder/modulefinder.h"
#include "engine/module/folder/moduletemplate.h"
#include "engine/storage/atomicfolder.h"

#include <QDir>
#include <QMessageBox>

namespace app {

using editor::EditorWindow;
using editor::ModuleDocument;
using engine::Error;
using engine::Result;

namespace {

/// How the names of templates end that have a board and nothing on it.
const QString c_empty = QStringLiteral("-empty");
constexpr qsizetype c_remembered = 40; ///< Designs that the library shows wherever they lie.
constexpr qsizetype c_recent = 10; ///< Of these in the menu.

} // namespace

Workshop::Workshop(Library &library, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_settings(settings)
{
    m_library.setFurtherDesigns(m_settings.designs());
}

QString Workshop::freeFolder(const QString &name) const
{
    QString free = m_library.designsFolder() + u'/' + name;
    for (int i = 2; QFileInfo::exists(free); ++i)
        free = QStringLiteral("%1/%2-%3").arg(m_library.designsFolder(), name).arg(i);
    return free;
}

Result<QString> Workshop::copyOf(const QString &path, const QString &target) const
{
    const auto files = engine::ModuleFiles::open(path);
    if (!files)
        return files.error();
    QMap<QString, QByteArray> contents;
    for (const QString &name : files->names()) {
        const auto bytes = files->read(name);
        if (!bytes)
            return bytes.error();
        contents.insert(name, bytes.value());
    }
    if (const auto done = engine::writeFolderAtomically(target, contents); !done)
        return done.error();
    // The copy is a game of its own beside the one that it came from.
    const auto document = ModuleDocument::open(target);
    if (!document)
        return document.error();
    auto draft = document.value()->draft();
    draft.set(QStringLiteral("module.json"), {QStringLiteral("id")},
              engine::ModuleTemplate::idFor(QFileInfo(target).fileName()));
    document.value()->commit(draft, tr("Name the copy"));
    if (const auto done = document.value()->save(); !done)
        return done.error();
    return target;
}

Result<EditorWindow *> Workshop::open(const QString &folder)
{
    const QString target = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    auto live = m_open.value(target).lock();
    if (!live) {
        if (!engine::ModuleFinder::isModule(target)) {
            return Error{Error::Code::NotFound,
                         tr("%1 is no module: there is no module.json in it.")
                             .arg(QDir::toNativeSeparators(target))};
        }
        auto opened = ModuleDocument::open(target, recoveryFolder());
        if (!opened)
            return opened.error();
        live = std::make_shared<editor::LiveModule>(std::move(opened).value());
        m_open.insert(target, live);
        follow(live->document());
    }
    remember(target);
    return show(live);
}

void Workshop::follow(ModuleDocument &document)
{
    ModuleDocument *one = &document;
    connect(one, &ModuleDocument::saved, this, &Workshop::designsChanged);
    connect(one, &ModuleDocument::moved, this, [this, one] {
        std::weak_ptr<editor::LiveModule> moved;
        m_open.removeIf([&](const auto &entry) {
            const auto there = entry.value().lock();
            const bool isIt = there && &there->document() == one;
            if (isIt)
                moved = there;
            return !there || isIt;
        });
        m_open.insert(one->folder(), moved);
        remember(one->folder());
    });
}

void Workshop::remember(const QString &folder)
{
    QStringList folders = m_settings.designs();
    folders.removeAll(folder);
    folders.prepend(folder);
    m_settings.setDesigns(folders.first(std::min(folders.size(), c_remembered)));
    m_library.setFurtherDesigns(m_settings.designs());
    emit designsChanged();
}

QStringList Workshop::recent()
{
    QStringList folders = m_settings.designs();
    if (folders.removeIf([](const auto &one) { return !engine::ModuleFinder::isModule(one); }))
        m_settings.setDesigns(folders);
    return folders.first(std::min(folders.size(), c_recent));
}

QString Workshop::recoveryFolder() const
{
    return QFileInfo(m_library.modulesFolder()).path() + QStringLiteral("/recovery");
}

QList<LibraryPage::Unsaved> Workshop::unsaved() const
{
    QList<LibraryPage::Unsaved> found;
    for (const editor::RecoveryFile &file : editor::RecoveryFile::leftIn(recoveryFolder())) {
        const auto files = engine::ModuleFiles::open(file.folder);
        const auto about = files ? files->read(QStringLiteral("module.json"))
                                 : engine::Result<QByteArray>(files.error());
        const auto json = about ? engine::Json::parse(about.value(), QString())
                                : engine::Result<engine::Json>(about.error());
        const QString title = json ? json.value()[u"title"].toString() : QString();
        found.append({file.folder, title.isEmpty() ? QFileInfo(file.folder).fileName() : title,
                      int(file.changes.size()), file.modified});
    }
    return found;
}

Result<EditorWindow *> Workshop::edit(const QString &path)
{
    const QFileInfo target(QFileInfo(path).absoluteFilePath());
    const bool isOwn = target.path() == QFileInfo(m_library.designsFolder()).absoluteFilePath()
        || m_library.isDesign(target.filePath());
    if (isOwn && target.isDir() && target.isWritable())
        return open(path);
    const auto copy = copyOf(path, freeFolder(target.completeBaseName() + QStringLiteral("-copy")));
    if (!copy)
        return copy.error();
    return open(copy.value());
}

Result<EditorWindow *> Workshop::named(const QString &name, const QString &folder)
{
    // The name is there from the beginning: nothing to be saved or taken back.
    const auto document = ModuleDocument::open(folder);
    if (!document)
        return document.error();
    auto draft = document.value()->draft();
    editor::ModuleEdit(draft).nameModule(name);
    document.value()->commit(draft, tr("Name the game"));
    if (const auto done = document.value()->save(); !done)
        return done.error();
    return open(folder);
}

Result<EditorWindow *> Workshop::create(const QString &name, const QString &templateName)
{
    const QString target = freeFolder(engine::ModuleTemplate::idFor(name));
    engine::ModuleTemplate source(m_templates + u'/' + templateName);
    // Whoever begins with nothing writes in one language; others can be added later.
    if (templateName.endsWith(c_empty))
        source.setOnlyLanguage(m_settings.language());
    if (const auto written = source.writeTo(target); !written)
        return written.error();
    return named(name, target);
}

Result<EditorWindow *> Workshop::createCopy(const QString &name, const QString &path)
{
    const auto copy = copyOf(path, freeFolder(engine::ModuleTemplate::idFor(name)));
    if (!copy)
        return copy.error();
    return named(name, copy.value());
}

void Workshop::askNew(QWidget *parent)
{
    using Kind = MakeGameDialog::Choice::Kind;
    m_library.refresh();
    auto *dialog = new MakeGameDialog(m_library, m_settings.language(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MakeGameDialog::manualRequested, this, &Workshop::showManual);
    connect(dialog, &QDialog::accepted, this, [=, this] {
        const auto &choice = dialog->choice();
        const auto made = choice.kind == Kind::Open ? open(choice.path)
            : choice.kind == Kind::Copy             ? createCopy(choice.name, choice.path)
                                                    : create(choice.name, choice.path);
        if (!made)
            QMessageBox::warning(parent, tr("Make a game"), made.error().message);
    });
    dialog->open();
}

void Workshop::serve(MainWindow &window)
{
    const LibraryWishes *wishes = &window.libraryPage().wishes();
    connect(wishes, &LibraryWishes::editRequested, &window, [this, &window](const QString &path) {
        if (const auto opened = edit(path); !opened)
            QMessageBox::warning(&window, window.windowTitle(), opened.error().message);
    });
    connect(wishes, &LibraryWishes::newModuleRequested, &window,
            [this, &window] { askNew(&window); });
    connect(wishes, &LibraryWishes::restoreRequested, &window,
            [this, &window](const QString &folder) {
                if (const auto opened = open(folder); !opened)
                    QMessageBox::warning(&window, window.windowTitle(), opened.error().message);
                window.libraryPage().rebuild(m_settings.language());
            });
    window.libraryPage().setUnsaved(
        [self = QPointer(this)] { return self ? self->unsaved() : QList<LibraryPage::Unsaved>(); });
    // Queued: a card may be asking.
    connect(this, &Workshop::designsChanged, &window, &MainWindow::refreshLibrary,
            Qt::QueuedConnection);
}

void Workshop::serve(EditorWindow &window)
{
    const editor::FileMenu *menu = &window.fileMenu();
    connect(menu, &QMenu::aboutToShow, &window,
            [this, &window] { window.fileMenu().setRecent(recent()); });
    connect(menu, &editor::FileMenu::newRequested, this, [this, &window] { askNew(&window); });
    connect(menu, &editor::FileMenu::openRequested, this, [this, &window](const QString &folder) {
        if (const auto opened = open(folder); !opened)
            QMessageBox::warning(&window, tr("Open a module"), opened.error().message);
    });
    connect(&window, &EditorWindow::manualRequested, this, &Workshop::showManual);
}

void Workshop::showManual(const QString &page)
{
    if (!m_manual) {
        m_manual = new ManualWindow(QStringLiteral(":/manual"), m_settings.language());
        m_manual->setAttribute(Qt::WA_DeleteOnClose);
        m_manual->setAttribute(Qt::WA_QuitOnClose, false);
    }
    m_manual->openPage(page);
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

EditorWindow *Workshop::show(const std::shared_ptr<editor::LiveModule> &live)
{
    auto *window = new EditorWindow(live);
    window->setAttribute(Qt::WA_DeleteOnClose);
    QStringList installed;
    for (const LibraryModule &module : m_library.modules())
        installed.append(module.path);
    for (editor::Page *page : window->pages()) {
        if (auto *translate = qobject_cast<editor::TranslatePage *>(page))
            translate->setInstalled(installed);
    }
    serve(*window);
    connectTrying(window);
    connect(window, &EditorWindow::newWindowRequested, this, [=, this] { show(live); });
    window->show();
    return window;
}

void Workshop::connectTrying(EditorWindow *window)
{
    auto tried = std::make_shared<QPointer<TryWindow>>();
    connect(window, &EditorWindow::tryRequested, this, [=, this](const QString &scenario) {
        const bool isNew = !*tried;
        if (isNew) {
            *tried = new TryWindow(window->live(), m_library, m_settings);
            connect(window, &QObject::destroyed, *tried, &QObject::deleteLater);
            connect(*tried, &TryWindow::recorded, window, &EditorWindow::open);
            for (editor::Page *page : window->pages()) {
                if (auto *rules = qobject_cast<editor::RulesPage *>(page))
                    rules->setRunningGame(&(*tried)->game());
            }
        }
        // What is being translated is tried in its language.
        const auto *translate = qobject_cast<editor::TranslatePage *>(window->currentPage());
        (*tried)->setGameLanguage(translate ? translate->language() : QString());
        if (isNew || !scenario.isEmpty())
            (*tried)->start(scenario);
        else
            (*tried)->reload();
        (*tried)->show();
        (*tried)->raise();
        (*tried)->activateWindow();
    });
}

} // namespace app
