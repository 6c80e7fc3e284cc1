// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

#include <QWidget>

class QButtonGroup;
class QToolButton;

namespace editor {

/// The tools beside the canvas, each with its icon and its letter; in two rows where the window is
/// too low for one.
class ToolColumn : public QWidget
{
    Q_OBJECT

public:
    explicit ToolColumn(QWidget *parent = nullptr);

    /// The tools must live as long as the column.
    void setTools(const QList<BoardTool *> &tools);
    void setCurrent(BoardTool *tool);
    BoardTool *current() const { return m_current; }
    /// Tools without use on this board are out of reach.
    void setBoard(const BoardModel &model);
    void retranslate();

signals:
    void chosen(editor::BoardTool *tool);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();

    QButtonGroup *m_group;
    QList<BoardTool *> m_tools;
    QList<QToolButton *> m_buttons;
    BoardTool *m_current = nullptr;
};

} // namespace editor
