// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/module/idrename.h"
#include "editor/widgets/propertyform.h"

namespace editor {

/// Asks what is to follow when a side, an option or a scenario gets another id.
class IdRenamer : public QObject
{
    Q_OBJECT

public:
    IdRenamer(ModuleDocument &document, QWidget *parent);

    /// The field "id" of this form renames, instead of only writing another id.
    void watch(PropertyForm &form, idrename::Kind kind);
    /// Does it at once when nothing else names it.
    void ask(idrename::Kind kind, const QString &from, const QString &to);

private:
    /// Those that certainly mean it, and with them what may mean it; none: nobody knows it yet.
    QList<Reference> references(idrename::Kind kind, const QString &id) const;
    void rename(idrename::Kind kind, const QString &from, const QString &to,
                const QList<Use> &places);

    ModuleDocument &m_document;
    QWidget *m_parent;
};

} // namespace editor
