// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "engine/board/board.h"

namespace editor {

/// Makes, copies and removes whole boards of a module.
class BoardFileEdit
{
public:
    explicit BoardFileEdit(Draft &draft)
        : m_draft(draft)
    {
    }

    /// A new board at the end of the list; answers its file, empty: it can't be made.
    QString add(const QString &name, engine::Board::Kind kind, int columns = 20, int rows = 15);
    /// A copy whose spaces have other ids.
    QString duplicate(const QString &file, const QString &name);
    bool remove(const QString &file);
    bool rename(const QString &file, const QString &name);

private:
    QString freeFile(const QString &name) const;
    bool list(const QString &file);
    /// Letters that no id of the module's boards begins with.
    QString freeLetters() const;
    QString numbering() const;

    Draft &m_draft;
};

} // namespace editor
