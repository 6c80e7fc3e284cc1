// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/arrayeditor.h"

namespace editor {

class IdRenamer;
class SuggestField;

/// The seats of a module: who plays which side, perhaps only with an option.
class SeatList : public ArrayEditor
{
    Q_OBJECT

public:
    SeatList(ModuleDocument &document, IdRenamer &ids, QWidget *parent = nullptr);

    void retranslate();
    /// What can be chosen in the form may have changed.
    void listChoices();

private:
    // In the order in which they were added.
    enum Field { Id, Name, Side, Option, Choice };

    ModuleDocument &m_document;
    ChoiceField *m_side;
    ChoiceField *m_option;
    SuggestField *m_choice;
};

} // namespace editor
