// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/project/filecommands.h"

#include "editor/pages/tables/tablefiles.h"
#include "editor/project/codefiles.h"
#include "editor/project/filename.h"
#include "editor/project/picturefiles.h"
#include "editor/widgets/removalquestion.h"
#include "engine/core/jsonreader.h"
#include "engine/module/read/terrainreader.h"

#include <QFileInfo>

namespace editor {

namespace {

bool isTable(const QString &file)
{
    return tablefiles::isTable(file) && file != engine::TerrainReader::fileName;
}

QString lastPart(const QString &file)
{
    return QFileInfo(file).fileName();
}

} // namespace

FileCommands::FileCommands(ModuleDocument &document, QWidget *parent)
    : QObject(parent)
    , m_document(document)
    , m_uses(document)
    , m_parent(parent)
{
}

bool FileCommands::isChangeable(const QString &file)
{
    return codefiles::isChangeable(file) || isTable(file) || picturefiles::isPicture(file);
}

QString FileCommands::nameOf(const QString &file) const
{
    return isTable(file) ? tablefiles::id(m_document.files(), file) : filename::of(file);
}

QString FileCommands::objection(const QString &file, const QString &name) const
{
    const FileContents &files = m_document.files();
    if (codefiles::isChangeable(file))
        return codefiles::isFree(files, file, name)
            ? QString()
            : tr("A file with code needs a name of small letters, digits and “_” that no other "
                 "file has.");
    const bool isFree = isTable(file)
        ? tablefiles::isFree(files, name)
        : engine::JsonReader::isIdentifier(name) && !files.contains(filename::renamed(file, name));
    return isFree ? QString()
                  : tr("A file needs a name of letters, digits, “_”, “-” and “.” that no other "
                       "file has.");
}

QList<Reference> FileCommands::references(const QString &file)
{
    const FileContents &files = m_document.files();
    if (codefiles::isChangeable(file))
        return codefiles::references(files, file);
    return isTable(file) ? tablefiles::references(m_uses, files, file)
                         : picturefiles::references(files, file);
}

QList<Reference> FileCommands::brokenBy(const QString &file)
{
    if (codefiles::isChangeable(file))
        return codefiles::brokenBy(m_document.files(), file);
    QList<Reference> broken = references(file);
    broken.removeIf([](const Reference &reference) { return !reference.isSure; });
    return broken;
}

void FileCommands::askForName(const QString &file)
{
    if (!isChangeable(file) || !m_document.files().contains(file))
        return;
    auto *dialog = new RenameDialog(
        tr("Rename %1").arg(lastPart(file)), nameOf(file), references(file),
        [this, file](const QString &name) { return objection(file, name); }, m_parent);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, file] { rename(file, dialog->name(), dialog->chosen()); });
    dialog->open();
}

QString FileCommands::rename(const QString &file, const QString &name, const QList<Use> &places)
{
    if (!isChangeable(file) || !objection(file, name).isEmpty())
        return {};
    Draft draft = m_document.draft();
    QString target;
    if (codefiles::isChangeable(file))
        target = codefiles::rename(draft, file, name, places);
    else if (isTable(file))
        target = tablefiles::rename(draft, file, name, places);
    else
        target = picturefiles::rename(draft, file, name, places);
    if (target.isEmpty())
        return {};
    m_document.commit(draft, tr("Rename %1 as %2").arg(lastPart(file), lastPart(target)));
    emit renamed(target);
    return target;
}

void FileCommands::askToRemove(const QString &file)
{
    if (!isChangeable(file) || !m_document.files().contains(file))
        return;
    const auto count = int(brokenBy(file).size());
    if (!count) {
        remove(file);
        return;
    }
    auto *question = new RemovalQuestion(
        {tr("Delete %1").arg(lastPart(file)),
         tr("%n place(s) name this file. They would no longer work.", nullptr, count),
         tr("Delete the file"), tr("Keep it")},
        m_parent);
    connect(question, &RemovalQuestion::agreed, this, [this, file] { remove(file); });
    question->open();
}

void FileCommands::remove(const QString &file)
{
    if (!isChangeable(file))
        return;
    Draft draft = m_document.draft();
    if (codefiles::isChangeable(file))
        codefiles::remove(draft, file);
    else
        draft.removeFile(file);
    m_document.commit(draft, tr("Delete %1").arg(lastPart(file)));
}

} // namespace editor
