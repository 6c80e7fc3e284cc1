// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/cellplan.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace editor {

/// Shows what a paste or an import would change before anything is changed.
class PlanDialog : public QDialog
{
    Q_OBJECT

public:
    PlanDialog(const CellPlan &plan, const CounterSource &source, QWidget *parent = nullptr);

    const CellPlan &plan() const { return m_plan; }
    QTreeWidget *list() const { return m_list; }
    QPushButton *applyButton() const { return m_apply; }

private:
    void addFresh(const CounterSource &source);
    void addChanges(const CounterSource &source);
    void addRefusals();
    QString summary() const;

    CellPlan m_plan;
    QLabel *m_summary;
    QTreeWidget *m_list;
    QPushButton *m_apply;
};

} // namespace editor
