// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionpanel.h"

#include "app/player/decision/decisionbody.h"
#include "app/player/decision/decisionfooter.h"
#include "app/player/decision/groupcard.h"
#include "app/player/decision/model/decisionwords.h"
#include "app/player/decision/model/movekinds.h"
#include "app/player/decision/rulesact.h"
#include "app/player/hint/hintbutton.h"
#include "app/player/hint/hintpanel.h"
#include "app/player/odds/oddspanel.h"
#include "app/player/odds/outcomearea.h"
#include "app/player/parts/layout/focusorder.h"
#include "app/player/parts/rulelink.h"
#include "app/player/parts/sidechip.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr qint64 c_showElapsedAfter = 3000;
constexpr qint64 c_offerStopAfter = 10000;
constexpr int c_leastBody = 56;
constexpr int c_oddsRoom = 400;
constexpr int c_mostForced = 220; ///< Of 720 pixels, with the other panels and the history below.

void discard(QWidget *part)
{
    if (!part)
        return;
    part->hide();
    part->deleteLater(); // the click that brought us here may come from inside of it
}

} // namespace

DecisionPanel::DecisionPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_model(DecisionModel::of(controller))
    , m_guard(controller)
    , m_chip(new SideChip(controller.module(), this))
    , m_place(label({}, "note", this))
    , m_rule(ruleLabel(controller, {}, "link", this))
    , m_question(label({}, "question", this))
    , m_help(label({}, "help", this))
    , m_elapsed(label({}, "note", this))
    , m_scroll(new FittingScroll(this))
    , m_content(new QWidget)
    , m_odds(new OddsPanel(controller, m_content))
    , m_hint(new HintPanel(controller, m_content))
    , m_group(new GroupCard(controller, m_content))
    , m_outcomes(new OutcomeArea(this))
    , m_layout(new QVBoxLayout(this))
{
    setAccessibleName(tr("Decision"));
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(8);
    auto *top = new QHBoxLayout;
    top->addWidget(m_chip);
    top->addStretch(1);
    top->addWidget(new HintButton(controller, this));
    top->addWidget(m_rule);
    m_layout->addLayout(top);
    m_layout->addWidget(m_question);
    m_layout->addWidget(m_place);
    m_layout->addWidget(m_help);
    m_layout->addWidget(m_elapsed);
    auto *inside = new QVBoxLayout(m_content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_hint);
    inside->addWidget(m_odds);
    inside->addWidget(m_group);
    m_scroll->setWidget(m_content);
    m_outcomes->setBeside(*m_scroll);
    m_scroll->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it takes what is left
    m_content->setAutoFillBackground(false);
    m_layout->addWidget(m_scroll, 1);
    m_layout->addWidget(m_outcomes);
    m_rule->setWordWrap(false);
    connect(&wishes(), &GameWishes::pieceChosen, this, &DecisionPanel::setSelectedPiece);
    connect(&m_clock, &QTimer::timeout, this, &DecisionPanel::showElapsed);
    followTelling();
    connect(&controller, &GameController::changed, this, &DecisionPanel::disarm);
    connect(&m_model, &DecisionModel::mainChanged, this, &DecisionPanel::disarm);
    connect(&m_model, &DecisionModel::mainChanged, this, &DecisionPanel::showFooter);
    connect(m_hint, &HintPanel::changed, this, &DecisionPanel::showHint);
    connect(&MoveKinds::of(controller), &MoveKinds::changed, this, &DecisionPanel::refreshSoon);
}

void DecisionPanel::setSelectedPiece(engine::PieceId piece)
{
    if (std::exchange(m_selected, piece) == piece)
        return;
    disarm();
    refreshSoon();
}

void DecisionPanel::setGroup(const std::vector<engine::PieceId> &pieces)
{
    m_group->setPieces(pieces);
    updateGeometry();
}

void DecisionPanel::refresh()
{
    // The button with the focus is about to go; without this some other panel would get it.
    const QWidget *focus = QApplication::focusWidget();
    if (focus && isAncestorOf(focus))
        setFocus();
    showWaiting();
    const bool isTelling = isTold();
    if (isTelling && !m_told)
        m_layout->insertWidget(0, m_told = new RulesAct(controller(), this), 1);
    if (m_told)
        m_told->setVisible(isTelling);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_chip, m_question, m_scroll, m_rule, m_place, m_help})
        part->setVisible(!isTelling);
    isTelling ? m_told->refresh() : showHeader();
    showOdds();
    showBody();
    showFooter();
    updateGeometry();
    fit();
}

