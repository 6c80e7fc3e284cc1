// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/shares.h"
#include "app/player/parts/paintedwidget.h"

namespace app {

/// What can happen to a target: a bar from nothing to its end, and the same in words.
class ShareChances : public PaintedWidget
{
    Q_OBJECT

public:
    explicit ShareChances(const Shares::Chances &chances, QWidget *parent = nullptr);

    static QString words(const Shares::Chances &chances);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRect textRect(int width) const;

    Shares::Chances m_chances;
};

} // namespace app
