// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/tables/jsontreemodel.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QToolButton;
class QTreeView;

namespace editor {

class GridView;

/// Everything in a file as a tree; what is a list of alike things also as a grid beside it.
class JsonTreePanel : public QWidget
{
    Q_OBJECT

public:
    explicit JsonTreePanel(ModuleDocument &document, QWidget *parent = nullptr);

    void setFile(const QString &file);
    void select(const JsonPath &path);
    QTreeView *tree() const { return m_tree; }
    JsonTreeModel &model() const { return *m_model; }
    GridView *grid() const { return m_grid; }
    bool offers(EditCommand command) const;
    void perform(EditCommand command);

signals:
    void usesRequested(const QString &word);
    void chosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *button(const QString &icon);
    void layOut();
    void connectButtons();
    void retranslate();
    void remember();
    void restore();
    void showGrid();
    void updateButtons();
    void showMenu(QPoint point);
    void go(const JsonPath &path);

    JsonTreeModel *m_model;
    QTreeView *m_tree;
    GridView *m_grid;
    QLabel *m_gridTitle;
    QWidget *m_gridPart;
    QToolButton *m_add;
    QToolButton *m_addInside;
    QToolButton *m_duplicate;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    std::vector<JsonPath> m_open;
    JsonPath m_current;
    JsonPath m_gridPath;
};

} // namespace editor
