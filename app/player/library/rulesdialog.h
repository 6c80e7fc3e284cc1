// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/translator.h"
#include "engine/module/model/module.h"

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace app {

/// The rulebook of a game that nobody plays yet.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Opens at \a rule; empty: at the beginning.
    RulesDialog(std::shared_ptr<const engine::Module> module, const QString &language,
                const QString &rule, QWidget *parent = nullptr);

private:
    QString page() const;

    std::shared_ptr<const engine::Module> m_module;
    engine::Translator m_translator;
    QListWidget *m_contents;
    QTextBrowser *m_text;
};

} // namespace app
