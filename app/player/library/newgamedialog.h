// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/i18n/translator.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFrame;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace app {

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

signals:
    void ruleRequested(const QString &rule);
    /// The game, and this dialog with it, shall speak another language.
    void languageChosen(const QString &language);

private:
    QWidget *makeHead();
    QWidget *makeScenarios(const QString &chosen);
    QWidget *makeSituation();
    QWidget *makeChoices();
    QWidget *makePlayer(int side);
    QWidget *makeSeat(const engine::Seat &seat);
    QFrame *makeCard(engine::SideId side, const QString &id, const QString &name);
    /// Shows who plays a side, or those who share it, as the options say.
    void showSeats();
    QHash<QString, QString> chosenOptions() const;
    QWidget *makeOption(const engine::Option &option);
    QWidget *makeSeed();
    QWidget *makeLanguage();
    QWidget *makeFoot();
    void choose(const engine::Scenario &scenario);
    void drawMap(const engine::Scenario &scenario);
    QString text(const QString &source) const { return m_translator.translate(source); }

    std::shared_ptr<const engine::Module> m_module;
    engine::Translator m_translator;
    QString m_scenario;
    QLabel *m_map = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_facts = nullptr;
    QLineEdit *m_seed = nullptr;
    /// Who plays a side or a seat.
    struct Player
    {
        QString id;
        engine::SideId side;
        const engine::Seat *seat;
        QWidget *card;
        QComboBox *who;
    };
    QList<Player> m_players;
    QHash<QString, QCheckBox *> m_checks;
    QHash<QString, QComboBox *> m_choices;
    int m_drawing = 0; // which picture is awaited: an older one comes too late
};

} // namespace app
