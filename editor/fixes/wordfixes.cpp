// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/fixes/wordfixes.h"

#include "editor/document/jsonwalk.h"
#include "editor/pages/rules/index/modulesearch.h"
#include "engine/core/nearestname.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace editor {

using engine::Issue;
using Code = Issue::Code;

namespace {

/// The place of an entry that is an object around its id, or the id itself.
JsonPath entryOf(const JsonPath &path)
{
    JsonPath entry = path;
    if (!entry.empty() && entry.back() == JsonStep(QStringLiteral("piece")))
        entry.pop_back();
    return entry;
}

} // namespace

WordFixes::WordFixes(LiveModule &live)
    : m_document(live.document())
    , m_index(live)
{
}

std::optional<QuickFix> WordFixes::find(const Issue &issue)
{
    using Finder = Fix (WordFixes::*)(const Issue &issue);
    struct Remedy
    {
        Code code;
        Finder finder;
    };
    // Of those for the same flaw, the first that finds something.
    static const std::vector<Remedy> remedies = {
        {Code::UnknownName, &WordFixes::nearest},
        {Code::UnknownKey, &WordFixes::nearest},
        {Code::UnknownKey, &WordFixes::unknownKey},
        {Code::UnknownVariable, &WordFixes::nearest},
        {Code::UnknownPieceProperty, &WordFixes::nearest},
        {Code::UnknownSpaceProperty, &WordFixes::nearest},
        {Code::WrongId, &WordFixes::wrongId},
        {Code::ListedTwice, &WordFixes::saidTwice},
        {Code::OwnLanguageUnlisted, &WordFixes::ownLanguage},
        {Code::MissingPicture, &WordFixes::picture},
        {Code::UnusedRequire, &WordFixes::unusedRequire},
    };
    for (const Remedy &remedy : remedies) {
        if (remedy.code != issue.cause.code)
            continue;
        if (const Fix fix = (this->*remedy.finder)(issue))
            return fix;
    }
    return std::nullopt;
}

QList<WordFixes::Spot> WordFixes::spotsOf(const Issue &issue)
{
    if (!m_spots.contains(issue.file)) {
        QMultiHash<int, Spot> &spots = m_spots[issue.file];
        const auto content = m_document.files().value(issue.file);
        if (content) {
            JsonWalk::through(*content, [&](const JsonWalk::Stop &stop) {
                const auto *key =
                    stop.path.empty() ? nullptr : std::get_if<QString>(&stop.path.back());
                if (key)
                    spots.insert(stop.keyLine, {stop.path, *key, true});
                if (stop.value.type() == JsonText::Type::String)
                    spots.insert(stop.line, {stop.path, stop.value.toText(), false});
            });
        }
    }
    QList<Spot> spots = m_spots[issue.file].values(issue.line);
    // The latest comes first out of the hash.
    std::reverse(spots.begin(), spots.end());
    return spots;
}

WordFixes::Fix WordFixes::replaced(const Issue &issue, const QString &word, const QString &by)
{
    QList<Spot> places;
    for (const Spot &spot : spotsOf(issue)) {
        if (spot.text != word)
            continue;
        JsonPath other = spot.path;
        if (spot.isKey)
            other.back() = by;
        // A key that is there already has a value of its own.
        if (spot.isKey && m_document.json(issue.file, other))
            return std::nullopt;
        places.append(spot);
    }
    if (places.isEmpty())
        return std::nullopt;
    return QuickFix{tr("use “%1”").arg(by), [file = issue.file, places, by](Draft &draft) {
                        return std::all_of(places.begin(), places.end(), [&](const Spot &spot) {
                            return spot.isKey ? draft.rename(file, spot.path, by)
                                              : draft.set(file, spot.path, by);
                        });
                    }};
}

WordFixes::Fix WordFixes::nearest(const Issue &issue)
{
    if (issue.cause.instead.isEmpty())
        return std::nullopt;
    return RuleIndex::isCode(issue.file) ? nearestInLua(issue)
                                         : replaced(issue, issue.cause.name, issue.cause.instead);
}

