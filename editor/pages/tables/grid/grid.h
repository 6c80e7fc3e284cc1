// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/tables/grid/celltype.h"

namespace editor {

/// Part of a JSON file as rows and columns, and how it is edited as such. It is read anew after
/// every change; edits go into a draft.
class Grid
{
public:
    enum class Line { Row, Column };
    /// What can be done with whole rows and columns.
    enum class LineEdit { Insert, Remove, Move, Rename };

    explicit Grid(const QString &file)
        : m_file(file)
    {
    }
    virtual ~Grid() = default;

    const QString &file() const { return m_file; }
    /// nullptr: the file can't be read, the grid is empty.
    void setRoot(JsonTextPointer root);

    virtual int count(Line line) const = 0;
    virtual QString head(Line line, int index) const = 0;
    /// Where the value of a cell is or would be.
    virtual JsonPath path(int row, int column) const = 0;
    /// Where the head is, or else the whole row or column; empty: nowhere.
    virtual JsonPath headPath(Line line, int index) const = 0;
    virtual CellType type(int column) const = 0;
    /// Whether the file says it, not only the cells.
    virtual bool saysType(int) const { return false; }
    /// What a designer may call the cells of a column; empty: that follows from what they hold.
    virtual QList<CellType> typesToChoose() const { return {}; }
    virtual engine::Json value(int row, int column) const;
    /// What counts where a cell has no value.
    virtual QString absent(int) const { return {}; }

    /// The others of these do nothing and return false when they can't be done. A null value
    /// takes the cell's value away.
    virtual bool set(Draft &draft, int row, int column, const engine::Json &value) const = 0;
    virtual bool can(Line line, LineEdit edit) const = 0;
    virtual bool insert(Draft &draft, Line line, int at) const = 0;
    virtual bool remove(Draft &draft, Line line, int at) const = 0;
    virtual bool move(Draft &draft, Line line, int from, int to) const = 0;
    virtual bool rename(Draft &draft, Line line, int at, const QString &name) const = 0;
    /// Says what the cells of a column are, and makes them so where that can be done; nothing: what
    /// they hold decides.
    virtual bool setType(Draft &, int, std::optional<CellType>) const { return false; }

protected:
    virtual void read() = 0;
    const JsonText *find(const JsonPath &path) const;

private:
    QString m_file;
    JsonTextPointer m_root;
};

} // namespace editor
