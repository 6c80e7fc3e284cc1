// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "engine/i18n/catalog/translationfile.h"
#include "engine/i18n/sourcetext.h"

#include <QMap>

namespace editor {

/// Edits the translation of a module's texts into one language; the file gets up to date with the
/// texts on the way.
class TranslationEdit
{
public:
    /// \a texts are all of the module, \a sourceLanguage is the one that they are written in.
    TranslationEdit(Draft &draft, const QList<engine::SourceText> &texts,
                    const QString &sourceLanguage, const QString &language);

    /// Whether there is a file that can be read, or none yet.
    bool isPossible() const { return m_isPossible; }
    /// Writes a translation. What was done stays so; an empty one is to be done. False when there
    /// is no such text.
    bool set(const QString &key, const QString &translation);
    /// Nothing more is to be done about them; those without a translation are passed over.
    bool markDone(const QStringList &keys);
    /// Somebody must look at them again; those without a translation are passed over.
    bool markCheck(const QStringList &keys);
    /// Writes translations that somebody must look at first, by key.
    bool setDrafts(const QMap<QString, QString> &translations);
    /// What one translator tells the next.
    bool setNote(const QString &key, const QString &note);
    /// Takes over the work of somebody else.
    bool merge(const engine::TranslationMerge &merge);
    /// The translation as it is now, up to date with the texts.
    const engine::TsCatalog &catalog() const { return m_catalog; }
    /// Takes translations away.
    bool clear(const QStringList &keys);
    /// Writes finished translations, by key.
    bool setDone(const QMap<QString, QString> &translations);

private:
    engine::TsMessage *find(const QString &key);
    using Change = void (*)(engine::TsMessage &message);
    /// Changes those that are translated; false: there are none.
    bool changeEach(const QStringList &keys, Change change);
    /// Takes translations over, but for empty ones, and changes their messages.
    bool putEach(const QMap<QString, QString> &translations, Change change);
    bool write();

    Draft &m_draft;
    QString m_file;
    engine::TsCatalog m_catalog;
    bool m_isPossible = false;
};

} // namespace editor
