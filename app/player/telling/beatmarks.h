// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// One mark for each beat of what is told: those told, the one that is shown, those to come.
class BeatMarks : public PaintedWidget
{
    Q_OBJECT

public:
    explicit BeatMarks(QWidget *parent = nullptr);

    /// \a now is the one that is shown; \a count: all of them are told.
    void setBeats(int now, int count);
    /// Where the mark is drawn.
    QRectF mark(int beat) const;

    QSize sizeHint() const override;

signals:
    void chosen(int beat);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int m_now = 0;
    int m_count = 0;
};

} // namespace app
