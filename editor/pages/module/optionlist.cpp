// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/optionlist.h"

#include "editor/pages/module/idrenamer.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/widgets/fields/paragraphfield.h"
#include "editor/widgets/fields/suggestfield.h"

namespace editor {

using engine::Json;

OptionList::OptionList(ModuleDocument &document, IdRenamer &ids, QWidget *parent)
    : ArrayEditor(document, ModuleEdit::file, {QStringLiteral("options")}, parent)
    , m_initial(new SuggestField)
    , m_effect(new ChoiceField)
{
    form().add({QStringLiteral("id")}, new LineField(LineField::Kind::Text));
    form().add({QStringLiteral("name")}, new LineField(LineField::Kind::Text));
    form().add({QStringLiteral("text")}, new ParagraphField);
    form().add({QStringLiteral("rule")}, new LineField(LineField::Kind::Text));
    form().add({QStringLiteral("choices")}, new LineField(LineField::Kind::Words));
    form().add({QStringLiteral("initial")}, m_initial);
    form().add({QStringLiteral("effect")}, m_effect);
    ids.watch(form(), IdKind::Option);
    setTitle(ModuleEdit::nameOf);
    setFresh([&document](const Json &) {
        Draft draft = document.draft();
        return ModuleEdit(draft).freshOption();
    });
    connect(this, &ArrayEditor::chosen, this, &OptionList::listChoices);
}

void OptionList::retranslate()
{
    setWords(tr("Add an option"), tr("Remove the option"), tr("Order the options"));
    form().setLabel(Id, tr("Id"));
    form().setLabel(Name, tr("Name"));
    form().setLabel(Text, tr("Text"));
    form().setLabel(Rule, tr("Rule"));
    form().setLabel(Choices, tr("Choices"));
    form().setLabel(Initial, tr("At first"));
    form().setLabel(Effect, tr("Effect"));
}

void OptionList::listChoices()
{
    m_effect->setChoices({{Json(), tr("Only what the rules do"), {}},
                          {Json("only_tops"), tr("Only the top of a stack is seen"), {}}});
    m_initial->setSuggestions(choicesOf(member(current())));
    form().refresh();
}

QStringList OptionList::choicesOf(const Json &option)
{
    QStringList choices;
    for (qsizetype i = 0; i < option[u"choices"].size(); ++i)
        choices.append(option[u"choices"].at(i).toString());
    return choices.isEmpty() ? QStringList{QStringLiteral("on"), QStringLiteral("off")} : choices;
}

} // namespace editor
