// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/edits/cellplan.h"
#include "editor/widgets/changesdialog.h"

namespace editor {

/// Shows what a paste or an import would change in the counters.
class PlanDialog : public ChangesDialog
{
    Q_OBJECT

public:
    PlanDialog(const CellPlan &plan, const CounterSource &source, QWidget *parent = nullptr);

    const CellPlan &plan() const { return m_plan; }

private:
    void addFresh(const CounterSource &source);
    void addChanges(const CounterSource &source);
    void addRefusals();
    QStringList summary() const;

    CellPlan m_plan;
};

} // namespace editor
