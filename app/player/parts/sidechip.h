// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"
#include "app/player/parts/sidemark.h"

namespace app {

/// A side's shape and a text about it on the side's tint.
class SideChip : public PaintedWidget
{
    Q_OBJECT

public:
    explicit SideChip(const engine::Module &module, QWidget *parent = nullptr);

    void setSide(engine::SideId side, const QString &text);
    engine::SideId side() const { return m_side; }
    QString text() const { return m_text; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const engine::Module &m_module;
    engine::SideId m_side;
    QString m_text;
};

} // namespace app