void DecisionPanel::fit()
{
    const engine::Offer &offer = controller().offer();
    const QVariantList now{int(form().kind),       offer.decision.value,
                           offer.side.value,       offer.seat.value,
                           fontMetrics().height(), controller().translator().language()};
    if (std::exchange(m_fitted, now) != now)
        emit heightChanged();
}

void DecisionPanel::showHint()
{
    m_scroll->ensureVisible(0, 0);
    updateGeometry();
    emit heightChanged();
}

bool DecisionPanel::isTold() const
{
    const Teller &teller = Teller::of(controller());
    return form().kind == DecisionForm::Kind::Telling
        || (form().kind == DecisionForm::Kind::Waiting && teller.isOthers()
            && !teller.beats().empty() && m_waiting.elapsed() < c_showElapsedAfter);
}

void DecisionPanel::showHeader()
{
    const bool isOver = form().kind == DecisionForm::Kind::Over;
    const engine::SideId side =
        isOver ? controller().state().result().winner : controller().offer().side;
    const QString said = isOver ? (side ? tr("%1 wins") : tr("Nobody wins"))
                                : (side ? tr("%1 decides") : tr("Decide"));
    m_chip->setSide(side, controller().texts().about(side, said));
    const QString rule = isOver || !controller().offer().rule
        ? QString()
        : controller().state().names().text(controller().offer().rule);
    m_rule->setText(RuleLink::sentence(rule, tokens()));
    m_rule->setVisible(!rule.isEmpty());
    showQuestion();
}

void DecisionPanel::showQuestion()
{
    const DecisionWords words(controller(), form(), isThinking());
    const QString asked = words.question();
    if (asked != m_question->text()) {
        m_question->setText(asked);
        QAccessibleEvent event(m_question, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
    m_place->setText(words.place());
    m_place->setVisible(!m_place->text().isEmpty());
    m_help->setText(words.help());
    m_help->setVisible(!m_help->text().isEmpty());
}

// Who only looks waits for a person elsewhere.
bool DecisionPanel::isThinking() const
{
    return form().kind == DecisionForm::Kind::Waiting && !controller().isHumanTurn();
}

void DecisionPanel::showWaiting()
{
    const bool isWaiting = isThinking();
    if (isWaiting && !m_clock.isActive()) {
        m_waiting.start();
        m_clock.start(1000);
    } else if (!isWaiting) {
        m_clock.stop();
    }
    m_elapsed->hide();
}

void DecisionPanel::showElapsed()
{
    if (m_waiting.elapsed() < c_showElapsedAfter)
        return;
    if (m_told && m_told->isVisibleTo(this))
        refresh();
    m_elapsed->setText(tr("Thinking for %n second(s)", nullptr, int(m_waiting.elapsed() / 1000)));
    m_elapsed->show();
    if (m_waiting.elapsed() >= c_offerStopAfter && m_footer && !m_footer->isVisible())
        showFooter();
}

void DecisionPanel::showOdds()
{
    const bool isWaiting = form().kind == DecisionForm::Kind::Waiting;
    const engine::Json answer = isWaiting ? engine::Json() : m_model.odds();
    m_odds->setAnswer(answer, form().candidates(controller()));
    m_outcomes->setAnswer(controller(), answer);
    if (!m_outcomes->isHidden()) {
        m_help->hide(); // what can happen says more than how to choose
        m_place->setVisible(form().target && m_outcomes->isRoomy());
    }
}

void DecisionPanel::showBody()
{
    discard(m_body);
    m_body = new DecisionBody(controller(), m_selected,
                              m_odds->hasAnswer() ? form().candidates(controller())
                                                  : std::vector<engine::Action>(),
                              m_content);
    m_content->layout()->addWidget(m_body);
    setFocusProxy(m_body->focusProxy());
    m_body->show();
    if (m_body->isMoving() && !m_outcomes->isRoomy())
        m_help->hide(); // its way and what it costs say more than how to choose
}

void DecisionPanel::showFooter()
{
    discard(m_footer);
    const bool canStop = isThinking() && m_waiting.elapsed() >= c_offerStopAfter;
    m_footer = new DecisionFooter(controller(), m_odds->column(), canStop, this);
    m_layout->addWidget(m_footer);
    connect(m_footer, &DecisionFooter::mainClicked, this,
            [this] { press(PressGuard::Key::Click); });
    connect(m_footer, &DecisionFooter::askedEnough, this, &DecisionPanel::askedEnough);
    m_footer->setVisible(!m_footer->isEmpty());
    m_footer->showArmed(m_guard.armed());
    orderFocus(*this, {m_hint, m_body, m_footer});
}

void DecisionPanel::disarm()
{
    if (m_guard.armed() == PressGuard::Key::None)
        return;
    m_guard.disarm();
    qApp->removeEventFilter(this);
    if (m_footer)
        m_footer->showArmed(m_guard.armed());
}

// Whoever does something else in between has not meant the second press.
bool DecisionPanel::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget)
        return DockPanel::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin) {
        if (!m_footer || !m_footer->isAncestorOf(widget))
            disarm();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent *>(event)->key();
        const bool isMeant = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
        if (!isMeant && key < Qt::Key_Shift)
            disarm();
    }
    return DockPanel::eventFilter(watched, event);
}

