// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/autopass.h"

#include "app/player/decision/model/decisionmodel.h"

namespace app {

AutoPass::AutoPass(GameController &controller, const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_settings(settings)
{
    connect(&controller, &GameController::changed, this, &AutoPass::look);
    connect(&controller, &GameController::shownChanged, this, &AutoPass::look);
    connect(&settings, &Settings::playChanged, this, &AutoPass::look);
    look();
}

// Queued: what has just happened is shown first, and the rules are not asked within themselves.
void AutoPass::look()
{
    // Who takes a step back does not want it done again.
    const qsizetype before = std::exchange(m_done, m_controller.game().commandCount());
    if (m_settings.autoPass() && m_done >= before)
        QMetaObject::invokeMethod(this, &AutoPass::pass, Qt::QueuedConnection);
}

void AutoPass::pass()
{
    if (!m_controller.isCovered() && DecisionModel::of(m_controller).form().isPass)
        m_controller.perform(engine::Action(m_controller.offer().actions.front()));
}

} // namespace app
