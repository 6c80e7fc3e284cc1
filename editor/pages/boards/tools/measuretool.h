// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Measures between two hexes: steps, kilometres, the line of sight and what the way costs.
class MeasureTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Measure"); }
    QString icon() const override { return QStringLiteral("ruler"); }
    Qt::Key key() const override { return Qt::Key_M; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    QWidget *makeOptions() override;

    bool isBusy() const override { return m_from >= 0; }
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// Of the terrain table's classes.
    void setMobility(const QString &mobility);
    int distance() const;
    /// Of the cheapest way, in movement points; nothing: there is none, or the module is not
    /// loaded.
    std::optional<double> cost() const { return m_cost; }

private:
    void measure();
    QString result() const;

    QString m_class;
    int m_from = -1;
    int m_to = -1;
    bool m_isDown = false;
    std::optional<double> m_cost;
    std::vector<int> m_path;
};

} // namespace editor
