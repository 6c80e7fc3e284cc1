// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/statewriter.h"

#include "engine/board/facings.h"

namespace engine {

void StateWriter::write(Json &reply) const
{
    const GameState &state = m_view.state();
    reply.insert(QStringLiteral("turn"), state.turn());
    reply.insert(QStringLiteral("phase"), phase());
    Json active = Json::array();
    if (!state.frames().empty() && state.frames().back().side && !state.isOver())
        active.append(m_values.side(state.frames().back().side));
    reply.insert(QStringLiteral("active"), active);
    reply.insert(QStringLiteral("result"), result());
    reply.insert(QStringLiteral("vars"), variables());
    reply.insert(QStringLiteral("pieces"), pieces());
    reply.insert(QStringLiteral("spaces"), spaces());
}

Json StateWriter::phase() const
{
    const PhaseId phase = m_view.state().phase();
    return phase ? Json(m_game.module().sequence.phase(phase).id) : Json();
}

Json StateWriter::result() const
{
    const GameState::Result &result = m_view.state().result();
    if (!result.outcome)
        return {};
    Json json = Json::object();
    json.insert(QStringLiteral("outcome"), m_values.word(result.outcome));
    json.insert(QStringLiteral("winner"), m_values.side(result.winner));
    json.insert(QStringLiteral("text"), m_texts.render(result.text));
    return json;
}

Json StateWriter::variables() const
{
    Json json = Json::object();
    const auto &declared = m_game.module().state.variables;
    for (int i = 0; i < int(declared.size()); ++i) {
        if (m_view.seesVariable(i))
            json.insert(m_values.word(declared[size_t(i)].name).toString(),
                        m_values.plain(m_view.variable(i)));
    }
    return json;
}

Json StateWriter::openProperties(const ValueList &open) const
{
    const auto &declared = m_game.module().state.pieceProperties;
    Json json = Json::object();
    for (size_t i = 0; i < open.size(); ++i) {
        if (!declared[i].secret && open[i] != declared[i].initial)
            json.insert(m_values.word(declared[i].name).toString(),
                        m_values.plain(m_view.veiled(open[i])));
    }
    return json;
}

// Pieces that are only seen from behind come without id, space by space, and tell only what lies
// open of them.
Json StateWriter::pieces() const
{
    const GameState &state = m_view.state();
    Json list = Json::array();
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        if (m_view.seesFace(PieceId(i)))
            list.append(piece(PieceId(i)));
    }
    for (int32_t i = 0; i < state.spaceCount(); ++i) {
        for (const PlayerView::Seen &seen : m_view.stack(SpaceId(i))) {
            if (seen.piece)
                continue;
            Json json = Json::object();
            json.insert(QStringLiteral("hidden"), true);
            json.insert(QStringLiteral("side"), m_values.side(seen.side));
            if (seen.back)
                json.insert(QStringLiteral("back"), m_values.word(seen.back));
            json.insert(QStringLiteral("space"), m_values.space(SpaceId(i)));
            if (const Json open = openProperties(seen.open); open.size() > 0)
                json.insert(QStringLiteral("props"), open);
            list.append(json);
        }
    }
    return list;
}

Json StateWriter::piece(PieceId id) const
{
    const Piece &printed = m_game.module().piece(id);
    const GameState::PieceState &state = m_view.state().piece(id);
    Json json = Json::object();
    json.insert(QStringLiteral("id"), printed.id);
    json.insert(QStringLiteral("name"), m_texts.pieceName(id));
    json.insert(QStringLiteral("side"), m_values.side(state.side));
    json.insert(QStringLiteral("type"), printed.type);
    json.insert(QStringLiteral("space"), m_values.space(state.space));
    if (state.carrier && m_view.seesFace(state.carrier))
        json.insert(QStringLiteral("on"), m_values.piece(state.carrier));
    json.insert(QStringLiteral("steps"), state.steps);
    json.insert(QStringLiteral("max_steps"), printed.maxSteps);
    if (state.facing != Facings::none)
        json.insert(QStringLiteral("facing"), state.facing);
    Json props = Json::object();
    QList<NameId> names = printed.values.keys();
    const Names &words = m_view.state().names();
    std::sort(names.begin(), names.end(),
              [&](NameId a, NameId b) { return words.utf8(a) < words.utf8(b); });
    for (const NameId name : names)
        props.insert(words.text(name), m_values.plain(printed.value(name, state.steps)));
    if (printed.formation >= 0)
        props.insert(QStringLiteral("formation"),
                     m_game.module().formations[size_t(printed.formation)].id);
    const auto &declared = m_game.module().state.pieceProperties;
    for (size_t i = 0; i < declared.size(); ++i)
        props.insert(words.text(declared[i].name),
                     m_values.plain(m_view.veiled(m_view.state().pieceProperty(id, int(i)))));
    json.insert(QStringLiteral("props"), props);
    return json;
}

// Properties that are not as they began, and pieces.
Json StateWriter::space(SpaceId id) const
{
    const GameState &state = m_view.state();
    const auto &declared = m_game.module().state.spaceProperties;
    Json space = Json::object();
    for (size_t k = 0; k < declared.size(); ++k) {
        if (declared[k].secret && !m_view.seesEverything())
            continue;
        if (const Value value = state.spaceProperty(id, int(k)); !value.isNone())
            space.insert(m_values.word(declared[k].name).toString(),
                         m_values.plain(m_view.veiled(value)));
    }
    if (const Json changed = features(id); changed.size() > 0)
        space.insert(QStringLiteral("features"), changed);
    const auto stack = m_view.stack(id);
    if (!stack.empty()) {
        Json pieces = Json::array();
        for (const PlayerView::Seen &seen : stack)
            pieces.append(m_values.piece(seen.piece));
        space.insert(QStringLiteral("pieces"), pieces);
    }
    return space;
}

// Those that came or went in play, with whether they are there.
Json StateWriter::features(SpaceId id) const
{
    Json json = Json::object();
    const Module &module = m_game.module();
    const FeatureChanges &changes = m_view.state().featureChanges();
    for (auto it = std::lower_bound(changes.begin(), changes.end(), SpaceFeature{id, 0});
         it != changes.end() && it->space == id; ++it) {
        const QString &feature = module.terrain.features[size_t(it->kind)].id;
        json.insert(feature, !module.map.space(id).features.contains(feature));
    }
    return json;
}

// Only spaces of which there is something to say.
Json StateWriter::spaces() const
{
    Json json = Json::object();
    for (int32_t i = 0; i < m_view.state().spaceCount(); ++i) {
        const Json one = space(SpaceId(i));
        if (one.size() > 0)
            json.insert(m_game.module().map.space(SpaceId(i)).id, one);
    }
    return json;
}

} // namespace engine
