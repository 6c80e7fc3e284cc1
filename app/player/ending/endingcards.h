// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/ending/dicerecord.h"
#include "app/player/ending/gamerecord.h"
#include "app/player/game/gamewishes.h"

class QBoxLayout;
class QFrame;
class QLabel;
class QVBoxLayout;

namespace app {

class TurnChart;
class TurningPoints;

/// What a finished game was like, on cards for its last page: its course, losses, luck and places.
class EndingCards : public QObject
{
    Q_OBJECT

public:
    /// The cards become children of \a parent.
    EndingCards(GameController &controller, QWidget *parent);

    const GameRecord &record() const { return m_record; }
    QFrame *course();
    /// Where the points changed most; of no interest once chances say more.
    void setTurningPointsShown(bool shown);
    QFrame *losses();
    QFrame *luck();
    /// Null: the game has no such places.
    QFrame *places();

private:
    QFrame *card(const QString &title, const QString &note, QVBoxLayout *&lines);
    void addTurningPoints(TurnChart &course, QVBoxLayout *lines);
    void addLegend(QVBoxLayout *lines,
                   const std::vector<std::pair<engine::SideId, double>> &values);
    void addGone(QVBoxLayout *lines);
    QLabel *stepLabel(const QString &html, const char *look, QWidget *parent);
    QString stepLink(int step, const QString &text) const;
    QString luckWords(const DiceRecord &dice) const;
    TurnChart *chart(QWidget *parent, bool isOfLosses);
    QStringList turnNames() const;
    QString sideName(engine::SideId side) const;
    GameWishes &wishes() const { return GameWishes::of(m_controller); }

    GameController &m_controller;
    QWidget *m_parent;
    GameRecord m_record;
    TurnChart *m_course = nullptr;
    TurningPoints *m_points = nullptr;
};

} // namespace app
