// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/code/codenavigator.h"

#include "editor/pages/rules/index/definitionfinder.h"

namespace editor {

namespace {

constexpr qsizetype c_mostBack = 100;

} // namespace

CodeNavigator::CodeNavigator(RuleIndex &index, CodeTabs &tabs, QObject *parent)
    : QObject(parent)
    , m_index(index)
    , m_tabs(tabs)
{
}

void CodeNavigator::open(const CodePlace &place)
{
    if (!RuleIndex::isCode(place.file)) {
        emit left({place.file, place.line, {}});
        return;
    }
    remember();
    CodeEdit *edit = m_tabs.open(place.file);
    if (!edit)
        return;
    if (place.offset > 0 || place.length > 0)
        edit->goTo(place.offset, place.length);
    else
        edit->goToLine(std::max(1, place.line));
    edit->setFocus();
}

void CodeNavigator::openLine(const QString &file, int line)
{
    remember();
    CodeEdit *edit = m_tabs.open(file);
    if (!edit)
        return;
    if (line > 0)
        edit->goToLine(line);
    edit->setFocus();
}

void CodeNavigator::goToDefinition()
{
    const CodeEdit *edit = m_tabs.currentEdit();
    if (!edit)
        return;
    const auto found = DefinitionFinder(m_index).find(edit->file(), edit->position());
    if (!found) {
        emit told(tr("Nothing in the module defines this."));
        return;
    }
    if (!found->code.file.isEmpty()) {
        open(found->code);
        return;
    }
    remember();
    emit left(found->place);
}

void CodeNavigator::goBack()
{
    if (m_back.isEmpty())
        return;
    const CodePlace place = m_back.takeLast();
    if (CodeEdit *edit = m_tabs.open(place.file)) {
        edit->goTo(place.offset);
        edit->setFocus();
    }
}

void CodeNavigator::remember()
{
    const CodeEdit *edit = m_tabs.currentEdit();
    if (!edit)
        return;
    m_back.append(m_index.place(edit->file(), edit->position(), 0));
    if (m_back.size() > c_mostBack)
        m_back.removeFirst();
}

} // namespace editor
