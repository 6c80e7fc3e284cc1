// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <QCoreApplication>

namespace app {

namespace {

engine::Error wrong(const QString &message)
{
    return {engine::Error::Code::BadFormat, message};
}

} // namespace

engine::Result<Arguments> Arguments::parse(const QStringList &words, const Allowed &allowed)
{
    Arguments arguments;
    for (qsizetype i = 0; i < words.size(); ++i) {
        QString word = words[i];
        if (!word.startsWith(u'-') || word == QLatin1String("-")) {
            arguments.m_plain.append(word);
            continue;
        }
        QString value;
        const qsizetype equals = word.indexOf(u'=');
        const bool joined = word.startsWith(QLatin1String("--")) && equals > 0;
        if (joined) {
            value = word.mid(equals + 1);
            word.truncate(equals);
        }
        if (allowed.switches.contains(word) && !joined) {
            arguments.m_switches.append(word);
        } else if (allowed.options.contains(word)) {
            if (!joined && ++i >= words.size())
                return wrong(
                    QCoreApplication::translate("Arguments", "%1 needs a value.").arg(word));
            arguments.m_values.append({word, joined ? value : words[i]});
        } else {
            return wrong(
                QCoreApplication::translate("Arguments", "There is no option %1 here.").arg(word));
        }
    }
    if (arguments.m_plain.size() < allowed.least)
        return wrong(QCoreApplication::translate("Arguments", "Something is missing."));
    if (arguments.m_plain.size() > allowed.most)
        return wrong(QCoreApplication::translate("Arguments", "'%1' is one word too many.")
                         .arg(arguments.m_plain[allowed.most]));
    return arguments;
}

QString Arguments::value(const QString &option, const QString &fallback) const
{
    const QStringList all = values(option);
    return all.isEmpty() ? fallback : all.last();
}

QStringList Arguments::values(const QString &option) const
{
    QStringList found;
    for (const auto &[name, value] : m_values) {
        if (name == option)
            found.append(value);
    }
    return found;
}

engine::Result<qint64> Arguments::number(const QString &option, qint64 fallback, qint64 least,
                                         qint64 most) const
{
    const QStringList all = values(option);
    if (all.isEmpty())
        return fallback;
    bool ok = false;
    const qint64 number = all.last().toLongLong(&ok);
    if (!ok || number < least || number > most)
        return wrong(QCoreApplication::translate("Arguments",
                                                 "%1 is a whole number from %2 to %3, not '%4'.")
                         .arg(option)
                         .arg(least)
                         .arg(most)
                         .arg(all.last()));
    return number;
}

} // namespace app
