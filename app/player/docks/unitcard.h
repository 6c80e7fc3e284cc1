// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/gamecontroller.h"

#include <QFrame>

namespace app {

/// A piece in large with its name, its place and its values in words.
class UnitCard : public QFrame
{
    Q_OBJECT

public:
    UnitCard(GameController &controller, engine::PieceId piece, QWidget *parent = nullptr);

    engine::PieceId piece() const { return m_piece; }

    /// The values that all games call alike, in the reader's language; others as the module has
    /// them.
    static QString valueName(const GameController &controller, engine::NameId name);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList values() const;

    GameController &m_controller;
    engine::PieceId m_piece;
};

} // namespace app
