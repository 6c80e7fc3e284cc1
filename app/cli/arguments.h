// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QCoreApplication>

#include <QStringList>

namespace app {

/// The words behind a command, sorted into plain ones, switches and options with a value.
class Arguments
{
public:
    struct Allowed
    {
        int least = 0; ///< Plain words.
        int most = 0;
        QStringList switches; ///< "--json"
        QStringList options; ///< "--seed": a value follows.
    };
    static engine::Result<Arguments> parse(const QStringList &words, const Allowed &allowed);

    const QStringList &plain() const { return m_plain; }
    bool has(const QString &name) const { return m_switches.contains(name); }
    QString value(const QString &option, const QString &fallback = {}) const;
    QStringList values(const QString &option) const;
    /// Fails when the value is no whole number in the range.
    engine::Result<qint64> number(const QString &option, qint64 fallback, qint64 least,
                                  qint64 most) const;

private:
    QStringList m_plain;
    QStringList m_switches;
    QList<std::pair<QString, QString>> m_values;
};

} // namespace app
