// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/ways/waytool.h"

namespace editor {

/// Draws railways.
class RailwayTool : public WayTool
{
    Q_OBJECT

public:
    using WayTool::WayTool;

    QString title() const override { return tr("Railway"); }
    QString icon() const override { return QStringLiteral("railway"); }
    Qt::Key key() const override { return Qt::Key_Y; }

protected:
    bool isMine(const engine::TerrainTable::WayKind &kind) const override;
};

} // namespace editor
