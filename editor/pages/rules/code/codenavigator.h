// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codetabs.h"
#include "editor/document/place.h"
#include "editor/pages/rules/index/ruleindex.h"

namespace editor {

/// Takes the designer from one place of the code to another, and back.
class CodeNavigator : public QObject
{
    Q_OBJECT

public:
    CodeNavigator(RuleIndex &index, CodeTabs &tabs, QObject *parent = nullptr);

    /// Opens a place of the code; any other is for the window.
    void open(const CodePlace &place);
    /// The file at a line, or as it was left with none.
    void openLine(const QString &file, int line);
    void goToDefinition();
    void goBack();

signals:
    /// What is wanted is not in the code.
    void left(const editor::Place &place);
    /// For the status bar.
    void told(const QString &text);

private:
    void remember();

    RuleIndex &m_index;
    CodeTabs &m_tabs;
    QList<CodePlace> m_back; ///< Where the designer came from, the latest last.
};

} // namespace editor
