// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"

#include <QCoreApplication>

namespace app {

/// What a decision says of itself: the question, the place it is about, and a line that helps.
class DecisionWords
{
    Q_DECLARE_TR_FUNCTIONS(app::DecisionPanel)

public:
    /// Both must outlive it. \a isThinking: a computer decides, and not somebody elsewhere.
    DecisionWords(const GameController &controller, const DecisionForm &form, bool isThinking)
        : m_controller(controller)
        , m_form(form)
        , m_isThinking(isThinking)
    {
    }

    QString question() const;
    QString help() const;
    /// Where it happens, and on what ground; empty: in several places or in none.
    QString place() const;

private:
    engine::SpaceId space() const;

    const GameController &m_controller;
    const DecisionForm &m_form;
    bool m_isThinking;
};

} // namespace app
