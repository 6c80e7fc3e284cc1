// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/tables/grid/gridmodel.h"

#include <QTableView>

class QLineEdit;
class QMenu;

namespace editor {

/// A grid to type into: copies to and pastes from spreadsheets, edits many cells, rows and columns.
class GridView : public QTableView
{
    Q_OBJECT

public:
    explicit GridView(GridModel *model, QWidget *parent = nullptr);

    GridModel &grid() const { return *m_model; }
    bool offers(EditCommand command) const;
    void perform(EditCommand command);
    /// Asks before it changes more than one cell.
    void paste(const QString &text);
    QString copied() const;
    void insert(Grid::Line line, int at);
    virtual void removeChosen(Grid::Line line);
    /// A field over the head.
    void renameHead(Grid::Line line, int index);
    engine::Result<engine::Done> exportTo(const QString &path) const;
    void importFrom(const QString &path);
    /// Selects the cell or head at a path of the file; false: it is not here.
    bool select(const JsonPath &path);

signals:
    void usesRequested(const QString &word);
    /// A cell's text is to be explained in the legend.
    void codeAdded(const QString &code);
    void chosen();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void selectionChanged(const QItemSelection &now, const QItemSelection &before) override;
    /// Further entries in the menu of a cell.
    virtual void addActions(QMenu &, const QModelIndex &) { }
    QList<int> chosenLines(Grid::Line line) const;

private:
    QModelIndex topLeft() const;
    void makeHeader(Grid::Line line);
    void showHeadMenu(Grid::Line line, QPoint point);
    void addLineActions(QMenu &menu, Grid::Line line, int at);
    void addTypeActions(QMenu &menu, int column);
    void fitColumns();

    GridModel *m_model;
    QLineEdit *m_headEdit;
    bool m_isMoving = false;
};

} // namespace editor
