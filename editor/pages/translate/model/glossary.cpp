// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/glossary.h"

#include "editor/pages/translate/model/termbook.h"
#include "engine/core/json.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace editor {

using engine::Json;

namespace {

constexpr qsizetype c_between = 2; ///< Words that may stand between those of a term.

QStringList plainWords(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.toCaseFolded().split(between, Qt::SkipEmptyParts);
}

// Another form of the same word: most languages change the end.
bool isForm(const QString &word, const QString &form)
{
    const qsizetype same =
        std::max<qsizetype>(std::min<qsizetype>(3, word.size()), word.size() - 2);
    return form.size() <= word.size() + 4 && form.startsWith(word.left(same));
}

bool standsIn(const QStringList &term, const QStringList &words)
{
    for (qsizetype from = 0; from < words.size(); ++from) {
        qsizetype at = from;
        qsizetype found = 0;
        for (qsizetype gap = 0; found < term.size() && at < words.size() && gap <= c_between;
             ++at) {
            const bool isIt = isForm(term[found], words[at]);
            found += isIt ? 1 : 0;
            gap = isIt ? 0 : gap + 1;
            if (!isIt && found == 0)
                break;
        }
        if (found == term.size())
            return true;
    }
    return false;
}

} // namespace

QString Glossary::fileName(const QString &language)
{
    return QStringLiteral("locale/%1.glossary.json").arg(language);
}

Glossary::Glossary(const QString &language, const QByteArray &own)
{
    QFile file(QStringLiteral(":/glossary/%1.json").arg(language));
    if (file.open(QIODevice::ReadOnly))
        add(file.readAll(), false);
    add(own, true);
    std::sort(m_terms.begin(), m_terms.end(), [](const Term &a, const Term &b) {
        return a.term.compare(b.term, Qt::CaseInsensitive) < 0;
    });
    for (int i = 0; i < m_terms.size(); ++i) {
        m_words.append(TermBook::words(m_terms[i].term));
        if (!m_words.last().isEmpty())
            m_byFirst[m_words.last().first()].append(i);
    }
}

void Glossary::add(const QByteArray &file, bool isOwn)
{
    const auto json = Json::parse(file, QStringLiteral("glossary"));
    if (!json)
        return;
    const Json &list = json.value()[u"terms"];
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Json &one = list.at(i);
        Term term{one[u"term"].toString().simplified(), one[u"translation"].toString().simplified(),
                  one[u"note"].toString(), isOwn};
        if (term.term.isEmpty())
            continue;
        m_terms.removeIf([&](const Term &known) {
            return known.term.compare(term.term, Qt::CaseInsensitive) == 0;
        });
        m_terms.append(std::move(term));
    }
}

QByteArray Glossary::write(const QList<Term> &terms)
{
    QByteArrayList lines;
    for (const Term &term : terms) {
        Json one = Json::object();
        one.insert(QStringLiteral("term"), term.term);
        one.insert(QStringLiteral("translation"), term.translation);
        if (!term.note.isEmpty())
            one.insert(QStringLiteral("note"), term.note);
        lines.append("    " + one.write(Json::Style::Compact));
    }
    return lines.isEmpty() ? QByteArray()
                           : "{\n  \"terms\": [\n" + lines.join(",\n") + "\n  ]\n}\n";
}

QList<Glossary::Term> Glossary::in(const QString &source) const
{
    const QStringList words = TermBook::words(source);
    QList<std::pair<qsizetype, int>> hits; // place and term
    for (qsizetype at = 0; at < words.size(); ++at) {
        for (const int term : m_byFirst.value(words[at])) {
            if (words.mid(at, m_words[term].size()) == m_words[term])
                hits.append({at, term});
        }
    }
    std::stable_sort(hits.begin(), hits.end(), [this](const auto &a, const auto &b) {
        return m_words[a.second].size() > m_words[b.second].size();
    });
    // "Control" is no term of its own inside "zone of control".
    QList<bool> taken(words.size(), false);
    QList<Term> found;
    for (const auto &[at, term] : hits) {
        const qsizetype end = at + m_words[term].size();
        if (std::any_of(taken.begin() + at, taken.begin() + end, [](bool is) { return is; }))
            continue;
        std::fill(taken.begin() + at, taken.begin() + end, true);
        if (!m_terms[term].translation.isEmpty() && !found.contains(m_terms[term]))
            found.append(m_terms[term]);
    }
    return found;
}

bool Glossary::isUsed(const Term &term, const QString &translation, const QStringList &words)
{
    for (const QString &one : term.translation.split(u';', Qt::SkipEmptyParts)) {
        // Not every language puts blanks between its words.
        if (translation.contains(one.trimmed(), Qt::CaseInsensitive)
            || standsIn(plainWords(one), words))
            return true;
    }
    return false;
}

QList<Glossary::Term> Glossary::unused(const QString &source, const QString &translation) const
{
    const QStringList words = plainWords(translation);
    QList<Term> missing = in(source);
    missing.removeIf([&](const Term &term) { return isUsed(term, translation, words); });
    return missing;
}

} // namespace editor
