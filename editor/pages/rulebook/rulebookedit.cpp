// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulebookedit.h"

#include "editor/document/jsonwalk.h"
#include "editor/pages/rulebook/rulenumber.h"
#include "editor/pages/rulebook/rulereference.h"
#include "engine/module/read/rulebookreader.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace editor::rulebookedit {

using engine::Json;

namespace {

const QString c_paragraphs = QStringLiteral("paragraphs");

JsonPath pathTo(int index, const char *key)
{
    return {c_paragraphs, qsizetype(index), QString::fromLatin1(key)};
}

QString textAt(const JsonText &paragraph, const char *key)
{
    const JsonText *text = paragraph.find({QString::fromLatin1(key)});
    return text ? text->toJson().toString() : QString();
}

bool isDefinition(const QString &name, const JsonPath &path)
{
    return name == file() && path.size() == 3 && path[0] == JsonStep(c_paragraphs)
        && path[2] == JsonStep(QStringLiteral("id"));
}

/// Where the paragraphs have their own numbers.
QList<Use> definitions(const FileContents &files, const Renumbering &map)
{
    QList<Use> found;
    const auto content = files.value(file());
    if (!content)
        return found;
    JsonWalk::through(*content, [&](const JsonWalk::Stop &stop) {
        if (!isDefinition(file(), stop.path) || !map.contains(stop.value.toJson().toString()))
            return;
        Use use;
        use.place = {file(), stop.line, stop.path};
        use.from = stop.from + 1;
        use.size = stop.value.write().size() - 2;
        found.append(use);
    });
    return found;
}

/// The places in the file's list of a paragraph and of those below it.
QList<int> block(const FileContents &files, const QString &number)
{
    QList<int> places;
    for (const auto &paragraph : read(files).paragraphs) {
        if (paragraph.id == number || rulenumber::isBelow(paragraph.id, number))
            places.append(paragraph.line);
    }
    return places;
}

} // namespace

QString file()
{
    return engine::RulebookReader::fileName.toString();
}

engine::Rulebook read(const FileContents &files)
{
    engine::Rulebook book;
    const auto content = files.value(file());
    const JsonText *list =
        content && content->json() ? content->json()->find({c_paragraphs}) : nullptr;
    for (qsizetype i = 0; list && list->type() == JsonText::Type::Array && i < list->size(); ++i) {
        const JsonText &json = *list->members()[size_t(i)].value;
        const QString id = textAt(json, "id");
        if (id.isEmpty() || book.contains(id))
            continue;
        book.index.insert(id, int(book.paragraphs.size()));
        book.paragraphs.push_back({id, textAt(json, "title"), textAt(json, "text"), int(i)});
    }
    return book;
}

QStringList numbers(const FileContents &files)
{
    QStringList numbers;
    for (const auto &paragraph : read(files).paragraphs)
        numbers.append(paragraph.id);
    return numbers;
}

void begin(Draft &draft)
{
    draft.setBytes(file(),
                   "{\n"
                   "  \"format\": 1,\n"
                   "  \"paragraphs\": [\n"
                   "    {\"id\": \"1.0\", \"title\": \"The game\"}\n"
                   "  ]\n"
                   "}\n");
}

bool setTitle(Draft &draft, int index, const QString &title)
{
    return draft.json(file(), {c_paragraphs, qsizetype(index)})
        && draft.set(file(), pathTo(index, "title"), Json(title));
}

bool setText(Draft &draft, int index, const QString &text)
{
    return draft.json(file(), {c_paragraphs, qsizetype(index)})
        && draft.set(file(), pathTo(index, "text"), Json(text));
}

bool insert(Draft &draft, int index, const QString &number, const QString &title)
{
    if (!rulenumber::isGood(number) || numbers(draft.files()).contains(number))
        return false;
    Json paragraph = Json::object();
    paragraph.insert(QStringLiteral("id"), number);
    paragraph.insert(QStringLiteral("title"), title);
    paragraph.insert(QStringLiteral("text"), QString());
    return draft.insert(file(), {c_paragraphs}, index, paragraph);
}

bool remove(Draft &draft, const QString &number)
{
    const QList<int> places = block(draft.files(), number);
    bool isDone = false;
    for (qsizetype i = places.size() - 1; i >= 0; --i)
        isDone = draft.remove(file(), {c_paragraphs, qsizetype(places[i])}) || isDone;
    return isDone;
}

