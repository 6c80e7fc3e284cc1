// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/drawnchit.h"

namespace app {

namespace {

using Changes = std::vector<engine::Change>;

constexpr int c_mostLines = 4;

/// What brought the game to the question at which it stands.
const Changes &latest(const engine::Game &game)
{
    const qsizetype count = game.commandCount();
    return count ? game.history()[size_t(count - 1)].changes : game.opening();
}

bool isDraw(const engine::Change &change)
{
    const auto *line = std::get_if<engine::change::Log>(&change);
    return line && line->kind == engine::change::Log::Kind::Draw && line->piece;
}

bool isChance(const engine::Change &change)
{
    return std::holds_alternative<engine::change::UseRandom>(change);
}

bool isDeck(const engine::Module &module, engine::SpaceId space)
{
    return space && module.map.space(space).kind == engine::Space::Kind::Deck;
}

bool isPile(const engine::Module &module, engine::SpaceId space)
{
    return isDeck(module, space)
        || (space && module.map.space(space).kind == engine::Space::Kind::Cup);
}

/// The cup in which a chit was before the step, or is still.
engine::SpaceId cupOf(const GameController &controller, engine::PieceId piece)
{
    const engine::Game &game = controller.game();
    if (game.commandCount()) {
        for (const engine::Change &change :
             game.history()[size_t(game.commandCount() - 1)].inverses) {
            const auto *back = std::get_if<engine::change::MovePiece>(&change);
            if (back && back->piece == piece && isPile(controller.module(), back->space))
                return back->space;
        }
    }
    const engine::SpaceId now = controller.state().piece(piece).space;
    return isPile(controller.module(), now) ? now : engine::SpaceId();
}

} // namespace

std::optional<DrawnChit> DrawnChit::of(const GameController &controller)
{
    const Changes &changes = latest(controller.game());
    const auto last = std::find_if(changes.rbegin(), changes.rend(), isDraw);
    if (last == changes.rend())
        return {};
    const engine::PlayerView view = controller.view();
    const auto &drawn = std::get<engine::change::Log>(*last);
    if (!view.seesLog(drawn) || !view.knowsFace(drawn, drawn.piece))
        return {};
    DrawnChit found{drawn.piece, cupOf(controller, drawn.piece), {}};
    // What a player has picked is no news to him.
    if (!isDeck(controller.module(), found.cup)
        && std::none_of(changes.begin(), last.base(), isChance))
        return {};
    for (auto change = last.base() - 1; change != changes.end(); ++change) {
        const auto *line = std::get_if<engine::change::Log>(&*change);
        if (line && line->piece == drawn.piece && view.seesLog(*line)
            && found.lines.size() < c_mostLines)
            found.lines.append(controller.texts().render(line->text));
    }
    return found;
}

DrawnChit DrawnChit::of(const GameController &controller, const engine::change::Log &line)
{
    return {line.piece, {}, {controller.texts().render(line.text)}};
}

} // namespace app
