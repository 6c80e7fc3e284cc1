// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/parts/paintedwidget.h"

namespace app {

/// A piece in large with its name, its place and its values in words.
class UnitCard : public PaintedWidget
{
    Q_OBJECT

public:
    UnitCard(GameController &controller, engine::PieceId piece, QWidget *parent = nullptr);

    engine::PieceId piece() const { return m_piece; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString values() const;
    int textLeft() const;

    GameController &m_controller;
    engine::PieceId m_piece;
    QString m_name;
    QString m_status;
    QString m_values;
};

} // namespace app