bool move(Draft &draft, const QString &number, const QString &before)
{
    const QList<int> places = block(draft.files(), number);
    const JsonText *list = draft.json(file(), {c_paragraphs});
    const engine::Rulebook book = read(draft.files());
    if (places.isEmpty() || !list || before == number
        || (!before.isEmpty() && !book.contains(before)))
        return false;
    // One after the other; those behind it go to the same gap, so they keep their order.
    int moved = 0;
    int gap = before.isEmpty() ? int(list->size())
                               : book.paragraphs[size_t(book.index.value(before))].line;
    bool isDone = false;
    for (const int place : places) {
        const bool isForward = place < gap;
        const int from = isForward ? place - moved : place;
        const int to = isForward ? gap - 1 : gap;
        isDone = draft.move(file(), {c_paragraphs}, from, to) || isDone;
        moved += isForward ? 1 : 0;
        gap += isForward ? 0 : 1;
    }
    return isDone;
}

Renumbering renumbering(const FileContents &files, const QString &from, const QString &to)
{
    Renumbering map;
    for (const QString &number : numbers(files)) {
        if (number == from || rulenumber::isBelow(number, from))
            map.insert(number, rulenumber::moved(number, from, to));
    }
    return map;
}

Renumbering inOrder(const FileContents &files, const QString &above)
{
    Renumbering map;
    const QStringList all = numbers(files);
    QStringList given;
    for (const QString &number : all) {
        if (!rulenumber::isBelow(number, above)
            || rulenumber::depth(number) != rulenumber::depth(above) + 1)
            continue;
        given.append(rulenumber::child(above, given));
        for (const QString &inner : all) {
            if (inner == number || rulenumber::isBelow(inner, number))
                map.insert(inner, rulenumber::moved(inner, number, given.last()));
        }
    }
    map.removeIf([](const auto &entry) { return entry.key() == entry.value(); });
    return map;
}

bool isPossible(const FileContents &files, const Renumbering &map)
{
    QSet<QString> seen;
    for (const QString &number : numbers(files)) {
        const QString now = map.value(number, number);
        const bool isNew = map.contains(number);
        if ((isNew && !rulenumber::isGood(now)) || seen.contains(now))
            return false;
        seen.insert(now);
    }
    return true;
}

QList<Reference> references(Uses &uses, const FileContents &files, const Renumbering &map)
{
    QStringList words = map.keys();
    const engine::Rulebook book = read(files);
    for (const QString &number : map.keys()) {
        const bool isChapter = rulenumber::depth(number) == 0;
        for (const QString &finer : isChapter ? QStringList() : uses.wordsBelow(number + u'.')) {
            // Only what leads to this paragraph, because nothing nearer has that number.
            const auto *found = book.find(finer);
            if (!book.contains(finer) && rulenumber::isGood(finer) && found && found->id == number)
                words.append(finer);
        }
    }
    QList<Reference> found;
    for (const QString &word : words) {
        for (const Use &use : uses.find(word)) {
            const auto content = files.value(use.place.file);
            if (content && !isDefinition(use.place.file, use.place.path)
                && !rulereference::isElse(use))
                found.append({use, rulereference::isSure(use, content->bytes())});
        }
    }
    std::sort(found.begin(), found.end(), [](const Reference &a, const Reference &b) {
        return std::tie(a.use.place.file, a.use.from) < std::tie(b.use.place.file, b.use.from);
    });
    return found;
}

bool renumber(Draft &draft, const Renumbering &map, const QList<Use> &places)
{
    if (map.isEmpty() || !isPossible(draft.files(), map))
        return false;
    QList<std::pair<Use, QString>> words;
    for (const Use &use : definitions(draft.files(), map) + places) {
        const auto content = draft.files().value(use.place.file);
        const QString old =
            content ? QString::fromUtf8(content->bytes().mid(use.from, use.size)) : QString();
        QString below = old;
        while (!below.isEmpty() && !map.contains(below))
            below.truncate(std::max(qsizetype(0), below.lastIndexOf(u'.')));
        if (!below.isEmpty())
            words.append({use, rulenumber::moved(old, below, map.value(below))});
    }
    replaceWords(draft, words);
    return !words.isEmpty();
}

} // namespace editor::rulebookedit
