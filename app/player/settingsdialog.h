// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/actiontable.h"

#include <QDialog>

class QFormLayout;
class QTableWidget;
class QTabWidget;

namespace app {

/// What can be set for the whole program; every change works at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Settings &settings, ActionTable &actions, const QStringList &folders,
                   QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *languagePage();
    QWidget *lookPage();
    QWidget *playPage();
    QWidget *keysPage();
    QWidget *filesPage();
    void fillKeys();

    Settings &m_settings;
    ActionTable &m_actions;
    QStringList m_folders;
    QTabWidget *m_pages = nullptr;
    QTableWidget *m_keys = nullptr;
};

} // namespace app
