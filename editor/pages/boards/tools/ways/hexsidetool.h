// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/ways/sidetool.h"

namespace editor {

/// Sets walls, borders, slopes and everything else on hexsides, side by side.
class HexsideTool : public SideTool
{
    Q_OBJECT

public:
    using SideTool::SideTool;

    QString title() const override { return tr("Hexside"); }
    QString icon() const override { return QStringLiteral("hexside"); }
    Qt::Key key() const override { return Qt::Key_X; }
    QString hint() const override;

protected:
    bool isMine(const engine::TerrainTable::EdgeKind &) const override { return true; }
    Course courseKind() const override { return Course::Single; }
};

} // namespace editor
