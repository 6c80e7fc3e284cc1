// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/window/editorwindow.h"

#include <random>

/// What random edits need: a window on a module, and chance that is the same every time.
class Bench
{
public:
    Bench(editor::EditorWindow &window, quint32 seed)
        : m_window(window)
        , m_random(seed)
    {
    }

    editor::EditorWindow &window() const { return m_window; }
    editor::ModuleDocument &document() const { return m_window.document(); }
    const editor::FileContents &files() const { return document().files(); }
    /// Those of a folder that end like this.
    QStringList filesIn(const QString &folder, const QString &end) const;
    engine::Json json(const QString &file, const editor::JsonPath &path = {}) const;

    /// 0 … count - 1; 0 for an empty range.
    int below(qsizetype count);
    bool isOneOf(int chances) { return below(chances) == 0; }
    /// A member of a list, or nothing.
    template<typename List> typename List::value_type pick(const List &list)
    {
        return list.empty() ? typename List::value_type()
                            : list[typename List::size_type(below(qsizetype(list.size())))];
    }
    /// Some of a list, in its order, at least one.
    template<typename List> List some(const List &list, int most)
    {
        List picked;
        const int wanted = 1 + below(most);
        for (int left = int(list.size()), missing = std::min(wanted, left); left > 0; --left) {
            if (below(left) >= missing)
                continue;
            picked.push_back(list[typename List::size_type(int(list.size()) - left)]);
            --missing;
        }
        return picked;
    }
    /// An id that no other call gives.
    QString freshId(const QString &stem);
    /// A few words, sometimes with signs that need care in JSON and XML.
    QString words();
    /// A plain value: text, number, yes or no.
    engine::Json value();
    /// A name for what belongs to one stroke.
    QString stroke() { return QStringLiteral("stroke %1").arg(++m_strokes); }

    template<typename PageType> PageType *page() const
    {
        for (editor::Page *page : m_window.pages()) {
            if (auto *found = qobject_cast<PageType *>(page))
                return found;
        }
        return nullptr;
    }

private:
    editor::EditorWindow &m_window;
    std::mt19937 m_random;
    int m_ids = 0;
    int m_strokes = 0;
};
