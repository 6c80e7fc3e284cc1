// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionmodel.h"
#include "app/player/decision/model/pressguard.h"
#include "app/player/game/dockpanel.h"

#include <QElapsedTimer>
#include <QTimer>

class QVBoxLayout;

namespace app {

class DecisionBody;
class DecisionFooter;
class FittingScroll;
class GroupCard;
class HintPanel;
class OddsPanel;
class OutcomeArea;
class RulesAct;
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
    /// Those chosen together, instead of one; none: there are no such.
    void setGroup(const std::vector<engine::PieceId> &pieces);
    engine::PieceId selectedPiece() const { return m_selected; }

    const DecisionForm &form() const { return m_model.form(); }
    const OddsPanel &odds() const { return *m_odds; }

    /// Enter, Esc and the digits, also for a window that gets the key somewhere else. False: there
    /// is no such button. The first press may only light it: see PressGuard.
    bool pressMain() { return press(PressGuard::Key::Enter); }
    bool pressBack() { return press(PressGuard::Key::Escape); }
    bool pressDigit(int digit);
    /// Whether it asks before much is left undone for good.
    void setAsking(bool isAsking) { m_guard.setAsking(isAsking); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Another question is asked, which may need another height; while one is answered nothing
    /// moves.
    void heightChanged();
    /// The player does not want to be asked any more.
    void askedEnough();

protected:
    void refresh() override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Whether something is told, or was a moment ago and goes on.
    bool isTold() const;
    void showHeader();
    void showQuestion();
    /// A computer of this window has to decide.
    bool isThinking() const;
    void showWaiting();
    void showOdds();
    void showBody();
    void showFooter();
    bool press(PressGuard::Key key);
    bool pressFocused();
    /// The keyboard is in a field or a list, which has the keys for itself.
    bool isWriting() const;
    void disarm();
    void showElapsed();
    /// What is seen above and below the part that scrolls.
    int frameHeight(int width) const;
    void showHint();
    void fit();
    /// Room for what appears only while the question is answered.
    int roomToCome() const;

    DecisionModel &m_model;
    PressGuard m_guard;
    engine::PieceId m_selected;
    QVariantList m_fitted; ///< The question for which it has its height.
    SideChip *m_chip;
    QLabel *m_place; ///< What is attacked.
    QLabel *m_rule;
    QLabel *m_question;
    QLabel *m_help;
    QLabel *m_elapsed;
    FittingScroll *m_scroll;
    QWidget *m_content;
    OddsPanel *m_odds;
    HintPanel *m_hint;
    GroupCard *m_group;
    OutcomeArea *m_outcomes; ///< Between what scrolls and the buttons.
    DecisionBody *m_body = nullptr;
    DecisionFooter *m_footer = nullptr;
    QVBoxLayout *m_layout;
    RulesAct *m_told = nullptr; ///< Made when something is told first.
    QTimer m_clock;
    QElapsedTimer m_waiting;
};

} // namespace app
