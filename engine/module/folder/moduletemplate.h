// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QCoreApplication>
#include <QStringList>

namespace engine {

/// A module folder that new modules begin as a copy of; it may lie in a program's resources.
class ModuleTemplate
{
    Q_DECLARE_TR_FUNCTIONS(ModuleTemplate)

public:
    explicit ModuleTemplate(QString folder)
        : m_folder(std::move(folder))
    {
    }

    /// The id of a module that is called \a name: lower-case, and nothing that an id can't have.
    static QString idFor(const QString &name);

    /// Writes the module to \a target, a new or empty folder whose name gives the id; gives back
    /// the names of the files.
    Result<QStringList> writeTo(const QString &target) const;
    /// From now on modules are written as if their author had thought of \a language alone: the
    /// module's own or one that it is translated into; anything else gives the module's own.
    void setOnlyLanguage(const QString &language) { m_language = language; }

private:
    Result<QByteArray> content(const QString &name, const QString &id) const;

    QString m_folder;
    QString m_language; ///< Empty: all that the template has.
};

} // namespace engine
