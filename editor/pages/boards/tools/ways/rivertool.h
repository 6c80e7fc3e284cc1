// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/ways/sidetool.h"

namespace editor {

/// Draws a river from click to click along the hexsides.
class RiverTool : public SideTool
{
    Q_OBJECT

public:
    using SideTool::SideTool;

    QString title() const override { return tr("River"); }
    QString icon() const override { return QStringLiteral("river"); }
    Qt::Key key() const override { return Qt::Key_R; }
    QString hint() const override;

protected:
    bool isMine(const engine::TerrainTable::EdgeKind &kind) const override;
    Course courseKind() const override { return Course::Joined; }
};

} // namespace editor
