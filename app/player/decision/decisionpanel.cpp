// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionpanel.h"

#include "app/player/decision/decisionbody.h"
#include "app/player/decision/decisionfooter.h"
#include "app/player/decision/model/placewords.h"
#include "app/player/odds/oddspanel.h"
#include "app/player/parts/rulelink.h"
#include "app/player/parts/sidechip.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr qint64 c_showElapsedAfter = 3000;
constexpr qint64 c_offerStopAfter = 10000;
constexpr int c_leastBody = 56;
constexpr int c_mostForced = 220; ///< Of 720 pixels, with the other panels and the history below.

} // namespace

DecisionPanel::DecisionPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_model(DecisionModel::of(controller))
    , m_guard(controller)
    , m_chip(new SideChip(controller.module(), this))
    , m_place(label({}, "note", this))
    , m_rule(label({}, "link", this))
    , m_question(label({}, "question", this))
    , m_help(label({}, "help", this))
    , m_elapsed(label({}, "note", this))
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
    , m_odds(new OddsPanel(controller, m_content))
    , m_layout(new QVBoxLayout(this))
{
    setAccessibleName(tr("Decision"));
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(8);
    auto *top = new QHBoxLayout;
    top->addWidget(m_chip);
    top->addStretch(1);
    top->addWidget(m_rule);
    m_layout->addLayout(top);
    m_layout->addWidget(m_question);
    m_layout->addWidget(m_place);
    m_layout->addWidget(m_help);
    m_layout->addWidget(m_elapsed);
    auto *inside = new QVBoxLayout(m_content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_odds);
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setMinimumHeight(1);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_layout->addWidget(m_scroll, 1);
    m_rule->setWordWrap(false);
    m_rule->setTextFormat(Qt::RichText);
    openRules(controller, m_rule);
    connect(&wishes(), &GameWishes::pieceChosen, this, &DecisionPanel::setSelectedPiece);
    connect(&m_clock, &QTimer::timeout, this, &DecisionPanel::showElapsed);
    connect(&controller, &GameController::shownChanged, this, &DecisionPanel::refreshSoon);
    connect(&controller, &GameController::changed, this, &DecisionPanel::disarm);
}

void DecisionPanel::setSelectedPiece(engine::PieceId piece)
{
    if (piece == m_selected)
        return;
    m_selected = piece;
    disarm();
    refreshSoon();
}

void DecisionPanel::refresh()
{
    // The button with the focus is about to go; without this some other panel would get it.
    const QWidget *focus = QApplication::focusWidget();
    if (focus && isAncestorOf(focus))
        setFocus();
    showHeader();
    showOdds();
    showBody();
    showFooter();
    orderFocus();
    updateGeometry();
    emit heightChanged();
}

void DecisionPanel::orderFocus()
{
    // What was made last would be reached last, after all other panels.
    QWidget *last = this;
    for (const QWidget *part : {static_cast<QWidget *>(m_body), static_cast<QWidget *>(m_footer)}) {
        for (auto *button : part->findChildren<QAbstractButton *>()) {
            setTabOrder(last, button);
            last = button;
        }
    }
}

QString DecisionPanel::question() const
{
    const auto &texts = controller().texts();
    if (form().kind == DecisionForm::Kind::Over) {
        const QString result = texts.render(controller().state().result().text);
        return result.isEmpty() ? tr("The game is over") : result;
    }
    if (form().kind == DecisionForm::Kind::Waiting)
        return tr("Wait for %1").arg(texts.sideName(controller().offer().side));
    const QString prompt = texts.render(controller().offer().prompt);
    if (form().kind == DecisionForm::Kind::Past)
        return tr("%1: %2", "who decides in the present, and what")
            .arg(texts.sideName(controller().offer().side), prompt);
    return prompt.isEmpty() ? tr("Choose") : prompt;
}

QString DecisionPanel::help() const
{
    const auto &texts = controller().texts();
    switch (form().kind) {
    case DecisionForm::Kind::Over:
        return tr("The game is over. You can go through it step by step.");
    case DecisionForm::Kind::Waiting:
        return tr("The computer plays this side. You can look around meanwhile.");
    case DecisionForm::Kind::Past:
        return tr("This waits in the present. Nothing you do here changes the game.");
    default:
        return texts.render(controller().offer().help);
    }
}

