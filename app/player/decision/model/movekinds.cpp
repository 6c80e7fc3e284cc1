// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/movekinds.h"

#include <set>

namespace app {

using engine::Action;
using engine::NameId;
using engine::SpaceId;

MoveKinds &MoveKinds::of(GameController &controller)
{
    if (auto *kinds = controller.findChild<MoveKinds *>(QString(), Qt::FindDirectChildrenOnly))
        return *kinds;
    return *new MoveKinds(controller);
}

MoveKinds::MoveKinds(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
}

void MoveKinds::follow(engine::PieceId piece)
{
    if (piece == m_piece)
        return;
    m_piece = piece;
    m_chosen = {};
    m_revision = -1;
}

// By the number and not by a signal: whoever is told of a change first finds the new ones.
void MoveKinds::update() const
{
    if (m_revision == m_controller.revision())
        return;
    m_revision = m_controller.revision();
    m_first.clear();
    m_kinds.clear();
    m_costs.clear();
    for (const Action &action : m_controller.offer().actions) {
        if (!m_piece || action.piece != m_piece || !action.space
            || std::find(m_kinds.begin(), m_kinds.end(), action.verb) != m_kinds.end())
            continue;
        m_kinds.push_back(action.verb);
        m_first.push_back(action);
    }
    if (std::find(m_kinds.begin(), m_kinds.end(), m_chosen) == m_kinds.end())
        m_chosen = {};
}

const std::vector<NameId> &MoveKinds::kinds() const
{
    update();
    return m_kinds;
}

NameId MoveKinds::chosen() const
{
    update();
    return m_chosen;
}

void MoveKinds::choose(NameId verb)
{
    if (verb == chosen())
        return;
    m_chosen = verb;
    emit changed();
}

QString MoveKinds::name(NameId verb) const
{
    update();
    for (const Action &action : m_first) {
        if (action.verb != verb)
            continue;
        const auto &texts = m_controller.texts();
        QString name = texts.label(action);
        name.replace(texts.spaceName(action.space), QStringLiteral("…"));
        name.remove(texts.pieceName(action.piece));
        name = name.simplified();
        return name.left(1).toUpper() + name.mid(1);
    }
    return {};
}

std::vector<Action> MoveKinds::moves() const
{
    std::vector<Action> found;
    std::set<SpaceId> places;
    for (const Action &action : ofKind(m_controller.actions(m_piece))) {
        if (action.space && places.insert(action.space).second)
            found.push_back(action);
    }
    return found;
}

std::vector<Action> MoveKinds::ofKind(const std::vector<Action> &actions) const
{
    std::vector<Action> found;
    const NameId kind = chosen();
    for (const Action &action : actions) {
        if (kind && action.verb == kind && action.piece == m_piece)
            found.push_back(action);
    }
    return found.empty() ? actions : found;
}

std::vector<Action> MoveKinds::meant(const std::vector<Action> &actions) const
{
    std::vector<Action> found = ofKind(actions);
    if (found.size() > 1 && !differ(found))
        found.resize(1);
    return found;
}

// A piece that has one way to go is asked about as it is; of several each has its verb as its mode.
engine::Json MoveKinds::question(NameId verb) const
{
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("piece"), m_controller.module().piece(m_piece).id);
    if (m_kinds.size() > 1)
        arguments.insert(QStringLiteral("mode"), m_controller.state().names().text(verb));
    return arguments;
}

const MoveKinds::Costs &MoveKinds::costs(NameId verb) const
{
    update();
    const auto [costs, isNew] = m_costs.try_emplace(verb);
    if (!isNew || !m_piece)
        return costs->second;
    const engine::Json answer = m_controller.query(engine::protocol::Query::Reach, question(verb));
    for (qsizetype i = 0; answer.isObject() && i < answer.size(); ++i) {
        if (const SpaceId space = m_controller.module().map.find(answer.keyAt(i)))
            costs->second[space] = answer.at(i).toReal();
    }
    return costs->second;
}

std::optional<double> MoveKinds::cost(const Action &action) const
{
    if (!m_piece || action.piece != m_piece)
        return {};
    const Costs &all = costs(action.verb);
    const auto found = all.find(action.space);
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

std::vector<SpaceId> MoveKinds::path(const Action &action) const
{
    std::vector<SpaceId> found;
    if (!cost(action))
        return found;
    const auto &map = m_controller.module().map;
    engine::Json arguments = question(action.verb);
    arguments.insert(QStringLiteral("space"), map.space(action.space).id);
    const engine::Json answer = m_controller.query(engine::protocol::Query::Path, arguments);
    for (qsizetype i = 0; answer.isArray() && i < answer.size(); ++i) {
        if (const SpaceId space = map.find(answer.at(i).toString()))
            found.push_back(space);
    }
    return found;
}

bool MoveKinds::differ(const std::vector<Action> &actions) const
{
    std::set<QByteArray> ends;
    engine::Random random(m_controller.game().setup().seed);
    const engine::GameSeat &seat = m_controller.seat();
    const auto dice = random.next();
    const auto guess = seat.guess(random);
    for (const Action &action : actions) {
        if (action.piece != actions.front().piece || action.space != actions.front().space)
            return true;
        bool isMove = false;
        const auto tried = seat.attempt(action, dice, guess, [&](const engine::Game &game) {
            engine::GameState after = game.state();
            isMove =
                action.piece && action.space && after.piece(action.piece).space == action.space;
            // Which questions are open counts; what they have noted, like points spent, does not.
            QByteArray end;
            while (!after.frames().empty()) {
                end += QByteArray::number(after.frames().back().decision.value) + ' ';
                after.apply(engine::change::PopFrame{});
            }
            ends.insert(end + after.hash());
        });
        if (!tried || !isMove)
            return true;
    }
    return ends.size() > 1;
}

} // namespace app
