// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/formsigns.h"

#include "app/player/decision/model/decisionmodel.h"
#include "app/player/decision/model/retreatways.h"
#include "app/player/odds/oddswords.h"
#include "app/view/signs/signlayer.h"

#include <set>

namespace app {

using engine::PieceId;
using engine::SpaceId;
using engine::protocol::Form;

namespace {

const QColor c_marked(0xc8, 0x4a, 0x12);

void addOnce(std::vector<PieceId> &list, PieceId one)
{
    if (std::find(list.begin(), list.end(), one) == list.end())
        list.push_back(one);
}

} // namespace

void FormSigns::addQuestion(view::BoardSigns &signs) const
{
    const DecisionForm &form = DecisionModel::of(m_controller).form();
    addAttack(signs, form);
    addBattle(signs);
    using Overlay = view::BoardSigns::Overlay;
    if (form.marked.empty())
        return;
    for (const auto pattern : {Overlay::Tint, Overlay::Outline})
        signs.overlays.push_back({QStringLiteral("marked"), form.marked, c_marked, pattern});
}

// As long as it is fought, whatever is asked meanwhile.
void FormSigns::addBattle(view::BoardSigns &signs) const
{
    if (!signs.targetSpaces.empty())
        return;
    const engine::Json battle = m_controller.query(engine::protocol::Query::Battle);
    if (const SpaceId space = m_controller.module().map.find(battle[u"space"].toString()))
        signs.targetSpaces.push_back(space);
}

void FormSigns::addChoices(view::BoardSigns &signs, PieceId selected) const
{
    const DecisionForm &form = DecisionModel::of(m_controller).form();
    if (form.asks(Form::Budget))
        addTaken(signs);
    if (form.asks(Form::Retreat))
        addRetreat(signs, form, selected);
    if (form.asks(Form::Deploy))
        addRooms(signs);
}

void FormSigns::addRooms(view::BoardSigns &signs) const
{
    std::set<SpaceId> lit;
    for (const auto &[space, cost] : signs.reach)
        lit.insert(space);
    if (lit.empty()) {
        for (const engine::Action &action : m_controller.offer().actions) {
            if (action.piece && action.space && lit.insert(action.space).second)
                signs.legalSpaces.push_back(action.space);
        }
    }
    for (const auto &[space, room] : DecisionModel::of(m_controller).rooms()) {
        if (lit.contains(space))
            signs.rooms.push_back(
                {space,
                 QStringLiteral("%1/%2").arg(view::SignLayer::costText(room.used),
                                             view::SignLayer::costText(room.limit)),
                 room.used >= room.limit});
    }
}

void FormSigns::addAttack(view::BoardSigns &signs, const DecisionForm &form) const
{
    if (!form.target)
        return;
    signs.targetSpaces.push_back(form.target);
    for (const PieceId piece : form.chosen)
        addOnce(signs.selected, piece);
    if (form.chosen.empty())
        return;
    const engine::Json &odds = DecisionModel::of(m_controller).odds();
    for (const auto &[from, share] : shares(form, odds))
        signs.attacks.push_back({from, form.target, share});
    signs.oddsPlaque = oddswords::plaque(odds);
    signs.oddsAt = form.target;
}

std::map<SpaceId, double> FormSigns::shares(const DecisionForm &form,
                                            const engine::Json &odds) const
{
    std::map<SpaceId, double> found;
    const engine::Json units = odds[u"attack"][u"units"];
    for (const PieceId piece : form.chosen) {
        const SpaceId from = m_controller.state().piece(piece).space;
        if (!from)
            continue;
        double share = 1;
        for (qsizetype i = 0; i < units.size(); ++i) {
            if (m_controller.module().piece(units.at(i)[u"piece"].toString()) != piece)
                continue;
            const engine::Json factors = units.at(i)[u"factors"];
            for (qsizetype j = 0; j < factors.size(); ++j)
                share *= factors.at(j)[u"value"].toReal(1);
        }
        // One arrow for all who come from there, pale only if it is true of each of them.
        const auto known = found.try_emplace(from, share).first;
        known->second = std::max(known->second, share);
    }
    return found;
}

qsizetype FormSigns::taken(PieceId piece) const
{
    if (!piece || m_controller.offer().form != Form::Budget)
        return -1;
    for (const qsizetype command : m_controller.answers()) {
        const auto &action = m_controller.game().history()[size_t(command)].action;
        if (action->piece == piece && !action->space)
            return command;
    }
    return -1;
}

bool FormSigns::takeBack(PieceId piece) const
{
    const qsizetype command = taken(piece);
    return command >= 0 && m_controller.takeBack(command);
}

bool FormSigns::isRefused(PieceId piece) const
{
    if (!piece || m_controller.state().piece(piece).side != m_controller.offer().side
        || !m_controller.actions(piece).empty() || taken(piece) >= 0)
        return false;
    const DecisionForm &form = DecisionModel::of(m_controller).form();
    return form.kind == DecisionForm::Kind::Pieces || form.asks(Form::Budget);
}

PieceId FormSigns::first() const
{
    return RetreatWays::of(m_controller, DecisionModel::of(m_controller).form(), {}).piece;
}

void FormSigns::addTaken(view::BoardSigns &signs) const
{
    for (const qsizetype command : m_controller.answers()) {
        const auto &action = m_controller.game().history()[size_t(command)].action;
        if (!action->piece || action->space)
            continue;
        addOnce(signs.ticked, action->piece);
        addOnce(signs.selected, action->piece);
    }
}

void FormSigns::addRetreat(view::BoardSigns &signs, const DecisionForm &form,
                           PieceId selected) const
{
    for (const auto &way : RetreatWays::of(m_controller, form, selected).ways)
        signs.choices.push_back(
            {way.action.space, way.number,
             way.action.cost > 0 ? tr("−%n step(s)", nullptr, way.action.cost) : QString()});
    // What the ground would cost in a move does not matter here.
    for (auto &[space, cost] : signs.reach)
        cost = -1;
}

} // namespace app
