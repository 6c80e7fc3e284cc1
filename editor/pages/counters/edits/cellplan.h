// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/countersource.h"

namespace editor {

/// What an input, a paste or an import would change: shown first, then done.
struct CellPlan
{
    struct Change
    {
        int piece = 0;
        int column = 0;
        QString before;
        QString after;
        engine::Json value; ///< Null: taken away.
    };

    /// A counter that is not there yet.
    struct Fresh
    {
        int line = 0; ///< Of the table, from 1.
        QString id;
        std::vector<std::pair<int, engine::Json>> cells; ///< By column.
    };

    /// What can't be done.
    struct Refusal
    {
        int line = 0; ///< Of the table, from 1; 0: no line.
        QString place; ///< A counter or a column.
        QString reason;
    };

    std::vector<Change> changes;
    std::vector<Fresh> fresh;
    std::vector<Refusal> refusals;

    bool isEmpty() const { return changes.empty() && fresh.empty(); }
    int changedCounters() const;
    /// \a source must be what the plan was made with.
    void apply(Draft &draft, const CounterSource &source) const;

private:
    static engine::Json entryOf(const Fresh &counter, const CounterSource &source);
};

} // namespace editor
