// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStackedWidget>

namespace editor {

class BoardTool;

/// What can be set for the tool in the hand, and how it is used. It has room for each of the tools,
/// so that nothing moves when another one is taken.
class ToolOptions : public QStackedWidget
{
    Q_OBJECT

public:
    explicit ToolOptions(const QList<BoardTool *> &tools, QWidget *parent = nullptr);

    /// With fields as things are now.
    void show(BoardTool *tool);
    /// The words of all tools anew.
    void retranslate();

private:
    /// Instead of what the page had.
    void fill(qsizetype index);

    QList<BoardTool *> m_tools;
};

} // namespace editor
