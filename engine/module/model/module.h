// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/map.h"
#include "engine/core/issue.h"
#include "engine/core/names.h"
#include "engine/module/model/rulebook.h"
#include "engine/module/model/scenario.h"
#include "engine/module/model/statedeclaration.h"
#include "engine/module/model/table.h"
#include "engine/piece/piece.h"
#include "engine/rules/sequence.h"
#include "engine/storage/modulefiles.h"

namespace engine {

/// A player's side.
struct Side
{
    QString id;
    QString name;
    QString color;
    Json art;
};

/// A place at the table for one of several people who share a side.
struct Seat
{
    QString id;
    QString name;
    SideId side;
    QString option; ///< There only while this option has the choice; empty: always.
    QString choice;
};

/// An optional rule or a choice that is made before a game starts.
struct Option
{
    QString id;
    QString name;
    QString text;
    QString rule;
    QStringList choices; ///< Empty: on or off.
    QString initial; ///< "on"/"off", or one of the choices.
    /// What the program itself does while it is on.
    enum class Effect { None, OnlyTopsSeen, HandsOff } effect = Effect::None;
};

/// A game as its designer made it: everything that does not change while it is played.
struct Module
{
    QString id;
    QString version;
    QString title;
    QString language; ///< Of the texts in its files.
    QStringList languages; ///< All that it is translated into, its own among them.
    Json about; ///< Title page: period, length, players, complexity, cover, licence, authors …
    std::vector<Side> sides;
    std::vector<Option> options;
    std::vector<Seat> seats;
    bool onlyTopsSeen = false; ///< Of another side's stacks; else only while an option says so.
    TerrainTable terrain;
    Map map;
    std::vector<Formation> formations;
    std::vector<Piece> pieces;
    QHash<QString, PieceId> pieceIds;
    std::vector<Table> tables;
    std::vector<Scenario> scenarios;
    StateDeclaration state;
    Sequence sequence;
    Rulebook rulebook;
    Names names; ///< Every word that a value of the module uses.
    ModuleFiles files;

    /// Without rules it is played by hand.
    bool hasRules() const { return files.contains(QStringLiteral("rules/main.lua")); }
    SideId side(QStringView id) const;
    SeatId seat(QStringView id) const;
    PieceId piece(const QString &id) const { return pieceIds.value(id); }
    const Piece &piece(PieceId id) const { return pieces[size_t(id.value)]; }
    const Table *table(QStringView id) const;
    const Scenario *scenario(QStringView id) const;
    const Option *option(QStringView id) const;
};

} // namespace engine