void DecisionPanel::showHeader()
{
    const bool isOver = form().kind == DecisionForm::Kind::Over;
    const engine::SideId side =
        isOver ? controller().state().result().winner : controller().offer().side;
    const QString name = controller().texts().sideName(side);
    m_chip->setSide(side,
                    isOver ? (side ? tr("%1 wins").arg(name) : tr("Nobody wins"))
                           : (side ? tr("%1 decides").arg(name) : tr("Decide")));
    const QString rule = isOver || !controller().offer().rule
        ? QString()
        : controller().state().names().text(controller().offer().rule);
    m_rule->setText(RuleLink::sentence(rule, tokens()));
    m_rule->setVisible(!rule.isEmpty());
    showQuestion();
    showWaiting();
}

void DecisionPanel::showQuestion()
{
    const QString asked = question();
    if (asked != m_question->text()) {
        m_question->setText(asked);
        QAccessibleEvent event(m_question, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
    m_place->setVisible(bool(form().target));
    if (form().target)
        m_place->setText(QStringList({controller().texts().spaceName(form().target),
                                      placewords::ground(controller(), form().target)})
                             .join(QStringLiteral(" · ")));
    m_help->setText(help());
    m_help->setVisible(!m_help->text().isEmpty());
}

void DecisionPanel::showWaiting()
{
    const bool isWaiting = form().kind == DecisionForm::Kind::Waiting;
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
    m_elapsed->setText(tr("Thinking for %n second(s)", nullptr, int(m_waiting.elapsed() / 1000)));
    m_elapsed->show();
    if (m_waiting.elapsed() >= c_offerStopAfter && m_footer && !m_footer->isVisible())
        showFooter();
}

void DecisionPanel::showOdds()
{
    if (form().kind == DecisionForm::Kind::Waiting)
        m_odds->setAnswer({});
    else
        m_odds->setAnswer(m_model.odds(), form().candidates(controller()));
}

void DecisionPanel::showBody()
{
    if (m_body) {
        // The click that brought us here may come from inside of it.
        m_body->hide();
        m_body->deleteLater();
    }
    m_body = new DecisionBody(controller(), m_selected,
                              m_odds->hasAnswer() ? form().candidates(controller())
                                                  : std::vector<engine::Action>(),
                              m_content);
    m_content->layout()->addWidget(m_body);
    m_body->show();
}

void DecisionPanel::showFooter()
{
    if (m_footer) {
        m_footer->hide();
        m_footer->deleteLater();
    }
    const bool canStop =
        form().kind == DecisionForm::Kind::Waiting && m_waiting.elapsed() >= c_offerStopAfter;
    m_footer = new DecisionFooter(controller(), m_odds->column(), canStop, this);
    m_layout->addWidget(m_footer);
    m_footer->setVisible(!m_footer->isEmpty());
    m_footer->showArmed(m_guard.armed());
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
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin) {
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

bool DecisionPanel::pressMain()
{
    return press(PressGuard::Key::Enter);
}

bool DecisionPanel::pressBack()
{
    return press(PressGuard::Key::Escape);
}

bool DecisionPanel::pressDigit(int digit)
{
    disarm();
    return m_body && m_body->pressDigit(digit);
}

void DecisionPanel::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    bool isUsed = false;
    if (event->isAutoRepeat() && (isEnter || key == Qt::Key_Escape))
        isUsed = true; // a key held down presses once
    else if (isEnter)
        isUsed = pressMain();
    else if (key == Qt::Key_Escape)
        isUsed = pressBack();
    else if (key >= Qt::Key_1 && key <= Qt::Key_9 && event->modifiers() == Qt::NoModifier)
        isUsed = pressDigit(key - Qt::Key_0);
    if (!isUsed)
        DockPanel::keyPressEvent(event);
}

int DecisionPanel::frameHeight(int width) const
{
    const int whole = m_layout->hasHeightForWidth() ? m_layout->totalHeightForWidth(width)
                                                    : m_layout->totalSizeHint().height();
    return whole - m_scroll->sizeHint().height();
}

QSize DecisionPanel::sizeHint() const
{
    const int width = qMax(this->width(), 320);
    const QMargins margins = m_layout->contentsMargins();
    const QLayout *content = m_content->layout();
    const int inside = width - margins.left() - margins.right();
    const int body = content->hasHeightForWidth() ? content->totalHeightForWidth(inside)
                                                  : content->totalSizeHint().height();
    return {width, frameHeight(width) + qMax(body, 0)};
}

QSize DecisionPanel::minimumSizeHint() const
{
    // Question and main button are always seen whole, and some of what lies between them as long
    // as a small window need not grow for it.
    const int frame = frameHeight(qMax(this->width(), 280));
    return {280, qMax(frame, qMin(frame + c_leastBody, c_mostForced))};
}

} // namespace app
