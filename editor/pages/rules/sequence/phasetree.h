// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace editor {

/// The tree of phases. A row that is dragged moves only when the document says so.
class PhaseTree : public QTreeWidget
{
    Q_OBJECT

public:
    using QTreeWidget::QTreeWidget;

    enum class Where { Above, Into, Below, AtEnd };

signals:
    /// The chosen row was let go there; \a row may be null.
    void dropped(QTreeWidgetItem *row, editor::PhaseTree::Where where);

protected:
    void dropEvent(QDropEvent *event) override;
};

} // namespace editor
