// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/uses.h"
#include "editor/pages/boards/model/boardmodel.h"
#include "editor/widgets/renamedialog.h"

namespace editor {

/// Gives an area or a box another id, in the whole module.
class SpaceRename
{
    Q_DECLARE_TR_FUNCTIONS(editor::SpaceRename)

public:
    SpaceRename(const BoardModel &model, const QString &id)
        : m_model(model)
        , m_id(id)
    {
    }

    /// Where the id stands beside its own entry; what rules and tables say is not sure.
    QList<Reference> references(const ModuleDocument &document) const;
    /// What speaks against an id; empty: nothing.
    QString objection(Draft draft, const QString &to) const;
    /// Changes the entry and the given places. An area whose shape the picture has under the old
    /// name keeps that shape.
    bool apply(Draft &draft, const QString &to, const QList<Use> &uses) const;

private:
    const BoardModel &m_model;
    QString m_id;
};

} // namespace editor
