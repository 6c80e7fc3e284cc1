// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionfooter.h"

#include "app/player/decision/choicebutton.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/rulelink.h"

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
    if (m_form.back)
        m_backText = texts.label(*m_form.back);
    addDeclared();
    addOthers(canStop);
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

// A click on a button is a choice; only keys need the guard.
void DecisionFooter::addDeclared()
{
    if (m_form.main) {
        m_main = add(m_mainText, true, tr("Enter"));
        m_main->actOn(m_controller, *m_form.main);
    } else if (m_form.lacking && m_form.asks(engine::protocol::Form::Attack)) {
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
    if (canStop)
        offer(tr("Stop the computer"), &GameWishes::stopRequested);
    if (m_form.kind == DecisionForm::Kind::Past)
        offer(tr("Play on from here as a new game…"), &GameWishes::playOnRequested);
    if (m_form.kind == DecisionForm::Kind::Over) {
        offer(tr("Replay the game"), &GameWishes::replayRequested);
        offer(tr("Save the log"), &GameWishes::logRequested);
        offer(tr("New game"), &GameWishes::newGameRequested);
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
    show(m_main, m_mainText, tr("Enter again: %1"), armed == PressGuard::Key::Enter);
    show(m_back, m_backText, tr("Esc again: %1"), armed == PressGuard::Key::Escape);
}

} // namespace app
