// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"

#include <QTextBrowser>

namespace editor {

/// A table as players see it among their charts.
class ChartPreview : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ChartPreview(LiveModule &live, QWidget *parent = nullptr);

    /// Lights a row and a column; -1: none.
    void showTable(const QString &id, int row, int column);

    QSize sizeHint() const override { return {300, 280}; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    LiveModule &m_live;
    QString m_id;
    int m_row = -1;
    int m_column = -1;
};

} // namespace editor
