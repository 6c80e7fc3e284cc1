// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/tables/kindedit.h"

class QPushButton;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace editor {

class CellsGrid;
class GridView;
class JsonTreePanel;
class KindView;
class Notice;

/// One table to be edited: its grids in tabs, and everything in its file as a tree.
class TablePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TablePanel(LiveModule &live, QWidget *parent = nullptr);

    void setFile(const QString &file);
    const QString &file() const { return m_file; }
    /// Opens what is at a path of the file.
    void select(const JsonPath &path);
    /// The grid that is seen; nullptr while the tree is.
    GridView *grid() const;
    GridView *cells() const { return m_cells; }
    KindView *kinds(kindedit::List list) const { return m_kinds[int(list)]; }
    JsonTreePanel *tree() const { return m_tree; }
    QTabWidget *tabs() const { return m_tabs; }
    /// Of the table, if it has cells.
    const CellsGrid *cellsGrid() const;
    bool offers(EditCommand command) const;
    void perform(EditCommand command);

signals:
    void usesRequested(const QString &word);
    void codeAdded(const QString &code);
    void textRequested(const editor::Place &place);
    void chosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeTools();
    GridView *makeGrid();
    void makeKinds(kindedit::List list);
    void retranslate();
    void refresh();
    void showTabs();
    void updateTools();
    void importTable();
    void exportTable();

    LiveModule &m_live;
    QString m_file;
    QTabWidget *m_tabs;
    QStackedWidget *m_stack;
    Notice *m_trouble;
    QPushButton *m_mend;
    QStackedWidget *m_cellsPage;
    Notice *m_noCells;
    QPushButton *m_makeCells;
    GridView *m_cells;
    KindView *m_kinds[3];
    JsonTreePanel *m_tree;
    QToolButton *m_addRow;
    QToolButton *m_addColumn;
    QToolButton *m_removeRows;
    QToolButton *m_removeColumns;
    QToolButton *m_import;
    QToolButton *m_export;
};

} // namespace editor
