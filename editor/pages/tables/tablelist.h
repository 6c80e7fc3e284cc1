// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/tables/tablefiles.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QMenu;
class QToolButton;

namespace editor {

/// The tables of the module, and what can be done with a whole one.
class TableList : public QWidget
{
    Q_OBJECT

public:
    explicit TableList(ModuleDocument &document, QWidget *parent = nullptr);

    QString current() const;
    void setCurrent(const QString &file);
    QListWidget *list() const { return m_list; }
    void add(tablefiles::Kind kind);
    void duplicate();
    /// Asks first, and tells what names the table.
    void askToRemove();
    void remove();
    void askForName();

signals:
    void currentChanged(const QString &file);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void showMenu(QPoint point);

    ModuleDocument &m_document;
    Uses m_uses;
    QLabel *m_title;
    QToolButton *m_new;
    QMenu *m_kinds;
    QListWidget *m_list;
};

} // namespace editor
