// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/hexedit.h"

#include "editor/pages/boards/edits/boardkeys.h"

namespace editor {

using engine::Json;

namespace {

const QString c_name = QStringLiteral("name");

/// Keys stand in the order in which the manual names them.
Json ordered(const Json &entry)
{
    Json result = Json::object();
    for (const QString &key : {c_terrain, c_name, c_features, c_values}) {
        if (entry.contains(key))
            result.insert(key, entry[key]);
    }
    for (qsizetype i = 0; i < entry.size(); ++i) {
        if (!result.contains(entry.keyAt(i)))
            result.insert(entry.keyAt(i), entry.at(i));
    }
    return result;
}

} // namespace

bool HexEdit::isHex(const QString &space) const
{
    return m_model.cells() && m_model.cells()->find(space) >= 0;
}

bool HexEdit::change(const QStringList &spaces, const Change &change)
{
    QMap<QString, Json> changed;
    for (const QString &space : spaces) {
        const JsonTextPointer known = m_model.entry(space);
        const Json before = known ? known->toJson() : Json::object();
        if (!m_model.contains(space) || !before.isObject())
            continue;
        Json after = before;
        change(after);
        if (after == before)
            continue;
        if (after.size() == 0 && isHex(space))
            changed.insert(space, Json());
        else
            changed.insert(space, known ? after : ordered(after));
    }
    return !changed.isEmpty() && m_draft.setMany(m_model.file(), {c_spaces}, changed);
}

bool HexEdit::setTerrain(const QStringList &spaces, const QString &terrain)
{
    const bool isUsual = m_model.cells() && terrain == m_model.ground();
    return change(spaces, [&](Json &entry) {
        if (isUsual || terrain.isEmpty())
            entry.remove(c_terrain);
        else
            entry.insert(c_terrain, terrain);
        entry = ordered(entry);
    });
}

bool HexEdit::setName(const QStringList &spaces, const QString &name)
{
    return change(spaces, [&](Json &entry) {
        if (name.isEmpty())
            entry.remove(c_name);
        else
            entry.insert(c_name, name);
        entry = ordered(entry);
    });
}

bool HexEdit::addFeature(const QStringList &spaces, const QString &feature)
{
    return change(spaces, [&](Json &entry) {
        Json features = entry[c_features].isArray() ? entry[c_features] : Json::array();
        for (qsizetype i = 0; i < features.size(); ++i) {
            if (features.at(i).toString() == feature)
                return;
        }
        features.append(feature);
        entry.insert(c_features, features);
        entry = ordered(entry);
    });
}

bool HexEdit::removeFeature(const QStringList &spaces, const QString &feature)
{
    return change(spaces, [&](Json &entry) {
        Json left = Json::array();
        for (qsizetype i = 0; i < entry[c_features].size(); ++i) {
            if (entry[c_features].at(i).toString() != feature)
                left.append(entry[c_features].at(i));
        }
        if (left.size() == entry[c_features].size())
            return;
        if (left.size() == 0)
            entry.remove(c_features);
        else
            entry.insert(c_features, left);
    });
}

bool HexEdit::setValue(const QStringList &spaces, const QString &key, const Json &value)
{
    return change(spaces, [&](Json &entry) {
        Json values = entry[c_values].isObject() ? entry[c_values] : Json::object();
        if (value.isNull())
            values.remove(key);
        else
            values.insert(key, value);
        if (values.size() == 0)
            entry.remove(c_values);
        else
            entry.insert(c_values, values);
        entry = ordered(entry);
    });
}

bool HexEdit::setKey(const QStringList &spaces, const QString &key, const Json &value)
{
    return change(spaces, [&](Json &entry) {
        if (value.isNull())
            entry.remove(key);
        else
            entry.insert(key, value);
    });
}

bool HexEdit::setFeatures(const QStringList &spaces, const Json &features)
{
    return change(spaces, [&](Json &entry) {
        if (features.size() == 0)
            entry.remove(c_features);
        else
            entry.insert(c_features, features);
        entry = ordered(entry);
    });
}

bool HexEdit::clear(const QStringList &spaces)
{
    QMap<QString, Json> changed;
    for (const QString &space : spaces) {
        if (m_model.entry(space))
            changed.insert(space, Json());
    }
    return !changed.isEmpty() && m_draft.setMany(m_model.file(), {c_spaces}, changed);
}

bool HexEdit::replace(const QMap<QString, Json> &entries)
{
    QMap<QString, Json> changed;
    for (auto it = entries.constBegin(); it != entries.constEnd(); ++it) {
        const bool isSaid = it->isObject() && it->size() > 0;
        if (m_model.contains(it.key()) && (isSaid || m_model.entry(it.key())))
            changed.insert(it.key(), isSaid ? *it : Json());
    }
    return !changed.isEmpty() && m_draft.setMany(m_model.file(), {c_spaces}, changed);
}

} // namespace editor
