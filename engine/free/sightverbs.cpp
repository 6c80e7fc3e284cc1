// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/freeverb.h"

#include "engine/state/facechange.h"
#include "engine/state/sight.h"

namespace engine {

namespace {

const char *allowSight(const Deed &)
{
    return nullptr;
}

void setFace(Turn &turn, const change::SetSeen &after)
{
    const PieceState &before = turn.state().piece(after.piece);
    if (after.seenBy != before.seenBy || after.shownTo != before.shownTo)
        turn.apply(after);
}

void show(Turn &turn, const Deed &deed)
{
    for (const PieceId piece : deed.pieces())
        setFace(turn, shown(deed.module(), turn.state(), piece, deed.valueSide()));
    FreeLog log(turn, deed);
    log.kind(change::Log::Kind::Reveal);
    if (deed.valueSide())
        log.sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1} is shown to {3}."),
                        QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are shown to {3}."),
                        {deed.action().value});
    else
        log.sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1} is shown to all."),
                        QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are shown to all."));
}

// The line is written while everybody who saw them still does.
void hide(Turn &turn, const Deed &deed)
{
    FreeLog log(turn, deed);
    if (deed.valueSide())
        log.sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1} is hidden from {3}."),
                        QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are hidden from {3}."),
                        {deed.action().value});
    else
        log.sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1} is hidden."),
                        QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are hidden."));
    for (const PieceId piece : deed.pieces()) {
        change::SetSeen after = hidden(turn.state(), piece, deed.valueSide());
        if (!deed.valueSide() && deed.by())
            after.seenBy |= turn.state().piece(piece).seenBy & 1u << deed.by().value;
        setFace(turn, after);
    }
}

/// The pieces of a space that lie face down for their own side, which may look at them.
std::vector<PieceId> faceDown(const Deed &deed)
{
    std::vector<PieceId> pieces;
    const Space &space = deed.module().map.space(deed.action().space);
    const bool isOwn = space.contents == Space::Contents::Owner && space.owner == deed.by();
    if (!deed.by() || (space.contents != Space::Contents::Open && !isOwn))
        return pieces;
    for (const PieceId piece : deed.state().stack(deed.action().space)) {
        const PieceState &one = deed.state().piece(piece);
        if ((!one.side || one.side == deed.by()) && !(one.seenBy & 1u << deed.by().value))
            pieces.push_back(piece);
    }
    return pieces;
}

const char *refuseLook(const Deed &deed)
{
    return faceDown(deed).empty()
        ? QT_TRANSLATE_NOOP("TextRenderer", "Nothing of your own lies face down there.")
        : nullptr;
}

void look(Turn &turn, const Deed &deed)
{
    for (const PieceId piece : faceDown(deed)) {
        const PieceState &before = turn.state().piece(piece);
        turn.apply(change::SetSeen{piece, before.seenBy | 1u << deed.by().value, before.shownTo});
    }
    FreeLog(turn, deed)
        .kind(change::Log::Kind::Reveal)
        .say(QT_TRANSLATE_NOOP("TextRenderer", "{1} looks at what lies face down in {2}."),
             {Value::side(deed.by()), Value::space(deed.action().space)});
}

constexpr FreeVerb c_sightVerbs[] = {
    {.name = "show",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Show"),
     .refuse = allowSight,
     .perform = show,
     .pieces = FreeVerb::Count::Many,
     .values = FreeVerb::Values::Sides,
     .mayLackValue = true},
    {.name = "hide",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Hide"),
     .refuse = allowSight,
     .perform = hide,
     .pieces = FreeVerb::Count::Many,
     .values = FreeVerb::Values::Sides,
     .mayLackValue = true},
    {.name = "look",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Look at what lies face down"),
     .refuse = refuseLook,
     .perform = look,
     .spaces = FreeVerb::Spaces::Any},
};

} // namespace

std::span<const FreeVerb> sightVerbs()
{
    return c_sightVerbs;
}

} // namespace engine
