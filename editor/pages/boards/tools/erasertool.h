// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"
#include "editor/pages/boards/tools/borderhand.h"

namespace editor {

/// Takes away what the active layer holds under the pointer.
class EraserTool : public BoardTool
{
    Q_OBJECT

public:
    explicit EraserTool(BoardSession &session)
        : BoardTool(session)
        , m_border(session)
    {
    }

    QString title() const override { return tr("Eraser"); }
    QString icon() const override { return QStringLiteral("eraser"); }
    Qt::Key key() const override { return Qt::Key_E; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &model) const override { return isMap(model); }
    QString needs() const override { return tr("Only for maps of hexes or areas."); }

    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void leave() override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

private:
    void erase(const ToolPoint &point);
    bool eraseMarks(Draft &draft, const QString &space) const;

    bool isOnBorders() const;

    BorderHand m_border; ///< For maps of areas.
    ToolPoint m_hover;
    QString m_stroke;
};

} // namespace editor
