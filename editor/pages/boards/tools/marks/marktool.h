// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Something that a hex is marked with: a feature, or a value with its key.
struct HexMark
{
    QString feature; ///< Empty: it is a value.
    QString key;
    engine::Json value;

    bool isEmpty() const { return feature.isEmpty() && key.isEmpty(); }
};

/// Paints marks: supply sources, entries, sectors, start lines and whatever else the module has
/// features and values for.
class MarkTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Set-up and supply"); }
    QString icon() const override { return QStringLiteral("flag"); }
    Qt::Key key() const override { return Qt::Key_G; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &model) const override { return isMap(model); }
    QString needs() const override { return tr("Only for maps of hexes or areas."); }
    QWidget *makeOptions() override;

    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void leave() override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    const HexMark &mark() const { return m_mark; }
    void setMark(const HexMark &mark);
    /// Words like "A", "true", "3" as values.
    static engine::Json valueOf(const QString &text);
    static QString textOf(const engine::Json &value);

protected:
    virtual bool isMarked(const QString &space) const;
    virtual bool apply(Draft &draft, const QString &space) const;
    virtual bool remove(Draft &draft, const QString &space) const;
    /// What the mark is called.
    virtual QString markName() const;

private:
    void paintTo(const ToolPoint &point);
    /// Everything that hexes of this board are marked with.
    QList<HexMark> known() const;

    HexMark m_mark{QStringLiteral("supply"), {}, {}};
    int m_hover = -1;
    QString m_space; ///< Under the pointer.
    bool m_isRemoving = false;
    QString m_stroke;
};

} // namespace editor
