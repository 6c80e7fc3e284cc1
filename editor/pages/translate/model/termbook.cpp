// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/termbook.h"

#include "engine/core/json.h"
#include "engine/storage/modulefiles.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace editor {

namespace {

constexpr qsizetype c_termWords = 4;
constexpr qsizetype c_similarWords = 3; ///< Fewer say nothing about a sentence.
constexpr double c_similarEnough = 0.5;
constexpr qsizetype c_mostSimilar = 3;

} // namespace

QStringList TermBook::words(const QString &text)
{
    static const QRegularExpression gap(QStringLiteral("\\{[^}]*\\}"));
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QStringList found = QString(text)
                            .replace(gap, QStringLiteral(" "))
                            .toCaseFolded()
                            .split(between, Qt::SkipEmptyParts);
    for (QString &word : found) {
        if (word.size() > 3 && word.endsWith(u's') && !word.endsWith(u"ss"))
            word.chop(1);
    }
    return found;
}

TermBook::TermBook(const Translation &translation)
{
    for (const TranslationText &text : translation.texts()) {
        if (!text.isLeft())
            add({text.key(), text.text.source, text.translation, text.where,
                 words(text.text.source)});
    }
    for (const engine::TsMessage &message : translation.gone()) {
        if (!message.translation.isEmpty())
            add({{}, message.source, message.translation, {}, words(message.source)});
    }
}

TermBook TermBook::ofModules(const QStringList &paths, const QString &sourceLanguage,
                             const QString &language)
{
    TermBook book;
    for (const QString &path : paths) {
        const auto files = engine::ModuleFiles::open(path);
        const QString name = Translation::fileName(language);
        if (!files || !files->contains(name))
            continue;
        const auto bytes = files->read(name);
        const auto catalog = bytes ? engine::TsCatalog::parse(bytes.value(), name) : bytes.error();
        const auto head = files->read(QStringLiteral("module.json"));
        const auto json = head ? engine::Json::parse(head.value(), name) : head.error();
        if (!catalog || !json || json.value()[u"language"].toString() != sourceLanguage)
            continue;
        const QString title = json.value()[u"title"].toString();
        for (const auto &context : catalog->contexts) {
            for (const engine::TsMessage &message : context.messages) {
                const bool isDone = message.type == engine::TsMessage::Type::Finished
                    && !message.translation.isEmpty();
                if (isDone)
                    book.add(
                        {{}, message.source, message.translation, title, words(message.source)});
            }
        }
    }
    return book;
}

QString TermBook::exact(const QString &source) const
{
    const int index = m_bySource.value(source, -1);
    return index < 0 ? QString() : m_known[size_t(index)].translation;
}

QList<TermBook::Entry> TermBook::best(const QList<QList<Entry>> &lists, qsizetype most)
{
    QList<Entry> all;
    for (const QList<Entry> &list : lists) {
        for (const Entry &entry : list) {
            const bool isThere = std::any_of(all.begin(), all.end(), [&](const Entry &one) {
                return one.translation == entry.translation
                    && one.source.compare(entry.source, Qt::CaseInsensitive) == 0;
            });
            if (!isThere)
                all.append(entry);
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Entry &a, const Entry &b) { return a.kind < b.kind; });
    return all.first(std::min(most, all.size()));
}

void TermBook::add(Known known)
{
    const int index = int(m_known.size());
    if (known.words.isEmpty())
        return;
    if (!m_bySource.contains(known.source))
        m_bySource.insert(known.source, index);
    if (known.words.size() <= c_termWords)
        m_byFirst[known.words.first()].append(index);
    if (known.words.size() >= c_similarWords) {
        for (const QString &word : QSet<QString>(known.words.begin(), known.words.end()))
            m_byWord[word].append(index);
    }
    m_known.push_back(std::move(known));
}

void TermBook::addEntry(QList<Entry> &found, Entry::Kind kind, const Known &known) const
{
    const bool isThere = std::any_of(found.begin(), found.end(), [&](const Entry &entry) {
        return entry.translation == known.translation
            && entry.source.compare(known.source, Qt::CaseInsensitive) == 0;
    });
    if (!isThere)
        found.append({kind, known.source, known.translation, known.where});
}

void TermBook::addTerms(QList<Entry> &found, const QStringList &words, const QString &key) const
{
    std::vector<const Known *> hits;
    for (qsizetype at = 0; at < words.size(); ++at) {
        for (const int index : m_byFirst.value(words[at])) {
            const Known &known = m_known[size_t(index)];
            if (known.key != key && words.mid(at, known.words.size()) == known.words)
                hits.push_back(&known);
        }
    }
    // A term of several words says more than its parts.
    std::stable_sort(hits.begin(), hits.end(), [](const Known *a, const Known *b) {
        return a->words.size() > b->words.size();
    });
    for (const Known *known : hits) {
        const bool isWhole = known->words.size() == words.size();
        addEntry(found, isWhole ? Entry::Kind::Same : Entry::Kind::Term, *known);
    }
}

void TermBook::addSimilar(QList<Entry> &found, const QStringList &words, const QString &key) const
{
    const QSet<QString> own(words.begin(), words.end());
    QMap<int, int> common;
    for (const QString &word : own) {
        for (const int index : m_byWord.value(word))
            ++common[index];
    }
    std::vector<std::pair<double, int>> hits;
    for (auto it = common.begin(); it != common.end(); ++it) {
        const Known &known = m_known[size_t(it.key())];
        const QSet<QString> other(known.words.begin(), known.words.end());
        const double score = 2.0 * *it / double(own.size() + other.size());
        if (score >= c_similarEnough && known.key != key)
            hits.push_back({score, it.key()});
    }
    std::stable_sort(hits.begin(), hits.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    for (size_t i = 0; i < std::min(hits.size(), size_t(c_mostSimilar)); ++i) {
        const Known &known = m_known[size_t(hits[i].second)];
        addEntry(found, known.words == words ? Entry::Kind::Same : Entry::Kind::Similar, known);
    }
}

QList<TermBook::Entry> TermBook::find(const TranslationText &text, qsizetype most) const
{
    const QStringList own = words(text.text.source);
    QList<Entry> found;
    addTerms(found, own, text.key());
    // One that is there as a term is not added again.
    const qsizetype terms = found.size();
    addSimilar(found, own, text.key());
    // Where there is no room for all, the shortest terms go first.
    const qsizetype tooMany = std::clamp(found.size() - most, qsizetype(0), terms);
    found.remove(terms - tooMany, tooMany);
    std::stable_sort(found.begin(), found.end(),
                     [](const Entry &a, const Entry &b) { return a.kind < b.kind; });
    return found.first(std::min(most, found.size()));
}

} // namespace editor
