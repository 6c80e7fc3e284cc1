// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/decisionmodel.h"

namespace app {

DecisionModel &DecisionModel::of(GameController &controller)
{
    if (auto *model = controller.findChild<DecisionModel *>(QString(), Qt::FindDirectChildrenOnly))
        return *model;
    return *new DecisionModel(controller);
}

DecisionModel::DecisionModel(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
}

// By the number and not by a signal: whoever is told of a change first finds the new one.
void DecisionModel::update() const
{
    if (m_revision == m_controller.revision())
        return;
    m_revision = m_controller.revision();
    m_form = DecisionForm::of(m_controller);
    m_odds.reset();
    ++m_buildCount;
}

const DecisionForm &DecisionModel::form() const
{
    update();
    return m_form;
}

const engine::Json &DecisionModel::odds() const
{
    update();
    if (m_odds)
        return *m_odds;
    if (!m_form.target)
        return m_odds.emplace();
    const engine::Module &module = m_controller.module();
    engine::Json ids = engine::Json::array();
    for (const engine::PieceId piece : m_form.chosen)
        ids.append(module.piece(piece).id);
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("space"), module.map.space(m_form.target).id);
    arguments.insert(QStringLiteral("attackers"), ids);
    return m_odds.emplace(m_controller.query(engine::protocol::Query::Odds, arguments));
}

} // namespace app
