// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/translator.h"
#include "engine/module/model/module.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace app {

/// Who plays each side of a new game, or each of those who share one.
class PlayerChoice : public QWidget
{
    Q_OBJECT

public:
    PlayerChoice(const engine::Module &module, const engine::Translator &translator,
                 QWidget *parent);

    /// Which seats are taken depends on them.
    void setOptions(const QHash<QString, QString> &options);
    /// Side, or seat of a side that is shared, to "human" or the name of a bot.
    QMap<QString, QString> players() const;
    /// Those that are known here; the others stay as they are.
    void setPlayers(const QMap<QString, QString> &players);

private:
    struct Player
    {
        QString id;
        engine::SideId side;
        const engine::Seat *seat; ///< None: the whole side.
        QWidget *card;
        QComboBox *who;
        QWidget *allowance;
        QSpinBox *seconds;
        QLabel *note; ///< How it plays.
        QString name;
    };
    const Player &add(engine::SideId side, const engine::Seat *seat, const QString &id,
                      const QString &name);
    static QComboBox *makeChoice(const QString &id, const QString &name, QWidget *parent);
    static QWidget *makeAllowance(const QString &id, const QString &name, QSpinBox *&seconds,
                                  QWidget *parent);
    static void showPlayer(const Player &player);
    static void setPlayer(const Player &player, const QString &who);

    const engine::Module &m_module;
    QVBoxLayout *m_layout;
    QList<Player> m_players;
};

} // namespace app
