// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/piecefile.h"
#include "editor/pages/counters/model/pieceuses.h"

#include <QSet>

namespace editor {

/// Whether deleting a counter also deletes it from the scenarios.
enum class InScenarios { Keep, TakeOut };

/// Edits of counters, each of them a part of a draft.
class CounterEdit
{
public:
    using Fields = QList<std::pair<FieldKey, engine::Json>>;

    explicit CounterEdit(Draft &draft)
        : m_draft(draft)
    {
    }

    /// Sets fields of an entry; null takes one away, and an emptied "values" or "art" with it.
    void setFields(const JsonPath &entry, const Fields &fields);
    void setField(const JsonPath &entry, const FieldKey &key, const engine::Json &value)
    {
        setFields(entry, {{key, value}});
    }

    /// Adds a counter behind \a after (-1: at the end); it begins with \a values.
    bool add(int after, const engine::Json &values);
    /// A new counter of a type; answers its id.
    QString addOfType(int after, const QString &type, const QString &side = {});
    /// Copies counters behind the last of them; answers the ids of the copies.
    QStringList duplicate(const QList<int> &pieces);
    void remove(const QList<int> &pieces, InScenarios inScenarios);
    /// Gives a counter another id, here and in all scenarios.
    bool rename(int piece, const QString &id);

    /// Adds an entry to "formations", "types" or "templates".
    bool addNamed(const QString &section, const QString &id, const engine::Json &values);
    bool removeNamed(const QString &section, const QString &id);
    /// Gives an entry another id, and everything in pieces.json that names it follows.
    bool renameNamed(const QString &section, const QString &id, const QString &to);

    /// "BL-INF-6" after "BL-INF-5": the next one that no counter has.
    static QString freeId(const QString &like, const QSet<QString> &taken);
    QSet<QString> takenIds() const;

private:
    PieceFile file() const { return PieceFile::of(m_draft.files()); }
    void takeOut(const QSet<QString> &ids);
    engine::Json without(const engine::Json &stack, const QSet<QString> &ids) const;
    void follow(const PieceFile &file, const QString &key, const QString &from, const QString &to);

    Draft &m_draft;
};

} // namespace editor
