// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/freeverb.h"

#include "engine/board/facings.h"
#include "engine/free/fitting.h"

namespace engine {

namespace {

const char *allowPieces(const Deed &)
{
    return nullptr;
}

/// Whether it goes along with another piece of the deed anyway.
bool isCarriedAlong(const Deed &deed, PieceId piece)
{
    const auto &all = deed.pieces();
    for (PieceId id = deed.state().piece(piece).carrier; id; id = deed.state().piece(id).carrier) {
        if (std::find(all.begin(), all.end(), id) != all.end())
            return true;
    }
    return false;
}

/// The pieces that are put somewhere, in the order in which they are put on top or below.
std::vector<PieceId> moved(const Deed &deed, bool toBottom)
{
    std::vector<PieceId> pieces;
    for (const PieceId piece : deed.pieces()) {
        if (!isCarriedAlong(deed, piece))
            pieces.push_back(piece);
    }
    if (toBottom)
        std::reverse(pieces.begin(), pieces.end());
    return pieces;
}

// Games without rules mark what has moved if they declare such a property.
void markMoved(Turn &turn, const Deed &deed, PieceId piece)
{
    const StateDeclaration &declared = deed.module().state;
    const int property =
        declared.pieceProperty.value(deed.module().names.find(QByteArray("moved")), -1);
    if (deed.manner() != Deed::Manner::InPlay || property < 0
        || declared.pieceProperties[size_t(property)].initial != Value::boolean(false))
        return;
    turn.apply(change::SetPieceProperty{piece, property, Value::boolean(true)});
}

void move(Turn &turn, const Deed &deed)
{
    FreeLog(turn, deed)
        .kind(change::Log::Kind::Move)
        .sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1} goes to {3}."),
                     QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more go to {3}."),
                     {Value::space(deed.action().space)});
    const bool toBottom = deed.says("bottom");
    for (const PieceId piece : moved(deed, toBottom)) {
        turn.apply(change::MovePiece{piece, deed.action().space, toBottom ? 0 : -1});
        markMoved(turn, deed, piece);
    }
}

const char *refuseFlip(const Deed &deed)
{
    const auto &pieces = deed.pieces();
    const bool haveFaces = std::all_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return deed.module().piece(piece).maxSteps > 1;
    });
    return haveFaces ? nullptr : QT_TRANSLATE_NOOP("TextRenderer", "{1} has no other face.");
}

void flip(Turn &turn, const Deed &deed)
{
    for (const PieceId piece : deed.pieces()) {
        const int steps = turn.state().piece(piece).steps;
        turn.apply(
            change::SetSteps{piece, steps > 1 ? steps - 1 : deed.module().piece(piece).maxSteps});
    }
    FreeLog(turn, deed)
        .sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1} is turned over."),
                     QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are turned over."));
}

const char *refuseSteps(const Deed &deed)
{
    const auto &pieces = deed.pieces();
    const bool haveThem = std::all_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return deed.number(0) <= deed.module().piece(piece).maxSteps;
    });
    return haveThem ? nullptr : QT_TRANSLATE_NOOP("TextRenderer", "{1} never has so many steps.");
}

void setSteps(Turn &turn, const Deed &deed)
{
    for (const PieceId piece : deed.pieces())
        turn.apply(change::SetSteps{piece, deed.number(0)});
    FreeLog(turn, deed)
        .sayOfPieces(
            QT_TRANSLATE_NOOP("TextRenderer", "{1} has {3} {3|step|steps} now."),
            QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more have {3} {3|step|steps} now."),
            {deed.action().value});
}

void turnPieces(Turn &turn, const Deed &deed)
{
    for (const PieceId piece : deed.pieces())
        turn.apply(change::SetFacing{piece, deed.number(Facings::none)});
    FreeLog(turn, deed)
        .sayOfPieces(
            QT_TRANSLATE_NOOP("TextRenderer", "{1} is turned to face another way."),
            QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are turned to face another way."));
}

int propertyOf(const Deed &deed)
{
    return deed.module().state.pieceProperty.value(deed.action().name, -1);
}

const char *refuseProperty(const Deed &deed)
{
    const auto &property = deed.module().state.pieceProperties[size_t(propertyOf(deed))];
    const Value value = deed.action().value;
    return fits(value, property.initial) && value.isNone() <= property.initial.isNone()
        ? nullptr
        : QT_TRANSLATE_NOOP("TextRenderer", "A property of this kind can't be that.");
}

void setProperty(Turn &turn, const Deed &deed)
{
    const int property = propertyOf(deed);
    for (const PieceId piece : deed.pieces())
        turn.apply(change::SetPieceProperty{piece, property, deed.action().value});
    FreeLog log(turn, deed);
    if (deed.module().state.pieceProperties[size_t(property)].secret)
        log.only(deed.by() ? 1u << deed.by().value : 0);
    log.sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1}: {3} is {4} now."),
                    QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more: {3} is {4} now."),
                    {Value::word(deed.action().name), deed.action().value});
}

const char *refuseRemoval(const Deed &deed)
{
    const auto &pieces = deed.pieces();
    const bool areThere = std::all_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return bool(deed.state().piece(piece).space);
    });
    return areThere ? nullptr : QT_TRANSLATE_NOOP("TextRenderer", "{1} is on no board.");
}

