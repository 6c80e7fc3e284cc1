// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/termbook.h"

#include <QTreeWidget>

namespace editor {

/// What was translated before and helps now; a click or Alt with its number takes it over.
class TermList : public QTreeWidget
{
    Q_OBJECT

public:
    static constexpr int c_most = 9; ///< As many as there are digits.

    explicit TermList(QWidget *parent = nullptr);

    void setEntries(const QList<TermBook::Entry> &entries);
    const QList<TermBook::Entry> &entries() const { return m_entries; }
    /// From 0; nothing happens when there is no such entry.
    void take(int entry);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    void taken(const QString &translation);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    int rowHeight() const;
    static QString note(const TermBook::Entry &entry);

    QList<TermBook::Entry> m_entries;
};

} // namespace editor
