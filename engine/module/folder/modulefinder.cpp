// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/folder/modulefinder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace engine {

ModuleFinder::ModuleFinder(const QString &programFolder)
{
    // Beside the program in a source tree, in its build, and where a system installs data.
    for (const char *place : {"/../../modules", "/../modules", "/../share/hexsmith/modules"})
        addFolder(programFolder + QLatin1String(place));
    for (const QString &folder :
         qEnvironmentVariable("HEXSMITH_MODULES").split(QDir::listSeparator(), Qt::SkipEmptyParts))
        addFolder(folder);
}

void ModuleFinder::addFolder(const QString &folder)
{
    const QString clean = QDir::cleanPath(folder);
    if (QFileInfo(clean).isDir() && !m_folders.contains(clean))
        m_folders.append(clean);
}

bool ModuleFinder::isModule(const QString &folder)
{
    return QFileInfo(folder).isDir() && QFileInfo(folder + QStringLiteral("/module.json")).isFile();
}

QStringList ModuleFinder::paths() const
{
    QStringList found;
    QStringList names;
    for (const QString &folder : m_folders) {
        const auto entries = QDir(folder).entryInfoList(
            QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot, QDir::Name | QDir::DirsFirst);
        for (const QFileInfo &entry : entries) {
            const bool packed = entry.isFile() && entry.suffix() == QLatin1String("hexmod");
            if ((!packed && !isModule(entry.filePath()))
                || names.contains(entry.completeBaseName()))
                continue;
            names.append(entry.completeBaseName());
            found.append(entry.filePath());
        }
    }
    return found;
}

Result<QString> ModuleFinder::find(const QString &what) const
{
    if (QFileInfo::exists(what))
        return what;
    QStringList known;
    for (const QString &path : paths()) {
        const QString name = QFileInfo(path).completeBaseName();
        if (name == what)
            return path;
        known.append(name);
    }
    return Error{Error::Code::NotFound,
                 QCoreApplication::translate(
                     "ModuleFinder", "There is no module '%1': neither a file nor one of: %2")
                     .arg(what, known.join(QLatin1String(", ")))};
}

} // namespace engine
