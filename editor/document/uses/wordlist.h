// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "editor/document/uses/use.h"

#include <QHash>
#include <QSet>

namespace editor {

/// Where each word of one file stands.
class WordList
{
public:
    struct Spot
    {
        Use::Kind kind = Use::Kind::Mention;
        qsizetype from = 0; ///< Bytes, without quotes.
        qsizetype size = 0;
        int line = 1;
    };

    /// Pictures have no words.
    WordList(const QString &name, const FileContent &content);

    const std::vector<Spot> &spots(const QString &word) const;
    /// Adds the words that begin with \a start.
    void collect(const QString &start, QSet<QString> &words) const;
    /// Reads as a number or an id, not as a word of a sentence: "4.2", "BL-INF-1", "leave_zone".
    static bool isCode(const QString &word);

private:
    void addLua(const QByteArray &source);
    void addJson(const FileContent &content);
    /// A string as it is written, quotes left out, and the words within it.
    void addString(const QString &meaning, QByteArrayView written, const Spot &spot);
    /// The words of a stretch of text.
    void addText(QByteArrayView text, Spot spot);
    void add(const QString &word, const Spot &spot);

    QHash<QString, std::vector<Spot>> m_spots;
};

} // namespace editor
