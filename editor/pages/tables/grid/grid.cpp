// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/grid.h"

namespace editor {

void Grid::setRoot(JsonTextPointer root)
{
    m_root = std::move(root);
    read();
}

const JsonText *Grid::find(const JsonPath &path) const
{
    return m_root ? m_root->find(path) : nullptr;
}

engine::Json Grid::value(int row, int column) const
{
    const JsonText *value = find(path(row, column));
    return value ? value->toJson() : engine::Json();
}

} // namespace editor
