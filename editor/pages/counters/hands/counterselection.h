// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace editor {

class CounterBar;
class CounterTableModel;
class CounterTableView;
struct CounterSource;

/// Which counters the designer has chosen, in the order of the rows.
class CounterSelection
{
public:
    /// All of them must outlive it.
    CounterSelection(CounterTableView &table, CounterTableModel &model, CounterBar &bar);

    const CounterSource &source() const;
    QList<int> pieces() const;
    QStringList ids() const;
    void choose(const QStringList &ids);
    /// The same; a filter that hides one of them is taken away.
    void reveal(const QStringList &ids);
    void chooseAll();
    void chooseOthers();
    void clear();

private:
    CounterTableView &m_table;
    CounterTableModel &m_model;
    CounterBar &m_bar;
};

} // namespace editor
