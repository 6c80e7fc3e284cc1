// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codetabs.h"
#include "editor/pages/rules/index/luaassistant.h"
#include "editor/pages/rules/testrun.h"

namespace editor {

/// Keeps up what the open files show beside their text: names that are known, flaws, and the lines
/// that tests have run.
class CodeMarks : public QObject
{
    Q_OBJECT

public:
    CodeMarks(CodeTabs &tabs, LuaAssistant &assistant, RuleIndex &index, TestRun &tests,
              QObject *parent = nullptr);

private:
    void markProblems();
    void markCovered();

    CodeTabs &m_tabs;
    RuleIndex &m_index;
    TestRun &m_tests;
};

} // namespace editor
