// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/coverpanel.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/module/modulepage.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace editor {

Place ModulePage::place() const
{
    return {ModuleEdit::file, 0, {}};
}

void ModulePage::retranslate()
{
    const QStringList titles{tr("The game"),
                             tr("Edition"),
                             tr("Cover"),
                             tr("Sides"),
                             tr("Options"),
                             tr("Seats"),
                             tr("Languages"),
                             tr("Order of the boards"),
                             tr("Order of the scenarios")};
    const QList<ArrayEditor *> lists{m_sides,     m_options, m_seats,
                                     m_languages, m_boards,  m_scenarios};
    for (qsizetype i = 0; i < m_sections.size(); ++i)
        m_sections[i]->setTitle(titles[i]);
    for (qsizetype i = 0; i < lists.size(); ++i)
        lists[i]->setListName(titles[titles.size() - lists.size() + i]);
    m_message->setText(tr("module.json can't be read as it is now. Problems tells why; it can be "
                          "mended as text under Files."));
    nameForms();
    nameLists();
    m_cover->retranslate();
    refresh();
}

void ModulePage::nameForms()
{
    m_about->setLabel(Title, tr("Title"));
    m_about->setLabel(Subtitle, tr("Subtitle"));
    m_about->setLabel(Period, tr("Period"));
    m_about->setLabel(Players, tr("Players"));
    m_about->setLabel(Length, tr("Length"));
    m_about->setLabel(Complexity, tr("Complexity (1 to 5)"));
    m_about->setLabel(Text, tr("Text"));
    m_identity->setLabel(Id, tr("Id"));
    m_identity->setLabel(Version, tr("Version"));
    m_identity->setLabel(Authors, tr("Authors"));
    m_identity->setLabel(License, tr("Licence"));
    m_identity->setLabel(Language, tr("Written in"));
    PropertyForm &side = m_sides->form();
    side.setLabel(SideId, tr("Id"));
    side.setLabel(SideName, tr("Name"));
    side.setLabel(SideColor, tr("Colour"));
    side.setLabel(SidePalette, tr("Palette of the counters"));
    side.setLabel(SideBody, tr("Counters"));
    side.setLabel(SideInk, tr("Print on counters"));
    side.setLabel(SideBox, tr("Ground of symbols"));
    PropertyForm &option = m_options->form();
    option.setLabel(OptionId, tr("Id"));
    option.setLabel(OptionName, tr("Name"));
    option.setLabel(OptionText, tr("Text"));
    option.setLabel(OptionRule, tr("Rule"));
    option.setLabel(OptionChoices, tr("Choices"));
    option.setLabel(OptionInitial, tr("At first"));
    option.setLabel(OptionEffect, tr("Effect"));
    PropertyForm &seat = m_seats->form();
    seat.setLabel(SeatId, tr("Id"));
    seat.setLabel(SeatName, tr("Name"));
    seat.setLabel(SeatSide, tr("Side"));
    seat.setLabel(SeatOption, tr("Only with option"));
    seat.setLabel(SeatChoice, tr("When it is"));
}

void ModulePage::nameLists()
{
    m_sides->setWords(tr("Add a side"), tr("Remove the side"), tr("Order the sides"));
    m_options->setWords(tr("Add an option"), tr("Remove the option"), tr("Order the options"));
    m_seats->setWords(tr("Add a seat"), tr("Remove the seat"), tr("Order the seats"));
    m_languages->setWords(tr("Add a language"), tr("Remove the language with its translation"),
                          tr("Order the languages"));
    m_boards->setWords({}, {}, tr("Order the boards"));
    m_scenarios->setWords({}, {}, tr("Order the scenarios"));
    m_newLanguage->setPlaceholderText(QStringLiteral("pt_BR"));
    m_newLanguage->setAccessibleName(tr("Code of a new language"));
    m_newLanguage->setToolTip(tr("A language as two letters, like “es”, or with its country"));
    m_addLanguage->setText(tr("Add"));
    m_counters->setAccessibleName(tr("Counters of this side"));
}

} // namespace editor
