// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/scenarios/setupposition.h"
#include "editor/widgets/fields/propertyform.h"
#include "editor/widgets/sidecolumn.h"

namespace editor {

class IdRenamer;

/// The sections of the right column that say everything else of a scenario: title, turns, texts,
/// options, variables, and the properties of the chosen space.
class TermsPanel : public QObject
{
    Q_OBJECT

public:
    /// The sections are added to \a column and belong to it.
    TermsPanel(ModuleDocument &document, SideColumn &column, QObject *parent = nullptr);

    void setScenario(const QString &id);
    /// \a key is how the set-up calls the space; empty: none.
    void setSpace(const QString &key, const QString &title);
    /// Options and variables may have changed.
    void listFields();
    void retranslate();

    PropertyForm &terms() const { return *m_terms; }
    PropertyForm &options() const { return *m_options; }
    PropertyForm &variables() const { return *m_variables; }
    PropertyForm &space() const { return *m_space; }

private:
    void listOptions();
    void listVariables();
    void listSpaceProperties();
    engine::Json json(const QString &file, const JsonPath &path) const;

    ModuleDocument &m_document;
    IdRenamer *m_ids;
    QString m_file;
    PropertyForm *m_space;
    PropertyForm *m_terms;
    PropertyForm *m_options;
    PropertyForm *m_variables;
    Section *m_spaceSection;
    Section *m_termsSection;
    Section *m_optionsSection;
    Section *m_variablesSection;
    bool m_hasSpaceProperties = false;
};

} // namespace editor
