// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/sequence/sequenceedit.h"

#include "engine/module/read/sequencereader.h"

#include <QSet>

namespace editor::SequenceEdit {

using engine::Json;

const QString file = engine::SequenceReader::fileName.toString();

namespace {

const QString c_id = QStringLiteral("id");

void collectIds(const Json &phases, QSet<QString> &ids)
{
    for (qsizetype i = 0; phases.isArray() && i < phases.size(); ++i) {
        ids.insert(phases.at(i)[c_id].toString());
        collectIds(phases.at(i)[c_phases], ids);
    }
}

bool isBelow(const JsonPath &path, const JsonPath &above)
{
    return path.size() >= above.size() && std::equal(above.begin(), above.end(), path.begin());
}

Json withFreshIds(const Draft &draft, Json phase, QSet<QString> &taken)
{
    QString id = phase[c_id].toString();
    for (int i = 2; taken.contains(id); ++i)
        id = phase[c_id].toString() + QString::number(i);
    taken.insert(id);
    phase.insert(c_id, id);
    const Json below = phase[c_phases];
    if (below.isArray()) {
        Json fresh = Json::array();
        for (qsizetype i = 0; i < below.size(); ++i)
            fresh.append(withFreshIds(draft, below.at(i), taken));
        phase.insert(c_phases, fresh);
    }
    return phase;
}

QSet<QString> idsOf(const Draft &draft)
{
    QSet<QString> ids;
    if (const JsonText *phases = draft.json(file, {c_phases}))
        collectIds(phases->toJson(), ids);
    return ids;
}

} // namespace

JsonPath listOf(const JsonPath &phase)
{
    return phase.empty() ? JsonPath{c_phases} : JsonPath(phase.begin(), phase.end() - 1);
}

qsizetype placeIn(const JsonPath &phase)
{
    const auto *place = phase.empty() ? nullptr : std::get_if<qsizetype>(&phase.back());
    return place ? *place : 0;
}

QString freeId(const Draft &draft, const QString &wanted)
{
    const QSet<QString> taken = idsOf(draft);
    QString id = wanted;
    for (int i = 2; taken.contains(id); ++i)
        id = wanted + QString::number(i);
    return id;
}

JsonPath add(Draft &draft, const JsonPath &list, qsizetype place, const QString &id,
             const QString &name)
{
    Json phase = Json::object();
    phase.insert(c_id, id);
    phase.insert(QStringLiteral("name"), name);
    if (!draft.json(file, list) && !draft.set(file, list, Json::array()))
        return {};
    const JsonText *there = draft.json(file, list);
    if (!there || there->type() != JsonText::Type::Array)
        return {};
    const auto index = std::clamp<qsizetype>(place, 0, there->size());
    if (!draft.insert(file, list, index, phase))
        return {};
    JsonPath path = list;
    path.push_back(index);
    return path;
}

bool remove(Draft &draft, const JsonPath &phase)
{
    if (phase.size() < 2 || !draft.json(file, phase) || !draft.remove(file, phase))
        return false;
    // A group without phases is a phase again.
    const JsonPath list = listOf(phase);
    const JsonText *left = draft.json(file, list);
    if (list.size() > 1 && left && left->size() == 0)
        draft.remove(file, list);
    return true;
}

JsonPath move(Draft &draft, const JsonPath &phase, JsonPath list, qsizetype place)
{
    const JsonText *moved = draft.json(file, phase);
    if (!moved || isBelow(list, phase))
        return {};
    const JsonPath from = listOf(phase);
    const qsizetype at = placeIn(phase);
    if (from == list) {
        const auto to = std::clamp<qsizetype>(place, 0, draft.json(file, list)->size() - 1);
        if (!draft.move(file, list, at, to))
            return {};
        list.push_back(to);
        return list;
    }
    const Json value = moved->toJson();
    if (!draft.json(file, list) && !draft.set(file, list, Json::array()))
        return {};
    if (!draft.remove(file, phase))
        return {};
    // Behind the one that was taken out everything moves up.
    if (isBelow(list, from) && list.size() > from.size()) {
        auto *step = std::get_if<qsizetype>(&list[from.size()]);
        if (step && *step > at)
            --*step;
    }
    const JsonText *there = draft.json(file, list);
    const auto to = std::clamp<qsizetype>(place, 0, there ? there->size() : 0);
    if (!there || !draft.insert(file, list, to, value))
        return {};
    const JsonText *left = draft.json(file, from);
    if (from.size() > 1 && left && left->size() == 0)
        draft.remove(file, from);
    list.push_back(to);
    return list;
}

JsonPath duplicate(Draft &draft, const JsonPath &phase)
{
    const JsonText *there = draft.json(file, phase);
    if (!there)
        return {};
    QSet<QString> taken = idsOf(draft);
    const Json copy = withFreshIds(draft, there->toJson(), taken);
    const JsonPath list = listOf(phase);
    if (!draft.insert(file, list, placeIn(phase) + 1, copy))
        return {};
    JsonPath path = list;
    path.push_back(placeIn(phase) + 1);
    return path;
}

} // namespace editor::SequenceEdit
