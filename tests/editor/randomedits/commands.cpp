// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/commands.h"

#include "editor/widgets/fields/propertyfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

using editor::Draft;
using editor::PropertyField;

void Commands::edit(const QString &name, const Edit &edit)
{
    m_list.push_back({name, nullptr, [name, edit](Bench &bench) {
                          const bool isStroke = bench.isOneOf(6);
                          const QString stroke = isStroke ? bench.stroke() : QString();
                          bool isDone = false;
                          for (int i = 0; i < (isStroke ? 3 : 1); ++i) {
                              Draft draft = bench.document().draft();
                              if (!edit(bench, draft))
                                  break;
                              bench.document().commit(draft, name, stroke);
                              isDone = true;
                          }
                          return isDone;
                      }});
}

bool Commands::editField(Bench &bench, QWidget &page)
{
    QList<PropertyField *> fields;
    for (auto *field : page.findChildren<PropertyField *>()) {
        if (field->isVisible() && field->isEnabled())
            fields.append(field);
    }
    PropertyField *field = bench.pick(fields);
    if (!field)
        return false;
    if (auto *box = field->findChild<QCheckBox *>()) {
        box->click();
    } else if (auto *choice = field->findChild<QComboBox *>()) {
        const int index = bench.below(choice->count());
        choice->setCurrentIndex(index);
        emit choice->activated(index);
    } else if (auto *text = field->findChild<QPlainTextEdit *>()) {
        text->setPlainText(bench.words());
        field->flush();
    } else if (auto *line = field->findChild<QLineEdit *>()) {
        const bool isNumber = bench.isOneOf(2);
        line->setText(isNumber ? QString::number(bench.below(30)) : bench.words().simplified());
        field->flush();
    }
    return true;
}

std::vector<Command> allCommands()
{
    Commands commands;
    addBoardCommands(commands);
    addWayCommands(commands);
    addAreaCommands(commands);
    addCounterCommands(commands);
    addScenarioCommands(commands);
    addTableCommands(commands);
    addRuleCommands(commands);
    addModuleCommands(commands);
    addTranslateCommands(commands);
    addProjectCommands(commands);
    return commands.list();
}
