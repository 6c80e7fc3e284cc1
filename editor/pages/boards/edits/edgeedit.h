// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// Edits of what lies between two spaces: rivers, walls, borders.
class EdgeEdit
{
public:
    /// \a model must be that of the draft's file.
    EdgeEdit(Draft &draft, const BoardModel &model)
        : m_draft(draft)
        , m_file(model.file())
    {
    }
    EdgeEdit(Draft &draft, const QString &file)
        : m_draft(draft)
        , m_file(file)
    {
    }

    /// Joins an entry of the same kind and name, or begins one. Pairs that are there already, in
    /// this order or in the other, are left alone.
    bool add(const QString &type, const QString &name, const std::vector<BoardModel::Pair> &pairs);
    /// \a type empty: of every kind. An entry that has nothing left goes.
    bool remove(const QString &type, const std::vector<BoardModel::Pair> &pairs);
    /// The other space counts as the first.
    bool turn(const QString &type, const BoardModel::Pair &pair);
    /// Everything of an entry that has this kind and name gets another name.
    bool rename(const QString &type, const QString &before, const QString &after);

private:
    engine::Json list() const;
    static qsizetype placeIn(const engine::Json &between, const BoardModel::Pair &pair);

    Draft &m_draft;
    QString m_file;
};

} // namespace editor
