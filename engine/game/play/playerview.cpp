// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/playerview.h"

#include "engine/game/play/answertexts.h"
#include "engine/module/model/module.h"

namespace engine {

namespace {

/// What nobody in particular knows is known to every side, each perhaps in its own way.
template<typename Knows> bool everySide(const Module &module, Knows knows)
{
    const auto sides = int32_t(module.sides.size());
    int32_t side = 0;
    while (side < sides && knows(SideId(side)))
        ++side;
    return sides > 0 && side == sides;
}

} // namespace

PlayerView::PlayerView(const Module &module, const GameState &state, Viewer viewer)
    : m_module(module)
    , m_state(state)
    , m_viewer(viewer)
    , m_sight(module, state, viewer)
{
}

bool PlayerView::isOpen(PieceId id) const
{
    const uint32_t everybody = (1u << m_module.sides.size()) - 1;
    return (m_state.piece(id).seenBy & everybody) == everybody;
}

bool PlayerView::seesPresence(PieceId id) const
{
    const GameState::PieceState &piece = m_state.piece(id);
    if (seesEverything() || !piece.space)
        return true;
    const Space &space = m_module.map.space(piece.space);
    return space.contents != Space::Contents::Hidden
        && (space.contents != Space::Contents::Owner || m_viewer.isOf(space.owner));
}

bool PlayerView::seesVariable(int variable) const
{
    const auto &declared = m_module.state.variables[size_t(variable)];
    if (seesEverything() || (declared.seenBy.empty() && !declared.secret))
        return true;
    const auto sees = [&](SideId side) {
        return std::find(declared.seenBy.begin(), declared.seenBy.end(), side)
            != declared.seenBy.end();
    };
    if (!m_viewer.side())
        return everySide(m_module, sees);
    const bool decides = !m_state.frames().empty() && m_viewer.isOf(m_state.frames().back().side);
    return sees(m_viewer.side()) || (decides && sees(SideId()));
}

Data PlayerView::variable(int variable) const
{
    return veiled(m_state.variable(variable));
}

Data PlayerView::veiled(Data data) const
{
    const auto veil = [this](Value &value) {
        if (value.type == Value::Type::Piece && !seesFace(PieceId(value.number)))
            value = {};
    };
    if (auto *value = std::get_if<Value>(&data)) {
        veil(*value);
    } else {
        for (Value &one : std::get<ValueList>(data))
            veil(one);
    }
    return data;
}

std::vector<PieceId> PlayerView::listed(NameId name) const
{
    Data data;
    const Frame frame = m_state.frames().empty() ? Frame() : m_state.frames().back();
    const auto local = std::find_if(frame.locals.begin(), frame.locals.end(),
                                    [name](const auto &one) { return one.first == name; });
    const auto index = m_module.state.variable.constFind(name);
    if (local != frame.locals.end()) {
        if (seesEverything() || m_viewer.isOf(frame.side))
            data = local->second;
    } else if (index != m_module.state.variable.cend() && seesVariable(*index)) {
        data = m_state.variable(*index);
    }
    data = veiled(std::move(data));
    std::vector<PieceId> pieces;
    if (const auto *list = std::get_if<ValueList>(&data)) {
        for (const Value &value : *list) {
            if (value.type == Value::Type::Piece && PieceId(value.number))
                pieces.emplace_back(value.number);
        }
    }
    return pieces;
}

bool PlayerView::seesLog(const change::Log &entry) const
{
    return m_sight.isAmong(entry.seenBy);
}

bool PlayerView::knowsFace(const change::Log &entry, PieceId id) const
{
    if (!m_viewer.side() && !seesEverything())
        return everySide(m_module, [&](SideId side) {
            return PlayerView(m_module, m_state, side).knowsFace(entry, id);
        });
    return m_sight.isAmong(entry.facesSeenBy) || seesFace(id);
}

std::vector<PlayerView::Seen> PlayerView::stack(SpaceId id) const
{
    std::vector<Seen> seen;
    std::vector<Seen> backs;
    for (PieceId piece = m_state.bottom(id); piece; piece = m_state.piece(piece).next) {
        const SideId side = m_state.piece(piece).side;
        const NameId back = m_module.piece(piece).back;
        if (seesFace(piece))
            seen.push_back({piece, side, back, {}});
        else if (seesPresence(piece))
            backs.push_back({PieceId(), side, back, openProperties(piece)});
    }
    std::stable_sort(backs.begin(), backs.end(), [](const Seen &a, const Seen &b) {
        if (a.side != b.side || a.back != b.back)
            return std::pair(a.side, a.back) < std::pair(b.side, b.back);
        return std::lexicographical_compare(
            a.open.begin(), a.open.end(), b.open.begin(), b.open.end(), [](Value one, Value other) {
                return std::pair(one.type, one.number) < std::pair(other.type, other.number);
            });
    });
    // Where only the top of a stack is seen, the others lie below it.
    const bool areBelow = Sight::onlyTops(m_module, m_state);
    seen.insert(areBelow ? seen.begin() : seen.end(), backs.begin(), backs.end());
    return seen;
}

ValueList PlayerView::openProperties(PieceId id) const
{
    const auto &declared = m_module.state.pieceProperties;
    ValueList values(declared.size());
    for (size_t i = 0; i < declared.size(); ++i) {
        if (!declared[i].secret)
            values[i] = m_state.pieceProperty(id, int(i));
    }
    return values;
}

bool PlayerView::asksOfUnseen(const Json &arguments) const
{
    if (seesEverything())
        return false;
    if (arguments.isString())
        return isUnseen(arguments.toString());
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (asksOfUnseen(arguments.at(i)) || (arguments.isObject() && isUnseen(arguments.keyAt(i))))
            return true;
    }
    return false;
}

bool PlayerView::isUnseen(const QString &pieceId) const
{
    const PieceId piece = m_module.piece(pieceId);
    return piece && !seesFace(piece);
}

Json PlayerView::veiled(const Json &answer) const
{
    if (seesEverything() || answer.isScalar())
        return answer;
    if (answer.isArray()) {
        Json list = Json::array();
        for (qsizetype i = 0; i < answer.size(); ++i) {
            const Json &one = answer.at(i);
            const Json &piece = one.isObject() ? one[u"piece"] : one;
            if (!piece.isString() || !isUnseen(piece.toString()))
                list.append(veiled(one));
        }
        return list;
    }
    // Of a text, whoever writes it out leaves the names away.
    if (answertexts::isText(answer))
        return answer;
    Json object = Json::object();
    for (qsizetype i = 0; i < answer.size(); ++i) {
        if (!isUnseen(answer.keyAt(i)))
            object.insert(answer.keyAt(i), veiled(answer.at(i)));
    }
    return object;
}

} // namespace engine
