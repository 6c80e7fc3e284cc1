// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"

#include <QWidget>

class QListWidget;
class QToolButton;

namespace editor {

/// The scenarios of a module in their order, with everything that can be done to the list.
class ScenarioList : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioList(ModuleDocument &document, QWidget *parent = nullptr);

    QString current() const;
    void choose(const QString &id);
    QListWidget &list() const { return *m_list; }

    void add();
    void duplicate();
    void remove();
    void shift(int places);
    /// Edits the title in place.
    void rename();

signals:
    void chosen(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void setTitle(const QString &id, const QString &title);
    QToolButton *button(void (ScenarioList::*does)());

    ModuleDocument &m_document;
    QListWidget *m_list;
    QToolButton *m_add;
    QToolButton *m_duplicate;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    bool m_isFilling = false;
};

} // namespace editor
