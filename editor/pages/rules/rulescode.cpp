// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codetabs.h"
#include "editor/pages/rules/findpanel.h"
#include "editor/pages/rules/index/definitionfinder.h"
#include "editor/pages/rules/index/issuemarks.h"
#include "editor/pages/rules/newcodedialog.h"
#include "editor/pages/rules/rulepanel.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/rules/sequencepanel.h"
#include "editor/pages/rules/statepanel.h"
#include "editor/pages/rules/symbolrenamedialog.h"
#include "editor/pages/rules/testspanel.h"
#include "engine/module/model/module.h"
#include "engine/module/read/rulebookreader.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBlock>

namespace editor {

using scripting::LuaOutline;

namespace {

constexpr qsizetype c_mostBack = 100;
constexpr int c_below = 220; // px for what comes up below the code

} // namespace

void RulesPage::prepare(CodeEdit *edit)
{
    edit->setKnown(m_assistant.knownNames(edit->file()));
    connect(edit, &CodeEdit::definitionRequested, this, &RulesPage::goToDefinition);
    connect(edit, &CodeEdit::renameRequested, this, &RulesPage::askRename);
    connect(edit, &CodeEdit::followed, this, [this, edit](int position) {
        edit->goTo(position);
        goToDefinition();
    });
    connect(edit, &CodeEdit::selectionChanged, this, &Page::selectionChanged);
    markProblems();
    markCovered();
}

void RulesPage::markProblems()
{
    for (CodeEdit *edit : m_tabs->edits())
        edit->setProblems(issueMarks(live().issues(), edit->file(), edit->text(),
                                     m_index.wrongNames(edit->file())));
}

void RulesPage::markCovered()
{
    for (CodeEdit *edit : m_tabs->edits())
        edit->setCovered(m_tests.covered(edit->file()));
}

void RulesPage::follow()
{
    const CodeEdit *edit = currentEdit();
    if (!edit) {
        m_breadcrumb->clear();
        return;
    }
    const LuaOutline &outline = m_index.outline(edit->file());
    QStringList crumbs;
    if (const int around = outline.definitionAround(edit->position()); around >= 0)
        crumbs.append(outline.definitions[around].id);
    if (const int function = outline.functionAround(edit->position());
        function >= 0 && !outline.functions[function].name.isEmpty())
        crumbs.append(outline.functions[function].title());
    m_breadcrumb->setText(crumbs.join(QStringLiteral(" › ")));
    fitBreadcrumb();
    if (const QString rule = ruleAtCursor(); !rule.isEmpty())
        m_rulePanel->show(rule);
    const QTextCursor cursor = edit->textCursor();
    emit pointed(tr("Line %1, column %2   Lua 5.4, sandbox")
                     .arg(cursor.blockNumber() + 1)
                     .arg(cursor.positionInBlock() + 1));
}

// The rule that the line names, else the first one of the decision around it.
QString RulesPage::ruleAtCursor() const
{
    const CodeEdit *edit = currentEdit();
    const QString &file = edit->file();
    const QString line = edit->textCursor().block().text();
    const int begin = edit->textCursor().block().position();
    for (int i = 0; i < int(line.size()); ++i) {
        if (!line[i].isDigit())
            continue;
        const QString rule = m_index.ruleAt(file, begin + i);
        if (!rule.isEmpty() && m_index.module() && m_index.module()->rulebook.find(rule))
            return rule;
    }
    const LuaOutline &outline = m_index.outline(file);
    const int around = outline.definitionAround(edit->position());
    if (around < 0)
        return {};
    const auto range = outline.definitions[around].range;
    for (size_t i = 0; i + 2 < outline.tokens.size(); ++i) {
        const auto &token = outline.tokens[i];
        if (range.contains(token.offset()) && token.isName(u"rule")
            && outline.tokens[i + 2].type == engine::LuaToken::Type::String)
            return LuaOutline::stringOf(outline.tokens[i + 2], m_index.text(file));
    }
    return {};
}

void RulesPage::remember()
{
    const CodeEdit *edit = currentEdit();
    if (!edit)
        return;
    m_back.append(m_index.place(edit->file(), edit->position(), 0));
    if (m_back.size() > c_mostBack)
        m_back.removeFirst();
}

void RulesPage::openCode(const CodePlace &place)
{
    if (!RuleIndex::isCode(place.file)) {
        emit jump({place.file, place.line, {}});
        return;
    }
    remember();
    CodeEdit *edit = m_tabs->open(place.file);
    if (!edit)
        return;
    if (place.offset > 0 || place.length > 0)
        edit->goTo(place.offset, place.length);
    else
        edit->goToLine(std::max(1, place.line));
    edit->setFocus();
}

void RulesPage::openPhaseCode(const QString &decision, const QString &phase, const QString &rule)
{
    auto places = m_index.definitions(QStringLiteral("decision"), decision);
    if (places.isEmpty())
        places = m_index.definitions(QStringLiteral("phase"), phase);
    if (!places.isEmpty()) {
        openCode(places.first());
        return;
    }
    Draft draft = document().draft();
    const QString file =
        decision.isEmpty() ? QString() : CodeFileEdit::addDecision(draft, decision, rule);
    if (file.isEmpty()) {
        emit pointed(tr("No rule defines the decision or the phase yet."));
        return;
    }
    document().commit(draft, tr("Begin the decision “%1”").arg(decision));
    openCode({file, 0, 0, 1, {}});
    emit pointed(tr("%1 is new: for now it only lets the player go on.").arg(file));
}

void RulesPage::askNewFile()
{
    auto *dialog = new NewCodeDialog(document().files(), this);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { (void)addFile(dialog->kind(), dialog->name()); });
    dialog->open();
}

