// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translation.h"

namespace editor {

/// Remembers how words and sentences were translated before, in a module or in several.
class TermBook
{
public:
    struct Entry
    {
        enum class Kind {
            Same, ///< The same text stands elsewhere.
            Term, ///< Its words are part of the text.
            Similar ///< It has many words of the text.
        };
        Kind kind = Kind::Term;
        QString source;
        QString translation;
        QString where;

        bool operator==(const Entry &) const = default;
    };

    TermBook() = default;
    explicit TermBook(const Translation &translation);
    /// What was finished in the modules at \a paths; may be called in any thread.
    static TermBook ofModules(const QStringList &paths, const QString &sourceLanguage,
                              const QString &language);

    /// What helps to translate \a text: the best first, at most \a most.
    QList<Entry> find(const TranslationText &text, qsizetype most) const;
    /// How exactly this text was translated; empty: it was not.
    QString exact(const QString &source) const;
    /// The best of several lists, none twice, at most \a most.
    static QList<Entry> best(const QList<QList<Entry>> &lists, qsizetype most);
    /// The words of a text as they are compared: small, without gaps and a plural's "s".
    static QStringList words(const QString &text);

private:
    struct Known
    {
        QString key;
        QString source;
        QString translation;
        QString where;
        QStringList words;
    };

    void add(Known known);
    void addTerms(QList<Entry> &found, const QStringList &words, const QString &key) const;
    void addSimilar(QList<Entry> &found, const QStringList &words, const QString &key) const;
    void addEntry(QList<Entry> &found, Entry::Kind kind, const Known &known) const;

    std::vector<Known> m_known;
    QHash<QString, int> m_bySource;
    QHash<QString, QList<int>> m_byFirst; ///< Short ones by their first word.
    QHash<QString, QList<int>> m_byWord; ///< Longer ones by all of their words.
};

} // namespace editor
