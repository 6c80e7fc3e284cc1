// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

#include <QWidget>

namespace app {

/// Who decides now, large: shape, name and a line below on the side's tint.
class SideBadge : public QWidget
{
    Q_OBJECT

public:
    explicit SideBadge(const engine::Module &module, QWidget *parent = nullptr);

    void setSide(engine::SideId side, const QString &name, const QString &below);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont nameFont() const;
    QFont belowFont() const;

    const engine::Module &m_module;
    engine::SideId m_side;
    QString m_name;
    QString m_below;
};

} // namespace app
