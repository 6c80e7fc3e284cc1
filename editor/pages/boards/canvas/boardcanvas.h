// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/tiles/sheetview.h"
#include "editor/pages/boards/canvas/boardbaker.h"
#include "editor/pages/boards/canvas/canvaspainter.h"
#include "editor/pages/boards/canvas/livelayer.h"
#include "editor/pages/boards/canvas/namewriter.h"
#include "editor/pages/boards/canvas/saying.h"
#include "editor/pages/boards/canvas/spaceproblems.h"
#include "editor/pages/boards/tools/boardtool.h"

#include <QPointer>

namespace editor {

/// A board on which tools work: the printed sheet, what was changed since it was painted, and above
/// that what is chosen and what the tool would do.
class BoardCanvas : public view::SheetView
{
    Q_OBJECT

public:
    explicit BoardCanvas(BoardSession &session, QWidget *parent = nullptr);

    /// Not owned; null: nothing but looking.
    void setTool(BoardTool *tool);
    BoardTool *tool() const { return m_tool; }
    ToolPoint pointAt(QPointF view) const;
    QPointF viewPoint(QPointF page) const { return camera().toView(page); }
    void centreOn(const QString &space);
    /// The whole sheet, which may have another size than before.
    void showPage();
    /// The hex that the mouse was over last; -1: none.
    int pointedCell() const { return m_pointedCell; }
    /// Spaces that something is wrong with.
    QStringList problems() const { return m_problems.spaces(); }
    /// Everything that was edited is in the printed sheet.
    bool isBaked() const { return m_live.isEmpty() && !m_baker.isBusy(); }

signals:
    void pointed(const QString &text);
    /// A key that neither the tool nor the view knows.
    void keyPressed(QKeyEvent *event);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    view::MapTheme theme() const;
    void write(QPointF page, const QString &text, const TextTaker &done);
    void showBoard();
    void modelChanged(const BoardChange &change);
    bool needsSheet(const BoardChange &change) const;
    void takeSheet(const std::shared_ptr<view::BoardSheet> &sheet, quint64 edition);
    void layersChanged();
    /// Has the neighbourhood of edits painted that are in view.
    void orderPatches();
    void findProblems();
    ToolPoint pointOf(const QMouseEvent &event) const;
    void tell(const ToolPoint &point);
    void showCursor();
    bool isPanning() const { return !m_panFrom.isNull(); }
    /// The tool stops in the middle of a drag, and nothing of it stays.
    void giveUpDrag();

    BoardSession &m_session;
    BoardTool *m_tool = nullptr;
    BoardBaker m_baker;
    PatchPainter m_patcher;
    QTimer m_patchPause;
    LiveLayer m_live;
    CanvasPainter m_above;
    view::MapParts m_parts = view::wholeMap;
    SpaceProblems m_problems;
    QString m_file;
    HexCellsPointer m_cells;
    QPointer<NameWriter> m_writer;
    QPointF m_panFrom;
    bool m_isDragging = false; ///< The tool has got a press and no release.
    QString m_strokeBefore; ///< The last one before the drag.
    bool m_isSpaceHeld = false;
    int m_pointedCell = -1;
    Saying m_saying;
};

} // namespace editor
