// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/widgets/fields/arrayeditor.h"
#include "editor/widgets/sidecolumn.h"

class QLabel;

namespace editor {

class CoverPanel;
class IdRenamer;
class LanguageList;
class OptionList;
class SeatList;
class SideList;

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
    SideList &sides() const { return *m_sides; }
    OptionList &options() const { return *m_options; }
    SeatList &seats() const { return *m_seats; }
    LanguageList &languages() const { return *m_languages; }
    ArrayEditor &boards() const { return *m_boards; }
    ArrayEditor &scenarios() const { return *m_scenarios; }

protected:
    void changeEvent(QEvent *event) override;

private:
    // Fields of the forms, in the order in which they were added.
    enum AboutField { Title, Subtitle, Period, Players, Length, Complexity, Text };
    enum IdentityField { Id, Version, Authors, License, Language };

    ArrayEditor *array(const QString &key);
    void makeForms();
    void retranslate();
    void nameForms();
    void refresh();
    void listLanguages();
    /// In the order in which they are shown.
    QList<ArrayEditor *> lists() const;
    ArrayEditor *focused() const;

    IdRenamer *m_ids;
    SideColumn *m_left;
    SideColumn *m_right;
    PropertyForm *m_about;
    PropertyForm *m_identity;
    CoverPanel *m_cover;
    SideList *m_sides;
    OptionList *m_options;
    SeatList *m_seats;
    LanguageList *m_languages;
    ArrayEditor *m_boards;
    ArrayEditor *m_scenarios;
    QList<Section *> m_sections;
    ChoiceField *m_ownLanguage;
    QLabel *m_message;
};

} // namespace editor
