// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/apidocs.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace scripting {

namespace {

/// Takes a type off the beginning: it may hold blanks inside brackets and around '|' and ':'.
QString takeType(QString &rest)
{
    int depth = 0;
    qsizetype i = 0;
    for (; i < rest.size(); ++i) {
        const QChar c = rest[i];
        if (c == u'(' || c == u'{' || c == u'[' || c == u'<')
            ++depth;
        else if (c == u')' || c == u'}' || c == u']' || c == u'>')
            --depth;
        const bool isJoined = i > 0 && (rest[i - 1] == u',' || rest[i - 1] == u':');
        if (depth == 0 && c == u' ' && !isJoined)
            break;
    }
    const QString type = rest.left(i);
    rest = rest.mid(i).trimmed();
    return type;
}

QString takeWord(QString &rest)
{
    const QString word = rest.section(u' ', 0, 0);
    rest = rest.mid(word.size()).trimmed();
    return word;
}

QString lowered(const QString &name)
{
    return name.left(1).toLower() + name.mid(1);
}

} // namespace

QString ApiDocs::Entry::signature() const
{
    const QString shown = kind == Kind::Method ? lowered(owner) + u':' + name
        : kind == Kind::Field                  ? lowered(owner) + u'.' + name
        : owner.isEmpty()                      ? name
                                               : owner + u'.' + name;
    if (kind != Kind::Method && kind != Kind::Function)
        return shown;
    QStringList names;
    for (const Parameter &parameter : parameters)
        names.append(parameter.name + (parameter.isOptional ? QStringLiteral("?") : QString()));
    return shown + u'(' + names.join(QStringLiteral(", ")) + u')';
}

ApiDocs ApiDocs::ofFolder(const QString &folder)
{
    ApiDocs docs;
    for (const QString &name : QDir(folder).entryList({QStringLiteral("*.lua")}, QDir::Files)) {
        QFile file(folder + u'/' + name);
        if (file.open(QIODevice::ReadOnly))
            docs.add(QString::fromUtf8(file.readAll()));
    }
    return docs;
}

void ApiDocs::add(const QString &annotations)
{
    Pending pending;
    m_class.clear();
    for (const QString &line : annotations.split(u'\n')) {
        if (line.startsWith(QLatin1String("---@"))) {
            readTag(line.mid(4), pending);
        } else if (line.startsWith(QLatin1String("---"))) {
            pending.text.append(line.mid(3).trimmed());
        } else {
            readCode(line, pending);
            pending = {};
            m_class.clear();
        }
    }
}

void ApiDocs::append(Entry entry, const Pending &pending)
{
    entry.text = pending.text.join(u' ');
    entry.parameters = pending.parameters;
    if (entry.type.isEmpty())
        entry.type = pending.type;
    m_entries.append(entry);
}

void ApiDocs::readTag(const QString &line, Pending &pending)
{
    QString rest = line;
    const QString tag = takeWord(rest);
    if (tag == u"class") {
        m_class = takeWord(rest);
        m_class.remove(u':');
        m_bases.insert(m_class, rest.remove(u':').trimmed());
        append({Kind::Class, {}, m_class, {}, {}, {}}, pending);
    } else if (tag == u"alias") {
        append({Kind::Class, {}, takeWord(rest), {}, rest, {}}, pending);
        pending = {};
    } else if (tag == u"field") {
        readField(rest);
    } else if (tag == u"param") {
        Parameter parameter;
        parameter.name = takeWord(rest);
        parameter.isOptional = parameter.name.endsWith(u'?');
        parameter.name.remove(u'?');
        parameter.type = takeType(rest);
        parameter.text = rest;
        pending.parameters.append(parameter);
    } else if (tag == u"return" || tag == u"type") {
        pending.type = takeType(rest);
    }
}

void ApiDocs::readField(const QString &rest)
{
    QString left = rest;
    QString name = takeWord(left);
    name.remove(u'?');
    if (name.startsWith(u'['))
        return;
    Entry entry{Kind::Field, m_class, name, {}, takeType(left), {}};
    append(entry, {{left}, {}, {}});
}

bool ApiDocs::readCode(const QString &line, Pending &pending)
{
    static const QRegularExpression method(QStringLiteral("^function (\\w+)([:.])(\\w+)\\("));
    static const QRegularExpression function(QStringLiteral("^function (\\w+)\\("));
    static const QRegularExpression variable(QStringLiteral("^(\\w+) = \\{\\}"));
    if (const auto found = method.match(line); found.hasMatch()) {
        const bool isMethod = found.captured(2) == u":";
        append({isMethod ? Kind::Method : Kind::Function,
                found.captured(1),
                found.captured(3),
                {},
                {},
                {}},
               pending);
    } else if (const auto found = function.match(line); found.hasMatch()) {
        append({Kind::Function, {}, found.captured(1), {}, {}, {}}, pending);
    } else if (const auto found = variable.match(line); found.hasMatch()) {
        append({Kind::Variable, {}, found.captured(1), {}, {}, {}}, pending);
    } else {
        return false;
    }
    return true;
}

const ApiDocs::Entry *ApiDocs::find(const QString &owner, const QString &name) const
{
    for (QString type = owner;; type = m_bases.value(type)) {
        for (const Entry &entry : m_entries) {
            if (entry.owner == type && entry.name == name && entry.kind != Kind::Class)
                return &entry;
        }
        if (type.isEmpty() || m_bases.value(type).isEmpty())
            return nullptr;
    }
}

QList<const ApiDocs::Entry *> ApiDocs::members(const QString &type) const
{
    QList<const Entry *> found;
    for (QString owner = type; !owner.isEmpty(); owner = m_bases.value(owner)) {
        for (const Entry &entry : m_entries) {
            if (entry.owner == owner)
                found.append(&entry);
        }
    }
    return found;
}

QString ApiDocs::classIn(const QString &type) const
{
    static const QRegularExpression word(QStringLiteral("\\w+"));
    auto it = word.globalMatch(type);
    while (it.hasNext()) {
        const QString name = it.next().captured();
        if (m_bases.contains(name))
            return name;
    }
    return {};
}

} // namespace scripting
