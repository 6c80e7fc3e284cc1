// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/counterfilter.h"

#include <QRegularExpression>

#include <algorithm>

namespace editor {

using engine::Json;
using Kind = CounterColumn::Kind;

namespace {

QStringList tokensOf(const QString &text)
{
    static const QRegularExpression token(
        QStringLiteral("\"([^\"]*)\"|(<=|>=|!=|[<>=,])|([^\\s<>=,!\"]+)"));
    QStringList tokens;
    for (auto match = token.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        for (int group = 1; group <= 3; ++group) {
            if (!found.captured(group).isEmpty())
                tokens.append(found.captured(group));
        }
    }
    return tokens;
}

bool isBetween(const QString &token)
{
    return token == u"," || token.compare(u"and", Qt::CaseInsensitive) == 0
        || token.compare(u"y", Qt::CaseInsensitive) == 0;
}

bool isSame(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

} // namespace

std::optional<CounterFilter::Test> CounterFilter::testOf(const QString &word)
{
    static const QHash<QString, Test> tests{
        {QStringLiteral("is"), Test::Is},        {QStringLiteral("es"), Test::Is},
        {QStringLiteral("="), Test::Is},         {QStringLiteral("!="), Test::IsNot},
        {QStringLiteral("isn't"), Test::IsNot},  {QStringLiteral("has"), Test::Has},
        {QStringLiteral("contiene"), Test::Has}, {QStringLiteral("<"), Test::Less},
        {QStringLiteral(">"), Test::More},       {QStringLiteral("<="), Test::AtMost},
        {QStringLiteral(">="), Test::AtLeast}};
    const auto found = tests.constFind(word.toLower());
    return found == tests.constEnd() ? std::nullopt : std::optional(*found);
}

int CounterFilter::columnOf(const QString &word, const CounterSource &source)
{
    const int known = source.columns.find(word);
    if (known >= 0)
        return known;
    for (int i = 0; i < source.columns.count(); ++i) {
        const CounterColumn &column = source.columns.at(i);
        if (column.name.startsWith(word, Qt::CaseInsensitive)
            || column.title().startsWith(word, Qt::CaseInsensitive))
            return i;
    }
    return -1;
}

CounterFilter::CounterFilter(const QString &text, const CounterSource &source)
{
    const QStringList tokens = tokensOf(text);
    const auto beginsAt = [&](qsizetype at) {
        return at + 1 < tokens.size() && testOf(tokens[at + 1])
            && columnOf(tokens[at], source) >= 0;
    };
    qsizetype at = 0;
    while (at < tokens.size()) {
        if (!beginsAt(at)) {
            if (!isBetween(tokens[at]))
                m_words.append(tokens[at].toLower());
            ++at;
            continue;
        }
        Condition condition{columnOf(tokens[at], source), *testOf(tokens[at + 1]), {}};
        at += 2;
        if (condition.test == Test::Is && at < tokens.size()
            && isSame(tokens[at], QStringLiteral("not"))) {
            condition.test = Test::IsNot;
            ++at;
        }
        QStringList value;
        while (at < tokens.size() && !isBetween(tokens[at]) && !beginsAt(at))
            value.append(tokens[at++]);
        condition.value = value.join(u' ');
        // While it is still being typed it leaves everything in.
        if (!condition.value.isEmpty())
            m_conditions.push_back(condition);
    }
}

bool CounterFilter::comparesTo(const Condition &condition, const Json &value)
{
    bool isNumber = false;
    const double wanted = condition.value.toDouble(&isNumber);
    if (!isNumber || !value.isNumber())
        return false;
    const double here = value.toReal();
    switch (condition.test) {
    case Test::Less:
        return here < wanted;
    case Test::More:
        return here > wanted;
    case Test::AtMost:
        return here <= wanted;
    default:
        return here >= wanted;
    }
}

bool CounterFilter::holds(const Condition &condition, const CounterSource &source, int piece)
{
    const CounterColumn &column = source.columns.at(condition.column);
    if (condition.test >= Test::Less)
        return comparesTo(condition, column.value(source.file, piece));
    const QString text = column.text(source.file, piece);
    const QString shown = source.shown(piece, column);
    if (condition.test == Test::Has)
        return text.contains(condition.value, Qt::CaseInsensitive)
            || shown.contains(condition.value, Qt::CaseInsensitive);
    const bool isEmpty = isSame(condition.value, QStringLiteral("empty")) && text.isEmpty();
    const bool is = isEmpty || isSame(text, condition.value) || isSame(shown, condition.value);
    return is == (condition.test == Test::Is);
}

QString CounterFilter::wordsOf(const CounterSource &source, int piece)
{
    QString all;
    for (int i = 0; i < source.columns.count(); ++i) {
        const CounterColumn &column = source.columns.at(i);
        const bool isWord = column.kind != Kind::Number && column.kind != Kind::Switch
            && column.kind != Kind::Setup;
        if (isWord)
            all += column.text(source.file, piece) + u'\n' + source.shown(piece, column) + u'\n';
    }
    return all.toLower();
}

bool CounterFilter::matches(const CounterSource &source, int piece, const QString &words) const
{
    return std::all_of(m_conditions.begin(), m_conditions.end(),
                       [&](const Condition &condition) { return holds(condition, source, piece); })
        && std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString &word) { return words.contains(word); });
}

} // namespace editor
