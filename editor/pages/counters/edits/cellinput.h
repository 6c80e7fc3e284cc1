// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/symbolset.h"
#include "editor/pages/counters/model/countersource.h"

namespace editor {

/// Understands what is typed or pasted into cells of the table.
class CellInput
{
    Q_DECLARE_TR_FUNCTIONS(editor::CellInput)

public:
    CellInput(const CounterSource &source, const view::SymbolSet &symbols)
        : m_source(source)
        , m_symbols(symbols)
    {
    }

    const view::SymbolSet &symbols() const { return m_symbols; }

    /// What the column of the counter becomes by \a text: a value, "+1", "*2", "=att-1" or
    /// nothing (null). \a piece is -1 for a counter that is not there yet.
    engine::Result<engine::Json> read(int piece, const CounterColumn &column,
                                      const QString &text) const;
    /// The same without sums: in a table from elsewhere "+1" is 1.
    engine::Result<engine::Json> readPlain(int piece, const CounterColumn &column,
                                           const QString &text) const;
    /// Whether the text is worked out anew for every counter.
    static bool isSum(const CounterColumn &column, const QString &text);

private:
    engine::Result<engine::Json> number(const CounterColumn &column, const QString &text) const;
    engine::Result<engine::Json> worked(int piece, const CounterColumn &column,
                                        const QString &text) const;
    engine::Result<engine::Json> word(const CounterColumn &column, const QString &text) const;
    engine::Result<engine::Json> id(int piece, const QString &text) const;
    engine::Result<engine::Json> symbol(const QString &text) const;
    std::optional<double> numberOf(int piece, const QString &name) const;

    const CounterSource &m_source;
    const view::SymbolSet &m_symbols;
};

} // namespace editor
