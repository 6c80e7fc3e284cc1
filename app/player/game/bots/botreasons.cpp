// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/botreasons.h"

namespace app {

BotReasons &BotReasons::of(GameController &controller)
{
    if (auto *known = controller.findChild<BotReasons *>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new BotReasons(controller);
}

BotReasons::BotReasons(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
    // What was taken back may be done again for another reason.
    connect(&controller, &GameController::changed, this, [this] {
        m_reasons.erase(m_reasons.upper_bound(int(m_controller.game().commandCount())),
                        m_reasons.end());
    });
}

void BotReasons::note(int step, const std::optional<engine::Reason> &reason)
{
    m_reasons.erase(step);
    if (reason)
        m_reasons.emplace(step, *reason);
}

// Why somebody does something may tell what only he knows.
bool BotReasons::isSecret(int step) const
{
    if (!m_controller.hasSecrets() || m_controller.state().isOver()
        || m_controller.viewer().seesEverything())
        return false;
    return !m_controller.viewer().isOf(m_controller.game().history()[size_t(step) - 1].side);
}

QString BotReasons::text(int step) const
{
    const auto found = m_reasons.find(step);
    if (found == m_reasons.end() || step < 1 || step > m_controller.game().commandCount()
        || isSecret(step))
        return {};
    return found->second.text(m_controller.texts());
}

} // namespace app
