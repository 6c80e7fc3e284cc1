// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/panels/selectionrows.h"

#include <QCoreApplication>

namespace editor {

/// Rows for what only boxes and areas have: what a box is for, and where they lie.
class PlaceRows
{
    Q_DECLARE_TR_FUNCTIONS(editor::PlaceRows)

public:
    PlaceRows(BoardSession &session, SelectionRows &rows)
        : m_session(session)
        , m_rows(rows)
    {
    }

    void addBoxes();
    void addAreas();

private:
    /// One number of a list that the entries have, from 0.
    void addNumber(const QString &key, int index, const QString &title,
                   SelectionRows::Setter setter);

    BoardSession &m_session;
    SelectionRows &m_rows;
};

} // namespace editor
