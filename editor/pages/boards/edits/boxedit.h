// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// Edits of boxes, cups and decks, on displays and beside maps.
class BoxEdit
{
public:
    /// \a model must be that of the draft's file.
    BoxEdit(Draft &draft, const BoardModel &model)
        : m_draft(draft)
        , m_model(model)
    {
    }

    /// \a kind: "box", "cup" or "deck".
    bool add(const QString &id, const QString &name, const QString &kind, QRectF box);
    /// A row of boxes that are neighbours of each other, numbered from 1; \a box is the first.
    bool addTrack(const QString &id, const QString &name, int count, QRectF box, QPointF step);
    bool setBox(const QString &id, QRectF box);
    bool move(const QStringList &ids, QPointF by);
    /// With what speaks of them on this board.
    bool remove(const QStringList &ids);
    /// An id that no space of the module's boards has, like \a wish.
    QString freeId(const QString &wish) const;
    bool isTaken(const QString &id) const;

private:
    void takeOut(const QString &list, const QString &id);

    Draft &m_draft;
    const BoardModel &m_model;
};

} // namespace editor
