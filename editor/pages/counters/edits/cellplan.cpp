// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/cellplan.h"

#include "editor/pages/counters/edits/counteredit.h"

#include <QSet>

#include <algorithm>

namespace editor {

using engine::Json;
using Kind = CounterColumn::Kind;

namespace {

/// Fields of one entry while several of their steps change.
class FieldSet
{
public:
    void set(const CounterColumn &column, const Json &before, const Json &value)
    {
        auto found = std::find_if(m_fields.begin(), m_fields.end(),
                                  [&](const auto &field) { return field.first == column.key; });
        if (found == m_fields.end())
            found = m_fields.insert(m_fields.end(), {column.key, before});
        found->second = column.fieldWith(found->second, value);
    }

    CounterEdit::Fields &fields() { return m_fields; }

    /// The type that is set, or else \a other.
    QString typeOr(const QString &other) const
    {
        const auto found = std::find_if(m_fields.begin(), m_fields.end(), [](const auto &field) {
            return field.first == FieldKey{{}, QStringLiteral("type")};
        });
        return found == m_fields.end() ? other : found->second.toString();
    }

private:
    CounterEdit::Fields m_fields;
};

} // namespace

int CellPlan::changedCounters() const
{
    QSet<int> pieces;
    for (const Change &change : changes)
        pieces.insert(change.piece);
    return int(pieces.size());
}

void CellPlan::apply(Draft &draft, const CounterSource &source) const
{
    CounterEdit edit(draft);
    QMap<int, FieldSet> entries;
    std::vector<const Change *> renames;
    QHash<int, QString> types; ///< Of those that get another one.
    for (const Change &change : changes) {
        const CounterColumn &column = source.columns.at(change.column);
        if (column.kind == Kind::Id)
            renames.push_back(&change);
        else if (column.kind == Kind::Type)
            types.insert(change.piece, change.value.toString());
    }
    for (const Change &change : changes) {
        const CounterColumn &column = source.columns.at(change.column);
        if (column.kind == Kind::Id)
            continue;
        // The steps that are not given stay what the type has, be it the new one.
        const PieceFile &file = source.file;
        const Json &own = file.own(change.piece, column.key);
        const QString type = types.value(change.piece, file.pieces()[size_t(change.piece)].type);
        const Json before = own.isNull() ? file.inherited(change.piece, column.key, type) : own;
        entries[change.piece].set(column, before, change.value);
    }
    for (auto it = entries.begin(); it != entries.end(); ++it) {
        CounterEdit::Fields fields = it->fields();
        const QString type = it->typeOr(source.file.pieces()[size_t(it.key())].type);
        for (auto &[key, value] : fields) {
            // What the type says anyway need not be said again; a side may come from the formation.
            const bool isFree = key.key != u"type" && key.key != u"side";
            if (isFree && value == source.file.inherited(it.key(), key, type))
                value = Json();
        }
        edit.setFields(source.file.pathOf(it.key()), fields);
    }
    for (const Change *change : renames)
        edit.rename(change->piece, change->value.toString());
    for (const Fresh &counter : fresh)
        edit.add(-1, entryOf(counter, source));
}

Json CellPlan::entryOf(const Fresh &counter, const CounterSource &source)
{
    QString type;
    for (const auto &[column, value] : counter.cells) {
        if (source.columns.at(column).kind == Kind::Type)
            type = value.toString();
    }
    FieldSet set;
    for (const auto &[column, value] : counter.cells) {
        const CounterColumn &which = source.columns.at(column);
        // The steps that are not given stay what the type has.
        if (!value.isNull())
            set.set(which, which.isValue() ? source.file.inherited(-1, which.key, type) : Json(),
                    value);
    }
    Json entry;
    entry.insert(QStringLiteral("id"), counter.id);
    for (const auto &[key, value] : set.fields()) {
        // What the type says anyway need not be said again.
        if (value == source.file.inherited(-1, key, type))
            continue;
        if (key.section.isEmpty()) {
            entry.insert(key.key, value);
            continue;
        }
        Json section = entry[key.section];
        section.insert(key.key, value);
        entry.insert(key.section, section);
    }
    return entry;
}

} // namespace editor
