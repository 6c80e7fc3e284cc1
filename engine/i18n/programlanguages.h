// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QTranslator;

namespace engine {

struct Module;

/// The languages that the program itself speaks: files hexsmith_<language>.qm in the program, in
/// the folder translations beside it, and in that of the user's own files.
class ProgramLanguages
{
public:
    /// In all of those places.
    ProgramLanguages();
    explicit ProgramLanguages(const QStringList &folders);

    /// Always with English; by their codes.
    QStringList codes() const;
    /// False when there is no such language; its texts are then English.
    bool load(QTranslator &translator, const QString &code) const;
    /// The one that suits \a wanted best: itself, the same without a country, or English.
    QString closest(const QString &wanted) const;

private:
    QStringList m_folders;
};

/// Of the languages of a module the one that suits \a wanted best; its own when none does.
QString moduleLanguage(const Module &module, const QString &wanted);

/// A language in its own words, so that everybody finds theirs: "Español".
QString ownLanguageName(const QString &code);

} // namespace engine
