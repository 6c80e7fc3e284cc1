// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// A cup with the number of chits that are left in it.
class CupPicture : public PaintedWidget
{
    Q_OBJECT

public:
    CupPicture(int count, const QString &words, QWidget *parent = nullptr);

    int count() const { return m_count; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_count;
};

} // namespace app
