// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/translator.h"
#include "engine/module/model/module.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;

namespace app {

/// The optional rules of a new game.
class OptionChoice : public QWidget
{
    Q_OBJECT

public:
    OptionChoice(const engine::Module &module, const engine::Translator &translator,
                 QWidget *parent);

    /// As the scenario wants them.
    void reset(const engine::Scenario &scenario);
    /// All of them, by id.
    QHash<QString, QString> values() const;

signals:
    void changed();
    void ruleRequested(const QString &rule);

private:
    QWidget *makeOption(const engine::Option &option, const engine::Translator &translator);
    void addControl(const engine::Option &option, const engine::Translator &translator,
                    QGridLayout *grid);

    const engine::Module &m_module;
    QHash<QString, QCheckBox *> m_checks;
    QHash<QString, QComboBox *> m_choices;
};

} // namespace app
