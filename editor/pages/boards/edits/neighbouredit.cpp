// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/neighbouredit.h"

#include "editor/pages/boards/edits/boardkeys.h"
#include "editor/pages/boards/edits/edgeedit.h"
#include "editor/pages/boards/model/boardborders.h"

#include <algorithm>
#include <iterator>

namespace editor {

using engine::Json;

namespace {

const QString c_links = QStringLiteral("links");

AreaMesh::Pair pairOf(const Json &json)
{
    return AreaMesh::pair(json.at(0).toString(), json.at(1).toString());
}

std::vector<BoardModel::Pair> listOf(const NeighbourEdit::Pairs &pairs)
{
    return {pairs.begin(), pairs.end()};
}

QStringList changedIn(const AreaMesh &before, const AreaMesh &after)
{
    QStringList ids;
    for (const auto *mesh : {&before, &after}) {
        for (const QString &id : mesh->outlines().keys()) {
            if (before.outlines().value(id) != after.outlines().value(id) && !ids.contains(id))
                ids.append(id);
        }
    }
    return ids;
}

} // namespace

Json NeighbourEdit::list(const QString &key) const
{
    const JsonText *found = m_draft.json(m_file, {key});
    return found && found->type() == JsonText::Type::Array ? found->toJson() : Json::array();
}

NeighbourEdit::Pairs NeighbourEdit::linked() const
{
    Pairs pairs;
    const Json links = list(c_links);
    for (qsizetype i = 0; i < links.size(); ++i)
        pairs.insert(pairOf(links.at(i)));
    const Json edges = list(c_edges);
    for (qsizetype i = 0; i < edges.size(); ++i) {
        const Json &between = edges.at(i)[u"between"];
        for (qsizetype j = 0; j < between.size(); ++j)
            pairs.insert(pairOf(between.at(j)));
    }
    return pairs;
}

bool NeighbourEdit::areLinked(const QString &a, const QString &b) const
{
    return linked().contains(AreaMesh::pair(a, b));
}

bool NeighbourEdit::link(const Pairs &pairs)
{
    const Pairs known = linked();
    Json fresh = Json::array();
    for (const auto &[a, b] : pairs) {
        if (!known.contains({a, b}))
            fresh.append(Json::array({a, b}));
    }
    if (fresh.size() == 0)
        return false;
    qsizetype end = list(c_links).size();
    bool isDone = true;
    for (qsizetype i = 0; i < fresh.size(); ++i)
        isDone = m_draft.insert(m_file, {c_links}, end++, fresh.at(i)) && isDone;
    return isDone;
}

bool NeighbourEdit::removeLinks(const Pairs &pairs)
{
    bool hasChanged = false;
    const Json links = list(c_links);
    for (qsizetype i = links.size() - 1; i >= 0; --i) {
        if (pairs.contains(pairOf(links.at(i))))
            hasChanged = m_draft.remove(m_file, {c_links, i}) || hasChanged;
    }
    return hasChanged;
}

bool NeighbourEdit::cut(const Pairs &pairs)
{
    const bool hasChanged = removeLinks(pairs);
    return EdgeEdit(m_draft, m_file).remove({}, listOf(pairs)) || hasChanged;
}

void NeighbourEdit::copy(const QString &id, const QString &to, const QStringList &others)
{
    const auto other = [&](const Json &pair) {
        const QString a = pair.at(0).toString();
        const QString b = pair.at(1).toString();
        const QString found = a == id ? b : b == id ? a : QString();
        return others.contains(found) ? found : QString();
    };
    const Json edges = list(c_edges);
    for (qsizetype i = 0; i < edges.size(); ++i) {
        const Json &entry = edges.at(i);
        std::vector<BoardModel::Pair> pairs;
        for (qsizetype j = 0; j < entry[u"between"].size(); ++j) {
            const Json &pair = entry[u"between"].at(j);
            const QString found = other(pair);
            if (!found.isEmpty())
                pairs.push_back(pair.at(0).toString() == id ? BoardModel::Pair(to, found)
                                                            : BoardModel::Pair(found, to));
        }
        if (!pairs.empty())
            EdgeEdit(m_draft, m_file)
                .add(entry[u"type"].toString(), entry[u"name"].toString(), pairs);
    }
    Pairs links;
    for (const auto &[a, b] : linked()) {
        const QString found = a == id ? b : b == id ? a : QString();
        if (found != to && others.contains(found))
            links.insert(AreaMesh::pair(found, to));
    }
    link(links);
}

void NeighbourEdit::replace(const QString &id, const QString &by)
{
    Pairs gone;
    QStringList others;
    for (const auto &[a, b] : linked()) {
        if (a != id && b != id)
            continue;
        gone.insert({a, b});
        others.append(a == id ? b : a);
    }
    others.removeAll(by);
    if (!by.isEmpty())
        copy(id, by, others);
    cut(gone);
}

NeighbourEdit::Found NeighbourEdit::find(const AreaMesh &mesh, double tolerance)
{
    const BoardBorders last = BoardBorders::read(m_draft.files(), m_board);
    const Pairs known = last.isSearched ? mesh.neighbours(last.tolerance) : Pairs();
    const Pairs touching = mesh.neighbours(tolerance);
    const Pairs before = linked();
    Pairs added;
    for (const auto &pair : touching) {
        if (!known.contains(pair) && !before.contains(pair))
            added.insert(pair);
    }
    Pairs removed;
    for (const auto &pair : known) {
        if (!touching.contains(pair) && before.contains(pair))
            removed.insert(pair);
    }
    link(added);
    cut(removed);
    BoardBorders{tolerance, true}.write(m_draft, m_board);
    return {int(added.size()), int(removed.size())};
}

void NeighbourEdit::follow(const AreaMesh &before, const AreaMesh &after)
{
    const QStringList changed = changedIn(before, after);
    const double tolerance = BoardBorders::read(m_draft.files(), m_board).tolerance;
    const Pairs were = before.neighboursOf(changed, tolerance);
    const Pairs are = after.neighboursOf(changed, tolerance);
    Pairs added;
    Pairs removed;
    std::set_difference(are.begin(), are.end(), were.begin(), were.end(),
                        std::inserter(added, added.end()));
    std::set_difference(were.begin(), were.end(), are.begin(), are.end(),
                        std::inserter(removed, removed.end()));
    link(added);
    cut(removed);
}

} // namespace editor
