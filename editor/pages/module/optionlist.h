// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/arrayeditor.h"

namespace editor {

class IdRenamer;
class SuggestField;

/// The options of a module: what players may choose before a game.
class OptionList : public ArrayEditor
{
    Q_OBJECT

public:
    OptionList(ModuleDocument &document, IdRenamer &ids, QWidget *parent = nullptr);

    void retranslate();
    /// What can be chosen in the form may have changed.
    void listChoices();
    /// The choices that an option has, or on and off.
    static QStringList choicesOf(const engine::Json &option);

private:
    // In the order in which they were added.
    enum Field { Id, Name, Text, Rule, Choices, Initial, Effect };

    SuggestField *m_initial;
    ChoiceField *m_effect;
};

} // namespace editor
