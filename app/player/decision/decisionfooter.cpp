// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionfooter.h"

#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/rulelink.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

DecisionFooter::DecisionFooter(GameController &controller, const QString &column, bool canStop,
                               QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_form(DecisionModel::of(controller).form())
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(6);
    const auto &texts = controller.texts();
    if (m_form.main)
        m_mainText = texts.label(*m_form.main);
    if (m_form.main && m_form.asks(engine::protocol::Form::Attack) && !column.isEmpty())
        m_mainText = tr("%1 · %2", "a button and the odds").arg(m_mainText, column);
    if (m_form.main && isNumberMissing())
        m_mainText = tr("%1 · %2", "a button and how many")
                         .arg(m_mainText, QString::number(m_form.main->value.number));
    if (m_form.back)
        m_backText = texts.label(*m_form.back);
    addDeclared();
    addOthers(canStop);
}

// A label that says nothing of the number is the same for all of them.
bool DecisionFooter::isNumberMissing() const
{
    const auto &values = m_form.values;
    return values.size() > 1 && std::all_of(values.begin(), values.end(), [this](const auto &one) {
               return m_controller.texts().label(one) == m_mainText;
           });
}

bool DecisionFooter::isEmpty() const
{
    return !m_rows->count();
}

ChoiceButton *DecisionFooter::add(const QString &text, bool isMain, const QString &key)
{
    auto *button = new ChoiceButton(
        text, isMain ? ChoiceButton::Look::Primary : ChoiceButton::Look::Plain, this);
    button->setKey(key);
    m_rows->addWidget(button);
    return button;
}

QString DecisionFooter::undone() const
{
    if (!m_form.undone)
        return {};
    if (m_form.pieces.empty())
        return tr("%n more could still be chosen", nullptr, m_form.undone);
    if (m_form.asks(engine::protocol::Form::Budget))
        return tr("%n unit(s) could still be chosen", nullptr, m_form.undone);
    if (m_form.asks(engine::protocol::Form::Deploy))
        return tr("%n unit(s) are not placed yet", nullptr, m_form.undone);
    return tr("%n unit(s) have not acted yet", nullptr, m_form.undone);
}

void DecisionFooter::addDeclared()
{
    if (m_form.main) {
        if (m_form.undone) {
            m_enough = new QCheckBox(tr("Don't ask again"), this);
            m_enough->hide();
            connect(m_enough, &QCheckBox::clicked, this, &DecisionFooter::askedEnough);
            m_rows->addWidget(m_enough);
        }
        m_main = add(m_mainText, true, tr("Enter"));
        m_main->setDetail(undone());
        connect(m_main, &QAbstractButton::clicked, this, &DecisionFooter::mainClicked);
    } else if (m_form.lacking
               && (m_form.asks(engine::protocol::Form::Attack)
                   || m_form.asks(engine::protocol::Form::Allocate))) {
        addLacking();
    }
    if (m_form.back) {
        m_back = add(m_backText, false, tr("Esc"));
        m_back->actOn(m_controller, *m_form.back);
    }
}

void DecisionFooter::addLacking()
{
    engine::Action asked;
    asked.verb = m_form.lacking;
    const auto reason = m_controller.whyNot(asked);
    if (reason.text.isEmpty())
        return;
    const bool isAttack = m_form.asks(engine::protocol::Form::Attack);
    add(isAttack ? tr("Attack") : m_controller.texts().label(asked), true, {})->setEnabled(false);
    QLabel *text = DockPanel::ruleLabel(m_controller,
                                        reason.text.toHtmlEscaped() + u' '
                                            + RuleLink::html(reason.rule, Tokens::of(palette())),
                                        "help", this);
    text->setObjectName(QStringLiteral("lacking"));
    m_rows->addWidget(text);
}

void DecisionFooter::addOthers(bool canStop)
{
    const auto offer = [this](const QString &text, auto signal) {
        connect(add(text, false, {}), &QAbstractButton::clicked, &GameWishes::of(m_controller),
                signal);
    };
    if (m_form.passing)
        offer(tr("Pass until the turn ends"), &GameWishes::passingRequested);
    if (canStop) {
        offer(tr("Move now"), &GameWishes::moveNowRequested);
        offer(tr("Stop the computer"), &GameWishes::stopRequested);
    }
    if (m_form.kind == DecisionForm::Kind::Past)
        offer(tr("Play on from here as a new game…"), &GameWishes::playOnRequested);
    if (m_form.kind == DecisionForm::Kind::Over) {
        // What can be done with it stands on the page of the result alone.
        connect(add(tr("Result of the game"), false, {}), &QAbstractButton::clicked,
                &GameWishes::of(m_controller), [this] {
                    emit GameWishes::of(m_controller).panelRequested(QStringLiteral("result"));
                });
    }
}

void DecisionFooter::showArmed(PressGuard::Key armed)
{
    const auto show = [](ChoiceButton *button, const QString &text, const QString &again,
                         bool isLit) {
        if (!button)
            return;
        button->setText(isLit ? again.arg(text) : text);
        button->setLit(isLit);
    };
    const bool isAsked = armed == PressGuard::Key::Click;
    show(m_main, m_mainText, isAsked ? tr("Press again: %1") : tr("Enter again: %1"),
         isAsked || armed == PressGuard::Key::Enter);
    if (m_enough)
        m_enough->setVisible(isAsked);
    if (m_main)
        m_main->setDetail(isAsked ? tr("%1. This can't be undone.").arg(undone()) : undone());
    show(m_back, m_backText, tr("Esc again: %1"), armed == PressGuard::Key::Escape);
}

} // namespace app
