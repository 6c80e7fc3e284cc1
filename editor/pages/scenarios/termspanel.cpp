// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/termspanel.h"

#include "editor/pages/module/idrenamer.h"
#include "editor/pages/module/scenarioedit.h"
#include "editor/widgets/fields/paragraphfield.h"
#include "editor/widgets/fields/valuefield.h"

namespace editor {

using engine::Json;

namespace {

const QString c_module = QStringLiteral("module.json");
const QString c_stateFile = QStringLiteral("rules/state.json");
const QString c_turn = QStringLiteral("turn");
const QString c_id = QStringLiteral("id");

enum TermField { Title, FirstTurn, LastTurn, Length, Situation, Victory, Id };

} // namespace

TermsPanel::TermsPanel(ModuleDocument &document, SideColumn &column, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_ids(new IdRenamer(document, &column))
    , m_space(new PropertyForm(document))
    , m_terms(new PropertyForm(document))
    , m_options(new PropertyForm(document))
    , m_variables(new PropertyForm(document))
    , m_spaceSection(column.add(QStringLiteral("map"), m_space))
    , m_termsSection(column.add(QStringLiteral("flag"), m_terms))
    , m_optionsSection(column.add(QStringLiteral("check"), m_options))
    , m_variablesSection(column.add(QStringLiteral("charts"), m_variables))
{
    m_terms->add({QStringLiteral("title")}, new LineField(LineField::Kind::Text));
    m_terms->add({QStringLiteral("first_turn")}, new LineField(LineField::Kind::Integer));
    m_terms->add({QStringLiteral("last_turn")}, new LineField(LineField::Kind::Integer));
    m_terms->add({QStringLiteral("length")}, new LineField(LineField::Kind::Text));
    m_terms->add({QStringLiteral("text")}, new ParagraphField);
    m_terms->add({QStringLiteral("victory")}, new ParagraphField);
    m_terms->add({c_id}, new LineField(LineField::Kind::Text));
    // The id is also the name of the file and stands in the list of the module.
    m_ids->watch(*m_terms, IdKind::Scenario);
    m_terms->setInherited(FirstTurn, [](const PropertyTarget &) { return Json(1); });
    m_optionsSection->setFolded(true);
    m_variablesSection->setFolded(true);
    listFields();
    retranslate();
}

Json TermsPanel::json(const QString &file, const JsonPath &path) const
{
    const JsonText *text = m_document.json(file, path);
    return text ? text->toJson() : Json();
}

void TermsPanel::retranslate()
{
    m_termsSection->setTitle(tr("Scenario"));
    m_optionsSection->setTitle(tr("Options"));
    m_variablesSection->setTitle(tr("Variables"));
    m_terms->setLabel(Title, tr("Title"));
    m_terms->setLabel(FirstTurn, tr("First turn"));
    m_terms->setLabel(LastTurn, tr("Last turn"));
    m_terms->setLabel(Length, tr("Length"));
    m_terms->setLabel(Situation, tr("Situation"));
    m_terms->setLabel(Victory, tr("Victory"));
    m_terms->setLabel(Id, tr("Id"));
    listOptions();
}

void TermsPanel::listFields()
{
    listOptions();
    listVariables();
    listSpaceProperties();
}

void TermsPanel::listOptions()
{
    const QList<PropertyTarget> targets = m_options->targets();
    m_options->clear();
    const Json options = json(c_module, {QStringLiteral("options")});
    for (qsizetype i = 0; options.isArray() && i < options.size(); ++i) {
        const Json &option = options.at(i);
        const QString id = option[u"id"].toString();
        const bool isSwitch = option[u"choices"].size() == 0;
        const auto title = [&](const QString &choice) {
            return !isSwitch ? choice : choice == u"on" ? tr("On") : tr("Off");
        };
        const QString first =
            isSwitch ? QStringLiteral("off") : option[u"choices"].at(0).toString();
        const QString initial = option[u"initial"].toString(first);
        QList<ChoiceField::Choice> choices{{Json(), tr("As usual: %1").arg(title(initial)), {}}};
        const Json names = isSwitch
            ? Json::array(QStringList{QStringLiteral("on"), QStringLiteral("off")})
            : option[u"choices"];
        for (qsizetype k = 0; k < names.size(); ++k)
            choices.append({names.at(k), title(names.at(k).toString()), {}});
        auto *field = new ChoiceField;
        field->setChoices(choices);
        m_options->setLabel(m_options->add({id}, field), option[u"name"].toString(id));
    }
    m_optionsSection->setVisible(options.size() > 0);
    m_options->setTargets(targets);
}

void TermsPanel::listVariables()
{
    const QList<PropertyTarget> targets = m_variables->targets();
    m_variables->clear();
    const Json variables = json(c_stateFile, {QStringLiteral("variables")});
    int count = 0;
    for (qsizetype i = 0; variables.isObject() && i < variables.size(); ++i) {
        const QString name = variables.keyAt(i);
        if (name == c_turn)
            continue;
        const Json initial = variables.at(i)[u"initial"];
        const int field = m_variables->add({name}, valueField(initial));
        m_variables->setLabel(field, variables.at(i)[u"title"].toString(name));
        m_variables->setInherited(field, [initial](const PropertyTarget &) { return initial; });
        ++count;
    }
    m_variablesSection->setVisible(count > 0);
    m_variables->setTargets(targets);
}

void TermsPanel::listSpaceProperties()
{
    const QList<PropertyTarget> targets = m_space->targets();
    m_space->clear();
    const Json properties = json(c_stateFile, {QStringLiteral("spaces")});
    m_hasSpaceProperties = properties.isObject() && properties.size() > 0;
    for (qsizetype i = 0; properties.isObject() && i < properties.size(); ++i) {
        const Json initial = properties.at(i)[u"initial"];
        const int field = m_space->add({properties.keyAt(i)}, valueField(initial));
        m_space->setLabel(field, properties.keyAt(i));
        m_space->setInherited(field, [initial](const PropertyTarget &) { return initial; });
    }
    m_space->setTargets(targets);
}

void TermsPanel::setScenario(const QString &id)
{
    m_file = id.isEmpty() ? QString() : ScenarioEdit::fileOf(id);
    const bool isThere = m_document.json(m_file);
    const auto target = [&](const JsonPath &object) { return targetIf(isThere, {m_file, object}); };
    m_terms->setTargets(target({}));
    m_options->setTargets(target({QStringLiteral("options")}));
    m_variables->setTargets(target({QStringLiteral("variables")}));
}

void TermsPanel::setSpace(const QString &key, const QString &title)
{
    const bool isShown = !key.isEmpty() && m_hasSpaceProperties && m_document.json(m_file);
    m_spaceSection->setVisible(isShown);
    m_spaceSection->setTitle(tr("Space %1").arg(title));
    m_space->setTargets(targetIf(isShown, {m_file, {QStringLiteral("spaces"), key}}));
}

} // namespace editor
