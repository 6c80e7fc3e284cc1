// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/guessedposition.h"

#include "engine/game/play/playerview.h"
#include "engine/module/model/module.h"

namespace engine {

namespace {

/// On the map, or in a box into which only its owner looks: which of them is where is not known.
bool isDealt(const Module &module, const GameState::PieceState &piece)
{
    if (!piece.space || piece.carrier)
        return false;
    const Space &space = module.map.space(piece.space);
    return space.kind <= Space::Kind::Area || space.contents == Space::Contents::Owner;
}

} // namespace

std::vector<Change> guessedPosition(const Game &game, Viewer viewer, Random &random)
{
    const GameState &state = game.state();
    const PlayerView view(game.module(), state, viewer);
    std::map<std::pair<SideId, NameId>, std::vector<PieceId>> unseen; // by side and back
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        const auto &piece = state.piece(PieceId(i));
        if (isDealt(game.module(), piece) && !view.seesFace(PieceId(i)))
            unseen[{piece.side, game.module().piece(PieceId(i)).back}].push_back(PieceId(i));
    }
    std::vector<Change> changes;
    // What lies on top there is seen, and stays on top.
    const int32_t place = Sight::onlyTops(game.module(), state) ? 0 : -1;
    for (const auto &[looks, pieces] : unseen) {
        std::vector<PieceId> dealt = pieces;
        // In an order that does not tell who stands there now.
        std::vector<SpaceId> places;
        for (const PieceId piece : pieces)
            places.push_back(state.piece(piece).space);
        std::sort(places.begin(), places.end());
        for (size_t i = dealt.size(); i > 1; --i)
            std::swap(dealt[i - 1], dealt[random.below(uint32_t(i))]);
        for (size_t i = 0; i < places.size(); ++i)
            changes.push_back(change::MovePiece{dealt[i], places[i], place});
        // What they have lost is not seen either: they are taken to be whole.
        for (const PieceId piece : pieces) {
            if (const int most = game.module().piece(piece).maxSteps;
                most > state.piece(piece).steps)
                changes.push_back(change::SetSteps{piece, most});
        }
    }
    return changes;
}

} // namespace engine
