// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/protocol/session.h"

#include <set>

/// All that one can ask in a session: the standard queries, the module's own and "why not?", about
/// every piece and many places.
class Questions
{
public:
    Questions(engine::Game &game, engine::Rules &rules, engine::Session &session)
        : m_game(game)
        , m_module(game.module())
        , m_rules(rules)
        , m_session(session)
    {
    }

    /// Verbs that were offered once are asked for ever after.
    void remember(const engine::Action &action) { m_verbs.insert(action.verb); }

    QByteArray answer(const engine::Json &question) const
    {
        return m_session.handle(question).write(engine::Json::Style::Compact);
    }

    QByteArray state(engine::SideId side) const { return answer(command("state", side)); }
    QByteArray actions(engine::SideId side) const { return answer(command("actions", side)); }

    QList<engine::Json> all(engine::SideId side, engine::Random &random) const
    {
        QList<engine::Json> list = {command("state", side), command("actions", side),
                                    command("hash", side)};
        for (const QString &name : m_rules.queries()) {
            for (int32_t i = 0; i < m_game.state().pieceCount(); ++i)
                list.append(query(name, side, engine::PieceId(i), random));
        }
        for (const engine::NameId verb : m_verbs) {
            for (int32_t i = 0; i < m_game.state().pieceCount(); ++i)
                list.append(explanation(verb, side, engine::PieceId(i), random));
            list.append(explanation(verb, side, engine::PieceId(), random));
        }
        return list;
    }

private:
    using Json = engine::Json;

    Json command(const char *name, engine::SideId side) const
    {
        Json json = Json::object();
        json.insert(QStringLiteral("cmd"), Json(name));
        json.insert(QStringLiteral("as"), m_module.sides[size_t(side.value)].id);
        return json;
    }

    QString someSpace(engine::PieceId piece, engine::Random &random) const
    {
        // Near the piece there is more to be learnt than far from it.
        const engine::SpaceId here = m_game.state().piece(piece).space;
        const auto near = here ? m_module.map.graph().firstArc[size_t(here.value)] : 0;
        const auto end = here ? m_module.map.graph().firstArc[size_t(here.value) + 1] : 0;
        if (end > near && random.below(2)) {
            const auto arc = size_t(near) + random.below(uint32_t(end - near));
            return m_module.map.space(engine::SpaceId(m_module.map.graph().arcs[arc].to)).id;
        }
        const auto any = int32_t(random.below(uint32_t(m_module.map.spaceCount())));
        return m_module.map.space(engine::SpaceId(any)).id;
    }

    QString somePiece(engine::Random &random) const
    {
        return m_module.pieces[random.below(uint32_t(m_module.pieces.size()))].id;
    }

    Json support(const Json &piece, engine::Random &random) const
    {
        Json one = Json::array();
        one.append(piece);
        Json json = Json::object();
        if (random.below(2))
            json.insert(QStringLiteral("artillery"), one);
        if (random.below(2))
            json.insert(QStringLiteral("bombers"), bombers());
        if (random.below(2))
            json.insert(QStringLiteral("heavy"), true);
        if (random.below(2))
            json.insert(QStringLiteral("air"), 1);
        return json;
    }

    Json bombers() const
    {
        Json list = Json::array();
        for (const engine::Piece &piece : m_module.pieces) {
            if (piece.kind == QLatin1String("bomber"))
                list.append(piece.id);
        }
        return list;
    }

    // Every query gets all that any could want; it takes what it knows.
    Json query(const QString &name, engine::SideId side, engine::PieceId piece,
               engine::Random &random) const
    {
        const Json id(m_module.piece(piece).id);
        Json attackers = Json::array();
        if (random.below(3))
            attackers.append(id);
        if (!random.below(4))
            attackers.append(somePiece(random));
        const auto asked = random.below(uint32_t(m_module.sides.size()));
        const char *const modes[] = {"normal", "rail", "sea", "strategic", "activation"};
        Json args = Json::object();
        if (name != QLatin1String("odds"))
            args.insert(QStringLiteral("piece"), id);
        args.insert(QStringLiteral("space"), someSpace(piece, random));
        args.insert(QStringLiteral("to"), someSpace(piece, random));
        args.insert(QStringLiteral("side"), m_module.sides[asked].id);
        args.insert(QStringLiteral("mode"), Json(modes[random.below(5)]));
        args.insert(QStringLiteral("attackers"), attackers);
        args.insert(QStringLiteral("support"), support(id, random));
        Json json = command("query", side);
        json.insert(QStringLiteral("name"), name);
        json.insert(QStringLiteral("args"), args);
        return json;
    }

    Json explanation(engine::NameId verb, engine::SideId side, engine::PieceId piece,
                     engine::Random &random) const
    {
        Json json = command("explain", side);
        json.insert(QStringLiteral("verb"), m_game.state().names().text(verb));
        if (piece)
            json.insert(QStringLiteral("piece"), m_module.piece(piece).id);
        json.insert(QStringLiteral("space"), someSpace(piece ? piece : engine::PieceId(0), random));
        return json;
    }

    engine::Game &m_game;
    const engine::Module &m_module;
    engine::Rules &m_rules;
    engine::Session &m_session;
    std::set<engine::NameId> m_verbs;
};