void removePieces(Turn &turn, const Deed &deed)
{
    FreeLog(turn, deed)
        .sayOfPieces(
            QT_TRANSLATE_NOOP("TextRenderer", "{1} is taken off the board."),
            QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are taken off the board."));
    for (const PieceId piece : moved(deed, false))
        turn.apply(change::MovePiece{piece, SpaceId(), -1});
}

const char *refuseOrder(const Deed &deed)
{
    return deed.state().position(deed.action().piece) >= 0
        ? nullptr
        : QT_TRANSLATE_NOOP("TextRenderer", "{1} is in no stack.");
}

void order(Turn &turn, const Deed &deed)
{
    const PieceId piece = deed.action().piece;
    const int place = deed.state().position(piece);
    const SpaceId space = deed.state().piece(piece).space;
    const bool isUp = deed.says("up") || deed.says("top");
    FreeLog(turn, deed)
        .at(space)
        .say(isUp ? QT_TRANSLATE_NOOP("TextRenderer", "{1} goes up in its stack.")
                  : QT_TRANSLATE_NOOP("TextRenderer", "{1} goes down in its stack."),
             {Value::piece(piece)});
    const int to = deed.says("top") ? -1
        : deed.says("bottom")       ? 0
        : deed.says("up")           ? place + 1
                                    : std::max(0, place - 1);
    turn.apply(change::MovePiece{piece, space, to});
}

const char *refuseAttach(const Deed &deed)
{
    const PieceId carrier(deed.action().value.number);
    const auto &pieces = deed.pieces();
    for (PieceId id = carrier; id; id = deed.state().piece(id).carrier) {
        if (std::find(pieces.begin(), pieces.end(), id) != pieces.end())
            return QT_TRANSLATE_NOOP("TextRenderer", "A piece can't hang on one that hangs on it.");
    }
    return deed.state().piece(carrier).space
        ? nullptr
        : QT_TRANSLATE_NOOP("TextRenderer", "{2} is on no board.");
}

void attach(Turn &turn, const Deed &deed)
{
    const PieceId carrier(deed.action().value.number);
    FreeLog(turn, deed)
        .at(deed.state().piece(carrier).space)
        .sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1} is put onto {3}."),
                     QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are put onto {3}."),
                     {deed.action().value});
    for (const PieceId piece : moved(deed, false))
        turn.apply(change::Attach{piece, carrier, -1});
}

const char *refuseDrop(const Deed &deed)
{
    const auto &pieces = deed.pieces();
    const bool areCarried = std::all_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return bool(deed.state().piece(piece).carrier);
    });
    return areCarried ? nullptr : QT_TRANSLATE_NOOP("TextRenderer", "{1} hangs on nothing.");
}

void drop(Turn &turn, const Deed &deed)
{
    FreeLog(turn, deed)
        .sayOfPieces(QT_TRANSLATE_NOOP("TextRenderer", "{1} is taken down."),
                     QT_TRANSLATE_NOOP("TextRenderer", "{1} and {2} more are taken down."));
    for (const PieceId piece : deed.pieces())
        turn.apply(change::Attach{piece, PieceId(), -1});
}

constexpr FreeVerb c_pieceVerbs[] = {
    {.name = "move",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Move"),
     .refuse = allowPieces,
     .perform = move,
     .pieces = FreeVerb::Count::Many,
     .spaces = FreeVerb::Spaces::Any,
     .values = FreeVerb::Values::Words,
     .mayLackValue = true,
     .words = "top bottom"},
    {.name = "flip",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Turn over"),
     .refuse = refuseFlip,
     .perform = flip,
     .pieces = FreeVerb::Count::Many},
    {.name = "steps",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Set the steps"),
     .refuse = refuseSteps,
     .perform = setSteps,
     .pieces = FreeVerb::Count::Many,
     .values = FreeVerb::Values::Range,
     .most = limits::steps},
    {.name = "turn",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Turn to face"),
     .refuse = allowPieces,
     .perform = turnPieces,
     .pieces = FreeVerb::Count::Many,
     .values = FreeVerb::Values::Range,
     .least = Facings::none,
     .most = Facings::count - 1},
    {.name = "set",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Set a property"),
     .refuse = refuseProperty,
     .perform = setProperty,
     .pieces = FreeVerb::Count::Many,
     .values = FreeVerb::Values::Any,
     .names = FreeVerb::Names::PieceProperties},
    {.name = "remove",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Take off the board"),
     .refuse = refuseRemoval,
     .perform = removePieces,
     .pieces = FreeVerb::Count::Many},
    {.name = "order",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Change the place in the stack"),
     .refuse = refuseOrder,
     .perform = order,
     .pieces = FreeVerb::Count::One,
     .values = FreeVerb::Values::Words,
     .words = "top bottom up down"},
    {.name = "attach",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Put onto another piece"),
     .refuse = refuseAttach,
     .perform = attach,
     .pieces = FreeVerb::Count::Many,
     .values = FreeVerb::Values::Pieces},
    {.name = "drop",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Take down"),
     .refuse = refuseDrop,
     .perform = drop,
     .pieces = FreeVerb::Count::Many},
};

} // namespace

std::span<const FreeVerb> pieceVerbs()
{
    return c_pieceVerbs;
}

} // namespace engine
