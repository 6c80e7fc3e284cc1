// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/document/searchindex.h"

#include <QLineEdit>

#include <optional>

class QTreeWidget;

namespace editor {

/// Finds anything in a module by its name and goes there.
class FindField : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindField(LiveModule &live, QWidget *parent = nullptr);

    void retranslate();
    /// What is listed for the text in the field.
    const QList<SearchIndex::Entry> &found() const { return m_found; }

signals:
    void chosen(const editor::Place &place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();
    void search();
    void showList();
    void choose(int row);

    LiveModule &m_live;
    QTreeWidget *m_list;
    std::optional<SearchIndex> m_index; ///< Made when the field is used; none: it is out of date.
    QList<SearchIndex::Entry> m_found;
};

} // namespace editor
