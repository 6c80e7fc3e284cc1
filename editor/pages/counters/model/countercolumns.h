// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/countercolumn.h"

namespace editor {

/// All columns that the counters of a file need.
class CounterColumns
{
public:
    CounterColumns() = default;
    explicit CounterColumns(const PieceFile &file);

    int count() const { return int(m_columns.size()); }
    const CounterColumn &at(int column) const { return m_columns[size_t(column)]; }
    /// By name, title or "values.key"; letters may be large or small. -1: none.
    int find(const QString &name) const;
    int find(CounterColumn::Kind kind) const;
    int find(const FieldKey &key) const;

private:
    void addField(const QString &section, const char *key, CounterColumn::Kind kind);
    void addValues(const PieceFile &file, size_t place);

    std::vector<CounterColumn> m_columns;
};

} // namespace editor
