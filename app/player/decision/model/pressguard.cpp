// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/pressguard.h"

namespace app {

std::optional<engine::Action> PressGuard::press(Key key, const DecisionForm &form)
{
    const bool isClick = key == Key::Click;
    const bool isArmed = m_armed == key || (isClick && m_armed == Key::Enter);
    disarm();
    const auto &meant = key == Key::Escape ? form.back : form.main;
    if (!meant) {
        // What nobody declared is done only if that can be mended.
        const bool isMeant = key == Key::Enter && form.sole;
        return isMeant && m_controller.game().isReversible(*form.sole) ? form.sole : std::nullopt;
    }
    const bool isFree = isClick
        ? !m_isAsking || !form.undone || m_controller.game().isReversible(*meant)
        : isHarmless(key, *meant);
    if (isArmed || isFree)
        return meant;
    m_armed = key;
    return {};
}

bool PressGuard::isHarmless(Key key, const engine::Action &action)
{
    const engine::Offer &offer = m_controller.offer();
    const auto isOther = [&](const engine::Action &one) {
        return one.verb != offer.main && one.verb != offer.back;
    };
    if (key == Key::Enter && std::any_of(offer.actions.begin(), offer.actions.end(), isOther))
        return false;
    return m_controller.game().isReversible(action);
}

} // namespace app
