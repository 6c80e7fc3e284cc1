// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/offerwriter.h"

#include "engine/game/protocol/declarations.h"
#include "engine/game/protocol/openactionwriter.h"

namespace engine {

// A side that does not decide learns whose turn it is, not what can be done.
void OfferWriter::write(Json &reply) const
{
    const Offer &offer = m_seat.offer();
    Json list = Json::array();
    for (size_t i = 0; i < offer.actions.size(); ++i)
        list.append(action(int(i), offer.actions[i]));
    reply.insert(QStringLiteral("decision"), offer.decision ? decision(offer) : Json());
    reply.insert(QStringLiteral("actions"), list);
    if (!offer.open.empty())
        reply.insert(QStringLiteral("open"), OpenActionWriter(m_seat, m_values).write(offer.open));
}

Json OfferWriter::decision(const Offer &offer) const
{
    Json json = Json::object();
    json.insert(QStringLiteral("id"), m_values.word(offer.decision));
    json.insert(QStringLiteral("side"), m_values.side(offer.side));
    if (offer.seat)
        json.insert(QStringLiteral("seat"), m_seat.module().seats[size_t(offer.seat.value)].id);
    if (m_seat.decides()) {
        json.insert(QStringLiteral("prompt"), m_seat.prompt());
        if (!offer.help.isEmpty())
            json.insert(QStringLiteral("help"), m_seat.help());
        writeDeclarations(json, offer, m_values, m_seat.texts(), m_seat.view());
    }
    if (offer.rule)
        json.insert(QStringLiteral("rule"), m_values.word(offer.rule));
    return json;
}

Json OfferWriter::action(int id, const Action &action) const
{
    Json json = Json::object();
    json.insert(QStringLiteral("id"), id);
    json.insert(QStringLiteral("verb"), m_values.word(action.verb));
    if (action.piece)
        json.insert(QStringLiteral("piece"), m_values.piece(action.piece));
    if (action.space)
        json.insert(QStringLiteral("space"), m_values.space(action.space));
    if (!action.value.isNone())
        json.insert(QStringLiteral("value"), m_values.plain(action.value));
    json.insert(QStringLiteral("label"), m_seat.label(action));
    if (action.cost)
        json.insert(QStringLiteral("cost"), action.cost);
    if (action.rule)
        json.insert(QStringLiteral("rule"), m_values.word(action.rule));
    return json;
}

} // namespace engine
