// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/widgets/arrayeditor.h"
#include "editor/widgets/counterpictures.h"
#include "editor/widgets/sidecolumn.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace editor {

class CoverPanel;
class IdRenamer;
class SuggestField;

/// What a module says of itself: title, sides, options, languages.
class ModulePage : public Page
{
    Q_OBJECT

public:
    explicit ModulePage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Module"); }
    QString icon() const override { return QStringLiteral("settings"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
    Place place() const override;
    void flush() override;
    bool offers(EditCommand command) const override;
    void perform(EditCommand command) override;

    PropertyForm &about() const { return *m_about; }
    PropertyForm &identity() const { return *m_identity; }
    CoverPanel &cover() const { return *m_cover; }
    ArrayEditor &sides() const { return *m_sides; }
    ArrayEditor &options() const { return *m_options; }
    ArrayEditor &seats() const { return *m_seats; }
    ArrayEditor &languages() const { return *m_languages; }
    ArrayEditor &boards() const { return *m_boards; }
    ArrayEditor &scenarios() const { return *m_scenarios; }
    bool addLanguage(const QString &code);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    // Fields of the forms, in the order in which they were added.
    enum AboutField { Title, Subtitle, Period, Players, Length, Complexity, Text };
    enum IdentityField { Id, Version, Authors, License, Language };
    enum SideField { SideId, SideName, SideColor, SidePalette, SideBody, SideInk, SideBox };
    enum OptionField {
        OptionId,
        OptionName,
        OptionText,
        OptionRule,
        OptionChoices,
        OptionInitial,
        OptionEffect
    };
    enum SeatField { SeatId, SeatName, SeatSide, SeatOption, SeatChoice };

    ArrayEditor *array(const QString &key);
    void makeForms();
    void makeSides();
    void makeOptions();
    void makeSeats();
    void makeLanguages();
    void retranslate();
    void nameForms();
    void nameLists();
    void refresh();
    void listChoices();
    void showCounters();
    ArrayEditor *focused() const;

    CounterPictures m_pictures;
    IdRenamer *m_ids;
    SideColumn *m_left;
    SideColumn *m_right;
    PropertyForm *m_about;
    PropertyForm *m_identity;
    CoverPanel *m_cover;
    ArrayEditor *m_sides;
    ArrayEditor *m_options;
    ArrayEditor *m_seats;
    ArrayEditor *m_languages;
    ArrayEditor *m_boards;
    ArrayEditor *m_scenarios;
    QList<Section *> m_sections;
    ChoiceField *m_ownLanguage;
    ChoiceField *m_palette;
    SuggestField *m_initial;
    ChoiceField *m_effect;
    ChoiceField *m_seatSide;
    ChoiceField *m_seatOption;
    SuggestField *m_seatChoice;
    QLabel *m_counters;
    QLineEdit *m_newLanguage;
    QPushButton *m_addLanguage;
    QLabel *m_message;
    bool m_needsModule = true;
};

} // namespace editor
