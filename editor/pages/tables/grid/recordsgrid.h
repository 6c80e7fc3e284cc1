// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/tables/grid/grid.h"

namespace editor {

/// A list or object of alike things in a file, a row for each: kinds of terrain, victory levels,
/// limits by turn …
class RecordsGrid : public Grid
{
public:
    struct Column
    {
        QString head;
        JsonPath key; ///< From the record; empty: the record itself.
        CellType type = CellType::Text;
    };

    RecordsGrid(const QString &file, const JsonPath &records)
        : Grid(file)
        , m_records(records)
    {
    }

    /// Whether a value can be read as rows of alike things.
    static bool isTabular(const JsonText &value);

    const JsonPath &records() const { return m_records; }
    int count(Line line) const override;
    QString head(Line line, int index) const override;
    JsonPath path(int row, int column) const override;
    JsonPath headPath(Line line, int index) const override;
    CellType type(int column) const override;

    bool set(Draft &draft, int row, int column, const engine::Json &value) const override;
    bool can(Line line, LineEdit edit) const override;
    bool insert(Draft &draft, Line line, int at) const override;
    bool remove(Draft &draft, Line line, int at) const override;
    bool move(Draft &draft, Line line, int from, int to) const override;
    bool rename(Draft &draft, Line line, int at, const QString &name) const override;

protected:
    void read() override;
    /// The columns, found from the records.
    virtual std::vector<Column> makeColumns() const;
    /// What a new row holds.
    virtual engine::Json makeRecord(int at) const;
    const std::vector<Column> &columns() const { return m_columns; }
    /// All values that a column would have, to find out what they are.
    CellType guess(const JsonPath &key) const;
    JsonPath recordPath(int row) const;
    /// A name that begins like \a wish and that no member of \a object has.
    static QString freeKey(const JsonText *object, const QString &wish);

private:
    bool isListOfLists() const;

    JsonPath m_records;
    std::vector<Column> m_columns;
    int m_rows = 0;
};

} // namespace editor
