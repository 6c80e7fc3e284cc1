// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/moduledocument.h"

#include "editor/document/filestep.h"
#include "editor/document/linediff.h"
#include "engine/module/folder/moduletemplate.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/atomicfolder.h"
#include "engine/storage/disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopedValueRollback>

namespace editor {

using engine::Done;
using engine::Error;
using engine::Result;

namespace {

QSet<QString> differing(const FileContents &a, const FileContents &b)
{
    QSet<QString> names;
    for (auto it = a.constBegin(); it != a.constEnd(); ++it) {
        if (b.value(it.key()) != *it)
            names.insert(it.key());
    }
    for (auto it = b.constBegin(); it != b.constEnd(); ++it) {
        if (!a.contains(it.key()))
            names.insert(it.key());
    }
    return names;
}

bool holdTheSame(const FileContentPointer &a, const FileContentPointer &b)
{
    return a == b || (a && b && a->holdsSameAs(*b));
}

} // namespace

/// Contents are shared, so that a step costs only what it changed.
class ModuleDocument::Step : public FileStep
{
public:
    Step(ModuleDocument &document, const FileContents &after, const QString &title,
         const QString &stroke)
        : FileStep(title)
        , m_document(document)
        , m_stroke(stroke)
    {
        for (const QString &name : differing(document.files(), after))
            m_changes.insert(name, {document.files().value(name), after.value(name)});
    }

    bool isEmpty() const { return m_changes.isEmpty(); }
    const QString &stroke() const { return m_stroke; }
    QStringList files() const override { return m_changes.keys(); }
    void undo() override { apply(&Change::before); }
    void redo() override { apply(&Change::after); }
    int id() const override { return m_stroke.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const Step *>(other);
        if (next->m_stroke != m_stroke)
            return false;
        for (auto it = next->m_changes.constBegin(); it != next->m_changes.constEnd(); ++it) {
            const auto mine = m_changes.find(it.key());
            if (mine == m_changes.end())
                m_changes.insert(it.key(), *it);
            else
                mine->after = it->after;
        }
        return true;
    }

private:
    struct Change
    {
        FileContentPointer before; ///< None: the file was not there.
        FileContentPointer after;
    };

    void apply(FileContentPointer Change::*which)
    {
        FileContents files = m_document.files();
        for (auto it = m_changes.constBegin(); it != m_changes.constEnd(); ++it) {
            if (const auto &content = (*it).*which)
                files.insert(it.key(), content);
            else
                files.remove(it.key());
        }
        m_document.setFiles(files);
    }

