// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardmodel.h"

#include <algorithm>

namespace editor {

namespace {

bool areAlike(const JsonTextPointer &a, const JsonTextPointer &b)
{
    return a == b || (a && b && a->isWrittenLike(*b));
}

QRectF boundsOf(const engine::BoardLabel &label)
{
    const double size = label.size > 0 ? label.size : 54;
    const double reach = size * double(label.text.size() + 2);
    return QRectF(label.at, QSizeF()).adjusted(-reach, -reach, reach, reach);
}

bool areEqual(const engine::BoardLabel &a, const engine::BoardLabel &b)
{
    return a.text == b.text && a.style == b.style && a.at == b.at && a.angle == b.angle
        && a.size == b.size;
}

} // namespace

BoardChange BoardModel::changeSince(const Pointer &before) const
{
    BoardChange change;
    if (!before || before->m_file != m_file || before->m_cells != m_cells || !m_root
        || !before->m_root) {
        change.isWhole = true;
        return change;
    }
    for (const char *key : {"page", "picture", "underlay", "style", "type", "name"}) {
        const JsonStep step = QString::fromLatin1(key);
        change.isWhole =
            change.isWhole || !areAlike(m_root->child(step), before->m_root->child(step));
    }
    if (change.isWhole)
        return change;
    compareSpaces(change, *before);
    compareEdges(change, *before);
    compareWays(change, *before);
    compareLabels(change, *before);
    compareAreas(change, *before);
    return change;
}

void BoardModel::addChange(BoardChange &change, const QString &space) const
{
    const int cell = m_cells ? m_cells->find(space) : -1;
    if (cell >= 0)
        change.cells.insert(cell);
    else if (m_kind == engine::Board::Kind::Area && !isBox(space))
        change.areas.insert(space);
    else
        change.hasBoxes = true;
}

bool BoardModel::compareValues(BoardChange &change, const BoardModel &before) const
{
    const JsonTextPointer now = m_root->child(QStringLiteral("spaces"));
    const JsonTextPointer then = before.m_root->child(QStringLiteral("spaces"));
    const auto hasSameKey = [](const JsonText::Member &a, const JsonText::Member &b) {
        return a.key == b.key;
    };
    if (!now || !then
        || !std::equal(now->members().begin(), now->members().end(), then->members().begin(),
                       then->members().end(), hasSameKey))
        return false;
    for (qsizetype i = 0; i < now->size(); ++i) {
        const JsonTextPointer &value = now->members()[size_t(i)].value;
        const JsonTextPointer &known = then->members()[size_t(i)].value;
        if (known != value && !areAlike(known, value))
            addChange(change, now->keyAt(i));
    }
    return true;
}

void BoardModel::compareSpaces(BoardChange &change, const BoardModel &before) const
{
    if (m_entries.isSharedWith(before.m_entries) || compareValues(change, before))
        return;
    for (auto it = m_entries.constBegin(); it != m_entries.constEnd(); ++it) {
        const JsonTextPointer known = before.m_entries.value(it.key());
        if (known != *it && !areAlike(known, *it))
            addChange(change, it.key());
    }
    for (auto it = before.m_entries.constBegin(); it != before.m_entries.constEnd(); ++it) {
        if (!m_entries.contains(it.key()))
            addChange(change, it.key());
    }
}

void BoardModel::compareEdges(BoardChange &change, const BoardModel &before) const
{
    const auto addOthers = [&](const std::vector<Edges> &list, const std::vector<Edges> &other) {
        for (const Edges &edges : list) {
            const auto same = std::find_if(other.begin(), other.end(), [&](const Edges &known) {
                return known.source == edges.source;
            });
            if (same != other.end())
                continue;
            const auto like = std::find_if(other.begin(), other.end(), [&](const Edges &known) {
                return known.type == edges.type && known.name == edges.name;
            });
            for (const Pair &pair : edges.between) {
                if (like != other.end()
                    && std::find(like->between.begin(), like->between.end(), pair)
                        != like->between.end())
                    continue;
                addChange(change, pair.first);
                addChange(change, pair.second);
            }
        }
    };
    addOthers(m_edges, before.m_edges);
    addOthers(before.m_edges, m_edges);
}

void BoardModel::compareWays(BoardChange &change, const BoardModel &before) const
{
    const auto addOthers = [&](const std::vector<Way> &list, const std::vector<Way> &other) {
        for (const Way &way : list) {
            const bool isKnown = std::any_of(other.begin(), other.end(), [&](const Way &known) {
                return known.source == way.source;
            });
            for (const QString &space : isKnown ? QStringList() : way.spaces)
                addChange(change, space);
        }
    };
    addOthers(m_ways, before.m_ways);
    addOthers(before.m_ways, m_ways);
}

void BoardModel::compareLabels(BoardChange &change, const BoardModel &before) const
{
    const auto addOthers = [&](const auto &list, const auto &other) {
        for (const engine::BoardLabel &label : list) {
            const bool isKnown = std::any_of(other.begin(), other.end(), [&](const auto &known) {
                return areEqual(known, label);
            });
            for (int cell = 0; !isKnown && m_cells && cell < m_cells->count(); ++cell) {
                if (boundsOf(label).contains(m_cells->centre(cell)))
                    change.cells.insert(cell);
            }
            change.isWhole = change.isWhole || (!isKnown && !m_cells);
        }
    };
    addOthers(m_labels, before.m_labels);
    addOthers(before.m_labels, m_labels);
}

} // namespace editor
