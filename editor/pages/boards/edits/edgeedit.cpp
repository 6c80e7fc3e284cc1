// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/edgeedit.h"

#include "editor/pages/boards/edits/boardkeys.h"

namespace editor {

using engine::Json;

namespace {

const QString c_between = QStringLiteral("between");

Json pairOf(const BoardModel::Pair &pair)
{
    return Json::array({pair.first, pair.second});
}

} // namespace

Json EdgeEdit::list() const
{
    const JsonText *edges = m_draft.json(m_file, {c_edges});
    return edges && edges->type() == JsonText::Type::Array ? edges->toJson() : Json::array();
}

qsizetype EdgeEdit::placeIn(const Json &between, const BoardModel::Pair &pair)
{
    for (qsizetype i = 0; i < between.size(); ++i) {
        const QString a = between.at(i).at(0).toString();
        const QString b = between.at(i).at(1).toString();
        if ((a == pair.first && b == pair.second) || (a == pair.second && b == pair.first))
            return i;
    }
    return -1;
}

bool EdgeEdit::add(const QString &type, const QString &name,
                   const std::vector<BoardModel::Pair> &pairs)
{
    const Json edges = list();
    qsizetype entry = -1;
    std::vector<BoardModel::Pair> fresh = pairs;
    for (qsizetype i = 0; i < edges.size(); ++i) {
        if (edges.at(i)[u"type"].toString() != type)
            continue;
        // A river under another name is a river as well.
        std::erase_if(fresh, [&](const BoardModel::Pair &pair) {
            return placeIn(edges.at(i)[c_between], pair) >= 0;
        });
        if (edges.at(i)[u"name"].toString() == name && edges.at(i)[c_between].isArray())
            entry = i;
    }
    if (fresh.empty())
        return false;
    if (entry < 0) {
        Json made = Json::object();
        made.insert(QStringLiteral("type"), type);
        if (!name.isEmpty())
            made.insert(QStringLiteral("name"), name);
        made.insert(c_between, Json::array());
        for (const BoardModel::Pair &pair : fresh) {
            Json between = made[c_between];
            between.append(pairOf(pair));
            made.insert(c_between, between);
        }
        return m_draft.insert(m_file, {c_edges}, edges.size(), made);
    }
    qsizetype end = edges.at(entry)[c_between].size();
    bool isDone = true;
    for (const BoardModel::Pair &pair : fresh)
        isDone = m_draft.insert(m_file, {c_edges, entry, c_between}, end++, pairOf(pair)) && isDone;
    return isDone;
}

bool EdgeEdit::remove(const QString &type, const std::vector<BoardModel::Pair> &pairs)
{
    bool hasChanged = false;
    const Json edges = list();
    for (qsizetype i = edges.size() - 1; i >= 0; --i) {
        if (!type.isEmpty() && edges.at(i)[u"type"].toString() != type)
            continue;
        QList<qsizetype> places;
        for (const BoardModel::Pair &pair : pairs) {
            const qsizetype place = placeIn(edges.at(i)[c_between], pair);
            if (place >= 0 && !places.contains(place))
                places.append(place);
        }
        std::sort(places.begin(), places.end(), std::greater<>());
        if (places.isEmpty())
            continue;
        hasChanged = true;
        if (places.size() == edges.at(i)[c_between].size()) {
            m_draft.remove(m_file, {c_edges, i});
            continue;
        }
        for (const qsizetype place : places)
            m_draft.remove(m_file, {c_edges, i, c_between, place});
    }
    return hasChanged;
}

bool EdgeEdit::turn(const QString &type, const BoardModel::Pair &pair)
{
    const Json edges = list();
    for (qsizetype i = 0; i < edges.size(); ++i) {
        const qsizetype place = placeIn(edges.at(i)[c_between], pair);
        if (edges.at(i)[u"type"].toString() != type || place < 0)
            continue;
        const Json &found = edges.at(i)[c_between].at(place);
        return m_draft.set(m_file, {c_edges, i, c_between, place},
                           Json::array({found.at(1).toString(), found.at(0).toString()}));
    }
    return false;
}

bool EdgeEdit::rename(const QString &type, const QString &before, const QString &after)
{
    const Json edges = list();
    bool hasChanged = false;
    for (qsizetype i = 0; i < edges.size(); ++i) {
        if (edges.at(i)[u"type"].toString() != type || edges.at(i)[u"name"].toString() != before)
            continue;
        const JsonPath path{c_edges, i, QStringLiteral("name")};
        hasChanged =
            (after.isEmpty() ? m_draft.remove(m_file, path) : m_draft.set(m_file, path, after))
            || hasChanged;
    }
    return hasChanged;
}

} // namespace editor
