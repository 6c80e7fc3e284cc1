// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/fixes/fixfinder.h"

#include "editor/document/jsonwalk.h"
#include "editor/pages/rules/modulesearch.h"
#include "engine/core/nearestname.h"

namespace editor {

using engine::Issue;
using engine::Json;

namespace {

const QString c_module = QStringLiteral("module.json");

/// The place of an entry that is an object around its id, or the id itself.
JsonPath entryOf(const JsonPath &path)
{
    JsonPath entry = path;
    if (!entry.empty() && entry.back() == JsonStep(QStringLiteral("piece")))
        entry.pop_back();
    return entry;
}

} // namespace

FixFinder::FixFinder(LiveModule &live)
    : m_live(live)
    , m_document(live.document())
    , m_index(live)
    , m_known{
          {{"NearestName", "Did you mean “%1”?"}, &FixFinder::nearest},
          {{"JsonReader", "“%1” is not a known key."}, &FixFinder::unknownKey},
          {{"LoadContext", "The id “%1” must be “%2” like the name of the file."},
           &FixFinder::wrongId},
          {{"ModuleReader", "The module's own language “%1” must be among its languages."},
           &FixFinder::ownLanguage},
          {{"RuleLint", "The rulebook has no paragraph “%1”."}, &FixFinder::paragraph},
          {{"ScenarioReader", "There is no variable “%1” in %2."}, &FixFinder::variable},
          {{"ScenarioReader", "There is no property “%1” of pieces in %2."},
           &FixFinder::pieceProperty},
          {{"ScenarioReader", "There is no property “%1” of spaces in %2."},
           &FixFinder::spaceProperty},
          {{"FileLint", "The file is missing: a module needs rules."}, &FixFinder::missingRules},
          {{"LoadContext", "The file is missing."}, &FixFinder::missingFile},
          {{"FileLint", "Nothing in the module speaks of this file."}, &FixFinder::stranger},
          {{"FileLint", "The module has no picture “%1”."}, &FixFinder::picture},
          {{"NamesCheck", "“%1” is loaded but not used."}, &FixFinder::unusedFile},
          {{"TranslationLint", "The translation is missing; “i18n extract” makes it."},
           &FixFinder::missingTranslation},
          {{"TranslationLint", "%1 of %2 texts have no up-to-date translation: %3"},
           &FixFinder::openTexts},
          {{"ModuleReader", "The language “%1” is listed twice."}, &FixFinder::saidTwice},
          {{"LoadContext", "The side “%1” is listed twice."}, &FixFinder::saidTwice},
          {{"SpaceReader", "The feature “%1” is listed twice."}, &FixFinder::saidTwice},
          {{"TerrainReader", "The mobility class “%1” is listed twice."}, &FixFinder::saidTwice},
          {{"ScenarioReader", "The piece “%1” is placed twice."}, &FixFinder::saidTwice},
          {{"ScenarioReader", "The piece “%1” arrives twice."}, &FixFinder::saidTwice},
          {{"ModuleReader", "“%1” is listed twice."}, &FixFinder::saidTwice}}
{
}

std::optional<QuickFix> FixFinder::find(const Issue &issue)
{
    for (const Known &known : m_known) {
        if (const auto words = known.pattern.match(issue.message)) {
            if (const Fix fix = (this->*known.finder)(issue, *words))
                return fix;
        }
    }
    return std::nullopt;
}

QList<FixFinder::Spot> FixFinder::spotsOf(const Issue &issue)
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

FixFinder::Fix FixFinder::replaced(const Issue &issue, const QString &word, const QString &by)
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

FixFinder::Fix FixFinder::nearest(const Issue &issue, const QStringList &words)
{
    if (RuleIndex::isCode(issue.file))
        return nearestInLua(issue, words.value(0));
    QStringList wrong;
    for (const Spot &spot : spotsOf(issue)) {
        const bool isNear = spot.text != words.value(0)
            && engine::nearestName(spot.text, {words.value(0)}) == words.value(0);
        if (isNear && !wrong.contains(spot.text))
            wrong.append(spot.text);
    }
    return wrong.size() == 1 ? replaced(issue, wrong.first(), words.value(0)) : std::nullopt;
}

FixFinder::Fix FixFinder::nearestInLua(const Issue &issue, const QString &word)
{
    for (const auto &found : m_index.wrongNames(issue.file)) {
        if (found.line != issue.line || found.message != issue.message || found.instead != word)
            continue;
        const CodePlace place = m_index.place(issue.file, found.offset, int(found.word.size()));
        return QuickFix{tr("use “%1”").arg(word), [place, word](Draft &draft) {
                            ModuleSearch::replace(draft, {place}, word);
                            return true;
                        }};
    }
    return std::nullopt;
}

// Only a line that does nothing but load it goes.
FixFinder::Fix FixFinder::unusedFile(const Issue &issue, const QStringList &words)
{
    static const QString shape = QStringLiteral(
        "^\\s*local\\s+%1\\s*=\\s*require\\s*\\(?\\s*[\"'][^\"']*[\"']\\s*\\)?\\s*$");
    const QRegularExpression load(shape.arg(QRegularExpression::escape(words.value(0))));
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

FixFinder::Fix FixFinder::unknownKey(const Issue &issue, const QStringList &words)
{
    for (const Spot &spot : spotsOf(issue)) {
        const bool isIt =
            words.value(0) == spot.text || words.value(0).endsWith(QString(u'.' + spot.text));
        if (spot.isKey && isIt)
            return QuickFix{tr("remove “%1”").arg(spot.text),
                            [file = issue.file, path = spot.path](Draft &draft) {
                                return draft.remove(file, path);
                            }};
    }
    return std::nullopt;
}

FixFinder::Fix FixFinder::wrongId(const Issue &issue, const QStringList &words)
{
    return QuickFix{tr("call it “%1”").arg(words.value(1)),
                    [file = issue.file, id = words.value(1)](Draft &draft) {
                        return draft.set(file, {QStringLiteral("id")}, id);
                    }};
}

FixFinder::Fix FixFinder::saidTwice(const Issue &issue, const QStringList &words)
{
    std::optional<JsonPath> last;
    for (const Spot &spot : spotsOf(issue)) {
        const JsonPath entry = entryOf(spot.path);
        const bool isMember = !entry.empty() && std::holds_alternative<qsizetype>(entry.back());
        if (!spot.isKey && spot.text == words.value(0) && isMember)
            last = entry;
    }
    if (!last)
        return std::nullopt;
    return QuickFix{
        tr("take the second “%1” away").arg(words.value(0)),
        [file = issue.file, path = *last](Draft &draft) { return draft.remove(file, path); }};
}

FixFinder::Fix FixFinder::ownLanguage(const Issue &, const QStringList &words)
{
    return QuickFix{tr("list “%1”").arg(words.value(0)), [code = words.value(0)](Draft &draft) {
                        const JsonPath list{QStringLiteral("languages")};
                        if (!draft.json(c_module, list))
                            return draft.set(c_module, list, Json::array(QStringList{code}));
                        return draft.insert(c_module, list, 0, code);
                    }};
}

} // namespace editor
