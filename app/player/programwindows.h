// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/library.h"
#include "app/player/settings/actiontable.h"

#include <QPointer>

namespace app {

class DiceRoller;
class ManualWindow;

/// The windows beside the player's own that belong to no game: settings, manual, dice.
class ProgramWindows : public QObject
{
    Q_OBJECT

public:
    ProgramWindows(const Library &library, Settings &settings, ActionTable &actions,
                   QWidget &window);

    void showSettings();
    void showManual();
    void showDice();
    void showAbout();
    void setLanguage(const QString &language);
    /// The window that they belong to is closed.
    void close();

private:
    const Library &m_library;
    Settings &m_settings;
    ActionTable &m_actions;
    QWidget &m_window;
    QPointer<ManualWindow> m_manual;
    QPointer<DiceRoller> m_dice;
};

} // namespace app
