// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

#include <optional>

namespace editor {

inline const QString c_arrivals = QStringLiteral("arrivals");

/// Edits where the pieces of one scenario begin, when they arrive, and who controls what.
///
/// Pieces and spaces go by their ids. Stacks and lanes that become empty go away with their last
/// piece; an entry that says no more than its piece is written as a plain text.
class SetupEdit
{
public:
    SetupEdit(Draft &draft, const QString &file)
        : m_draft(draft)
        , m_file(file)
    {
    }

    /// The entry of a piece, also of one that is carried; nothing when it has no place.
    std::optional<JsonPath> find(const QString &piece) const;
    /// The key under which the piece stands; empty: none.
    QString spaceOf(const QString &piece) const;
    /// Ids from the bottom, without what is carried.
    QStringList stack(const QString &space) const;
    /// Every piece with a place, in file order, what is carried after its carrier.
    QStringList placed() const;

    /// On top of the stack, or at \a index from its bottom; one that has a place already moves
    /// with all that is said of it.
    bool place(const QString &piece, const QString &space, qsizetype index = -1);
    /// An entry of a clipboard; the piece leaves the place that it had.
    bool placeEntry(const engine::Json &entry, const QString &space);
    bool takeOff(const QString &piece);
    /// The carrier must have a place of its own.
    bool attach(const QString &piece, const QString &carrier);
    /// Steps, facing, hidden_from or a property; null takes it away.
    bool setValue(const QString &piece, const JsonPath &key, const engine::Json &value);

    /// The entry of an arrival that names the piece: its lane and place there.
    std::optional<std::pair<qsizetype, qsizetype>> findArrival(const QString &piece) const;
    /// A lane without pieces; answers its number, -1: the list can't be read.
    qsizetype addLane(int turn, const QString &entry);
    bool removeLane(qsizetype lane);
    /// Puts a piece at the end of a lane and takes it out of every other one.
    bool arrive(const QString &piece, qsizetype lane);
    bool cancelArrival(const QString &piece);

    /// \a side empty: nobody's.
    bool setControl(const QStringList &spaces, const QString &side);
    QString controlOf(const QString &space) const;

    static QString pieceOf(const engine::Json &entry);

private:
    const JsonText *at(const JsonPath &path) const { return m_draft.json(m_file, path); }
    engine::Json entryAt(const JsonPath &path) const;
    std::optional<engine::Json> takeEntry(const QString &piece);
    bool insertEntry(const engine::Json &entry, const QString &space, qsizetype index);
    void removeFromControl(const QStringList &spaces);

    Draft &m_draft;
    QString m_file;
};

} // namespace editor
