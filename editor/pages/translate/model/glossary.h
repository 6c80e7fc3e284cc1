// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace editor {

/// How the terms of a game (units, terrain, ranks) are called in one language: those that the
/// program knows, and those of the module, which count more.
class Glossary
{
public:
    struct Term
    {
        QString term;
        /// Several that are all right are divided by semicolons; empty: any word will do here.
        QString translation;
        QString note;
        bool isOwn = false; ///< Of the module.

        /// The one that is proposed.
        QString usual() const { return translation.section(u';', 0, 0).trimmed(); }
        bool operator==(const Term &) const = default;
    };

    Glossary() = default;
    /// \a own is the module's file; what can't be read of it is passed over.
    Glossary(const QString &language, const QByteArray &own);

    /// "locale/es.glossary.json"
    static QString fileName(const QString &language);
    /// The file of a module with these terms; empty: none are left.
    static QByteArray write(const QList<Term> &terms);

    /// By the alphabet; the module's instead of the program's of the same name.
    const QList<Term> &terms() const { return m_terms; }
    /// Those that stand in a text, longer ones first.
    QList<Term> in(const QString &source) const;
    /// Those that stand in a text, but in none of their forms in its translation.
    QList<Term> unused(const QString &source, const QString &translation) const;

private:
    void add(const QByteArray &file, bool isOwn);
    static bool isUsed(const Term &term, const QString &translation, const QStringList &words);

    QList<Term> m_terms;
    QList<QStringList> m_words; ///< Of the terms.
    QHash<QString, QList<int>> m_byFirst;
};

} // namespace editor
