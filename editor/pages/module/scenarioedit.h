// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

#include <QStringList>

namespace editor {

/// Edits which scenarios a module has: the list in module.json together with their files.
class ScenarioEdit
{
public:
    explicit ScenarioEdit(Draft &draft)
        : m_draft(draft)
    {
    }

    /// In the order of module.json, also those whose files are missing.
    QStringList ids() const;
    static QString fileOf(const QString &id);
    /// Empty: \a file is none of a scenario.
    static QString idOf(const QString &file);
    /// What the file calls it, else the id.
    QString title(const QString &id) const;

    /// After the others; answers the id, empty: module.json can't take it.
    QString add(const QString &title);
    /// Right after the original.
    QString duplicate(const QString &id, const QString &title);
    bool remove(const QString &id);
    bool move(qsizetype from, qsizetype to);

private:
    QString freeId(const QString &title) const;
    bool list(const QString &id, qsizetype index);

    Draft &m_draft;
};

} // namespace editor
