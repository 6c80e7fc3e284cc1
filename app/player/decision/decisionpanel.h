// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionmodel.h"
#include "app/player/decision/model/pressguard.h"
#include "app/player/game/dockpanel.h"

#include <QElapsedTimer>
#include <QTimer>

class QScrollArea;
class QVBoxLayout;

namespace app {

class DecisionBody;
class DecisionFooter;
class OddsPanel;
class SideChip;

/// The question that the game stands at: who decides, what is asked, and every way to answer.
///
/// It performs nothing itself: what is chosen in it are wishes.
class DecisionPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit DecisionPanel(GameController &controller, QWidget *parent = nullptr);

    /// Shows the piece's card and what it can do; none: nothing is chosen.
    void setSelectedPiece(engine::PieceId piece);
    engine::PieceId selectedPiece() const { return m_selected; }

    const DecisionForm &form() const { return m_model.form(); }
    const OddsPanel &odds() const { return *m_odds; }

    /// Enter, Esc and the digits, also for a window that gets the key somewhere else. False: there
    /// is no such button. The first press may only light it: see PressGuard.
    bool pressMain();
    bool pressBack();
    bool pressDigit(int digit);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// It says more or less than before.
    void heightChanged();

protected:
    void refresh() override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showHeader();
    void showQuestion();
    void showWaiting();
    void showOdds();
    void showBody();
    void showFooter();
    bool press(PressGuard::Key key);
    void disarm();
    void showElapsed();
    /// What is seen above and below the part that scrolls.
    int frameHeight(int width) const;
    void orderFocus();
    QString question() const;
    QString help() const;

    DecisionModel &m_model;
    PressGuard m_guard;
    engine::PieceId m_selected;
    SideChip *m_chip;
    QLabel *m_place; ///< What is attacked.
    QLabel *m_rule;
    QLabel *m_question;
    QLabel *m_help;
    QLabel *m_elapsed;
    QScrollArea *m_scroll;
    QWidget *m_content;
    OddsPanel *m_odds;
    DecisionBody *m_body = nullptr;
    DecisionFooter *m_footer = nullptr;
    QVBoxLayout *m_layout;
    QTimer m_clock;
    QElapsedTimer m_waiting;
};

} // namespace app
