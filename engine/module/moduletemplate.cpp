// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/moduletemplate.h"

#include "engine/storage/atomicfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace engine {

namespace {

QStringList filesOf(const QDir &folder)
{
    QStringList names;
    QDirIterator iterator(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (iterator.hasNext())
        names.append(folder.relativeFilePath(iterator.next()));
    names.sort();
    return names;
}

// The first id in the file is that of the module; everything else stays as the author wrote it.
QByteArray withId(const QByteArray &moduleJson, const QString &id)
{
    static const QRegularExpression first(QStringLiteral("\"id\":\\s*\"[^\"]*\""));
    QString text = QString::fromUtf8(moduleJson);
    const auto match = first.match(text);
    text.replace(match.capturedStart(), match.capturedLength(),
                 QStringLiteral("\"id\": \"%1\"").arg(id));
    return text.toUtf8();
}

} // namespace

QString ModuleTemplate::idFor(const QString &name)
{
    static const QRegularExpression marks(QStringLiteral("\\p{Mn}"));
    static const QRegularExpression others(QStringLiteral("[^a-z0-9_.]+"));
    static const QRegularExpression ends(QStringLiteral("^[-_.]+|[-_.]+$"));
    QString id = name.normalized(QString::NormalizationForm_KD).toLower();
    id.remove(marks).replace(others, QStringLiteral("-")).remove(ends);
    id = id.left(64).remove(ends);
    return id.isEmpty() ? QStringLiteral("module") : id;
}

Result<QStringList> ModuleTemplate::writeTo(const QString &target) const
{
    const QDir from(m_folder);
    const QStringList names = filesOf(from);
    if (names.isEmpty())
        return Error{Error::Code::NotFound, tr("There is no template %1.").arg(from.dirName())};
    const QString path = QDir::cleanPath(QDir().absoluteFilePath(target));
    if (QFileInfo::exists(path) && !QFileInfo(path).isDir())
        return Error{Error::Code::Io, tr("%1 is a file, not a folder.").arg(target)};
    const QDir to(path);
    if (to.exists()
        && !to.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        return Error{Error::Code::Io, tr("%1 is not empty.").arg(target)};
    for (const QString &name : names) {
        QFile file(from.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return Error{Error::Code::Io, file.errorString()};
        QByteArray content = file.readAll();
        if (name == QLatin1String("module.json"))
            content = withId(content, idFor(to.dirName()));
        if (!to.mkpath(QFileInfo(to.filePath(name)).path()))
            return Error{Error::Code::Io, tr("The folder %1 can't be made.").arg(target)};
        if (auto done = writeAtomically(to.filePath(name), content); !done)
            return done.error();
    }
    return names;
}

} // namespace engine
