// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Takes the terrain under the pointer to paint with.
class PickerTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Picker"); }
    QString icon() const override { return QStringLiteral("picker"); }
    Qt::Key key() const override { return Qt::Key_I; }
    QString hint() const override { return tr("Click a hex to paint with its terrain."); }
    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &model) const override { return isMap(model); }
    QString needs() const override { return tr("Only for maps of hexes or areas."); }

    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;

signals:
    /// The terrain has been taken; the brush may go on.
    void picked();
};

} // namespace editor
