// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/newgame/optionchoice.h"

#include "app/player/newgame/wrappedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

OptionChoice::OptionChoice(const engine::Module &module, const engine::Translator &translator,
                           QWidget *parent)
    : QWidget(parent)
    , m_module(module)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (const engine::Option &option : module.options)
        layout->addWidget(makeOption(option, translator));
}

QWidget *OptionChoice::makeOption(const engine::Option &option,
                                  const engine::Translator &translator)
{
    auto *line = new QWidget(this);
    auto *grid = new QGridLayout(line);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setVerticalSpacing(0);
    addControl(option, translator, grid);
    if (!option.rule.isEmpty()) {
        auto *rule = new QPushButton(option.rule, line);
        rule->setProperty("class", QStringLiteral("link"));
        rule->setAccessibleName(tr("Rule %1").arg(option.rule));
        rule->setAutoDefault(false);
        connect(rule, &QPushButton::clicked, this,
                [this, id = option.rule] { emit ruleRequested(id); });
        grid->addWidget(rule, 0, 2);
    }
    auto *help = new WrappedLabel(translator.translate(option.text), "note", line);
    help->setContentsMargins(26, 0, 0, 0);
    grid->addWidget(help, 1, 0, 1, 3);
    grid->setColumnStretch(0, 1);
    return line;
}

void OptionChoice::addControl(const engine::Option &option, const engine::Translator &translator,
                              QGridLayout *grid)
{
    QWidget *line = grid->parentWidget();
    const QString name = translator.translate(option.name);
    if (option.choices.isEmpty()) {
        auto *check = new QCheckBox(name, line);
        check->setObjectName(QStringLiteral("option-") + option.id);
        check->setChecked(option.initial == QLatin1String("on"));
        connect(check, &QCheckBox::toggled, this, &OptionChoice::changed);
        m_checks.insert(option.id, check);
        grid->addWidget(check, 0, 0);
        return;
    }
    auto *choice = new QComboBox(line);
    for (const QString &one : option.choices)
        choice->addItem(translator.translate(one), one);
    choice->setCurrentIndex(int(option.choices.indexOf(option.initial)));
    choice->setAccessibleName(name);
    connect(choice, &QComboBox::currentIndexChanged, this, &OptionChoice::changed);
    m_choices.insert(option.id, choice);
    grid->addWidget(new WrappedLabel(name, "", line), 0, 0);
    grid->addWidget(choice, 0, 1);
}

void OptionChoice::reset(const engine::Scenario &scenario)
{
    for (auto it = m_checks.cbegin(); it != m_checks.cend(); ++it) {
        const engine::Option *option = m_module.option(it.key());
        const QString value = scenario.options.value(it.key(), option->initial);
        it.value()->setChecked(value == QLatin1String("on"));
    }
    for (auto it = m_choices.cbegin(); it != m_choices.cend(); ++it) {
        const engine::Option *option = m_module.option(it.key());
        const QString value = scenario.options.value(it.key(), option->initial);
        it.value()->setCurrentIndex(int(option->choices.indexOf(value)));
    }
}

QHash<QString, QString> OptionChoice::values() const
{
    QHash<QString, QString> chosen;
    for (auto it = m_checks.cbegin(); it != m_checks.cend(); ++it)
        chosen.insert(it.key(),
                      it.value()->isChecked() ? QStringLiteral("on") : QStringLiteral("off"));
    for (auto it = m_choices.cbegin(); it != m_choices.cend(); ++it)
        chosen.insert(it.key(), it.value()->currentData().toString());
    return chosen;
}

} // namespace app
