// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

/// What a file of scripting/api says there is.
class Annotations
{
public:
    explicit Annotations(const QString &text)
    {
        static const QRegularExpression method(QStringLiteral("^function (\\w+):(\\w+)\\("));
        static const QRegularExpression function(QStringLiteral("^function (\\w+)\\("));
        static const QRegularExpression variable(QStringLiteral("^(\\w+) = \\{\\}"));
        static const QRegularExpression type(QStringLiteral("^---@class (\\w+)"));
        static const QRegularExpression field(QStringLiteral("^---@field (\\w+)\\??\\s"));
        static const QRegularExpression table(QStringLiteral("^---@param \\w+\\?? (\\{.*?\\})"));
        QString name; // of the class whose fields follow
        QString arguments;
        for (const QString &line : text.split(u'\n')) {
            if (const auto found = type.match(line); found.hasMatch()) {
                name = found.captured(1);
                m_fields[name];
            } else if (const auto found = field.match(line); found.hasMatch()) {
                m_fields[name] << found.captured(1);
            } else if (const auto found = table.match(line); found.hasMatch()) {
                arguments = found.captured(1);
            } else if (const auto found = method.match(line); found.hasMatch()) {
                m_methods[found.captured(1)] << found.captured(2);
                m_arguments[found.captured(1) + u':' + found.captured(2)] = keys(arguments);
                arguments.clear();
            } else if (const auto found = function.match(line); found.hasMatch()) {
                m_globals << found.captured(1);
                arguments.clear();
            } else if (const auto found = variable.match(line); found.hasMatch()) {
                m_globals << found.captured(1);
            }
        }
    }

    static Annotations ofFile(const QString &name)
    {
        QFile file(QStringLiteral(HEXSMITH_SOURCE_DIR "/scripting/api/") + name);
        return Annotations(file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll())
                                                          : QString());
    }

    const QSet<QString> &globals() const { return m_globals; }
    QSet<QString> methods(const QString &type) const { return m_methods.value(type); }
    QSet<QString> fields(const QString &type) const { return m_fields.value(type); }
    QStringList typesWithMethods() const { return m_methods.keys(); }
    /// Keys of the table that a method takes: "Game:zones".
    QSet<QString> arguments(const QString &method) const { return m_arguments.value(method); }

private:
    static QSet<QString> keys(const QString &table)
    {
        static const QRegularExpression key(QStringLiteral("[{,] (\\w+)\\??:"));
        QSet<QString> found;
        for (auto match = key.globalMatch(table); match.hasNext();)
            found << match.next().captured(1);
        return found;
    }

    QSet<QString> m_globals;
    QMap<QString, QSet<QString>> m_methods;
    QMap<QString, QSet<QString>> m_fields;
    QMap<QString, QSet<QString>> m_arguments;
};
