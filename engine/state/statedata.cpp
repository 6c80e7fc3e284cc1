// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/statedata.h"

namespace engine {

std::vector<PieceId> StateData::stack(SpaceId id) const
{
    std::vector<PieceId> found;
    for (PieceId one = first[size_t(id.value)]; one; one = piece(one).next)
        found.push_back(one);
    return found;
}

std::vector<PieceId> StateData::attached(PieceId carrier) const
{
    std::vector<PieceId> found;
    for (size_t i = 0; attachedCount && i < pieces.size(); ++i) {
        if (pieces[i].carrier == carrier)
            found.push_back(PieceId(int32_t(i)));
    }
    return found;
}

int StateData::position(PieceId id) const
{
    const PieceState &state = piece(id);
    if (!state.space || state.carrier)
        return -1;
    int place = 0;
    for (PieceId other = first[size_t(state.space.value)]; other && other != id;
         other = piece(other).next)
        ++place;
    return place;
}

Value StateData::edgeProperty(EdgeId edge, NameId name) const
{
    const auto it = edges.find({edge, name});
    return it == edges.end() ? Value() : it->second;
}

} // namespace engine
