// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/worddiff.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace editor {

namespace {

constexpr qsizetype c_mostWords = 2000; ///< Longer texts are shown as changed altogether.

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("\\s+|[\\p{L}\\p{N}]+|."),
                                         QRegularExpression::DotMatchesEverythingOption);
    QStringList words;
    for (auto match = word.globalMatch(text); match.hasNext();)
        words.append(match.next().captured());
    return words;
}

void add(QList<WordChange> &changes, WordChange::Kind kind, const QString &text)
{
    if (!changes.isEmpty() && changes.last().kind == kind)
        changes.last().text += text;
    else
        changes.append({kind, text});
}

} // namespace

QList<WordChange> wordChanges(const QString &before, const QString &after)
{
    using Kind = WordChange::Kind;
    const QStringList a = wordsOf(before);
    const QStringList b = wordsOf(after);
    if (a.size() > c_mostWords || b.size() > c_mostWords)
        return {{Kind::Removed, before}, {Kind::Added, after}};
    // Longest common run of words from each pair of places to the ends.
    const size_t width = size_t(b.size()) + 1;
    std::vector<int> common((size_t(a.size()) + 1) * width);
    const auto at = [&](qsizetype i, qsizetype j) -> int & {
        return common[size_t(i) * width + size_t(j)];
    };
    for (qsizetype i = a.size() - 1; i >= 0; --i) {
        for (qsizetype j = b.size() - 1; j >= 0; --j)
            at(i, j) = a[i] == b[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
    }
    QList<WordChange> changes;
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && j < b.size() && a[i] == b[j]) {
            add(changes, Kind::Kept, b[j++]);
            ++i;
        } else if (i < a.size() && (j == b.size() || at(i + 1, j) >= at(i, j + 1))) {
            add(changes, Kind::Removed, a[i++]);
        } else {
            add(changes, Kind::Added, b[j++]);
        }
    }
    return changes;
}

} // namespace editor
