// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGenericPlugin>

namespace remote {

/// Puts the hand into any Qt program that is started with QT_QPA_GENERIC_PLUGINS=remotehand; the
/// program itself knows nothing of it.
class RemotePlugin : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "remotehand.json")

public:
    QObject *create(const QString &key, const QString &specification) override;
};

} // namespace remote
