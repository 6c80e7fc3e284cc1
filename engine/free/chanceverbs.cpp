// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/freeverb.h"

#include "engine/free/dice.h"

namespace engine {

namespace {

SpaceId cupOf(const Deed &deed)
{
    return deed.module().map.find(deed.name());
}

bool isCup(const Space &space)
{
    return space.kind == Space::Kind::Cup || space.kind == Space::Kind::Deck;
}

/// Where a side keeps what only it sees; none: nowhere.
SpaceId handOf(const Module &module, SideId side)
{
    const auto &spaces = module.map.spaces();
    const auto it = std::find_if(spaces.begin(), spaces.end(), [&](const Space &space) {
        return space.owner == side && space.contents == Space::Contents::Owner && !isCup(space);
    });
    return it == spaces.end() ? SpaceId() : SpaceId(int32_t(it - spaces.begin()));
}

const char *refuseDraw(const Deed &deed)
{
    if (!deed.state().bottom(cupOf(deed)))
        return QT_TRANSLATE_NOOP("TextRenderer", "There is nothing left to be drawn.");
    return cupOf(deed) == deed.action().space
        ? QT_TRANSLATE_NOOP("TextRenderer", "What is drawn has to go somewhere else.")
        : nullptr;
}

void draw(Turn &turn, const Deed &deed)
{
    const SpaceId from = cupOf(deed);
    const SpaceId to = deed.action().space;
    for (int left = deed.number(1); left > 0; --left) {
        const PieceId piece = turn.draw(from);
        if (!piece)
            return;
        turn.apply(change::MovePiece{piece, to, -1});
        FreeLog(turn, deed)
            .kind(change::Log::Kind::Draw)
            .say(QT_TRANSLATE_NOOP("TextRenderer", "{1} is drawn from {2} to {3}."),
                 {Value::piece(piece), Value::space(from), Value::space(to)});
    }
}

const char *allowShuffle(const Deed &)
{
    return nullptr;
}

void shuffle(Turn &turn, const Deed &deed)
{
    turn.shuffle(deed.action().space);
    FreeLog(turn, deed)
        .kind(change::Log::Kind::Draw)
        .say(QT_TRANSLATE_NOOP("TextRenderer", "{1} is shuffled."),
             {Value::space(deed.action().space)});
}

const char *refuseDeal(const Deed &deed)
{
    for (int32_t i = 0; i < int32_t(deed.module().sides.size()); ++i) {
        if (!handOf(deed.module(), SideId(i)))
            return QT_TRANSLATE_NOOP("TextRenderer",
                                     "Not every side has a box of its own to be dealt to.");
    }
    return deed.state().bottom(cupOf(deed))
        ? nullptr
        : QT_TRANSLATE_NOOP("TextRenderer", "There is nothing left to be drawn.");
}

void deal(Turn &turn, const Deed &deed)
{
    const SpaceId from = cupOf(deed);
    const int sides = int(deed.module().sides.size());
    for (int dealt = 0; dealt < deed.number(1) * sides; ++dealt) {
        const PieceId piece = turn.draw(from);
        if (!piece)
            break;
        turn.apply(change::MovePiece{piece, handOf(deed.module(), SideId(dealt % sides)), -1});
    }
    FreeLog(turn, deed)
        .kind(change::Log::Kind::Draw)
        .at(from)
        .say(QT_TRANSLATE_NOOP("TextRenderer", "Each side is dealt {1} from {2}."),
             {Value::integer(deed.number(1)), Value::space(from)});
}

const char *refuseRoll(const Deed &deed)
{
    return Dice::read(deed.words())
        ? nullptr
        : QT_TRANSLATE_NOOP("TextRenderer", "Dice are written like this: 2d6+1.");
}

void roll(Turn &turn, const Deed &deed)
{
    const Dice dice = *Dice::read(deed.words());
    const auto faces = turn.roll(dice.count, dice.sides);
    ValueList shown = {Value::integer(dice.sides)};
    int sum = dice.plus;
    for (const int face : faces) {
        shown.push_back(Value::integer(face));
        sum += face;
    }
    FreeLog(turn, deed)
        .kind(change::Log::Kind::Roll)
        .dice(std::move(shown))
        .say(QT_TRANSLATE_NOOP("TextRenderer", "{1}: {2}."),
             {deed.action().value, Value::integer(sum)});
}

constexpr FreeVerb c_chanceVerbs[] = {
    {.name = "draw",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Draw"),
     .refuse = refuseDraw,
     .perform = draw,
     .spaces = FreeVerb::Spaces::Any,
     .values = FreeVerb::Values::Range,
     .mayLackValue = true,
     .names = FreeVerb::Names::Cups,
     .least = 1,
     .most = 100},
    {.name = "shuffle",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Shuffle"),
     .refuse = allowShuffle,
     .perform = shuffle,
     .spaces = FreeVerb::Spaces::Listed},
    {.name = "deal",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Deal"),
     .refuse = refuseDeal,
     .perform = deal,
     .values = FreeVerb::Values::Range,
     .mayLackValue = true,
     .names = FreeVerb::Names::Cups,
     .least = 1,
     .most = 100},
    {.name = "roll",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Roll dice"),
     .refuse = refuseRoll,
     .perform = roll,
     .values = FreeVerb::Values::Text},
};

} // namespace

std::span<const FreeVerb> chanceVerbs()
{
    return c_chanceVerbs;
}

} // namespace engine
