// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/apireference.h"

#include "engine/module/model/standardlibrary.h"

#include <QFile>

namespace scripting {

namespace {

ApiDocs docsOf(const QString &path)
{
    ApiDocs docs;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        docs.add(QString::fromUtf8(file.readAll()));
    return docs;
}

/// What the comment at the beginning of a file says.
QString introduction(const QString &lua)
{
    QStringList lines;
    for (const QString &line : lua.split(u'\n')) {
        if (line.startsWith(QLatin1String("--- ")))
            lines.append(line.mid(4));
        else if (!lines.isEmpty())
            break;
    }
    return lines.join(u' ');
}

QString code(const QString &text)
{
    return u'`' + text + u'`';
}

/// Code in the text stays as it is; elsewhere a '<' would begin something of HTML.
QString safe(const QString &text)
{
    QStringList parts = text.split(u'`');
    for (qsizetype i = 0; i < parts.size(); i += 2)
        parts[i].replace(u'<', QLatin1String("\\<")).replace(u'*', QLatin1String("\\*"));
    return parts.join(u'`');
}

} // namespace

ApiReference::ApiReference(const QString &folder)
    : m_rules(docsOf(folder + QStringLiteral("/rules.lua")))
    , m_tests(docsOf(folder + QStringLiteral("/tests.lua")))
    , m_lua(docsOf(folder + QStringLiteral("/lua.lua")))
{
}

QString ApiReference::described(const ApiDocs::Entry &entry)
{
    QString text = QStringLiteral("**%1**").arg(code(entry.signature()));
    if (!entry.type.isEmpty())
        text += QStringLiteral(" → ") + code(entry.type);
    text += QStringLiteral("\\\n") + safe(entry.text) + QStringLiteral("\n\n");
    for (const ApiDocs::Parameter &parameter : entry.parameters) {
        text += QStringLiteral("- %1 %2").arg(code(parameter.name), code(parameter.type));
        if (parameter.isOptional)
            text += u' ' + tr("(may be left out)");
        if (!parameter.text.isEmpty())
            text += QStringLiteral(": ") + safe(parameter.text);
        text += u'\n';
    }
    return entry.parameters.isEmpty() ? text : text + u'\n';
}

QString ApiReference::section(const ApiDocs &docs, const ApiDocs::Entry &type)
{
    QString text = QStringLiteral("### %1\n%2\n\n").arg(type.name, safe(type.text));
    if (!type.type.isEmpty())
        return text + code(type.type) + QStringLiteral("\n\n");
    for (const ApiDocs::Entry &entry : docs.entries()) {
        if (entry.owner == type.name)
            text += described(entry);
    }
    return text;
}

QString ApiReference::chapter(const QString &title, const ApiDocs &docs)
{
    QString text = QStringLiteral("## %1\n").arg(title);
    for (const ApiDocs::Entry &entry : docs.entries()) {
        // Of a library only functions are told, of a class all in its section.
        const bool isAlone = entry.kind != ApiDocs::Kind::Class
            && (entry.owner.isEmpty() || !docs.hasClass(entry.owner));
        if (isAlone)
            text += described(entry);
    }
    for (const ApiDocs::Entry &entry : docs.entries()) {
        if (entry.kind == ApiDocs::Kind::Class)
            text += section(docs, entry);
    }
    return text;
}

QString ApiReference::library(int version)
{
    QString text =
        QStringLiteral("## %1\n%2\n\n")
            .arg(tr("Standard library"),
                 tr("What wargames share, written in Lua. A module that says `\"std\": %1` in "
                    "module.json finds it with `require`.")
                     .arg(version));
    for (const QString &file : engine::StandardLibrary::files(version)) {
        const QString lua = QString::fromUtf8(engine::StandardLibrary::read(file).value_or(""));
        ApiDocs docs;
        docs.add(lua);
        text += QStringLiteral("### std.%1\n%2\n\n")
                    .arg(file.section(u'/', -1).chopped(4), safe(introduction(lua)));
        for (const ApiDocs::Entry &entry : docs.entries()) {
            if (entry.kind == ApiDocs::Kind::Function)
                text += described(entry);
        }
        for (const ApiDocs::Entry &entry : docs.entries()) {
            if (entry.kind == ApiDocs::Kind::Class)
                text += section(docs, entry);
        }
    }
    return text;
}

QString ApiReference::page() const
{
    return QStringLiteral("# %1\n%2\n\n")
               .arg(title(),
                    tr("Everything that the rules and tests of a module can use. Behind the arrow "
                       "stands what comes back; a type with "
                       "“?” may also be nil, “[]” is a list."))
        + chapter(tr("Rules"), m_rules) + library(engine::StandardLibrary::newest())
        + chapter(tr("Tests"), m_tests) + chapter(tr("Lua itself"), m_lua);
}

} // namespace scripting
