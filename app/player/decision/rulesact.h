// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/telling/teller.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace app {

class ChoiceButton;
class PaceChoice;
class SideChip;
class ThinBar;

/// What the decision panel shows while something is told: what was done, what comes, and a way on.
/// Its buttons stay where they are from the first beat to the last.
class RulesAct : public QWidget
{
    Q_OBJECT

public:
    explicit RulesAct(GameController &controller, QWidget *parent = nullptr);

    /// Shows the beat that is told now.
    void refresh();
    QSize sizeHint() const override;

private:
    void makeFooter();
    void retranslate();
    void showHeader(const engine::Beat &beat);
    void showList();
    void showButtons();
    void announce(const engine::Beat &beat);
    QString question() const;
    QString help() const;
    QString progress() const;
    int shown() const;

    GameController &m_controller;
    Teller &m_teller;
    QVBoxLayout *m_layout;
    SideChip *m_chip;
    QLabel *m_place;
    QLabel *m_progress;
    QLabel *m_rule;
    QLabel *m_question;
    QLabel *m_help;
    ThinBar *m_bar;
    QScrollArea *m_scroll;
    ChoiceButton *m_next;
    ChoiceButton *m_end;
    ChoiceButton *m_again;
    QLabel *m_paceTitle;
    PaceChoice *m_pace;
    QString m_announced;
};

} // namespace app
