// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/telling/teller.h"

#include <QFrame>

class QAbstractButton;
class QButtonGroup;
class QCheckBox;
class QLabel;
class QToolButton;

namespace app {

class BeatMarks;

/// At the lower edge of the board while another side's turn is told: how far it is, how fast it
/// goes, and whether the map follows.
class PlayerBar : public QFrame
{
    Q_OBJECT

public:
    PlayerBar(GameController &controller, QWidget *board);

    QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeWords();
    QWidget *makePaces();
    void retranslate();
    void refresh();
    void showBeat();
    bool isWanted() const;
    void place();

    GameController &m_controller;
    Teller &m_teller;
    QWidget *m_board;
    QToolButton *m_pause;
    BeatMarks *m_marks = nullptr;
    QLabel *m_words = nullptr;
    QButtonGroup *m_paces = nullptr;
    QCheckBox *m_follow;
};

} // namespace app
