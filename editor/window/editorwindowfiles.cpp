// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/translationmarks.h"
#include "editor/widgets/noticestrip.h"
#include "editor/window/editorwindow.h"
#include "editor/window/outsidestrip.h"
#include "editor/window/packdialog.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace editor {

namespace {

// A text that changed is marked in all translations at once, also for those who translate with
// another program.
void updateTranslations(LiveModule &live)
{
    ModuleDocument &document = live.document();
    const QStringList files = document.changedFiles();
    const auto isText = [](const QString &file) { return !file.startsWith(u"locale/"); };
    if (std::none_of(files.begin(), files.end(), isText))
        return;
    const auto module = live.loadedEdition() == live.edition()
        ? live.module()
        : engine::loadModule(document.snapshot()).module;
    Draft draft = document.draft();
    if (module && markTranslations(draft, *module))
        document.commit(draft, EditorWindow::tr("Mark changed texts in the translations"));
}

} // namespace

bool EditorWindow::save()
{
    return saveFor(Then::GoOn);
}

bool EditorWindow::saveFor(Then then)
{
    if (Page *page = currentPage())
        page->flush();
    if (!m_outside->look())
        return false;
    updateTranslations(*m_live);
    const auto done = document().save();
    if (!done)
        return saveElsewhere(done.error().message, then);
    emit saved();
    return true;
}

bool EditorWindow::saveElsewhere(const QString &why, Then then)
{
    QMessageBox box(QMessageBox::Warning, tr("Save"),
                    tr("The module could not be saved. Nothing of what you did is lost.") + u'\n'
                        + why,
                    QMessageBox::NoButton, this);
    auto *elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    auto *drop = then == Then::Leave
        ? box.addButton(tr("Leave without saving"), QMessageBox::DestructiveRole)
        : nullptr;
    auto *stay = box.addButton(tr("Go on editing"), QMessageBox::RejectRole);
    box.setDefaultButton(elsewhere);
    box.setEscapeButton(stay);
    bool isSaved = false;
    do {
        box.exec();
        isSaved = box.clickedButton() == elsewhere && saveAs();
    } while (box.clickedButton() == elsewhere && !isSaved);
    return isSaved || (drop && box.clickedButton() == drop);
}

bool EditorWindow::saveAs()
{
    QString proposed;
    for (int i = 2; proposed.isEmpty() || QFileInfo::exists(proposed); ++i)
        proposed = QStringLiteral("%1-%2").arg(document().folder()).arg(i);
    const QString folder =
        QFileDialog::getSaveFileName(this, tr("Save as: name of the new folder"), proposed,
                                     tr("Folders (*)"), nullptr, QFileDialog::DontConfirmOverwrite);
    return !folder.isEmpty() && saveAs(folder);
}

bool EditorWindow::saveAs(const QString &folder)
{
    if (Page *page = currentPage())
        page->flush();
    if (const auto done = document().saveAs(folder); !done) {
        QMessageBox::warning(this, tr("Save as"),
                             tr("The module could not be saved there. Nothing of what you did is "
                                "lost.")
                                 + u'\n' + done.error().message);
        return false;
    }
    emit saved();
    return true;
}

void EditorWindow::pack()
{
    if (Page *page = currentPage())
        page->flush();
    auto *dialog = new PackDialog(*m_live, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void EditorWindow::offerRecovery()
{
    const QStringList files = document().recovery().found();
    if (files.isEmpty())
        return;
    m_recovery->tell(NoticeStrip::Tone::Warning,
                     tr("The program ended before %n file(s) were saved: %1. The changes are kept.",
                        nullptr, int(files.size()))
                         .arg(files.join(QStringLiteral(", "))));
    connect(m_recovery->addButton(tr("Restore")), &QPushButton::clicked, this,
            [this] { document().recovery().restore(); });
    connect(m_recovery->addButton(tr("Throw them away")), &QPushButton::clicked, this,
            [this] { document().recovery().discard(); });
}

void EditorWindow::tellWhetherKept()
{
    const QString problem = document().recovery().problem();
    m_notKept->setVisible(!problem.isEmpty());
    if (!problem.isEmpty()) {
        m_notKept->tell(
            NoticeStrip::Tone::Warning,
            tr("You can go on, but what is not saved would be lost with the program: %1")
                .arg(problem));
        connect(m_notKept->addButton(tr("Save as…")), &QPushButton::clicked, this,
                [this] { saveAs(); });
        m_notKept->addButton(tr("Close"));
    }
    updateTitle();
}

void EditorWindow::closeEvent(QCloseEvent *event)
{
    if (Page *page = currentPage())
        page->flush();
    if (!document().isModified()) {
        event->accept();
        return;
    }
    QMessageBox box(QMessageBox::Question, tr("Close the editor"),
                    tr("The module has changes that are not saved."), QMessageBox::NoButton, this);
    auto *keep = box.addButton(tr("Save and close"), QMessageBox::AcceptRole);
    auto *drop = box.addButton(tr("Close without saving"), QMessageBox::DestructiveRole);
    box.addButton(tr("Go on editing"), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    box.exec();
    const bool leaves =
        box.clickedButton() == drop || (box.clickedButton() == keep && saveFor(Then::Leave));
    event->setAccepted(leaves);
}

} // namespace editor
