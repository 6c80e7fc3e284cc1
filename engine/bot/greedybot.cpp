// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/greedybot.h"

#include "engine/game/playerview.h"
#include "engine/module/module.h"

namespace engine {

namespace {

bool isOnMap(const Module &module, const GameState::PieceState &piece)
{
    return piece.space && !piece.carrier && module.map.space(piece.space).kind <= Space::Kind::Area;
}

/// Deals the pieces of the map whose faces \a side does not see out anew over the places where such
/// pieces stand: a trial must not find out what is where.
std::vector<Change> guessedPosition(const Game &game, SideId side, Random &random)
{
    const GameState &state = game.state();
    const PlayerView view(game.module(), state, side);
    std::map<int32_t, std::vector<PieceId>> unseen; // by side
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        const auto &piece = state.piece(PieceId(i));
        if (isOnMap(game.module(), piece) && !view.seesFace(PieceId(i)))
            unseen[piece.side.value].push_back(PieceId(i));
    }
    std::vector<Change> changes;
    for (const auto &[owner, pieces] : unseen) {
        std::vector<PieceId> dealt = pieces;
        for (size_t i = dealt.size(); i > 1; --i)
            std::swap(dealt[i - 1], dealt[random.below(uint32_t(i))]);
        for (size_t i = 0; i < pieces.size(); ++i)
            changes.push_back(change::MovePiece{dealt[i], state.piece(pieces[i]).space});
    }
    return changes;
}

} // namespace

Result<int> GreedyBot::choose(Game &game, Random &random)
{
    const auto count = uint32_t(game.offer().actions.size());
    const SideId side = game.offer().side;
    // One seed for all trials: a lucky die then helps none of them.
    const uint64_t seed = random.next();
    const std::vector<Change> assumed = guessedPosition(game, side, random);
    std::vector<int> order(count);
    for (uint32_t i = 0; i < count; ++i)
        order[i] = int(i);
    for (uint32_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[random.below(i)]);
    if (order.size() > mostTried)
        order.resize(mostTried);
    int best = order.front();
    std::optional<qint64> bestScore;
    for (const int index : order) {
        const Action action = game.offer().actions[size_t(index)];
        std::optional<qint64> score;
        const auto tried = game.attempt(
            action, seed,
            [&](Game &after) {
                if (const auto value = after.rules().evaluate(after.state(), side))
                    score = value.value();
            },
            assumed);
        // What the rules can't do in a position that is only guessed is no fault of theirs.
        if (!tried && assumed.empty() && tried.error().code != Error::Code::IllegalAction)
            return tried.error();
        if (score && (!bestScore || *score > *bestScore)) {
            bestScore = score;
            best = index;
        }
    }
    return best;
}

} // namespace engine
