// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace app {

/// A slider over some numbers, which stand below it.
class PointSlider : public QSlider
{
    Q_OBJECT

public:
    /// Its value is a place in \a numbers, of which there is at least one.
    PointSlider(const std::vector<int> &numbers, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    double place(int index) const;
    void goTo(double x);
    /// Every how many of the numbers have room to be written.
    int stride() const;

    std::vector<int> m_numbers;
};

} // namespace app
