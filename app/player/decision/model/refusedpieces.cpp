// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/refusedpieces.h"

namespace app {

namespace {

constexpr size_t c_mostAsked = 4;

// Nobody wonders why an air unit is not offered where depots are.
bool areAlike(const engine::Piece &one, const engine::Piece &other)
{
    return one.kind == other.kind
        && (one.kind != QLatin1String("marker") || one.type == other.type);
}

} // namespace

std::vector<RefusedPiece> refusedBeside(GameController &controller,
                                        const std::vector<engine::PieceId> &listed,
                                        engine::NameId verb)
{
    const auto &pieces = controller.module().pieces;
    std::vector<RefusedPiece> found;
    std::vector<engine::PieceId> known = listed;
    engine::Action asked;
    asked.verb = verb;
    for (const engine::PieceId one : listed) {
        const auto &state = controller.state().piece(one);
        if (!state.space)
            continue;
        for (const auto &seen : controller.view().stack(state.space)) {
            if (!seen.piece || seen.side != state.side
                || std::find(known.begin(), known.end(), seen.piece) != known.end()
                || known.size() - listed.size() >= c_mostAsked
                || !areAlike(pieces[size_t(one.value)], pieces[size_t(seen.piece.value)]))
                continue;
            known.push_back(seen.piece);
            asked.piece = seen.piece;
            const auto reason = controller.whyNot(asked);
            if (!reason.text.isEmpty())
                found.push_back({seen.piece, reason});
        }
    }
    return found;
}

} // namespace app
