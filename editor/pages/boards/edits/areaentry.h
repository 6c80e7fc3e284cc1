// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QCoreApplication>
#include <QStringList>

namespace editor {

/// What the file of a board says of an area beside its shape, when one becomes two or two become
/// one.
class AreaEntry
{
    Q_DECLARE_TR_FUNCTIONS(editor::AreaEntry)

public:
    explicit AreaEntry(engine::Json entry)
        : m_entry(std::move(entry))
    {
    }

    const engine::Json &json() const { return m_entry; }
    /// Of a part that is cut off: its ground. What there is once only, like a name, a city or
    /// victory points, stays with the other part.
    engine::Json ofPart() const;
    /// Becomes what is said of both. Where they differ, the first holds.
    void join(const engine::Json &other);

    /// Words for what join() has taken over, and for what it has left out because the area has its
    /// own.
    const QStringList &taken() const { return m_taken; }
    const QStringList &kept() const { return m_kept; }

private:
    void joinFeatures(const engine::Json &features);
    void joinValues(const engine::Json &values);
    static QString word(const QString &key);

    engine::Json m_entry;
    QStringList m_taken;
    QStringList m_kept;
};

} // namespace editor
