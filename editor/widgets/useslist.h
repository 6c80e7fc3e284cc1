// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/use.h"

#include <QTreeWidget>

namespace editor {

/// Lists places where something is used; a click goes there.
class UsesList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit UsesList(QWidget *parent = nullptr);

    void setUses(const QList<Use> &uses);
    /// What stands here while there are none.
    void setEmptyText(const QString &text);
    const QList<Use> &uses() const { return m_uses; }

    QSize sizeHint() const override;

signals:
    void opened(const editor::Place &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    QList<Use> m_uses;
    QString m_emptyText;
};

} // namespace editor
