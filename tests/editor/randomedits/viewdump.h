// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/window/editorwindow.h"

#include <QAbstractItemModel>
#include <QImage>

namespace editor {
class CodeTabs;
}

/// What a window shows, page by page, in a form that can be compared: texts of labels, fields,
/// lists and tables, and pictures of boards. Every page is first brought into the same state:
/// nothing chosen, the first of everything open, and all small files as text.
class ViewDump
{
public:
    explicit ViewDump(editor::EditorWindow &window);

    /// Whether another window, or the same one at another time, shows anything else.
    bool differsFrom(const ViewDump &other);
    /// The first thing that was found by that.
    const QString &difference() const { return m_difference; }

private:
    void waitForModule();
    void reset(editor::Page &page);
    void dump(const editor::Page &page);
    /// Those that a page shows as text; large ones would take minutes.
    QStringList textsOf(const editor::Page &page) const;
    void dumpTexts(const editor::CodeTabs &tabs, const QStringList &files);
    void dumpWidget(const QWidget &widget, int depth);
    void dumpModel(const QAbstractItemModel &model, const QModelIndex &parent, int depth);
    void paint(editor::Page &page);
    void say(int depth, const QString &text) { m_lines.append(QString(depth, u' ') + text); }

    editor::EditorWindow &m_window;
    QStringList m_lines;
    QMap<QString, QImage> m_pictures;
    QString m_difference;
};
