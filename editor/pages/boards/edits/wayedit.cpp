// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/wayedit.h"

#include "editor/pages/boards/edits/boardkeys.h"

namespace editor {

using engine::Json;

namespace {

const QString c_ways = QStringLiteral("ways");

} // namespace

JsonPath WayEdit::spacesOf(int way) const
{
    return {c_ways, qsizetype(way), c_spaces};
}

bool WayEdit::add(const QString &type, const QString &name, const QStringList &spaces)
{
    if (spaces.size() < 2)
        return false;
    Json way = Json::object();
    way.insert(QStringLiteral("type"), type);
    if (!name.isEmpty())
        way.insert(QStringLiteral("name"), name);
    way.insert(c_spaces, Json::array(spaces));
    const JsonText *list = m_draft.json(m_model.file(), {c_ways});
    return m_draft.insert(m_model.file(), {c_ways}, list ? list->size() : 0, way);
}

bool WayEdit::extend(int way, End end, const QStringList &spaces)
{
    const JsonText *list = m_draft.json(m_model.file(), spacesOf(way));
    if (!list)
        return false;
    qsizetype place = end == End::Front ? 0 : list->size();
    bool isDone = !spaces.isEmpty();
    for (const QString &space : spaces) {
        isDone = m_draft.insert(m_model.file(), spacesOf(way), place, space) && isDone;
        if (end == End::Back)
            ++place;
    }
    return isDone;
}

bool WayEdit::shorten(int way, End end, int count)
{
    const JsonText *list = m_draft.json(m_model.file(), spacesOf(way));
    if (!list || count < 1)
        return false;
    if (list->size() - count < 2)
        return remove(way);
    for (qsizetype size = list->size(); count > 0; --count) {
        JsonPath path = spacesOf(way);
        path.emplace_back(end == End::Front ? qsizetype(0) : --size);
        if (!m_draft.remove(m_model.file(), path))
            return false;
    }
    return true;
}

bool WayEdit::setSpaces(int way, const QStringList &spaces)
{
    if (spaces.size() < 2)
        return remove(way);
    return m_draft.set(m_model.file(), spacesOf(way), Json::array(spaces));
}

bool WayEdit::setName(int way, const QString &name)
{
    const JsonPath path{c_ways, qsizetype(way), QStringLiteral("name")};
    return name.isEmpty() ? m_draft.remove(m_model.file(), path)
                          : m_draft.set(m_model.file(), path, name);
}

bool WayEdit::remove(int way)
{
    return m_draft.remove(m_model.file(), {c_ways, qsizetype(way)});
}

bool WayEdit::replace(const QString &space, const QString &by)
{
    bool hasChanged = false;
    for (int i = int(m_model.ways().size()) - 1; i >= 0; --i) {
        const QStringList &before = m_model.ways()[size_t(i)].spaces;
        if (!before.contains(space))
            continue;
        QStringList after;
        for (const QString &each : before) {
            const QString &next = each == space ? by : each;
            if (after.isEmpty() || after.last() != next)
                after.append(next);
        }
        hasChanged = setSpaces(i, after) || hasChanged;
    }
    return hasChanged;
}

bool WayEdit::cut(const QString &type, const QString &space)
{
    bool hasChanged = false;
    for (int i = int(m_model.ways().size()) - 1; i >= 0; --i) {
        const BoardModel::Way &way = m_model.ways()[size_t(i)];
        if ((!type.isEmpty() && way.type != type) || !way.spaces.contains(space))
            continue;
        hasChanged = true;
        QList<QStringList> parts{{}};
        for (const QString &each : way.spaces) {
            if (each == space)
                parts.append(QStringList());
            else
                parts.last().append(each);
        }
        parts.removeIf([](const QStringList &part) { return part.size() < 2; });
        if (parts.isEmpty()) {
            remove(i);
            continue;
        }
        setSpaces(i, parts.first());
        for (const QStringList &part : parts.mid(1))
            add(way.type, way.name, part);
    }
    return hasChanged;
}

} // namespace editor
