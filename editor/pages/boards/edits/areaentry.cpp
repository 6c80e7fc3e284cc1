// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/areaentry.h"

#include "editor/pages/boards/edits/boardkeys.h"

namespace editor {

using engine::Json;

namespace {

void note(QStringList &words, const QString &word)
{
    if (!words.contains(word))
        words.append(word);
}

} // namespace

QString AreaEntry::word(const QString &key)
{
    if (key == u"name")
        return tr("name", "of an area");
    return key == c_terrain ? tr("terrain", "of an area") : key;
}

Json AreaEntry::ofPart() const
{
    Json part = Json::object();
    if (m_entry.contains(c_terrain))
        part.insert(c_terrain, m_entry[c_terrain]);
    return part;
}

void AreaEntry::join(const Json &other)
{
    for (qsizetype i = 0; other.isObject() && i < other.size(); ++i) {
        const QString key = other.keyAt(i);
        if (key == u"shape" || key == u"label")
            continue;
        if (key == c_features) {
            joinFeatures(other.at(i));
        } else if (key == c_values) {
            joinValues(other.at(i));
        } else if (!m_entry.contains(key)) {
            m_entry.insert(key, other.at(i));
            note(m_taken, word(key));
        } else if (!(m_entry[key] == other.at(i))) {
            note(m_kept, word(key));
        }
    }
}

void AreaEntry::joinFeatures(const Json &features)
{
    Json all = m_entry[c_features].isArray() ? m_entry[c_features] : Json::array();
    for (qsizetype i = 0; features.isArray() && i < features.size(); ++i) {
        bool isKnown = false;
        for (qsizetype j = 0; j < all.size(); ++j)
            isKnown = isKnown || all.at(j) == features.at(i);
        if (isKnown)
            continue;
        all.append(features.at(i));
        note(m_taken, features.at(i).toString());
    }
    if (all.size() > 0)
        m_entry.insert(c_features, all);
}

void AreaEntry::joinValues(const Json &values)
{
    Json all = m_entry[c_values].isObject() ? m_entry[c_values] : Json::object();
    for (qsizetype i = 0; values.isObject() && i < values.size(); ++i) {
        const QString key = values.keyAt(i);
        if (!all.contains(key)) {
            all.insert(key, values.at(i));
            note(m_taken, key);
        } else if (!(all[key] == values.at(i))) {
            note(m_kept, key);
        }
    }
    if (all.size() > 0)
        m_entry.insert(c_values, all);
}

} // namespace editor
