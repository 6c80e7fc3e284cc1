// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QString;
class QTextCursor;

namespace editor {

class CodeEdit;
class CodeHints;

/// The keys that writers of code know, as they work in one text.
class CodeKeys
{
public:
    CodeKeys(CodeEdit &edit, CodeHints &hints)
        : m_edit(edit)
        , m_hints(hints)
    {
    }

    /// Whether the text needs a key that is also a shortcut of the window.
    bool wants(const QKeyEvent &event) const;
    /// False: it is a key that every text knows.
    bool press(const QKeyEvent &event);
    /// What such a key has written.
    void typed(const QString &characters);

private:
    bool choose(const QKeyEvent &event);
    bool command(const QKeyEvent &event);
    bool edit(const QKeyEvent &event);
    bool change(QTextCursor &cursor, const QKeyEvent &event);

    CodeEdit &m_edit;
    CodeHints &m_hints;
    int m_freshLine = -1; ///< Begun by Return: its indentation is ours.
};

} // namespace editor
