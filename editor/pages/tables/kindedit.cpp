// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/kindedit.h"

#include "editor/document/jsonwalk.h"
#include "editor/document/uses.h"
#include "engine/core/jsonreader.h"
#include "engine/module/terrainreader.h"

namespace editor::kindedit {

using engine::Json;

namespace {

const QString c_file = engine::TerrainReader::fileName.toString();

bool isStep(const JsonPath &path, qsizetype from, QStringView key)
{
    const auto at = from < 0 ? qsizetype(path.size()) + from : from;
    if (at < 0 || at >= qsizetype(path.size()))
        return false;
    const auto *step = std::get_if<QString>(&path[size_t(at)]);
    return step && *step == key;
}

bool isList(const JsonPath &path)
{
    return isStep(path, 0, u"terrains") || isStep(path, 0, u"edges") || isStep(path, 0, u"ways");
}

/// Whether a text at this place of a board names a kind of the list.
bool isOnBoard(List list, const JsonPath &path)
{
    switch (list) {
    case List::Terrains:
        return isStep(path, -1, u"terrain")
            && ((path.size() == 2 && isStep(path, 0, u"grid"))
                || (path.size() == 3 && isStep(path, 0, u"spaces")));
    case List::Edges:
        return path.size() == 3 && isStep(path, 0, u"edges") && isStep(path, 2, u"type");
    case List::Ways:
        return path.size() == 3 && isStep(path, 0, u"ways") && isStep(path, 2, u"type");
    case List::Classes:
        return false;
    }
    return false;
}

bool isInTable(List list, const JsonPath &path)
{
    if (list == List::Edges)
        return path.size() == 4 && isStep(path, 0, u"ways") && isStep(path, 2, u"cancels");
    return false;
}

bool isValue(List list, const QString &file, const JsonPath &path)
{
    if (file == c_file)
        return isInTable(list, path);
    if (file == u"pieces.json")
        return list == List::Classes && isStep(path, -1, u"mobility");
    return isOnBoard(list, path);
}

bool isCostKey(const QString &file, const JsonPath &path)
{
    return file == c_file && path.size() == 4 && isList(path) && isStep(path, 2, u"cost");
}

Use useAt(const QString &file, const JsonWalk::Stop &stop, Use::Kind kind)
{
    Use use;
    use.kind = kind;
    const bool isKey = kind == Use::Kind::Key;
    use.place = {file, isKey ? stop.keyLine : stop.line, stop.path};
    use.from = (isKey ? stop.key : stop.from) + 1;
    use.size = (isKey ? stop.member->key.size() : stop.value.write().size()) - 2;
    return use;
}

/// Where the kind itself has its name.
QList<Use> definitions(const FileContents &files, List list, const QString &id)
{
    QList<Use> found;
    const auto content = files.value(c_file);
    if (!content)
        return found;
    JsonWalk::through(*content, [&](const JsonWalk::Stop &stop) {
        const JsonPath &path = stop.path;
        const bool isHere = list == List::Classes
            ? path.size() == 2 && isStep(path, 0, u"classes")
            : path.size() == 3 && isStep(path, 0, key(list)) && isStep(path, 2, u"id");
        if (isHere && stop.value.type() == JsonText::Type::String
            && stop.value.toJson().toString() == id)
            found.append(useAt(c_file, stop, Use::Kind::Value));
    });
    return found;
}

} // namespace

QString key(List list)
{
    switch (list) {
    case List::Terrains:
        return QStringLiteral("terrains");
    case List::Edges:
        return QStringLiteral("edges");
    case List::Ways:
        return QStringLiteral("ways");
    case List::Classes:
        return QStringLiteral("classes");
    }
    return {};
}

QStringList ids(const FileContents &files, List list)
{
    const auto content = files.value(c_file);
    const JsonText *kinds =
        content && content->json() ? content->json()->find({key(list)}) : nullptr;
    QStringList ids;
    for (qsizetype i = 0; kinds && kinds->type() == JsonText::Type::Array && i < kinds->size();
         ++i) {
        const JsonText &kind = *kinds->members()[size_t(i)].value;
        const JsonText *id = list == List::Classes ? &kind : kind.find({QStringLiteral("id")});
        if (id && id->type() == JsonText::Type::String)
            ids.append(id->toJson().toString());
    }
    return ids;
}

QList<Use> references(const FileContents &files, List list, const QString &id)
{
    QList<Use> found;
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        const QString &file = it.key();
        if (file != c_file && file != u"pieces.json" && !file.startsWith(u"boards/"))
            continue;
        JsonWalk::through(**it, [&](const JsonWalk::Stop &stop) {
            if (list == List::Classes && isCostKey(file, stop.path)
                && std::get<QString>(stop.path.back()) == id)
                found.append(useAt(file, stop, Use::Kind::Key));
            else if (stop.value.type() == JsonText::Type::String && isValue(list, file, stop.path)
                     && stop.value.toJson().toString() == id)
                found.append(useAt(file, stop, Use::Kind::Value));
        });
        const QByteArray bytes = found.isEmpty() ? QByteArray() : (*it)->bytes();
        for (qsizetype i = found.size() - 1; i >= 0 && found[i].place.file == file; --i)
            found[i].excerpt = excerptAt(bytes, found[i].from);
    }
    return found;
}

bool isFree(const FileContents &files, List list, const QString &id)
{
    return engine::JsonReader::isIdentifier(id) && !ids(files, list).contains(id);
}

bool rename(Draft &draft, List list, const QString &from, const QString &to)
{
    return rename(draft, list, from, to, references(draft.files(), list, from));
}

bool rename(Draft &draft, List list, const QString &from, const QString &to, const QList<Use> &uses)
{
    const QList<Use> own = definitions(draft.files(), list, from);
    if (own.isEmpty() || !isFree(draft.files(), list, to))
        return false;
    QList<std::pair<Use, QString>> words;
    for (const Use &use : own + uses)
        words.append({use, to});
    replaceWords(draft, words);
    return true;
}

bool add(Draft &draft, List list, qsizetype at)
{
    const QString wish =
        list == List::Classes ? QStringLiteral("new_class") : QStringLiteral("new_kind");
    QString id = wish;
    for (int n = 2; !isFree(draft.files(), list, id); ++n)
        id = wish + QString::number(n);
    Json kind = Json(id);
    if (list != List::Classes) {
        kind = Json::object();
        kind.insert(QStringLiteral("id"), id);
        kind.insert(QStringLiteral("name"), QStringLiteral("New kind"));
        Json cost = Json::object();
        const QStringList classes = ids(draft.files(), List::Classes);
        for (const QString &name : list == List::Edges ? QStringList() : classes)
            cost.insert(name, 1);
        kind.insert(QStringLiteral("cost"), cost);
    }
    if (!draft.json(c_file, {key(list)}) && !draft.set(c_file, {key(list)}, Json::array()))
        return false;
    return draft.insert(c_file, {key(list)}, at, kind);
}

bool remove(Draft &draft, List list, const QString &id)
{
    QList<Use> uses = references(draft.files(), list, id) + definitions(draft.files(), list, id);
    bool isDone = false;
    // From the end, so that what comes before keeps its place.
    for (qsizetype i = uses.size() - 1; i >= 0; --i) {
        JsonPath path = uses[i].place.path;
        if (uses[i].place.file != c_file)
            continue;
        if (isStep(path, -1, u"id"))
            path.pop_back();
        isDone = draft.remove(c_file, path) || isDone;
    }
    return isDone;
}

} // namespace editor::kindedit
