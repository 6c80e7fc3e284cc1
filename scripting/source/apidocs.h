// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QStringList>

namespace scripting {

/// What the annotations of scripting/api say of the functions, objects and fields for modules.
class ApiDocs
{
public:
    enum class Kind { Function, Method, Field, Variable, Class };

    struct Parameter
    {
        QString name;
        QString type;
        QString text;
        bool isOptional = false;
    };
    struct Entry
    {
        Kind kind = Kind::Function;
        QString owner; ///< The class; empty: it is global.
        QString name;
        QString text; ///< What it does, in sentences.
        QString type; ///< Of a field or variable, or what comes back.
        QList<Parameter> parameters;

        /// "offer:space(verb, space, more?)".
        QString signature() const;
    };

    /// Adds what a file of annotations says.
    void add(const QString &annotations);
    /// Reads all files of a folder.
    static ApiDocs ofFolder(const QString &folder);

    const QList<Entry> &entries() const { return m_entries; }
    /// nullptr when there is none; \a owner empty: a global name.
    const Entry *find(const QString &owner, const QString &name) const;
    /// With those of the classes that it inherits.
    QList<const Entry *> members(const QString &type) const;
    bool hasClass(const QString &type) const { return m_bases.contains(type); }

    /// "Space" of "Space?", "Space|Space[]", "Space[]"; empty when no class is named.
    QString classIn(const QString &type) const;

private:
    struct Pending
    {
        QStringList text;
        QString type;
        QList<Parameter> parameters;
    };

    void readTag(const QString &line, Pending &pending);
    void readField(const QString &rest);
    bool readCode(const QString &line, Pending &pending);
    void append(Entry entry, const Pending &pending);

    QList<Entry> m_entries;
    QHash<QString, QString> m_bases; ///< Class to what it inherits.
    QString m_class; ///< Whose fields are read now.
};

} // namespace scripting
