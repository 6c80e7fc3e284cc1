// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/marks/marktool.h"

namespace editor {

/// Marks victory hexes and says how many points they count.
class VictoryTool : public MarkTool
{
    Q_OBJECT

public:
    using MarkTool::MarkTool;

    QString title() const override { return tr("Victory"); }
    QString icon() const override { return QStringLiteral("star"); }
    Qt::Key key() const override { return Qt::Key_O; }
    QString hint() const override;
    QWidget *makeOptions() override;

    int points() const { return m_points; }
    /// 0: only the feature.
    void setPoints(int points);

protected:
    bool isMarked(const QString &space) const override;
    bool apply(Draft &draft, const QString &space) const override;
    bool remove(Draft &draft, const QString &space) const override;
    QString markName() const override;

private:
    int m_points = 1;
};

} // namespace editor
