// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/module/idrename.h"
#include "editor/widgets/fields/propertyform.h"

namespace editor {

/// Asks what is to follow when a side, an option, a scenario, a variable … gets another id.
class IdRenamer : public QObject
{
    Q_OBJECT

public:
    IdRenamer(ModuleDocument &document, QWidget *parent);

    /// The field "id" of this form renames, instead of only writing another id.
    void watch(PropertyForm &form, IdKind kind);
    /// Does it at once when nothing else names it.
    void ask(IdKind kind, const QString &from, const QString &to);

private:
    /// What speaks against an id; empty: nothing.
    QString objection(IdKind kind, const QString &id) const;
    /// Those that certainly mean it, and with them what may mean it; none: nobody knows it yet.
    QList<Reference> references(IdKind kind, const QString &id) const;
    void rename(IdKind kind, const QString &from, const QString &to, const QList<Use> &places);

    ModuleDocument &m_document;
    QWidget *m_parent;
};

} // namespace editor
