// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/decisionmodel.h"

#include <set>

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
    m_shares.reset();
    m_rooms.reset();
    ++m_buildCount;
    const std::pair asked{m_controller.offer().decision.value, m_controller.game().commandCount()};
    if (std::exchange(m_asked, asked) != asked)
        m_number.reset();
    if (m_number)
        setMain(*m_number);
}

bool DecisionModel::setMain(int number) const
{
    const auto &values = m_form.values;
    const auto found = std::find_if(values.begin(), values.end(), [number](const auto &one) {
        return one.value.number == number;
    });
    if (found == values.end())
        return false;
    m_form.main = *found;
    return true;
}

bool DecisionModel::choose(int number)
{
    update();
    if (!setMain(number))
        return false;
    m_number = number;
    emit mainChanged();
    return true;
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
    if (m_form.asks(engine::protocol::Form::Allocate))
        return m_odds.emplace(m_controller.query(engine::protocol::Query::Shares));
    if (!m_form.target)
        return m_odds.emplace();
    if (m_form.asks(engine::protocol::Form::Battle))
        return m_odds.emplace(m_controller.query(engine::protocol::Query::Battle));
    const engine::Module &module = m_controller.module();
    engine::Json ids = engine::Json::array();
    for (const engine::PieceId piece : m_form.chosen)
        ids.append(module.piece(piece).id);
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("space"), module.map.space(m_form.target).id);
    arguments.insert(QStringLiteral("attackers"), ids);
    return m_odds.emplace(m_controller.query(engine::protocol::Query::Odds, arguments));
}

const Shares &DecisionModel::shares() const
{
    update();
    if (m_shares)
        return *m_shares;
    const bool isAsked =
        m_form.asks(engine::protocol::Form::Allocate) && m_form.kind != DecisionForm::Kind::Waiting;
    return m_shares.emplace(isAsked ? Shares::of(m_controller, odds()) : Shares());
}

const std::map<engine::SpaceId, DecisionModel::Room> &DecisionModel::rooms() const
{
    update();
    if (m_rooms)
        return *m_rooms;
    auto &rooms = m_rooms.emplace();
    if (!m_form.asks(engine::protocol::Form::Deploy))
        return rooms;
    const engine::Module &module = m_controller.module();
    const engine::Offer &offer = m_controller.offer();
    std::set<engine::SpaceId> places;
    for (const engine::Action &action : offer.actions) {
        if (action.piece && action.space)
            places.insert(action.space);
    }
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("side"), module.sides[size_t(offer.side.value)].id);
    for (const engine::SpaceId space : places) {
        arguments.insert(QStringLiteral("space"), module.map.space(space).id);
        const engine::Json room = m_controller.query(engine::protocol::Query::Stacking, arguments);
        if (!room.isObject())
            break; // the game has no such idea
        if (room[u"limit"].isNumber())
            rooms[space] = {room[u"used"].toReal(), room[u"limit"].toReal()};
    }
    return rooms;
}

} // namespace app