    ModuleDocument &m_document;
    QString m_stroke;
    QMap<QString, Change> m_changes;
};

ModuleDocument::ModuleDocument(const QString &folder)
    : m_folder(folder)
{
}

Result<std::shared_ptr<ModuleDocument>> ModuleDocument::open(const QString &folder,
                                                             const QString &recovery)
{
    if (!QFileInfo(folder).isDir())
        return Error{Error::Code::NotFound, tr("%1 is not a folder.").arg(folder)};
    const auto files = engine::ModuleFiles::open(folder);
    if (!files)
        return files.error();
    std::shared_ptr<ModuleDocument> document(
        new ModuleDocument(QFileInfo(folder).absoluteFilePath()));
    for (const QString &name : files->names()) {
        const auto bytes = files->read(name);
        if (!bytes)
            return bytes.error();
        document->m_files.insert(name, std::make_shared<FileContent>(name, bytes.value()));
    }
    document->m_onDisk = document->m_files;
    document->m_recovery = std::make_unique<Recovery>(*document, recovery);
    return document;
}

QString ModuleDocument::pathOf(const QString &file) const
{
    return QDir(m_folder).filePath(file);
}

QByteArray ModuleDocument::bytes(const QString &file) const
{
    const auto content = m_files.value(file);
    return content ? content->bytes() : QByteArray();
}

const JsonText *ModuleDocument::json(const QString &file, const JsonPath &path) const
{
    const auto content = m_files.value(file);
    return content && content->json() ? content->json()->find(path) : nullptr;
}

engine::ModuleFiles ModuleDocument::snapshot(const FileContents &contents)
{
    QMap<QString, QByteArray> files;
    for (auto it = contents.constBegin(); it != contents.constEnd(); ++it)
        files.insert(it.key(), (*it)->bytes());
    return engine::ModuleFiles::fromMap(files);
}

void ModuleDocument::commit(const Draft &draft, const QString &title, const QString &stroke)
{
    if (m_isChanging) {
        qWarning("refused an edit in answer to an edit: %s", qUtf8Printable(title));
        return;
    }
    auto step = std::make_unique<Step>(*this, draft.files(), title, stroke);
    if (!step->isEmpty())
        m_history.push(step.release());
}

void ModuleDocument::takeBack(const QString &stroke)
{
    // More than one, when the module was saved meanwhile.
    const auto isOfStroke = [&] {
        const auto *step = dynamic_cast<const Step *>(m_history.command(m_history.index() - 1));
        return step && step->stroke() == stroke;
    };
    while (!stroke.isEmpty() && isOfStroke())
        m_history.undo();
}

void ModuleDocument::setFiles(const FileContents &files)
{
    const QSet<QString> names = differing(m_files, files);
    m_files = files;
    const QScopedValueRollback changing(m_isChanging, true);
    emit changed(names);
}

QStringList ModuleDocument::changedFiles() const
{
    QStringList names;
    for (const QString &name : differing(m_files, m_onDisk)) {
        if (!holdTheSame(m_files.value(name), m_onDisk.value(name)))
            names.append(name);
    }
    names.sort();
    return names;
}

Result<Done> ModuleDocument::save()
{
    QMap<QString, QByteArray> written;
    const QStringList changed = changedFiles();
    for (const QString &name : changed) {
        const auto content = m_files.value(name);
        const QString path = pathOf(name);
        const int number = content ? engine::disk::makeFolder(QFileInfo(path).path()) : 0;
        if (number)
            return engine::disk::failure(path, number);
        if (content)
            written.insert(path, content->bytes());
    }
    const auto done = engine::writeAtomically(written);
    for (const QString &name : changed) {
        const auto content = m_files.value(name);
        // Whatever did get its place is ours, not a change from outside.
        if (content && (done || bytesOutside(name) == content->bytes()))
            m_onDisk.insert(name, content);
    }
    if (!done)
        return done.error();
    if (const auto removed = removeFromDisk(changed); !removed)
        return removed;
    m_history.setClean();
    emit saved();
    return Done{};
}

Result<Done> ModuleDocument::saveAs(const QString &folder)
{
    const QString target = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (target == m_folder || target.startsWith(m_folder + u'/')) {
        return Error{Error::Code::Io,
                     tr("%1 lies in the folder of this module; choose another place.").arg(target)};
    }
    Draft copy = draft();
    const QString name = QFileInfo(target).fileName();
    copy.set(QStringLiteral("module.json"), {QStringLiteral("id")},
             engine::ModuleTemplate::idFor(name));
    QMap<QString, QByteArray> files;
    for (auto it = copy.files().constBegin(); it != copy.files().constEnd(); ++it)
        files.insert(it.key(), (*it)->bytes());
    if (const auto done = engine::writeFolderAtomically(target, files); !done)
        return done.error();
    m_folder = target;
    commit(copy, tr("Save as %1").arg(name));
    m_onDisk = m_files;
    m_recovery->follow();
    m_history.setClean();
    emit moved();
    emit saved();
    return Done{};
}

Result<Done> ModuleDocument::removeFromDisk(const QStringList &names)
{
    for (const QString &name : names) {
        if (m_files.contains(name))
            continue;
        const QString path = pathOf(name);
        if (QFile::exists(path) && !QFile::remove(path))
            return Error{Error::Code::Io, tr("%1 can't be removed.").arg(path)};
        m_onDisk.remove(name);
    }
    return Done{};
}

QStringList ModuleDocument::changedOutside() const
{
    const auto files = engine::ModuleFiles::open(m_folder);
    if (!files)
        return {};
    QStringList names;
    for (const QString &name : files->names()) {
        const auto bytes = files->read(name);
        const auto known = m_onDisk.value(name);
        if (bytes && (!known || known->bytes() != bytes.value()))
            names.append(name);
    }
    for (auto it = m_onDisk.constBegin(); it != m_onDisk.constEnd(); ++it) {
        if (!files->contains(it.key()))
            names.append(it.key());
    }
    names.sort();
    return names;
}

std::optional<QByteArray> ModuleDocument::bytesOutside(const QString &file) const
{
    const auto disk = engine::ModuleFiles::open(m_folder);
    if (!disk || !disk->contains(file))
        return std::nullopt;
    const auto bytes = disk->read(file);
    return bytes ? std::optional(bytes.value()) : std::nullopt;
}

std::optional<QByteArray> ModuleDocument::mergedWithOutside(const QString &file) const
{
    const auto base = m_onDisk.value(file);
    const auto mine = m_files.value(file);
    const auto theirs = bytesOutside(file);
    if (!base || !mine || !theirs || base->bytes().contains('\0') || theirs->contains('\0'))
        return std::nullopt;
    return mergedLines(base->bytes(), mine->bytes(), *theirs);
}

void ModuleDocument::mergeFromDisk(const QStringList &files)
{
    Draft merged = draft();
    for (const QString &name : files) {
        const auto both = mergedWithOutside(name);
        const auto theirs = bytesOutside(name);
        if (!both || !theirs)
            continue;
        merged.setBytes(name, *both);
        m_onDisk.insert(name, std::make_shared<FileContent>(name, *theirs));
    }
    commit(merged, tr("Merge changes from outside"));
}

Result<Done> ModuleDocument::takeFromDisk(const QStringList &files)
{
    const auto disk = engine::ModuleFiles::open(m_folder);
    if (!disk)
        return disk.error();
    Draft taken = draft();
    for (const QString &name : files) {
        if (!disk->contains(name)) {
            taken.removeFile(name);
            m_onDisk.remove(name);
            continue;
        }
        const auto bytes = disk->read(name);
        if (!bytes)
            return bytes.error();
        taken.setBytes(name, bytes.value());
        m_onDisk.insert(name, taken.files().value(name));
    }
    commit(taken, tr("Take over changes from outside"));
    return Done{};
}

void ModuleDocument::keepMine(const QStringList &files)
{
    for (const QString &name : files) {
        if (const auto bytes = bytesOutside(name))
            m_onDisk.insert(name, std::make_shared<FileContent>(name, *bytes));
        else
            m_onDisk.remove(name);
    }
}

} // namespace editor
