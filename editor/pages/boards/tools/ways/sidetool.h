// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"
#include "editor/pages/boards/tools/borderhand.h"

namespace editor {

/// Sets what lies on hexsides: a click takes the nearest side, a drag follows the sides. On a map
/// of areas it sets what lies on the border between two of them.
class SideTool : public BoardTool
{
    Q_OBJECT

public:
    explicit SideTool(BoardSession &session)
        : BoardTool(session)
        , m_border(session)
    {
    }

    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &model) const override { return isMap(model); }
    QString needs() const override { return tr("Only for maps of hexes or areas."); }
    QWidget *makeOptions() override;

    bool isBusy() const override { return !m_course.empty() || m_border.isOnCourse(); }
    void begin() override;
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void leave() override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// Of the terrain table's edges.
    const QString &kind() const { return m_kind; }
    void setKind(const QString &kind);
    const QString &name() const { return m_name; }
    void setName(const QString &name);
    /// The sides of the course that is being drawn, in order.
    const std::vector<HexSide> &course() const { return m_course; }

protected:
    enum class Course { Joined, Single };

    /// Which kinds of edges it sets.
    virtual bool isMine(const engine::TerrainTable::EdgeKind &kind) const = 0;
    /// Whether the next click goes on from the last one.
    virtual Course courseKind() const = 0;
    QStringList kinds() const;
    bool isDirected() const;

private:
    void set(HexSide side);
    void erase(HexSide side);
    void takeBack();
    void finish();
    /// Nothing of the course stays.
    void giveUp();
    /// Sides from the last one to this, without the last.
    std::vector<HexSide> wayTo(HexSide side) const;
    BoardModel::Pair pairOf(HexSide side) const;
    bool has(HexSide side) const;

    QString borderStatus() const;
    void pressBorder(const ToolPoint &point);

    BorderHand m_border; ///< For maps of areas.
    QString m_kind;
    QString m_name;
    HexSide m_hover;
    std::vector<HexSide> m_course;
    std::vector<size_t> m_stops; ///< Length of the course after each click.
    QString m_stroke;
    bool m_isDown = false;
    bool m_isErasing = false;
};

} // namespace editor
