// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/document/place.h"
#include "engine/module/model/module.h"

#include <QCoreApplication>

namespace editor {

/// Everything in a module that has a name, with its place.
class SearchIndex
{
    Q_DECLARE_TR_FUNCTIONS(editor::SearchIndex)

public:
    struct Entry
    {
        QString title;
        QString note; ///< What it is.
        QString icon;
        Place place;
    };

    /// \a module may be null: then only the files are found.
    SearchIndex(const ModuleDocument &document, const engine::Module *module);

    /// Entries that have all words of \a text in them, the best first.
    QList<Entry> find(const QString &text, qsizetype most) const;
    qsizetype size() const { return m_entries.size(); }

private:
    void addFiles(const ModuleDocument &document);
    void addSpaces(const engine::Module &module);
    void addPieces(const engine::Module &module);
    void addLists(const engine::Module &module);
    void addRulebook(const engine::Module &module);
    void addCode(const QString &file, const QByteArray &lua);
    void add(const QString &title, const QString &note, const QString &icon, Place place);

    QList<Entry> m_entries;
    QStringList m_folded; ///< Titles and notes in lower case, for comparing.
};

} // namespace editor
