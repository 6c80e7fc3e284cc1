// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Moves the board under the window.
class PanTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Pan"); }
    QString icon() const override { return QStringLiteral("hand"); }
    Qt::Key key() const override { return Qt::Key_H; }
    QString hint() const override;
    bool fits(const BoardModel &) const override { return true; }
    Qt::CursorShape cursor() const override { return Qt::OpenHandCursor; }
    bool pans() const override { return true; }
};

} // namespace editor
