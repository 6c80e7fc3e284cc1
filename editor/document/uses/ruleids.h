// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"

namespace editor {

/// The numbers of a module's rulebook as the document has them now.
class RuleIds
{
public:
    explicit RuleIds(const ModuleDocument &document);

    const QStringList &all() const { return m_ids; }
    bool contains(const QString &id) const { return m_ids.contains(id); }
    /// Whether a link to this number finds a paragraph; a finer number finds the one above it. A
    /// module without a rulebook has nothing against any number.
    bool leads(QString id) const;

private:
    QStringList m_ids;
};

} // namespace editor