WordFixes::Fix WordFixes::nearestInLua(const Issue &issue)
{
    for (const auto &found : m_index.wrongNames(issue.file)) {
        if (found.line != issue.line || found.cause != issue.cause)
            continue;
        const QString &word = issue.cause.instead;
        const int length = int(issue.cause.name.size());
        const CodePlace place = m_index.place(issue.file, found.offset, length);
        return QuickFix{tr("use “%1”").arg(word), [place, word](Draft &draft) {
                            ModuleSearch::replace(draft, {place}, word);
                            return true;
                        }};
    }
    return std::nullopt;
}

// Only a line that does nothing but load it goes.
WordFixes::Fix WordFixes::unusedRequire(const Issue &issue)
{
    static const QString shape = QStringLiteral(
        "^\\s*local\\s+%1\\s*=\\s*require\\s*\\(?\\s*[\"'][^\"']*[\"']\\s*\\)?\\s*$");
    const QRegularExpression load(shape.arg(QRegularExpression::escape(issue.cause.name)));
    QByteArrayList lines = m_document.bytes(issue.file).split('\n');
    const qsizetype at = issue.line - 1;
    if (!load.match(QString::fromUtf8(lines.value(at))).hasMatch())
        return std::nullopt;
    lines.removeAt(at);
    return QuickFix{tr("delete the line"), [file = issue.file, lines](Draft &draft) {
                        draft.setBytes(file, lines.join('\n'));
                        return true;
                    }};
}

WordFixes::Fix WordFixes::unknownKey(const Issue &issue)
{
    for (const Spot &spot : spotsOf(issue)) {
        const JsonText *value = m_document.json(issue.file, spot.path);
        // More than a word is somebody's work, and may only have the wrong name.
        if (spot.isKey && spot.text == issue.cause.name && value && !value->size())
            return QuickFix{tr("remove “%1”").arg(spot.text),
                            [file = issue.file, path = spot.path](Draft &draft) {
                                return draft.remove(file, path);
                            }};
    }
    return std::nullopt;
}

WordFixes::Fix WordFixes::wrongId(const Issue &issue)
{
    return QuickFix{tr("call it “%1”").arg(issue.cause.instead),
                    [file = issue.file, id = issue.cause.instead](Draft &draft) {
                        return draft.set(file, {QStringLiteral("id")}, id);
                    }};
}

WordFixes::Fix WordFixes::saidTwice(const Issue &issue)
{
    std::optional<JsonPath> last;
    for (const Spot &spot : spotsOf(issue)) {
        const JsonPath entry = entryOf(spot.path);
        const bool isMember = !entry.empty() && std::holds_alternative<qsizetype>(entry.back());
        if (!spot.isKey && spot.text == issue.cause.name && isMember)
            last = entry;
    }
    if (!last)
        return std::nullopt;
    return QuickFix{
        tr("take the second “%1” away").arg(issue.cause.name),
        [file = issue.file, path = *last](Draft &draft) { return draft.remove(file, path); }};
}

WordFixes::Fix WordFixes::ownLanguage(const Issue &issue)
{
    return QuickFix{tr("list “%1”").arg(issue.cause.name), [code = issue.cause.name](Draft &draft) {
                        return draft.insert(c_module, {QStringLiteral("languages")}, 0, code);
                    }};
}

WordFixes::Fix WordFixes::picture(const Issue &issue)
{
    QStringList pictures;
    for (const QString &file : m_document.files().keys()) {
        if (QFileInfo(file).suffix() == QFileInfo(issue.cause.name).suffix())
            pictures.append(file);
    }
    const QString near = engine::nearestName(issue.cause.name, pictures);
    return near.isEmpty() ? std::nullopt : replaced(issue, issue.cause.name, near);
}

} // namespace editor
