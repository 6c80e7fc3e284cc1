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

/// The cup in which a chit was before a step, 1 being the first of the game, or is still.
engine::SpaceId cupOf(const GameController &controller, engine::PieceId piece, qsizetype step)
{
    const engine::Module &module = controller.module();
    const auto &history = controller.game().history();
    if (step > 0 && step <= qsizetype(history.size())) {
        for (const engine::Change &change : history[size_t(step - 1)].inverses) {
            const auto *back = std::get_if<engine::change::MovePiece>(&change);
            if (back && back->piece == piece && isPile(module, back->space))
                return back->space;
        }
    }
    const engine::SpaceId now = controller.shownState().piece(piece).space;
    return isPile(module, now) ? now : engine::SpaceId();
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
    const engine::SpaceId cup = cupOf(controller, drawn.piece, controller.game().commandCount());
    DrawnChit found{drawn.piece, cup, {}};
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

DrawnChit DrawnChit::of(const GameController &controller, const engine::Beat &beat)
{
    const engine::change::Log &line = beat.lines.back();
    const bool isKnown = controller.view().knowsFace(line, line.piece);
    return {line.piece,
            isKnown ? cupOf(controller, line.piece, beat.step) : engine::SpaceId(),
            {controller.texts().render(line.text)}};
}

} // namespace app
