// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/cellplan.h"

#include "editor/pages/counters/counteredit.h"

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
    for (const Change &change : changes) {
        const CounterColumn &column = source.columns.at(change.column);
        if (column.kind == Kind::Id)
            renames.push_back(&change);
        else
            entries[change.piece].set(column, source.file.value(change.piece, column.key),
                                      change.value);
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
    FieldSet set;
    for (const auto &[column, value] : counter.cells) {
        if (!value.isNull())
            set.set(source.columns.at(column), {}, value);
    }
    Json entry;
    entry.insert(QStringLiteral("id"), counter.id);
    for (const auto &[key, value] : set.fields()) {
        // What the type says anyway need not be said again.
        if (value == source.file.inherited(-1, key, set.typeOr({})))
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
