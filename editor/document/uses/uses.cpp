// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/uses/uses.h"

#include "editor/document/jsonwalk.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace editor {

namespace {

constexpr qsizetype c_excerpt = 200;

bool isExact(const WordList::Spot &spot)
{
    return spot.kind != Use::Kind::Comment && spot.kind != Use::Kind::Mention;
}

/// The function, decision or test whose head stands nearest above.
QString scopeAt(const QByteArray &bytes, qsizetype at)
{
    static const QRegularExpression head(
        QStringLiteral("^(?:local\\s+)?function\\s+([\\w.:]+)|^\\s*([\\w.]+)\\s*=\\s*function\\b"
                       "|^(?:test|decision|query)\\s*\\(?\\s*[\"']([^\"'\\n]+)[\"']"));
    qsizetype end = bytes.indexOf('\n', at);
    while (true) {
        end = end < 0 ? bytes.size() : end;
        const qsizetype start = end > 0 ? bytes.lastIndexOf('\n', end - 1) + 1 : 0;
        const QByteArray line = bytes.sliced(start, end - start);
        if (start < at && line == "end")
            return {};
        if (const auto match = head.match(QString::fromUtf8(line)); match.hasMatch())
            return match.captured(match.lastCapturedIndex());
        if (start == 0)
            return {};
        end = start - 1;
    }
}

/// Gives JSON uses, which are in the order of their bytes, their paths.
void addPaths(QList<Use> &uses, const FileContent &content)
{
    qsizetype next = 0;
    JsonWalk::through(content, [&](const JsonWalk::Stop &stop) {
        const qsizetype end =
            stop.value.isContainer() ? stop.from : stop.from + stop.value.write().size();
        while (next < uses.size() && uses[next].from < end)
            uses[next++].place.path = stop.path;
    });
}

} // namespace

QString excerptAt(const QByteArray &bytes, qsizetype at)
{
    const qsizetype start = at > 0 ? bytes.lastIndexOf('\n', at - 1) + 1 : 0;
    const qsizetype end = bytes.indexOf('\n', at);
    // A paragraph of the rules is one long line: show the part around the word.
    const qsizetype from = at - start > c_excerpt ? at - c_excerpt / 2 : start;
    const qsizetype to = std::min(end < 0 ? bytes.size() : end, from + 2 * c_excerpt);
    const QString text = QString::fromUtf8(bytes.sliced(from, to - from)).trimmed();
    return from > start ? QString(u'…' + text) : text;
}

void Uses::look()
{
    const FileContents &files = m_document.files();
    for (auto it = m_files.begin(); it != m_files.end();) {
        if (files.value(it.key()) == it->content)
            ++it;
        else
            it = m_files.erase(it);
    }
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        if (!m_files.contains(it.key()))
            m_files.insert(it.key(), {*it, std::make_shared<WordList>(it.key(), **it)});
    }
}

QList<Use> Uses::usesIn(const QString &file, const FileContent &content,
                        const std::vector<WordList::Spot> &spots)
{
    QList<Use> uses;
    const QByteArray bytes = content.bytes();
    for (const WordList::Spot &spot : spots) {
        Use use;
        use.kind = spot.kind;
        use.place = {file, spot.line, {}};
        use.excerpt = excerptAt(bytes, spot.from);
        use.from = spot.from;
        use.size = spot.size;
        if (file.endsWith(QLatin1String(".lua")))
            use.scope = scopeAt(bytes, spot.from);
        uses.append(use);
    }
    if (content.json())
        addPaths(uses, content);
    return uses;
}

QList<Use> Uses::find(const QString &word)
{
    look();
    QList<Use> found;
    const bool isCode = WordList::isCode(word);
    for (auto it = m_files.constBegin(); it != m_files.constEnd(); ++it) {
        std::vector<WordList::Spot> spots = it->words->spots(word);
        if (!isCode)
            std::erase_if(spots, [](const auto &spot) { return !isExact(spot); });
        if (!spots.empty())
            found += usesIn(it.key(), *it->content, spots);
    }
    return found;
}

QStringList Uses::wordsBelow(const QString &start)
{
    look();
    QSet<QString> words;
    for (const Known &known : std::as_const(m_files))
        known.words->collect(start, words);
    QStringList sorted(words.begin(), words.end());
    sorted.sort();
    return sorted;
}

bool Uses::isUsed(const QString &word, const std::function<bool(const QString &file)> &wanted)
{
    look();
    for (auto it = m_files.constBegin(); it != m_files.constEnd(); ++it) {
        if (!it->words->spots(word).empty() && wanted(it.key()))
            return true;
    }
    return false;
}

void replaceWords(Draft &draft, const QList<std::pair<Use, QString>> &words)
{
    QMap<QString, QList<std::pair<Use, QString>>> byFile;
    for (const auto &word : words)
        byFile[word.first.place.file].append(word);
    for (auto it = byFile.begin(); it != byFile.end(); ++it) {
        const auto content = draft.files().value(it.key());
        if (!content)
            continue;
        std::sort(it->begin(), it->end(),
                  [](const auto &a, const auto &b) { return a.first.from < b.first.from; });
        const QByteArray old = content->bytes();
        QByteArray bytes;
        qsizetype at = 0;
        for (const auto &[use, word] : *it) {
            if (use.from < at || use.from + use.size > old.size())
                continue;
            bytes += old.sliced(at, use.from - at);
            const QByteArray quoted = JsonText::quoted(word);
            bytes += quoted.sliced(1, quoted.size() - 2);
            at = use.from + use.size;
        }
        bytes += old.sliced(at);
        draft.setBytes(it.key(), bytes);
    }
}

void renameContext(Draft &draft, const QString &file, const QString &to)
{
    const QByteArray before = "<name>" + file.toUtf8() + "</name>";
    const QByteArray after = "<name>" + to.toUtf8() + "</name>";
    for (const QString &name : draft.files().keys()) {
        QByteArray bytes =
            name.endsWith(u".ts") ? draft.files().value(name)->bytes() : QByteArray();
        if (bytes.contains(before))
            draft.setBytes(name, bytes.replace(before, after));
    }
}

} // namespace editor
