// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/ways/waytool.h"

namespace editor {

/// Draws roads, tracks and every other way that is no railway.
class RoadTool : public WayTool
{
    Q_OBJECT

public:
    using WayTool::WayTool;

    QString title() const override { return tr("Road"); }
    QString icon() const override { return QStringLiteral("road"); }
    Qt::Key key() const override { return Qt::Key_D; }

protected:
    bool isMine(const engine::TerrainTable::WayKind &kind) const override;
};

} // namespace editor
