// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace app {

/// A scroll area that wants the height of what it holds, and scrolls only where there is less.
class FittingScroll : public QScrollArea
{
    Q_OBJECT

public:
    explicit FittingScroll(QWidget *parent = nullptr);

    /// That what it holds wants at this width.
    int wantedHeight(int width) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitBar();
};

} // namespace app
