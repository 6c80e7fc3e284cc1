// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/areas/meshtool.h"

namespace editor {

/// Makes one area of two or more.
class MergeTool : public MeshTool
{
    Q_OBJECT

public:
    using MeshTool::MeshTool;

    QString title() const override { return tr("Merge"); }
    QString icon() const override { return QStringLiteral("merge"); }
    Qt::Key key() const override { return Qt::Key_J; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    Qt::CursorShape cursor() const override { return Qt::PointingHandCursor; }

    bool isBusy() const override { return !m_first.isEmpty(); }
    void begin() override;
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void leave() override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

private:
    bool merge(const QStringList &areas);

    QString m_first;
    QString m_hover;
};

} // namespace editor
