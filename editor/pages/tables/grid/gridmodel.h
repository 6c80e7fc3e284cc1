// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/pages/tables/grid/grid.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <QSet>

namespace editor {

/// Shows a grid and makes what is typed steps of the module's history.
class GridModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// What a cell is found to be.
    enum class Fault { None, Unknown };
    using Check = std::function<Fault(CellType type, const QString &text)>;
    using Words = std::function<QStringList(CellType type)>;
    using Icon = std::function<QIcon(int row, int column)>;
    using Tip = std::function<QString(int row, int column)>;

    explicit GridModel(ModuleDocument &document, QObject *parent = nullptr);

    void setGrid(std::unique_ptr<Grid> grid);
    const Grid *grid() const { return m_grid.get(); }
    ModuleDocument &document() const { return m_document; }
    /// Underlines what is not known.
    void setCheck(Check check) { m_check = std::move(check); }
    /// Words that complete what is typed.
    void setWords(Words words) { m_words = std::move(words); }
    void setIcons(Icon icon) { m_icon = std::move(icon); }
    void setTips(Tip tip) { m_tip = std::move(tip); }
    QStringList words(int column) const;
    bool isFaulty(const QModelIndex &index) const;
    /// Everything outside the file that cells are checked against may have changed.
    void recheck();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// What is typed into many cells at once; a sum like "+1" or "*2" changes each number.
    bool setCells(const QModelIndexList &cells, const QString &text);
    /// Texts from \a topLeft on; rows and columns are added where the grid can grow.
    bool setBlock(const QModelIndex &topLeft, const QList<QStringList> &texts);
    /// Everything anew, heads in the first row and column; texts() gives the same form.
    bool replace(const QList<QStringList> &texts);
    /// A table for replace() that names only some of the columns, with the others as they are; any
    /// other table is given back as it is.
    QList<QStringList> completed(const QList<QStringList> &texts) const;
    QList<QStringList> texts() const;
    bool clear(const QModelIndexList &cells);
    /// Each column's cells become like the uppermost chosen one.
    bool fillDown(const QModelIndexList &cells);
    bool insert(Grid::Line line, int at);
    bool remove(Grid::Line line, QList<int> lines);
    bool move(Grid::Line line, int from, int to);
    bool rename(Grid::Line line, int at, const QString &name);
    bool setType(const QList<int> &columns, std::optional<CellType> type);

private:
    /// Sets one cell of the draft; false when the text is no such value.
    bool write(Draft &draft, int row, int column, const QString &text) const;
    bool commit(const Draft &draft, const QString &title);
    /// Adds or takes away lines until there are as many as wanted.
    void resize(Draft &draft, Grid::Line line, int least, int most);
    /// Reads the grid as the draft has it, to go on with it.
    void follow(const Draft &draft);
    void refresh(const QSet<QString> &files);
    JsonTextPointer root() const;
    QVariant color(const QModelIndex &index) const;

    ModuleDocument &m_document;
    std::unique_ptr<Grid> m_grid;
    Check m_check;
    Words m_words;
    Icon m_icon;
    Tip m_tip;
};

} // namespace editor
