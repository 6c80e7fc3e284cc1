// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/code/codefileedit.h"
#include "editor/pages/rules/code/codenavigator.h"

namespace editor {

/// What a designer does to the code besides typing, a step of the history each: new files,
/// decisions that a phase wants, other names.
class CodeEdits : public QObject
{
    Q_OBJECT

public:
    /// Asks its questions above \a window.
    CodeEdits(RuleIndex &index, CodeTabs &tabs, CodeNavigator &navigator, QWidget *window);

    void askNewFile();
    /// Adds a file with code and shows it; rules are named in main.lua. False when the name is no
    /// good.
    bool addFile(CodeFileEdit::Kind kind, const QString &name);
    /// Shows what defines the decision of a phase, or its hooks; begins the decision if nothing
    /// does.
    void openPhase(const QString &decision, const QString &phase, const QString &rule);
    void askRename();
    /// Renames what is named at the cursor to \a name; why not, if it can't be.
    QString rename(const QString &name);

signals:
    /// For the status bar.
    void told(const QString &text);

private:
    ModuleDocument &document() const { return m_index.live().document(); }

    RuleIndex &m_index;
    CodeTabs &m_tabs;
    CodeNavigator &m_navigator;
    QWidget *m_window;
};

} // namespace editor
