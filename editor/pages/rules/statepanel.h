// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/document/place.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace editor {

class IdRenamer;
class PropertyForm;

/// rules/state.json as a table: what a game keeps track of, and what each begins with.
class StatePanel : public QWidget
{
    Q_OBJECT

public:
    explicit StatePanel(LiveModule &live, QWidget *parent = nullptr);

    /// Adds to the group of what is chosen.
    void addEntry();
    void removeEntry();
    void renameEntry();
    bool hasEntry() const;
    void choose(const JsonPath &path);
    QTreeWidget *table() const { return m_table; }
    /// What is said of the chosen one beside its beginning.
    PropertyForm &form() const { return *m_form; }
    QToolButton *addButton() const { return m_add; }
    void retranslate();

signals:
    void usesRequested(const QString &word);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum { TitleRow, LeastRow, MostRow, SeenByRow, SecretRow };

    void refresh();
    void showForm();
    void edited(QTreeWidgetItem *item, int column);
    QString groupOf(const QTreeWidgetItem *item) const;
    void showMenu(QPoint place);

    LiveModule &m_live;
    QTreeWidget *m_table;
    QToolButton *m_add;
    IdRenamer *m_names;
    PropertyForm *m_form;
    bool m_isFilling = false;
};

} // namespace editor
