// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"
#include "app/player/decision/model/drawnchit.h"

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace app {

/// Drawing from a cup: how much is left in it before, and the chit afterwards; large, as long as
/// there is nothing to choose but words.
class ChitCard : public QWidget
{
    Q_OBJECT

public:
    /// Null where nothing is drawn and nothing was.
    static ChitCard *of(GameController &controller, const DecisionForm &form, QWidget *parent);
    static ChitCard *of(GameController &controller, const DrawnChit &chit, QWidget *parent);

private:
    ChitCard(GameController &controller, QWidget *parent);

    /// What is left in the cup, as far as it is known.
    void addKinds(QVBoxLayout &layout, engine::SpaceId cup);
    /// The cup from which it came.
    void addLeft(QVBoxLayout &layout, const DrawnChit &chit);
    void showCup(engine::SpaceId cup);
    void showChit(const DrawnChit &chit);
    void showSmall(const DrawnChit &chit);
    QWidget *makePicture(engine::PieceId piece, int size);
    int left(engine::SpaceId cup) const;
    static QString leftWords(int count);

    GameController &m_controller;
    QHBoxLayout *m_layout;
};

} // namespace app
