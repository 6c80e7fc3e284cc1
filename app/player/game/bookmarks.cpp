// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bookmarks.h"

namespace app {

using engine::Json;

namespace {

const QString c_step = QStringLiteral("step");
const QString c_name = QStringLiteral("name");

} // namespace

Bookmarks Bookmarks::upTo(int lastStep) const
{
    Bookmarks kept;
    for (auto it = m_names.begin(); it != m_names.end(); ++it) {
        if (it.key() >= 0 && it.key() <= lastStep)
            kept.m_names.insert(it.key(), it.value());
    }
    return kept;
}

Json Bookmarks::json() const
{
    Json list = Json::array();
    for (auto it = m_names.begin(); it != m_names.end(); ++it) {
        if (it.value().isEmpty()) {
            list.append(it.key());
            continue;
        }
        Json named = Json::object();
        named.insert(c_step, it.key());
        named.insert(c_name, it.value());
        list.append(named);
    }
    return list;
}

Bookmarks Bookmarks::read(const Json &json)
{
    Bookmarks found;
    for (qsizetype i = 0; json.isArray() && i < json.size(); ++i) {
        const Json &one = json.at(i);
        if (one.isObject())
            found.setName(int(one[c_step].toInteger()), one[c_name].toString());
        else
            found.setName(int(one.toInteger()), {});
    }
    return found;
}

} // namespace app
