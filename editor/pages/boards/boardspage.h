// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/boardediting.h"
#include "editor/pages/page.h"

class QKeyEvent;
class QToolButton;
class QVBoxLayout;

namespace editor {

class AreasPanel;
class BoardCanvas;
class BoardPanel;
class BoardTool;
class LinksPanel;
class Section;
class SelectTool;
class SelectionPanel;
class SideColumn;
class ToolColumn;
class ToolOptions;

/// Maps and displays, painted with tools.
class BoardsPage : public Page
{
    Q_OBJECT

public:
    explicit BoardsPage(LiveModule &live, QWidget *parent = nullptr);
    ~BoardsPage() override;

    QString title() const override { return tr("Boards"); }
    QString icon() const override { return QStringLiteral("map"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
    Place place() const override;
    bool offers(EditCommand command) const override { return m_editing.offers(command); }
    void perform(EditCommand command) override;

    BoardSession &session() { return m_session; }
    BoardCanvas &canvas() const { return *m_canvas; }
    BoardPanel &boardPanel() const { return *m_boardPanel; }
    AreasPanel &areasPanel() const { return *m_areasPanel; }
    LinksPanel &linksPanel() const { return *m_linksPanel; }
    SelectionPanel &selectionPanel() const { return *m_selectionPanel; }
    const QList<BoardTool *> &tools() const { return m_tools; }
    /// Nullptr when there is none with this letter.
    BoardTool *toolFor(int key) const;
    void setTool(BoardTool *tool);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeTools();
    void makeSide();
    void makeKeys();
    void retranslate();
    void showOptions();
    void boardChanged();
    /// Chooses what an entry of the board's file is about.
    void showEntry(const QString &list, const JsonPath &path);
    void keyPressed(QKeyEvent *event);

    BoardSession m_session;
    QList<BoardTool *> m_tools;
    SelectTool *m_select = nullptr;
    ToolColumn *m_column;
    BoardCanvas *m_canvas;
    BoardEditing m_editing;
    SideColumn *m_side;
    QVBoxLayout *m_right = nullptr; ///< The tool's options, and below them the column.
    ToolOptions *m_toolOptions = nullptr;
    Section *m_options = nullptr;
    Section *m_chosen = nullptr;
    Section *m_terrain = nullptr;
    Section *m_board = nullptr;
    Section *m_title = nullptr;
    Section *m_links = nullptr;
    Section *m_layers = nullptr;
    Section *m_areas = nullptr;
    QToolButton *m_editTerrain = nullptr;
    SelectionPanel *m_selectionPanel;
    BoardPanel *m_boardPanel;
    AreasPanel *m_areasPanel;
    LinksPanel *m_linksPanel;
};

} // namespace editor
