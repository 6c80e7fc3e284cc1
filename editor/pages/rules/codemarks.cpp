// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/codemarks.h"

#include "editor/pages/rules/index/issuemarks.h"

namespace editor {

CodeMarks::CodeMarks(CodeTabs &tabs, LuaAssistant &assistant, RuleIndex &index, TestRun &tests,
                     QObject *parent)
    : QObject(parent)
    , m_tabs(tabs)
    , m_index(index)
    , m_tests(tests)
{
    connect(&tabs, &CodeTabs::opened, this, [this, &assistant](CodeEdit *edit) {
        edit->setKnown(assistant.knownNames(edit->file()));
        markProblems();
        markCovered();
    });
    connect(&index.live().document(), &ModuleDocument::changed, this,
            [this](const QSet<QString> &files) {
                m_tests.forget(files);
                markCovered();
            });
    connect(&index.live(), &LiveModule::checked, this, &CodeMarks::markProblems);
    connect(&tests, &TestRun::finished, this, &CodeMarks::markCovered);
}

void CodeMarks::markProblems()
{
    for (CodeEdit *edit : m_tabs.edits())
        edit->setProblems(issueMarks(m_index.live().issues(), edit->file(), edit->text(),
                                     m_index.wrongNames(edit->file())));
}

void CodeMarks::markCovered()
{
    for (CodeEdit *edit : m_tabs.edits())
        edit->setCovered(m_tests.covered(edit->file()));
}

} // namespace editor
