// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/kindedit.h"

#include "editor/document/uses/idschema.h"
#include "editor/document/uses/uses.h"
#include "engine/core/jsonreader.h"
#include "engine/module/read/terrainreader.h"

namespace editor::kindedit {

using engine::Json;

namespace {

const QString c_file = engine::TerrainReader::fileName.toString();

IdKind kindOf(List list)
{
    switch (list) {
    case List::Terrains:
        return IdKind::Terrain;
    case List::Edges:
        return IdKind::Edge;
    case List::Ways:
        return IdKind::Way;
    case List::Classes:
        return IdKind::Mobility;
    }
    return {};
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
    for (const Reference &reference : idschema::references(files, kindOf(list), id)) {
        if (reference.isSure)
            found.append(reference.use);
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
    const QList<Use> own = idschema::own(draft.files(), kindOf(list), from);
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
    return draft.insert(c_file, {key(list)}, at, kind);
}

bool remove(Draft &draft, List list, const QString &id)
{
    QList<Use> uses =
        references(draft.files(), list, id) + idschema::own(draft.files(), kindOf(list), id);
    bool isDone = false;
    // From the end, so that what comes before keeps its place.
    for (qsizetype i = uses.size() - 1; i >= 0; --i) {
        JsonPath path = uses[i].place.path;
        if (uses[i].place.file != c_file)
            continue;
        if (path.back() == JsonStep(QStringLiteral("id")))
            path.pop_back();
        isDone = draft.remove(c_file, path) || isDone;
    }
    return isDone;
}

} // namespace editor::kindedit
