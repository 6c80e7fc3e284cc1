// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/countersource.h"

namespace editor {

/// Chooses counters by words, or by what their columns say: "side is soviet", "attack > 4",
/// "formation is 28th Army, steps = 2".
class CounterFilter
{
public:
    CounterFilter() = default;
    CounterFilter(const QString &text, const CounterSource &source);

    bool isEmpty() const { return m_words.isEmpty() && m_conditions.empty(); }
    /// Whether it looks for words in any column.
    bool hasWords() const { return !m_words.isEmpty(); }
    /// Everything of a counter that words are looked for in, in small letters.
    static QString wordsOf(const CounterSource &source, int piece);
    /// \a words are those of the counter; they are not needed without hasWords().
    bool matches(const CounterSource &source, int piece, const QString &words) const;

private:
    enum class Test { Is, IsNot, Has, Less, More, AtMost, AtLeast };

    struct Condition
    {
        int column = 0;
        Test test = Test::Is;
        QString value;
    };

    static std::optional<Test> testOf(const QString &word);
    static int columnOf(const QString &word, const CounterSource &source);
    static bool holds(const Condition &condition, const CounterSource &source, int piece);
    static bool comparesTo(const Condition &condition, const engine::Json &value);

    QStringList m_words; ///< In small letters.
    std::vector<Condition> m_conditions;
};

} // namespace editor
