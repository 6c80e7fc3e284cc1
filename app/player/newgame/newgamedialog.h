// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/i18n/translator.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace app {

class OptionChoice;
class PlayerChoice;
class ScenarioPreview;

/// Asks how a game begins; everything has a default, so that Enter plays.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a scenario is chosen at first; empty: the first one.
    NewGameDialog(std::shared_ptr<const engine::Module> module, const QString &language,
                  const QString &scenario, QWidget *parent = nullptr);
    ~NewGameDialog() override;

    engine::GameSetup setup() const;
    /// Side, or seat of a side that is shared, to "human" or the name of a bot.
    QMap<QString, QString> players() const;
    /// As they were the last time.
    void setPlayers(const QMap<QString, QString> &players);

    const OptionChoice &options() const { return *m_options; }

signals:
    /// The game, and this dialog with it, shall speak another language.
    void languageChosen(const QString &language);

private:
    QWidget *makeHead();
    QWidget *makeScenarios(const QString &chosen);
    QWidget *makeChoices();
    QWidget *makeSeed();
    QWidget *makeLanguage();
    QWidget *makeFoot();
    QString lengthOf(const engine::Scenario &scenario) const;
    void showLength(const engine::Scenario &scenario);
    void choose(const engine::Scenario &scenario);
    QString text(const QString &source) const { return m_translator.translate(source); }

    std::shared_ptr<const engine::Module> m_module;
    engine::Translator m_translator;
    QString m_scenario;
    ScenarioPreview *m_preview = nullptr;
    PlayerChoice *m_players = nullptr;
    OptionChoice *m_options = nullptr;
    QLineEdit *m_seed = nullptr;
    QLabel *m_length = nullptr;
};

} // namespace app
