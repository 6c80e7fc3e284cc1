// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// Edits of roads and railways: chains through neighbouring spaces.
class WayEdit
{
public:
    enum class End { Front, Back };

    /// \a model must be that of the draft's file.
    WayEdit(Draft &draft, const BoardModel &model)
        : m_draft(draft)
        , m_model(model)
    {
    }

    /// Adds a way at the end of the list.
    bool add(const QString &type, const QString &name, const QStringList &spaces);
    bool extend(int way, End end, const QStringList &spaces);
    /// Takes spaces away at an end; a way of one space goes.
    bool shorten(int way, End end, int count);
    bool setSpaces(int way, const QStringList &spaces);
    bool setName(int way, const QString &name);
    bool remove(int way);
    /// Takes a space out of all ways of this kind (empty: every kind), which may cut them in two.
    bool cut(const QString &type, const QString &space);
    /// All ways through a space lead through another one, which it has become part of.
    bool replace(const QString &space, const QString &by);

private:
    JsonPath spacesOf(int way) const;

    Draft &m_draft;
    const BoardModel &m_model;
};

} // namespace editor
