// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"

namespace app {

/// Enter and Esc press the buttons that a decision declares for them. What could not be taken back,
/// or leaves something undone, is only armed by the first press and done by the second, so that no
/// single key costs anything. A click is a choice; only what could not be taken back and leaves
/// pieces undone that could have acted is asked about.
class PressGuard
{
public:
    enum class Key { None, Enter, Escape, Click };

    /// \a controller must outlive it.
    explicit PressGuard(GameController &controller)
        : m_controller(controller)
    {
    }

    /// Whether a click may be asked about.
    void setAsking(bool isAsking) { m_isAsking = isAsking; }
    /// What the key does now; nothing: there is no such button, or it is armed.
    std::optional<engine::Action> press(Key key, const DecisionForm &form);
    /// The key whose next press does it.
    Key armed() const { return m_armed; }
    void disarm() { m_armed = Key::None; }

private:
    bool isHarmless(Key key, const engine::Action &action);

    GameController &m_controller;
    Key m_armed = Key::None;
    bool m_isAsking = true;
};

} // namespace app
