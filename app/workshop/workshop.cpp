// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/workshop.h"

#include "engine/module/moduletemplate.h"
#include "engine/storage/atomicfile.h"

#include <QDir>
#include <QInputDialog>
#include <QMessageBox>

namespace app {

using editor::EditorWindow;
using editor::ModuleDocument;
using engine::Error;
using engine::Result;

Workshop::Workshop(Library &library, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_settings(settings)
{
}

QString Workshop::folder() const
{
    return QFileInfo(m_library.modulesFolder()).path() + QStringLiteral("/designs");
}

QString Workshop::freeFolder(const QString &name) const
{
    QString free = folder() + u'/' + name;
    for (int i = 2; QFileInfo::exists(free); ++i)
        free = QStringLiteral("%1/%2-%3").arg(folder(), name).arg(i);
    return free;
}

Result<QString> Workshop::copyOf(const QString &path) const
{
    const auto files = engine::ModuleFiles::open(path);
    if (!files)
        return files.error();
    const QString target = freeFolder(QFileInfo(path).completeBaseName() + QStringLiteral("-copy"));
    for (const QString &name : files->names()) {
        const auto bytes = files->read(name);
        if (!bytes)
            return bytes.error();
        const QString file = target + u'/' + name;
        if (!QDir().mkpath(QFileInfo(file).path()))
            return Error{Error::Code::Io, tr("The folder %1 can't be made.").arg(target)};
        if (const auto done = engine::writeAtomically(file, bytes.value()); !done)
            return done.error();
    }
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

Result<EditorWindow *> Workshop::edit(const QString &path)
{
    QString target = QFileInfo(path).absoluteFilePath();
    const bool isOwn = QFileInfo(target).isDir() && QFileInfo(target).isWritable()
        && QFileInfo(target).path() == QFileInfo(folder()).absoluteFilePath();
    if (!isOwn) {
        const auto copy = copyOf(path);
        if (!copy)
            return copy.error();
        target = copy.value();
    }
    auto document = m_documents.value(target).lock();
    if (!document) {
        auto opened = ModuleDocument::open(target);
        if (!opened)
            return opened.error();
        document = std::move(opened).value();
        m_documents.insert(target, document);
    }
    return show(document);
}

Result<EditorWindow *> Workshop::create(const QString &name, const QString &templateName)
{
    const QString target = freeFolder(engine::ModuleTemplate::idFor(name));
    const engine::ModuleTemplate source(m_templates + u'/' + templateName);
    if (const auto written = source.writeTo(target); !written)
        return written.error();
    auto window = edit(target);
    if (!window)
        return window.error();
    auto &document = window.value()->document();
    auto draft = document.draft();
    draft.set(QStringLiteral("module.json"), {QStringLiteral("title")}, name);
    document.commit(draft, tr("Name the game"));
    return window;
}

void Workshop::askNew(QWidget *parent)
{
    bool isChosen = false;
    const QStringList kinds{tr("A game on hexes"), tr("A game on areas")};
    const QString kind = QInputDialog::getItem(parent, tr("New module"), tr("Begin with"), kinds, 0,
                                               false, &isChosen);
    if (!isChosen)
        return;
    const QString name = QInputDialog::getText(parent, tr("New module"), tr("Name of the game"),
                                               QLineEdit::Normal, tr("My game"), &isChosen);
    if (!isChosen)
        return;
    const auto made =
        create(name, kind == kinds.first() ? QStringLiteral("hex") : QStringLiteral("area"));
    if (!made)
        QMessageBox::warning(parent, tr("New module"), made.error().message);
}

EditorWindow *Workshop::show(std::shared_ptr<ModuleDocument> document)
{
    auto *window = new EditorWindow(document);
    window->setAttribute(Qt::WA_DeleteOnClose);
    auto tried = std::make_shared<QPointer<TryWindow>>();
    connect(window, &EditorWindow::tryRequested, this, [=, this](const QString &scenario) {
        if (!*tried) {
            *tried = new TryWindow(window->live(), m_library, m_settings);
            connect(window, &QObject::destroyed, *tried, &QObject::deleteLater);
            (*tried)->start(scenario);
        } else {
            (*tried)->reload();
        }
        (*tried)->show();
        (*tried)->raise();
        (*tried)->activateWindow();
    });
    connect(window, &EditorWindow::newWindowRequested, this, [=, this] { show(document); });
    window->show();
    return window;
}

} // namespace app
