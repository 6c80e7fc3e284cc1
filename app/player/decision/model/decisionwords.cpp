// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/decisionwords.h"

#include "app/player/decision/model/placewords.h"

#include <algorithm>

namespace app {

QString DecisionWords::question() const
{
    const auto &texts = m_controller.texts();
    if (m_form.kind == DecisionForm::Kind::Over) {
        const QString result = texts.render(m_controller.state().result().text);
        return result.isEmpty() ? tr("The game is over") : result;
    }
    if (m_form.kind == DecisionForm::Kind::Waiting)
        return texts.about(m_controller.offer().side, tr("Waiting for the %1 player"));
    const QString prompt = texts.render(m_controller.offer().prompt);
    if (m_form.kind == DecisionForm::Kind::Past)
        return tr("%1: %2", "who decides in the present, and what")
            .arg(texts.sideName(m_controller.offer().side), prompt);
    return prompt.isEmpty() ? tr("Choose") : prompt;
}

QString DecisionWords::help() const
{
    switch (m_form.kind) {
    case DecisionForm::Kind::Over:
        return tr("The game is over. You can go through it step by step.");
    case DecisionForm::Kind::Waiting:
        return m_isThinking ? tr("The computer plays this side. You can look around meanwhile.")
                            : tr("It is decided elsewhere. You can look around meanwhile.");
    case DecisionForm::Kind::Past:
        return tr("This waits in the present. Nothing you do here changes the game.");
    default:
        return m_controller.texts().render(m_controller.offer().help);
    }
}

engine::SpaceId DecisionWords::space() const
{
    if (m_form.target || !m_form.asks(engine::protocol::Form::Losses) || m_form.pieces.empty())
        return m_form.target;
    const auto &state = m_controller.state();
    const engine::SpaceId first = state.piece(m_form.pieces.front()).space;
    const bool isOne = std::all_of(m_form.pieces.begin(), m_form.pieces.end(),
                                   [&](const auto one) { return state.piece(one).space == first; });
    return isOne ? first : engine::SpaceId();
}

QString DecisionWords::place() const
{
    const engine::SpaceId where = space();
    return where ? m_controller.texts().spaceName(where) + QStringLiteral(" · ")
            + placewords::ground(m_controller, where)
                 : QString();
}

} // namespace app
