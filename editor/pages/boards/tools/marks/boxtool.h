// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Makes boxes, cups, decks and rows of boxes by dragging.
class BoxTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Box"); }
    QString icon() const override { return QStringLiteral("box"); }
    Qt::Key key() const override { return Qt::Key_U; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &model) const override { return model.isReadable(); }
    QWidget *makeOptions() override;

    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// "box", "cup" or "deck".
    void setKind(const QString &kind) { m_kind = kind; }
    void setName(const QString &name) { m_name = name; }
    /// More than one makes a track.
    void setCount(int count) { m_count = count; }

private:
    QRectF area(QPointF to, Qt::KeyboardModifiers modifiers) const;

    QString m_kind = QStringLiteral("box");
    QString m_name;
    int m_count = 1;
    std::optional<QPointF> m_from;
    QRectF m_area;
};

} // namespace editor
