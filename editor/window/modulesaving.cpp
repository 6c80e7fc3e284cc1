// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/modulesaving.h"

#include "editor/document/translationmarks.h"
#include "editor/window/strips/outsidestrip.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace editor {

ModuleSaving::ModuleSaving(LiveModule &live, OutsideStrip &outside, std::function<void()> flush,
                           QWidget *window)
    : QObject(window)
    , m_live(live)
    , m_outside(outside)
    , m_flush(std::move(flush))
    , m_window(window)
{
}

void ModuleSaving::markChangedTexts()
{
    const QStringList files = document().changedFiles();
    const auto isText = [](const QString &file) { return !file.startsWith(u"locale/"); };
    if (std::none_of(files.begin(), files.end(), isText))
        return;
    const auto module = m_live.loadedEdition() == m_live.edition()
        ? m_live.module()
        : engine::loadModule(document().snapshot()).module;
    Draft draft = document().draft();
    if (module && markTranslations(draft, *module))
        document().commit(draft, tr("Mark changed texts in the translations"));
}

bool ModuleSaving::save(Then then)
{
    m_flush();
    if (!m_outside.look())
        return false;
    markChangedTexts();
    const auto done = document().save();
    if (!done)
        return saveElsewhere(done.error().message, then);
    return true;
}

bool ModuleSaving::saveElsewhere(const QString &why, Then then)
{
    QMessageBox box(QMessageBox::Warning, tr("Save"),
                    tr("The module could not be saved. Nothing of what you did is lost.") + u'\n'
                        + why,
                    QMessageBox::NoButton, m_window);
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

bool ModuleSaving::saveAs()
{
    QString proposed;
    for (int i = 2; proposed.isEmpty() || QFileInfo::exists(proposed); ++i)
        proposed = QStringLiteral("%1-%2").arg(document().folder()).arg(i);
    const QString folder =
        QFileDialog::getSaveFileName(m_window, tr("Save as: name of the new folder"), proposed,
                                     tr("Folders (*)"), nullptr, QFileDialog::DontConfirmOverwrite);
    return !folder.isEmpty() && saveAs(folder);
}

bool ModuleSaving::saveAs(const QString &folder)
{
    m_flush();
    if (const auto done = document().saveAs(folder); !done) {
        QMessageBox::warning(m_window, tr("Save as"),
                             tr("The module could not be saved there. Nothing of what you did is "
                                "lost.")
                                 + u'\n' + done.error().message);
        return false;
    }
    return true;
}

bool ModuleSaving::mayLeave()
{
    m_flush();
    if (!document().isModified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Close the editor"),
                    tr("The module has changes that are not saved."), QMessageBox::NoButton,
                    m_window);
    auto *keep = box.addButton(tr("Save and close"), QMessageBox::AcceptRole);
    auto *drop = box.addButton(tr("Close without saving"), QMessageBox::DestructiveRole);
    box.addButton(tr("Go on editing"), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    box.exec();
    return box.clickedButton() == drop || (box.clickedButton() == keep && save(Then::Leave));
}

} // namespace editor
