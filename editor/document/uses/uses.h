// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/document/uses/wordlist.h"

namespace editor {

/// Finds where a word of a module is used: the id of a table, piece, space, rule, decision …, a
/// function. Remembers the words of each file as long as the file stays the same.
class Uses
{
public:
    explicit Uses(const ModuleDocument &document)
        : m_document(document)
    {
    }

    /// In the order of the files. Words of plain speech are looked for only where they stand
    /// alone: as a name, a key or a whole string; codes also in comments and sentences.
    QList<Use> find(const QString &word);
    /// Everything in the files that begins like this: finer numbers below a rule.
    QStringList wordsBelow(const QString &start);
    /// Whether there is any in the files that \a wanted names.
    bool isUsed(const QString &word, const std::function<bool(const QString &file)> &wanted);

private:
    struct Known
    {
        FileContentPointer content;
        std::shared_ptr<const WordList> words;
    };

    void look();
    static QList<Use> usesIn(const QString &file, const FileContent &content,
                             const std::vector<WordList::Spot> &spots);

    const ModuleDocument &m_document;
    QMap<QString, Known> m_files;
};

/// The line of a byte without the blanks around it, or the part of a long one that is near.
QString excerptAt(const QByteArray &bytes, qsizetype at);
/// Writes another word where \a uses say that the old one stands, all in one go.
void replaceWords(Draft &draft, const QList<std::pair<Use, QString>> &words);
/// A file has another name: translations of its texts stay with it.
void renameContext(Draft &draft, const QString &file, const QString &to);

} // namespace editor
