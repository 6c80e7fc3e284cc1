// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/game/telling/beatcutter.h"

/// The position before the last command of a game.
inline engine::GameState beforeLast(const engine::Game &game)
{
    engine::GameState state = game.state();
    const auto &inverses = game.history()[size_t(game.commandCount()) - 1].inverses;
    for (auto change = inverses.rbegin(); change != inverses.rend(); ++change)
        state.apply(*change);
    return state;
}

/// Everything that is told by the beats of the last command, to be compared.
inline QByteArray beatNotes(const engine::Game &game, engine::Viewer viewer)
{
    engine::BeatCutter cutter(game.module(), viewer);
    QByteArray notes;
    const auto &last = game.history()[size_t(game.commandCount()) - 1];
    for (const engine::Beat &beat : cutter.cut(beforeLast(game), last.changes, 1)) {
        notes += "\nbeat " + QByteArray::number(int(beat.kind)) + " of "
            + QByteArray::number(beat.side.value) + (beat.isFight ? " in a fight" : "");
        for (const auto &way : beat.ways)
            notes += " way " + QByteArray::number(way.piece.value) + ' '
                + QByteArray::number(way.side.value) + ' ' + QByteArray::number(way.from.value)
                + '-' + QByteArray::number(way.to.value);
        for (const auto &harm : beat.losses)
            notes += " loss " + QByteArray::number(harm.piece.value) + ' '
                + QByteArray::number(harm.steps);
        for (const engine::PieceId piece : beat.actors)
            notes += " by " + QByteArray::number(piece.value);
        for (const engine::PieceId piece : beat.targets)
            notes += " to " + QByteArray::number(piece.value);
        for (const engine::SpaceId space : beat.spaces)
            notes += " at " + QByteArray::number(space.value);
        for (const engine::change::Log &line : beat.lines)
            notes += " line " + QByteArray::number(line.text.source.value);
    }
    return notes;
}
