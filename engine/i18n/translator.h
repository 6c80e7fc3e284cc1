// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"

#include <QHash>
#include <QString>

namespace engine {

struct Module;
struct TsCatalog;

/// Looks up the texts of a module in one language; what has no translation stays as it is.
class Translator
{
public:
    /// Translates nothing.
    Translator() = default;
    /// Reads locale/\a language.ts of the module; its own language needs none.
    Translator(const Module &module, const QString &language);
    Translator(const TsCatalog &catalog, const QString &language);

    const QString &language() const { return m_language; }
    /// Why the translation could not be read; empty when it could or there is none.
    const Issues &issues() const { return m_issues; }

    /// \a context is the file that the text stands in.
    QString translate(const QString &context, const QString &source,
                      const QString &comment = {}) const;
    /// For texts of rules: in whichever file they stand.
    QString translate(const QString &source) const;

    /// The same with the gender behind names that have one.
    QString marked(const QString &context, const QString &source,
                   const QString &comment = {}) const;
    QString marked(const QString &source) const;

private:
    void add(const TsCatalog &catalog);
    static QString key(const QString &context, const QString &source, const QString &comment);

    QString m_language;
    QHash<QString, QString> m_exact;
    QHash<QString, QString> m_anywhere;
    Issues m_issues;
};

} // namespace engine