bool DecisionPanel::press(PressGuard::Key key)
{
    Teller &teller = Teller::of(controller());
    if (teller.isTelling())
        key == PressGuard::Key::Enter ? teller.next() : teller.setPaused(!teller.isPaused());
    if (teller.isSettling())
        return true; // it was meant for what was told
    const auto action = m_guard.press(key, form());
    qApp->removeEventFilter(this);
    if (action) {
        emit wishes().actionChosen(*action);
        return true;
    }
    const bool isArmed = m_guard.armed() != PressGuard::Key::None;
    if (isArmed)
        qApp->installEventFilter(this);
    if (m_footer)
        m_footer->showArmed(m_guard.armed());
    return isArmed;
}

bool DecisionPanel::pressDigit(int digit)
{
    disarm();
    return m_body && m_body->pressDigit(digit);
}

// Enter presses the button that has the focus, unless that is one of those which Enter has anyway.
bool DecisionPanel::pressFocused()
{
    auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    if (!button || qobject_cast<QCheckBox *>(button) || !m_content->isAncestorOf(button))
        return false;
    disarm();
    button->click();
    return true;
}

bool DecisionPanel::isWriting() const
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && isAncestorOf(focus)
        && (focus->testAttribute(Qt::WA_InputMethodEnabled)
            || qobject_cast<const QAbstractItemView *>(focus));
}

void DecisionPanel::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    bool isUsed = false;
    if (event->isAutoRepeat() && (isEnter || key == Qt::Key_Escape)) {
        isUsed = true; // a key held down presses once
    } else if (isWriting()) {
        // A field or list has done with it what it can.
        isUsed = true;
        if (key == Qt::Key_Escape)
            emit wishes().boardRequested();
    } else if (isEnter) {
        isUsed = pressFocused() || pressMain();
    } else if (key == Qt::Key_Escape) {
        isUsed = pressBack();
    } else if (key >= Qt::Key_1 && key <= Qt::Key_9 && event->modifiers() == Qt::NoModifier) {
        isUsed = pressDigit(key - Qt::Key_0);
    }
    if (!isUsed)
        DockPanel::keyPressEvent(event);
}

int DecisionPanel::frameHeight(int width) const
{
    // With the pixel of what scrolls: one too little, and it has a bar beside it that narrows it.
    return m_layout->hasHeightForWidth() ? m_layout->totalHeightForWidth(width)
                                         : m_layout->totalSizeHint().height();
}

int DecisionPanel::roomToCome() const
{
    if (form().asks(engine::protocol::Form::Attack) && !m_odds->hasAnswer())
        return c_oddsRoom;
    return m_body ? m_body->roomForCard() : 0;
}

QSize DecisionPanel::sizeHint() const
{
    const int width = qMax(this->width(), 320);
    const QMargins margins = m_layout->contentsMargins();
    if (m_told && m_told->isVisibleTo(this))
        return {width, m_told->sizeHint().height() + margins.top() + margins.bottom()};
    const int body = m_scroll->wantedHeight(width - margins.left() - margins.right());
    return {width, frameHeight(width) + body + roomToCome()};
}

QSize DecisionPanel::minimumSizeHint() const
{
    // Question and main button are seen whole, and of the rest what needs no larger window.
    if (m_told && m_told->isVisibleTo(this))
        return {280, c_mostForced};
    const int frame = frameHeight(qMax(this->width(), 280));
    // In a battle the way out of it stands there, which nobody may have to look for.
    const int body = form().asks(engine::protocol::Form::Battle)
        ? m_scroll->wantedHeight(qMax(this->width(), 280) - 24)
        : c_leastBody;
    if (!m_outcomes->isHidden())
        return {280, m_outcomes->leastAround(frame, body)};
    return {280, qMax(frame, qMin(frame + c_leastBody, c_mostForced))};
}

} // namespace app