bool RulesPage::addFile(CodeFileEdit::Kind kind, const QString &name)
{
    Draft draft = document().draft();
    if (!CodeFileEdit::add(draft, kind, name, CodeFileEdit::beginning(kind, name)))
        return false;
    document().commit(draft, tr("New file %1").arg(CodeFileEdit::fileOf(kind, name)));
    openCode({CodeFileEdit::fileOf(kind, name), 0, 0, 1, {}});
    if (CodeEdit *made = currentEdit())
        made->moveCursor(QTextCursor::End);
    return true;
}

void RulesPage::goToDefinition()
{
    const CodeEdit *edit = currentEdit();
    if (!edit)
        return;
    const auto found = DefinitionFinder(m_index).find(edit->file(), edit->position());
    if (!found) {
        emit pointed(tr("Nothing in the module defines this."));
        return;
    }
    if (!found->code.file.isEmpty()) {
        openCode(found->code);
        return;
    }
    remember();
    emit jump(found->place);
}

void RulesPage::goBack()
{
    if (m_back.isEmpty())
        return;
    const CodePlace place = m_back.takeLast();
    if (CodeEdit *edit = m_tabs->open(place.file)) {
        edit->goTo(place.offset);
        edit->setFocus();
    }
}

void RulesPage::showBelow(QWidget *panel)
{
    if (!m_below->isVisible()) {
        m_below->show();
        if (auto *splitter = qobject_cast<QSplitter *>(m_below->parentWidget()))
            splitter->setSizes({std::max(100, splitter->height() - c_below), c_below});
    }
    m_below->setCurrentWidget(panel);
}

void RulesPage::findInModule()
{
    const CodeEdit *edit = currentEdit();
    const QString chosen = edit ? edit->textCursor().selectedText() : QString();
    showBelow(m_find);
    m_find->ask(chosen.contains(QChar::ParagraphSeparator) ? QString() : chosen);
}

void RulesPage::showTests()
{
    showBelow(m_testsPanel);
    m_testsPanel->runButton()->setFocus();
}

QString RulesPage::rename(const QString &name)
{
    const CodeEdit *edit = currentEdit();
    if (!edit)
        return tr("Nothing is open.");
    const SymbolRename symbol(m_index, edit->file(), edit->position());
    if (!symbol.isPossible())
        return tr("This can't be renamed: put the cursor on a variable, a function of the module "
                  "or the id of a decision.");
    if (const QString objection = symbol.objection(name); !objection.isEmpty())
        return objection;
    Draft draft = document().draft();
    symbol.apply(draft, name);
    document().commit(draft, tr("Rename “%1” to “%2”").arg(symbol.name(), name));
    return {};
}

void RulesPage::askRename()
{
    CodeEdit *edit = currentEdit();
    if (!edit)
        return;
    const SymbolRename symbol(m_index, edit->file(), edit->position());
    if (!symbol.isPossible()) {
        emit pointed(rename({}));
        return;
    }
    SymbolRenameDialog dialog(symbol, this);
    if (dialog.exec() == QDialog::Accepted)
        rename(dialog.name());
}

void RulesPage::editRule(const QString &rule)
{
    const auto *paragraph = m_index.module() ? m_index.module()->rulebook.find(rule) : nullptr;
    if (paragraph)
        emit jump({engine::RulebookReader::fileName.toString(), paragraph->line, {}});
}

bool RulesPage::offers(EditCommand command) const
{
    const bool isPhase = m_sequence->tree()->hasFocus() && !m_sequence->current().empty();
    const bool isState = m_state->table()->hasFocus() && m_state->hasEntry();
    if (isPhase || isState)
        return command == EditCommand::Delete || command == EditCommand::Rename
            || (command == EditCommand::Duplicate && isPhase);
    const CodeEdit *edit = currentEdit();
    if (!edit || !edit->hasFocus())
        return false;
    const bool hasChoice = edit->textCursor().hasSelection();
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
    case EditCommand::Delete:
        return hasChoice;
    case EditCommand::Paste:
        return edit->canPaste();
    case EditCommand::Duplicate:
    case EditCommand::SelectAll:
    case EditCommand::Rename:
        return true;
    default:
        return false;
    }
}

void RulesPage::perform(EditCommand command)
{
    CodeEdit *edit = currentEdit();
    const bool isPhase = m_sequence->tree()->hasFocus();
    const bool isState = m_state->table()->hasFocus();
    if (command == EditCommand::Delete && isPhase)
        m_sequence->removePhase();
    else if (command == EditCommand::Delete && isState)
        m_state->removeEntry();
    else if (command == EditCommand::Rename && isPhase)
        m_sequence->renamePhase();
    else if (command == EditCommand::Rename && isState)
        m_state->renameEntry();
    else if (command == EditCommand::Duplicate && isPhase)
        m_sequence->duplicatePhase();
    else if (!edit)
        return;
    else if (command == EditCommand::Cut)
        edit->cut();
    else if (command == EditCommand::Copy)
        edit->copy();
    else if (command == EditCommand::Paste)
        edit->paste();
    else if (command == EditCommand::Delete)
        edit->textCursor().removeSelectedText();
    else if (command == EditCommand::Duplicate)
        edit->duplicateLine();
    else if (command == EditCommand::SelectAll)
        edit->selectAll();
    else if (command == EditCommand::Rename)
        askRename();
}

} // namespace editor
