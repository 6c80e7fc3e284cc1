// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/idrename.h"

#include "editor/pages/module/moduleedit.h"
#include "editor/pages/scenarios/scenarioedit.h"
#include "engine/core/jsonreader.h"

namespace editor::idrename {

using engine::Json;

namespace {

QString listOf(Kind kind)
{
    return kind == Kind::Side  ? QStringLiteral("sides")
        : kind == Kind::Option ? QStringLiteral("options")
                               : QStringLiteral("scenarios");
}

/// Keys whose value, or a member of whose value, is such an id.
QStringList keysOf(Kind kind)
{
    switch (kind) {
    case Kind::Side:
        return {QStringLiteral("side"), QStringLiteral("owner"), QStringLiteral("each"),
                QStringLiteral("hidden_from")};
    case Kind::Option:
        return {QStringLiteral("option")};
    case Kind::Scenario:
        return {QStringLiteral("scenario")};
    }
    return {};
}

QString keyAt(const JsonPath &path, size_t fromEnd)
{
    const auto *key =
        path.size() > fromEnd ? std::get_if<QString>(&path[path.size() - 1 - fromEnd]) : nullptr;
    return key ? *key : QString();
}

bool isDeclaration(const Use &use, Kind kind)
{
    const JsonPath &path = use.place.path;
    if (use.place.file == ModuleEdit::file)
        return !path.empty() && path.front() == JsonStep(listOf(kind))
            && (kind == Kind::Scenario || keyAt(path, 0) == u"id");
    return kind == Kind::Scenario && path == JsonPath{QStringLiteral("id")};
}

bool isSureInJson(const Use &use, Kind kind)
{
    const JsonPath &path = use.place.path;
    if (use.kind == Use::Kind::Key)
        return path.size() == 2
            && path.front()
            == JsonStep(kind == Kind::Side ? QStringLiteral("control") : QStringLiteral("options"));
    return keysOf(kind).contains(keyAt(path, 0)) || keysOf(kind).contains(keyAt(path, 1));
}

/// `sides.red` and the like; a text alone may be anything, but in rules it is mostly the id.
bool isSureInLua(const Use &use, const QByteArray &bytes, Kind kind)
{
    if (use.kind == Use::Kind::Text)
        return true;
    const QByteArray table = kind == Kind::Side ? "sides." : "options.";
    return kind != Kind::Scenario && QByteArrayView(bytes).first(use.from).endsWith(table);
}

} // namespace

bool isFree(const FileContents &files, Kind kind, const QString &id)
{
    Draft draft(files);
    if (!engine::JsonReader::isIdentifier(id))
        return false;
    if (kind == Kind::Scenario)
        return !ScenarioEdit(draft).ids().contains(id) && !files.contains(ScenarioEdit::fileOf(id));
    const Json list = ModuleEdit(draft).list(listOf(kind));
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list.at(i)[u"id"].toString() == id)
            return false;
    }
    return true;
}

QList<Reference> references(Uses &uses, const FileContents &files, Kind kind, const QString &id)
{
    QList<Reference> found;
    for (const Use &use : uses.find(id)) {
        const bool isJson = use.kind == Use::Kind::Key || use.kind == Use::Kind::Value;
        const bool isLua = use.kind == Use::Kind::Name || use.kind == Use::Kind::Text;
        if (isJson && !isDeclaration(use, kind))
            found.append({use, isSureInJson(use, kind)});
        else if (isLua)
            found.append({use, isSureInLua(use, files.value(use.place.file)->bytes(), kind)});
    }
    return found;
}

bool rename(Draft &draft, Kind kind, const QString &from, const QString &to,
            const QList<Use> &places)
{
    if (!isFree(draft.files(), kind, to))
        return false;
    QList<std::pair<Use, QString>> words;
    for (const Use &use : places)
        words.append({use, to});
    replaceWords(draft, words);
    if (kind == Kind::Scenario) {
        renameContext(draft, ScenarioEdit::fileOf(from), ScenarioEdit::fileOf(to));
        return ScenarioEdit(draft).rename(from, to);
    }
    const Json list = ModuleEdit(draft).list(listOf(kind));
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list.at(i)[u"id"].toString() == from)
            return draft.set(ModuleEdit::file, {listOf(kind), i, QStringLiteral("id")}, to);
    }
    return false;
}

} // namespace editor::idrename
