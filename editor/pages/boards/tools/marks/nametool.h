// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/marks/namegrip.h"

namespace editor {

/// Names hexes and writes labels on the board.
class NameTool : public BoardTool
{
    Q_OBJECT

public:
    explicit NameTool(BoardSession &session);

    QString title() const override { return tr("Name"); }
    QString icon() const override { return QStringLiteral("letter"); }
    Qt::Key key() const override { return Qt::Key_T; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &) const override { return true; }
    Qt::CursorShape cursor() const override { return Qt::IBeamCursor; }
    QWidget *makeOptions() override;

    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void doubleClick(const ToolPoint &point) override;
    void leave() override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// Of new labels: "region", "sea", "bay".
    void setStyle(const QString &style) { m_style = style; }

private:
    void writeName(const QString &space);
    void writeLabel(int label);
    void newLabel(QPointF at);

    NameGrip m_grip;
    QString m_style = QStringLiteral("region");
    ToolPoint m_down;
    QString m_hover;
};

} // namespace editor
