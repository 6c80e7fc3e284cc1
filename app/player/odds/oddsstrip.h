// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

#include <QStringList>

namespace app {

/// All columns of a table in a row: dashed the one before shifts, filled the final one.
class OddsStrip : public PaintedWidget
{
    Q_OBJECT

public:
    explicit OddsStrip(QWidget *parent = nullptr);

    void setColumns(const QStringList &columns, const QString &before, const QString &last);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int cellWidth() const;
    int perRow(int width) const;

    QStringList m_columns;
    QString m_before;
    QString m_final;
};

} // namespace app
