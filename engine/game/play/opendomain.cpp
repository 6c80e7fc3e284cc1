// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/opendomain.h"

#include "engine/module/model/module.h"

namespace engine {

namespace {

template<typename Id> bool isIn(const std::vector<Id> &list, Id id)
{
    return std::find(list.begin(), list.end(), id) != list.end();
}

} // namespace

bool OpenDomain::isLine(const QString &text)
{
    return !text.trimmed().isEmpty() && text.size() <= OpenAction::textLength
        && std::all_of(text.begin(), text.end(),
                       [](QChar sign) { return sign.isPrint() || sign.isSurrogate(); });
}

bool OpenDomain::takes(PieceId piece) const
{
    using Pieces = OpenAction::Pieces;
    const SideId side = m_state.piece(piece).side;
    switch (m_open.pieces) {
    case Pieces::None:
        return false;
    case Pieces::Own:
        return side && (!m_by || side == m_by);
    case Pieces::OwnAndNeutral:
        return !side || !m_by || side == m_by;
    case Pieces::Any:
        return true;
    case Pieces::Listed:
        return std::binary_search(m_open.pieceList.begin(), m_open.pieceList.end(), piece);
    }
    return false;
}

bool OpenDomain::takes(SpaceId space) const
{
    using Spaces = OpenAction::Spaces;
    switch (m_open.spaces) {
    case Spaces::None:
        return false;
    case Spaces::OfBoard:
        return m_module.map.space(space).board == m_open.board;
    case Spaces::Any:
        return true;
    case Spaces::Listed:
        return std::binary_search(m_open.spaceList.begin(), m_open.spaceList.end(), space);
    }
    return false;
}

bool OpenDomain::takes(Value value) const
{
    using Values = OpenAction::Values;
    if (!exists(value))
        return false;
    if (value.isNone())
        return m_open.values == Values::None || m_open.values == Values::Any || m_open.mayLackValue;
    switch (m_open.values) {
    case Values::None:
        return false;
    case Values::Range:
        return value.type == Value::Type::Integer && value.number >= m_open.least
            && value.number <= m_open.most;
    case Values::Words:
        return value.type == Value::Type::Word && isIn(m_open.words, NameId(value.number));
    case Values::Sides:
        return value.type == Value::Type::Side;
    case Values::Pieces:
        return value.type == Value::Type::Piece;
    case Values::Text:
        return value.type == Value::Type::Word && isText(value);
    case Values::Any:
        return value.type != Value::Type::Word || isText(value)
            || m_state.names().utf8(NameId(value.number)).isEmpty();
    }
    return false;
}

// Ids come from anywhere.
bool OpenDomain::exists(Value value) const
{
    const auto isBelow = [&](auto count) { return value.number >= 0 && value.number < int(count); };
    switch (value.type) {
    case Value::Type::Bool:
        return isBelow(2);
    case Value::Type::Side:
        return isBelow(m_module.sides.size());
    case Value::Type::Space:
        return isBelow(m_state.spaceCount());
    case Value::Type::Piece:
        return isBelow(m_state.pieceCount());
    case Value::Type::Word:
        return isBelow(m_state.names().size());
    default:
        return true;
    }
}

bool OpenDomain::isText(Value value) const
{
    return isLine(m_state.names().text(NameId(value.number)));
}

bool OpenDomain::has(const Action &action) const
{
    if (action.verb != m_open.verb || action.at
        || bool(action.piece) != (m_open.pieces != OpenAction::Pieces::None)
        || bool(action.space) != (m_open.spaces != OpenAction::Spaces::None)
        || (!m_open.many && !action.also.empty()))
        return false;
    return takesPieces(action)
        && (!action.space || (action.space.value < m_state.spaceCount() && takes(action.space)))
        && takes(action.value)
        && (m_open.names.empty() ? !action.name : isIn(m_open.names, action.name));
}

bool OpenDomain::takesPieces(const Action &action) const
{
    if (!action.piece)
        return action.also.empty();
    auto all = action.also;
    all.push_back(action.piece);
    std::sort(all.begin(), all.end());
    return std::adjacent_find(all.begin(), all.end()) == all.end()
        && std::all_of(all.begin(), all.end(), [this](PieceId one) {
               return one && one.value < m_state.pieceCount() && takes(one);
           });
}

} // namespace engine
