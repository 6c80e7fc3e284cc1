// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/widgets/counterpictures.h"
#include "editor/widgets/fields/arrayeditor.h"

class QLabel;

namespace editor {

class IdRenamer;

/// The sides of a module with their colours, and what counters of the chosen one look like.
class SideList : public ArrayEditor
{
    Q_OBJECT

public:
    SideList(LiveModule &live, IdRenamer &ids, QWidget *parent = nullptr);

    void retranslate();
    /// What can be chosen in the form may have changed.
    void listChoices();

protected:
    void showEvent(QShowEvent *event) override;

private:
    // In the order in which they were added.
    enum Field { Id, Name, Color, Palette, Body, Ink, Box };

    void makeForm(IdRenamer &ids);
    void showCounters();

    LiveModule &m_live;
    CounterPictures m_pictures;
    ChoiceField *m_palette;
    QLabel *m_counters;
    bool m_needsModule = true;
};

} // namespace editor
