// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

namespace app {

/// The pages of the manual in a language; what is not translated is in English.
class ManualBook
{
public:
    /// \a folder has a folder per language.
    ManualBook(const QString &folder, const QString &language);

    /// Without ".md", in the order in which they are read.
    const QStringList &names() const { return m_names; }
    QString title(const QString &name) const;
    /// Markdown.
    QString text(const QString &name) const;
    /// Pictures are named from there.
    QString folderOf(const QString &name) const;
    /// How often \a words are read on a page.
    int count(const QString &name, const QString &words) const;

private:
    QString pathOf(const QString &name) const;

    QString m_folder;
    QString m_language;
    QStringList m_names;
    mutable QHash<QString, QString> m_plain; ///< Pages as they are read, once they were searched.
};

} // namespace app
