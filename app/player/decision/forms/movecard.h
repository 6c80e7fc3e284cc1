// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/movekinds.h"

#include <QWidget>

class QLabel;

namespace app {

class ChoiceButton;
class PipBar;

/// How the chosen piece would go to the place that is pointed at: its points, its way over the
/// ground, and the other kinds of movement with what they cost.
class MoveCard : public QWidget
{
    Q_OBJECT

public:
    MoveCard(GameController &controller, engine::PieceId piece, QWidget *parent = nullptr);

    /// The other kinds than the usual one.
    const QList<ChoiceButton *> &kinds() const { return m_buttons; }
    /// None: nothing is pointed at.
    void point(engine::SpaceId space);

private:
    void addKinds();
    void showKinds(engine::SpaceId space);
    void showMove(const engine::Action &action);
    std::optional<engine::Action> actionTo(engine::SpaceId space, engine::NameId verb = {}) const;

    GameController &m_controller;
    MoveKinds &m_kinds;
    engine::PieceId m_piece;
    QLabel *m_title;
    PipBar *m_pips;
    QLabel *m_way;
    QList<ChoiceButton *> m_buttons;
};

} // namespace app
