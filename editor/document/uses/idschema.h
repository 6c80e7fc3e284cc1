// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "editor/document/uses/reference.h"

namespace editor {

/// What an id in the files of a module names.
enum class IdKind {
    Side,
    Option,
    Seat,
    Board,
    Scenario,
    Space,
    Piece,
    Type,
    Template,
    Formation,
    Terrain,
    Edge,
    Way,
    Mobility,
    Table,
    Variable,
    PieceProperty,
    SpaceProperty,
    Phase,
    Decision,
    Rule
};

/// The places of the JSON formats that hold ids. A word elsewhere belongs to the format or is
/// prose, even if it is spelled like an id.
namespace idschema {

struct Meaning
{
    enum class Role {
        Format, ///< A key or a word of the format, or prose.
        Data, ///< What the module keeps for its rules: it may be an id of any kind.
        Value, ///< Data that a game reads itself: a side's id there is the side.
        Name, ///< Refers to what has this id.
        Own ///< Where the thing itself has its id.
    };

    Role role = Role::Format;
    IdKind kind = IdKind::Side; ///< Of names.
};

/// Of the key or the text at a place.
Meaning at(const QString &file, const JsonPath &path, Use::Kind keyOrValue);

/// Where what has the id says so.
QList<Use> own(const FileContents &files, IdKind kind, const QString &id);
/// Where JSON files name it elsewhere; data which only looks like the id is not sure.
QList<Reference> references(const FileContents &files, IdKind kind, const QString &id);
/// Whether a word is anything else in the JSON files than an id of this kind.
bool isElse(const FileContents &files, IdKind kind, const QString &word);
/// Whether a game reads the word as a value.
bool isValue(const FileContents &files, const QString &word);

} // namespace idschema

} // namespace editor
