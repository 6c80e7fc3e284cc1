// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/uses.h"
#include "editor/widgets/renamedialog.h"

namespace editor {

/// Renames and deletes whole files of a module, with what names them.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    /// Asks in front of \a parent.
    FileCommands(ModuleDocument &document, QWidget *parent);

    /// Code, tables and pictures; what else there is has a name that the module knows it by.
    static bool isChangeable(const QString &file);

    void askForName(const QString &file);
    /// In one step; the new file, empty when it can't be.
    QString rename(const QString &file, const QString &name, const QList<Use> &places);
    /// Asks only when something would miss it.
    void askToRemove(const QString &file);
    void remove(const QString &file);

signals:
    void renamed(const QString &file);

private:
    QString nameOf(const QString &file) const;
    QString objection(const QString &file, const QString &name) const;
    QList<Reference> references(const QString &file);
    QList<Reference> brokenBy(const QString &file);

    ModuleDocument &m_document;
    Uses m_uses;
    QWidget *m_parent;
};

} // namespace editor
