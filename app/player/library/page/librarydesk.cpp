// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/librarydesk.h"

#include "app/player/library/page/replacequestion.h"
#include "app/player/library/rulesdialog.h"
#include "engine/game/save/journal.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QUrl>

namespace app {

LibraryDesk::LibraryDesk(Library &library, Settings &settings, LibraryPage &page, QWidget &window)
    : QObject(&window)
    , m_library(library)
    , m_settings(settings)
    , m_page(page)
    , m_window(window)
{
    const LibraryWishes *wishes = &page.wishes();
    connect(wishes, &LibraryWishes::rulesRequested, this, &LibraryDesk::showRules);
    connect(wishes, &LibraryWishes::installRequested, this, &LibraryDesk::askInstall);
    connect(wishes, &LibraryWishes::folderRequested, this, [](const QString &path) {
        const QFileInfo info(path);
        QDesktopServices::openUrl(QUrl::fromLocalFile(info.isDir() ? path : info.absolutePath()));
    });
    // Queued: the card whose menu or button this comes from does not survive it.
    connect(wishes, &LibraryWishes::removeRequested, this, &LibraryDesk::removeModule,
            Qt::QueuedConnection);
    connect(wishes, &LibraryWishes::deleteSaveRequested, this, &LibraryDesk::deleteSave,
            Qt::QueuedConnection);
    connect(wishes, &LibraryWishes::renameSaveRequested, this, &LibraryDesk::renameSave,
            Qt::QueuedConnection);
    connect(wishes, &LibraryWishes::exportSaveRequested, this, &LibraryDesk::exportSave,
            Qt::QueuedConnection);
    connect(wishes, &LibraryWishes::refreshRequested, this, &LibraryDesk::refresh,
            Qt::QueuedConnection);
}

void LibraryDesk::rebuild()
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
    m_page.rebuild(chosen.isEmpty() ? m_settings.language() : chosen);
}

void LibraryDesk::refresh()
{
    m_library.refresh();
    rebuild();
}

void LibraryDesk::askInstall()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Install a game"), QString(),
                                                      tr("Games (*.hexmod)"));
    if (!path.isEmpty())
        emit m_page.wishes().fileRequested(path);
}

void LibraryDesk::install(const QString &path)
{
    const auto prepared = m_library.prepare(path);
    if (!prepared) {
        emit told(prepared.error().message, MessageStrip::Kind::Warning);
        return;
    }
    const engine::Module &module = *prepared->module.module;
    const QString title = engine::Translator(module, m_settings.gameLanguage(module))
                              .translate(prepared->module.title());
    if (prepared->kind() == Installation::Kind::Same) {
        rebuild();
        emit told(tr("%1 %2 is already installed.").arg(title, module.version),
                  MessageStrip::Kind::Success);
        return;
    }
    if (prepared->replaces()) {
        const int unfinished = m_library.unfinishedGames(prepared->replaced.hash);
        if (!ReplaceQuestion(prepared.value(), title, unfinished, &m_window).ask())
            return;
    }
    if (const auto installed = m_library.install(prepared.value()); !installed) {
        emit told(installed.error().message, MessageStrip::Kind::Warning);
        return;
    }
    rebuild();
    emit told(tr("%1 is installed.").arg(title), MessageStrip::Kind::Success);
}

bool LibraryDesk::confirm(const QString &title, const QString &question, const QString &yes)
{
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::NoButton, &m_window);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    const QAbstractButton *meant = box.addButton(yes, QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == meant;
}

void LibraryDesk::removeModule(const QString &path)
{
    if (!confirm(tr("Remove a game"),
                 tr("Remove %1 from this computer? Its saved games are kept.")
                     .arg(QFileInfo(path).completeBaseName()),
                 tr("Remove")))
        return;
    const auto removed = m_library.removeModule(path);
    rebuild();
    if (!removed)
        emit told(removed.error().message, MessageStrip::Kind::Warning);
}

void LibraryDesk::deleteSave(const QString &path)
{
    if (!confirm(tr("Delete a saved game"), tr("Delete this saved game? It can't be brought back."),
                 tr("Delete")))
        return;
    const bool journal = path.startsWith(m_library.journalFolder());
    const bool isGone = journal ? bool(engine::Journal::discard(path))
                                : !engine::FileHold::isInUse(path) && QFile::remove(path);
    rebuild();
    if (!isGone)
        emit told(tr("“%1” can't be deleted.").arg(QFileInfo(path).fileName()),
                  MessageStrip::Kind::Warning);
}

void LibraryDesk::renameSave(const QString &path)
{
    const auto saved = engine::readSave(path);
    QInputDialog question(&m_window);
    question.setWindowTitle(tr("Name of the saved game"));
    question.setLabelText(
        tr("What should this game be called? Without a name it is called by its scenario."));
    question.setTextValue(saved ? saved->save.notes.meta[u"name"].toString() : QString());
    question.setOkButtonText(tr("Rename"));
    question.setCancelButtonText(tr("Cancel"));
    if (question.exec() != QDialog::Accepted)
        return;
    const auto named = LibrarySave::rename(path, question.textValue());
    rebuild();
    if (!named)
        emit told(named.error().message, MessageStrip::Kind::Warning);
}

void LibraryDesk::exportSave(const QString &path)
{
    const auto saved = engine::readSave(path);
    QString name = saved ? saved->save.notes.meta[u"name"].toString() : QString();
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]"));
    name.replace(unfit, QStringLiteral("-"));
    if (name.isEmpty())
        name = QFileInfo(path).completeBaseName();
    const QString target = QFileDialog::getSaveFileName(
        &m_window, tr("Export the saved game"), QDir::homePath() + u'/' + name + u".hexsave",
        tr("Saved games (*.hexsave)"));
    if (target.isEmpty())
        return;
    const auto done = LibrarySave::exportTo(path, target);
    emit told(done ? tr("The game is in %1").arg(QDir::toNativeSeparators(target))
                   : done.error().message,
              done ? MessageStrip::Kind::Success : MessageStrip::Kind::Warning);
}

void LibraryDesk::showRules(const QString &path)
{
    for (const LibraryModule &entry : m_library.modules()) {
        if (entry.path == path && entry.module)
            RulesDialog(entry.module, m_settings.gameLanguage(*entry.module), {}, &m_window).exec();
    }
}

} // namespace app
