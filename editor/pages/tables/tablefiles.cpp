// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/tablefiles.h"

#include "engine/core/jsonreader.h"
#include "engine/module/read/terrainreader.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace editor::tablefiles {

using engine::Json;

namespace {

const QString c_terrain = engine::TerrainReader::fileName.toString();

QString fileOf(const QString &id)
{
    return QStringLiteral("tables/%1.json").arg(id);
}

QString freeId(const FileContents &files, const QString &wish)
{
    QString id = wish;
    for (int n = 2; !isFree(files, id); ++n)
        id = wish + QString::number(n);
    return id;
}

/// In the designer's language: players will read it.
QString word(const char *text)
{
    return QCoreApplication::translate("tablefiles", text);
}

QByteArray combatText(const QString &id)
{
    return QStringLiteral("{\n"
                          "  \"format\": 1,\n"
                          "  \"id\": \"%1\",\n"
                          "  \"title\": \"%2\",\n"
                          "  \"columns\": [\"1-2\", \"1-1\", \"2-1\", \"3-1\", \"4-1\"],\n"
                          "  \"rows\": [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\"],\n"
                          "  \"cells\": [\n"
                          "    [\"A\", \"A\", \"A\", \"-\", \"-\"],\n"
                          "    [\"A\", \"A\", \"-\", \"-\", \"D\"],\n"
                          "    [\"A\", \"-\", \"-\", \"D\", \"D\"],\n"
                          "    [\"-\", \"-\", \"D\", \"D\", \"D\"],\n"
                          "    [\"-\", \"D\", \"D\", \"D\", \"D\"],\n"
                          "    [\"D\", \"D\", \"D\", \"D\", \"D\"]\n"
                          "  ],\n"
                          "  \"legend\": {\n"
                          "    \"A\": \"%3\",\n"
                          "    \"-\": \"%4\",\n"
                          "    \"D\": \"%5\"\n"
                          "  }\n"
                          "}\n")
        .arg(id, word(QT_TRANSLATE_NOOP("tablefiles", "Combat results")),
             word(QT_TRANSLATE_NOOP("tablefiles", "The attacker loses a step.")),
             word(QT_TRANSLATE_NOOP("tablefiles", "Nothing happens.")),
             word(QT_TRANSLATE_NOOP("tablefiles", "The defender loses a step.")))
        .toUtf8();
}

QByteArray gridText(const QString &id)
{
    return QStringLiteral("{\n"
                          "  \"format\": 1,\n"
                          "  \"id\": \"%1\",\n"
                          "  \"title\": \"New table\",\n"
                          "  \"columns\": [\"A\", \"B\"],\n"
                          "  \"rows\": [\"1\", \"2\"],\n"
                          "  \"cells\": [\n"
                          "    [0, 0],\n"
                          "    [0, 0]\n"
                          "  ]\n"
                          "}\n")
        .arg(id)
        .toUtf8();
}

QByteArray turnsText(const QString &id)
{
    return QStringLiteral("{\n"
                          "  \"format\": 1,\n"
                          "  \"id\": \"%1\",\n"
                          "  \"title\": \"Turn track\",\n"
                          "  \"columns\": [\"Date\", \"Arrivals\"],\n"
                          "  \"rows\": [\"1\", \"2\", \"3\", \"4\"],\n"
                          "  \"cells\": [\n"
                          "    [\"First day\", \"\"],\n"
                          "    [\"Second day\", \"\"],\n"
                          "    [\"Third day\", \"\"],\n"
                          "    [\"Fourth day\", \"\"]\n"
                          "  ]\n"
                          "}\n")
        .arg(id)
        .toUtf8();
}

QByteArray valuesText(const QString &id)
{
    return QStringLiteral("{\n"
                          "  \"format\": 1,\n"
                          "  \"id\": \"%1\",\n"
                          "  \"title\": \"Key numbers\",\n"
                          "  \"values\": {\n"
                          "    \"stacking\": 2\n"
                          "  }\n"
                          "}\n")
        .arg(id)
        .toUtf8();
}

QByteArray terrainText()
{
    return "{\n"
           "  \"format\": 1,\n"
           "  \"id\": \"terrain\",\n"
           "  \"title\": \"Terrain effects\",\n"
           "  \"scale\": 1,\n"
           "  \"classes\": [\"foot\"],\n"
           "  \"terrains\": [\n"
           "    {\"id\": \"clear\", \"name\": \"Clear\", \"cost\": {\"foot\": 1}},\n"
           "    {\"id\": \"woods\", \"name\": \"Woods\", \"cost\": {\"foot\": 2}}\n"
           "  ],\n"
           "  \"edges\": [\n"
           "    {\"id\": \"river\", \"name\": \"River\", \"cost\": {\"foot\": 1}}\n"
           "  ],\n"
           "  \"ways\": [\n"
           "    {\"id\": \"road\", \"name\": \"Road\", \"cost\": {\"foot\": 1}}\n"
           "  ]\n"
           "}\n";
}

bool standsBehind(const QByteArray &bytes, qsizetype at, const char *what)
{
    return QByteArrayView(bytes).first(at).endsWith(what);
}

/// `tables.crt`, `tables["crt"]`, `lookup("crt", …)`.
bool isSure(const Use &use, const QByteArray &bytes)
{
    if (use.kind == Use::Kind::Name)
        return standsBehind(bytes, use.from, "tables.");
    return standsBehind(bytes, use.from - 1, "lookup(")
        || standsBehind(bytes, use.from - 1, "tables[");
}

} // namespace

