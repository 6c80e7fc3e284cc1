// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/tables/grid/recordsgrid.h"
#include "editor/pages/tables/kindedit.h"

namespace editor {

/// One list of the terrain table: what each kind costs, how it looks and what else rules know of
/// it. A kind that gets another id keeps its hexes.
class TerrainGrid : public RecordsGrid
{
    Q_DECLARE_TR_FUNCTIONS(TerrainGrid)

public:
    enum Column { Id, Name };

    explicit TerrainGrid(kindedit::List list);

    kindedit::List list() const { return m_list; }
    QString id(int row) const;
    /// As the map draws it.
    QString look(int row) const;

    bool set(Draft &draft, int row, int column, const engine::Json &value) const override;
    bool can(Line line, LineEdit edit) const override;
    bool insert(Draft &draft, Line line, int at) const override;
    bool remove(Draft &draft, Line line, int at) const override;
    bool rename(Draft &draft, Line line, int at, const QString &name) const override;
    QString head(Line line, int index) const override;
    QString absent(int column) const override;

protected:
    std::vector<RecordsGrid::Column> makeColumns() const override;

private:
    bool isCost(int column) const;
    bool isValue(int column) const;

    kindedit::List m_list;
};

} // namespace editor
