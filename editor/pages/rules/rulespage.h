// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/rules/code/codeedits.h"
#include "editor/pages/rules/index/luaassistant.h"
#include "editor/pages/rules/runninggame.h"
#include "editor/pages/rules/testrun.h"

#include <QPointer>

class QLabel;
class QToolButton;
class QSplitter;
class QTabWidget;

namespace editor {

class ConsolePanel;
class FindPanel;
class RulePanel;
class Section;
class SequencePanel;
class StatePanel;
class TestsPanel;

/// The module's Lua, its sequence of play and its console.
class RulesPage : public Page
{
    Q_OBJECT

public:
    explicit RulesPage(LiveModule &live, QWidget *parent = nullptr);
    ~RulesPage() override;

    QString title() const override { return tr("Rules"); }
    QString icon() const override { return QStringLiteral("code"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
    Place place() const override;
    bool offers(EditCommand command) const override;
    void perform(EditCommand command) override;

    /// The game that is tried at the moment; nullptr: none.
    void setRunningGame(RunningGame *game);

    CodeEdit *edit(const QString &file) const;
    CodeEdit *currentEdit() const;
    CodeTabs &tabs() { return *m_tabs; }
    CodeNavigator &navigator() { return *m_navigator; }
    CodeEdits &edits() { return *m_edits; }
    FindPanel &finder() { return *m_find; }
    TestsPanel &testsPanel() { return *m_testsPanel; }
    RulePanel &rulePanel() { return *m_rulePanel; }
    ConsolePanel &console() { return *m_console; }
    SequencePanel &sequence() { return *m_sequence; }
    StatePanel &state() { return *m_state; }
    TestRun &tests() { return m_tests; }
    RuleIndex &index() { return m_index; }
    QString breadcrumb() const;

    void findInModule();
    void showTests();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void keepCodeWide();
    void makeLeft(QSplitter *splitter);
    void makeCentre(QSplitter *splitter);
    void makeRight(QSplitter *splitter);
    void connectParts();
    void addKeys();
    void retranslate();
    void prepare(CodeEdit *edit);
    void follow();
    void showBelow(QWidget *panel);
    void fitBreadcrumb();
    void editRule(const QString &rule);

    RuleIndex m_index;
    LuaAssistant m_assistant;
    TestRun m_tests;
    QPointer<RunningGame> m_game;
    QSplitter *m_columns;
    SequencePanel *m_sequence;
    StatePanel *m_state;
    CodeTabs *m_tabs;
    CodeNavigator *m_navigator;
    CodeEdits *m_edits;
    QLabel *m_breadcrumb;
    QToolButton *m_showTests;
    QToolButton *m_newFile;
    QTabWidget *m_below;
    FindPanel *m_find;
    TestsPanel *m_testsPanel;
    RulePanel *m_rulePanel;
    ConsolePanel *m_console;
    Section *m_sequenceSection = nullptr;
    Section *m_stateSection = nullptr;
    Section *m_ruleSection = nullptr;
    Section *m_consoleSection = nullptr;
};

} // namespace editor
