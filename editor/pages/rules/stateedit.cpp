// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/stateedit.h"

#include "engine/module/read/statereader.h"

#include <QRegularExpression>

namespace editor::StateEdit {

using engine::Json;

const QString file = engine::StateReader::fileName.toString();

namespace {

bool isGood(const QString &name)
{
    static const QRegularExpression word(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    return word.match(name).hasMatch();
}

} // namespace

QString add(Draft &draft, const QString &group, const QString &wanted)
{
    if (!draft.files().contains(file))
        draft.setBytes(file, "{\n  \"format\": 1\n}\n");
    if (!draft.json(file))
        return {};
    QString name = wanted;
    for (int i = 2; draft.json(file, {group, name}); ++i)
        name = wanted + QString::number(i);
    Json entry = Json::object();
    if (group == u"variables")
        entry.insert(QStringLiteral("initial"), 0);
    else
        entry.insert(QStringLiteral("initial"), false);
    return isGood(name) && draft.set(file, {group, name}, entry) ? name : QString();
}

bool remove(Draft &draft, const QString &group, const QString &name)
{
    return draft.json(file, {group, name}) && draft.remove(file, {group, name});
}

bool set(Draft &draft, const QString &group, const QString &name, const QString &key,
         const Json &value)
{
    if (!draft.json(file, {group, name}))
        return false;
    if (value.isNull() && key != u"initial")
        return draft.remove(file, {group, name, key});
    return draft.set(file, {group, name, key}, value);
}

Json valueOf(const QString &typed)
{
    const auto json = Json::parse(typed.trimmed().toUtf8(), file);
    return json ? json.value() : Json(typed.trimmed());
}

} // namespace editor::StateEdit
