// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/programwindows.h"

#include "app/player/manualwindow.h"
#include "app/player/parts/diceroller.h"
#include "app/player/report/aboutdialog.h"
#include "app/player/settings/settingsdialog.h"

namespace app {

namespace {

const QString c_manual = QStringLiteral("manual");

void bringUp(QWidget &window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

ProgramWindows::ProgramWindows(const Library &library, Settings &settings, ActionTable &actions,
                               QWidget &window)
    : QObject(&window)
    , m_library(library)
    , m_settings(settings)
    , m_actions(actions)
    , m_window(window)
{
}

void ProgramWindows::showSettings()
{
    auto *dialog = new SettingsDialog(
        m_settings, m_actions, {m_library.modulesFolder(), m_library.savesFolder()}, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void ProgramWindows::showManual()
{
    if (!m_manual) {
        m_manual = new ManualWindow(QStringLiteral(":/manual"), m_settings.language(), &m_window);
        m_manual->setAttribute(Qt::WA_DeleteOnClose);
        m_manual->restoreGeometry(m_settings.windowGeometry(c_manual));
        connect(m_manual, &ManualWindow::closed, this,
                [this] { m_settings.setWindowGeometry(m_manual->saveGeometry(), c_manual); });
    }
    bringUp(*m_manual);
}

void ProgramWindows::showDice()
{
    if (!m_dice) {
        m_dice = new DiceRoller(&m_window);
        m_dice->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringUp(*m_dice);
}

void ProgramWindows::showAbout()
{
    AboutDialog(m_library.logPath(), &m_window).exec();
}

void ProgramWindows::setLanguage(const QString &language)
{
    if (m_manual)
        m_manual->setLanguage(language);
}

void ProgramWindows::close()
{
    if (m_manual)
        m_manual->close();
    if (m_dice)
        m_dice->close();
}

} // namespace app
