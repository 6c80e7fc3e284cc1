// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/settings.h"

#include <QAction>
#include <QHash>

namespace app {

/// Everything that menus, buttons and keys of the player's window can do, by name.
class ActionTable : public QObject
{
    Q_OBJECT

public:
    explicit ActionTable(Settings &settings, QObject *parent = nullptr);

    QAction *action(const QString &name) const { return m_actions.value(name); }
    /// In the order of the menus.
    const QStringList &names() const { return m_names; }
    QKeySequence usualKey(const QString &name) const { return m_usual.value(name); }
    /// The other command that has this key; empty when it is free.
    QString conflict(const QString &name, const QKeySequence &key) const;

    void retranslate();
    void refreshIcons();

private:
    void applyKeys();

    Settings &m_settings;
    QStringList m_names;
    QHash<QString, QAction *> m_actions;
    QHash<QString, QKeySequence> m_usual;
};

} // namespace app