bool isTable(const QString &file)
{
    return file.startsWith(u"tables/") && file.endsWith(u".json");
}

QStringList names(const FileContents &files)
{
    QStringList names;
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        if (isTable(it.key()))
            names.append(it.key());
    }
    return names;
}

QString id(const FileContents &files, const QString &file)
{
    const auto content = files.value(file);
    const JsonText *id =
        content && content->json() ? content->json()->find({QStringLiteral("id")}) : nullptr;
    const QString name = id ? id->toJson().toString() : QString();
    return name.isEmpty() ? QFileInfo(file).completeBaseName() : name;
}

QString title(const FileContents &files, const QString &file)
{
    const auto content = files.value(file);
    const JsonText *title =
        content && content->json() ? content->json()->find({QStringLiteral("title")}) : nullptr;
    const QString name = title ? title->toJson().toString() : QString();
    return name.isEmpty() ? id(files, file) : name;
}

bool isFree(const FileContents &files, const QString &id)
{
    if (!engine::JsonReader::isIdentifier(id) || files.contains(fileOf(id)))
        return false;
    for (const QString &file : names(files)) {
        if (tablefiles::id(files, file) == id)
            return false;
    }
    return true;
}

QString add(Draft &draft, Kind kind)
{
    if (kind == Kind::Terrain) {
        if (draft.files().contains(c_terrain))
            return {};
        draft.setBytes(c_terrain, terrainText());
        return c_terrain;
    }
    const auto make = [&](const char *wish, QByteArray (*text)(const QString &)) {
        const QString id = freeId(draft.files(), QLatin1String(wish));
        draft.setBytes(fileOf(id), text(id));
        return fileOf(id);
    };
    switch (kind) {
    case Kind::Combat:
        return make("crt", combatText);
    case Kind::Turns:
        return make("turns", turnsText);
    case Kind::Values:
        return make("numbers", valuesText);
    default:
        return make("table", gridText);
    }
}

QString duplicate(Draft &draft, const QString &file)
{
    const auto content = draft.files().value(file);
    if (!content || file == c_terrain)
        return {};
    const QString id = freeId(draft.files(), tablefiles::id(draft.files(), file) + u'2');
    draft.setBytes(fileOf(id), content->bytes());
    draft.set(fileOf(id), {QStringLiteral("id")}, Json(id));
    return fileOf(id);
}

void remove(Draft &draft, const QString &file)
{
    draft.removeFile(file);
}

QString rename(Draft &draft, const QString &file, const QString &id, const QList<Use> &uses)
{
    const auto content = draft.files().value(file);
    if (!content || file == c_terrain || !isFree(draft.files(), id))
        return {};
    QList<std::pair<Use, QString>> words;
    for (const Use &use : uses)
        words.append({use, id});
    replaceWords(draft, words);
    const QString target = fileOf(id);
    draft.setBytes(target, draft.files().value(file)->bytes());
    draft.set(target, {QStringLiteral("id")}, Json(id));
    draft.removeFile(file);
    renameContext(draft, file, target);
    return target;
}

QList<Reference> references(Uses &uses, const FileContents &files, const QString &file)
{
    QList<Reference> found;
    for (const Use &use : uses.find(id(files, file))) {
        const bool isRule = use.kind == Use::Kind::Name || use.kind == Use::Kind::Text;
        if (isRule)
            found.append({use, isSure(use, files.value(use.place.file)->bytes())});
    }
    return found;
}

} // namespace editor::tablefiles
