// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/edits/wayedit.h"
#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Draws roads or railways hex after hex or area after area, with a handle on every point.
class WayTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &model) const override { return isMap(model); }
    QString needs() const override { return tr("Only for maps of hexes or areas."); }
    QWidget *makeOptions() override;

    bool isBusy() const override { return !m_course.isEmpty(); }
    void begin() override;
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void leave() override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// Of the terrain table's ways.
    const QString &kind() const { return m_kind; }
    void setKind(const QString &kind);
    const QString &name() const { return m_name; }
    void setName(const QString &name);
    /// The spaces of the way in the hand; empty: none.
    const QStringList &course() const { return m_course; }

protected:
    virtual bool isMine(const engine::TerrainTable::WayKind &kind) const = 0;

private:
    QStringList kinds() const;
    /// The hex or area there; empty: none that a way could lead through.
    QString placeAt(const ToolPoint &point) const;
    /// What a click there would make of the way.
    QString next(const QString &space) const;
    /// The way in the hand, as long as the document has it; -1: none, or only its first hex.
    int current() const;
    bool takeUp(const QString &space);
    void addTo(const QString &space);
    void erase(const QString &space);
    void takeBack();
    void finish();
    /// Nothing of what was drawn since the way was begun or taken up stays.
    void giveUp();
    void moveHandle(const QString &space);
    void commit(const Draft &draft, const QStringList &course);

    QString m_kind;
    QString m_name;
    QStringList m_course;
    QString m_hover;
    int m_handle = -1; ///< Being dragged.
    bool m_isDown = false;
    bool m_isErasing = false;
    QString m_stroke;
};

} // namespace editor
