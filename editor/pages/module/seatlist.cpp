// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/seatlist.h"

#include "editor/pages/module/idrenamer.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/module/optionlist.h"
#include "editor/widgets/fields/suggestfield.h"

namespace editor {

using engine::Json;

namespace {

QList<ChoiceField::Choice> named(const Json &list)
{
    QList<ChoiceField::Choice> choices;
    for (qsizetype i = 0; i < list.size(); ++i)
        choices.append({list.at(i)[u"id"], ModuleEdit::nameOf(list.at(i)), {}});
    return choices;
}

} // namespace

SeatList::SeatList(ModuleDocument &document, IdRenamer &ids, QWidget *parent)
    : ArrayEditor(document, ModuleEdit::file, {QStringLiteral("seats")}, parent)
    , m_document(document)
    , m_side(new ChoiceField)
    , m_option(new ChoiceField)
    , m_choice(new SuggestField)
{
    form().add({QStringLiteral("id")}, new LineField(LineField::Kind::Text));
    form().add({QStringLiteral("name")}, new LineField(LineField::Kind::Text));
    form().add({QStringLiteral("side")}, m_side);
    form().add({QStringLiteral("option")}, m_option);
    form().add({QStringLiteral("choice")}, m_choice);
    ids.watch(form(), IdKind::Seat);
    setTitle(ModuleEdit::nameOf);
    setFresh([&document](const Json &) {
        Draft draft = document.draft();
        return ModuleEdit(draft).freshSeat();
    });
    connect(this, &ArrayEditor::chosen, this, &SeatList::listChoices);
}

void SeatList::retranslate()
{
    setWords(tr("Add a seat"), tr("Remove the seat"), tr("Order the seats"));
    form().setLabel(Id, tr("Id"));
    form().setLabel(Name, tr("Name"));
    form().setLabel(Side, tr("Side"));
    form().setLabel(Option, tr("Only with option"));
    form().setLabel(Choice, tr("When it is"));
}

void SeatList::listChoices()
{
    Draft draft = m_document.draft();
    const ModuleEdit edit(draft);
    const Json options = edit.list(QStringLiteral("options"));
    m_side->setChoices(named(edit.list(QStringLiteral("sides"))));
    m_option->setChoices(QList<ChoiceField::Choice>{{Json(), tr("Always"), {}}} + named(options));
    const Json seat = member(current());
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i)[u"id"] == seat[u"option"])
            m_choice->setSuggestions(OptionList::choicesOf(options.at(i)));
    }
    form().refresh();
}

} // namespace editor
