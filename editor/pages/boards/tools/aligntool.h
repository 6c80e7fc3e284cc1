// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/scanfit.h"
#include "editor/pages/boards/tools/boardtool.h"

#include <array>

namespace editor {

/// Brings grid and scan together: three hexes are dragged to where the scan has them.
class AlignTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Align grid"); }
    QString icon() const override { return QStringLiteral("align"); }
    Qt::Key key() const override { return Qt::Key_A; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;

    bool isBusy() const override { return m_held >= 0; }
    void begin() override;
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void doubleClick(const ToolPoint &point) override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// Where the handle of a hex is.
    QPointF handle(int index) const;
    /// How far the hexes that were dragged are off, in units of the page; nothing: none was.
    std::optional<double> error() const;

private:
    struct Handle
    {
        int cell = -1;
        std::optional<QPointF> scan; ///< Where it was dropped, in pixels of the scan.
    };

    BoardScan scan() const;
    std::vector<ScanFit::Pin> pins() const;
    int handleAt(const ToolPoint &point) const;
    int freeCell(double across, double down) const;
    void write(const BoardScan &scan);
    void paintGhost(QPainter &painter, const view::BoardCamera &camera) const;

    std::array<Handle, 3> m_handles;
    int m_held = -1;
    QPointF m_at; ///< Of the hand.
    QString m_stroke;
};

} // namespace editor
