// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/autopass.h"

#include "app/player/decision/model/decisionmodel.h"
#include "app/player/game/gamewishes.h"

#include <algorithm>

namespace app {

AutoPass::AutoPass(GameController &controller, const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_settings(settings)
{
    connect(&controller, &GameController::changed, this, &AutoPass::look);
    connect(&controller, &GameController::shownChanged, this, &AutoPass::look);
    connect(&settings, &Settings::playChanged, this, &AutoPass::look);
    connect(&GameWishes::of(controller), &GameWishes::passingRequested, this,
            &AutoPass::passFromNowOn, Qt::QueuedConnection); // its button goes
    look();
}

AutoPass::Order AutoPass::present() const
{
    const engine::Offer &offer = m_controller.offer();
    return {offer.decision, offer.side, m_controller.state().turn()};
}

// Queued: what has just happened is shown first, and the rules are not asked within themselves.
void AutoPass::look()
{
    // Who takes a step back does not want it done again.
    const qsizetype before = std::exchange(m_done, m_controller.game().commandCount());
    if (m_done < before)
        m_orders.clear();
    else if (m_settings.autoPass() || !m_orders.empty())
        QMetaObject::invokeMethod(this, &AutoPass::pass, Qt::QueuedConnection);
}

void AutoPass::passFromNowOn()
{
    if (m_controller.isCovered() || !DecisionModel::of(m_controller).form().passing)
        return;
    m_orders.push_back(present());
    pass();
}

void AutoPass::pass()
{
    if (m_controller.isCovered())
        return;
    const DecisionForm &form = DecisionModel::of(m_controller).form();
    const bool isOrdered = std::find(m_orders.begin(), m_orders.end(), present()) != m_orders.end();
    if (isOrdered && form.passing)
        m_controller.perform(engine::Action(*form.passing));
    else if (m_settings.autoPass() && form.isPass)
        m_controller.perform(engine::Action(m_controller.offer().actions.front()));
}

} // namespace app
