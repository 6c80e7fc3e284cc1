// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

#include <set>

namespace editor {

/// Edits of who is a neighbour of whom on a map of areas.
class NeighbourEdit
{
public:
    using Pairs = std::set<AreaMesh::Pair>;

    /// \a model must be that of the draft's file.
    NeighbourEdit(Draft &draft, const BoardModel &model)
        : m_draft(draft)
        , m_file(model.file())
        , m_board(model.id())
    {
    }

    bool areLinked(const QString &a, const QString &b) const;
    bool link(const Pairs &pairs);
    /// With what lies between them.
    bool cut(const Pairs &pairs);
    /// Another one takes the place of an area among its neighbours; empty: nobody does.
    void replace(const QString &id, const QString &by);
    /// A second area has the same neighbours, with the same rivers between, as far as they are
    /// among \a others.
    void copy(const QString &id, const QString &to, const QStringList &others);

    /// What a search has found and lost.
    struct Found
    {
        int added = 0;
        int removed = 0;
    };
    /// Makes neighbours of areas with a common border. What was corrected by hand since the last
    /// search stays: links without a border, and borders without a link.
    Found find(const AreaMesh &mesh, double tolerance);
    /// Links whose border came or went with an edit come and go, too.
    void follow(const AreaMesh &before, const AreaMesh &after);

private:
    Pairs linked() const;
    engine::Json list(const QString &key) const;
    bool removeLinks(const Pairs &pairs);

    Draft &m_draft;
    QString m_file;
    QString m_board;
};

} // namespace editor
