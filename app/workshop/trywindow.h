// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/mainwindow.h"
#include "editor/document/livemodule.h"

class QComboBox;
class QLabel;

namespace app {

/// A game of a module that is being edited, in the player's own window. What is saved in the editor
/// is played on with at once, as far as the game still goes as it went.
class TryWindow : public MainWindow
{
    Q_OBJECT

public:
    TryWindow(editor::LiveModule &live, Library &library, Settings &settings,
              QWidget *parent = nullptr);

    /// Begins anew; without \a scenario with the one that is chosen.
    void start(const QString &scenario = {});
    /// Goes on with the module as it is now.
    void reload();
    QString message() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeBar();
    void retranslate();
    void listScenarios();
    void tell(const QString &message);
    engine::Result<OpenedGame> replayed(QString &message);

    editor::LiveModule &m_live;
    QComboBox *m_scenario;
    QLabel *m_message;
    QAction *m_restart;
    QString m_waiting; ///< Of the game to begin when the module has been read.
    bool m_isWaiting = false;
    bool m_reloads = false; ///< After a save, when the module has been read.
};

} // namespace app
