// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/gridedit.h"

#include "editor/pages/boards/edits/wayedit.h"
#include "editor/pages/boards/model/gridlayout.h"

namespace editor {

using engine::Json;

namespace {

const QString c_grid = QStringLiteral("grid");
const QString c_missing = QStringLiteral("missing");
const QString c_numbering = QStringLiteral("numbering");

/// A copy with other names in it; a list that names something that is gone loses it.
Json renamed(const Json &json, const QHash<QString, QString> &names)
{
    if (json.isString())
        return names.value(json.toString(), json.toString());
    if (!json.isArray())
        return json;
    Json list = Json::array();
    for (qsizetype i = 0; i < json.size(); ++i) {
        const Json item = renamed(json.at(i), names);
        if (!item.isString() || !item.toString().isEmpty())
            list.append(item);
    }
    return list;
}

} // namespace

bool GridEdit::set(const QString &key, const Json &value)
{
    const JsonText *known = m_draft.json(m_model.file(), {c_grid});
    if (!known)
        return false;
    if (key == c_missing) {
        QStringList spaces;
        for (qsizetype i = 0; i < value.size(); ++i)
            spaces.append(value.at(i).toString());
        return setMissing(spaces);
    }
    Json grid = known->toJson();
    if (value.isNull())
        grid.remove(key);
    else
        grid.insert(key, value);
    const JsonPath path{c_grid, key};
    const bool isSet = value.isNull() ? m_draft.remove(m_model.file(), path)
                                      : m_draft.set(m_model.file(), path, value);
    return isSet && change(grid, {0, 0});
}

bool GridEdit::insertBefore(int columns, int rows)
{
    const JsonText *known = m_draft.json(m_model.file(), {c_grid});
    if (!known || !m_model.cells())
        return false;
    Json grid = known->toJson();
    const int wide = m_model.cells()->columns() + columns;
    const int high = m_model.cells()->rows() + rows;
    if (wide < 1 || high < 1)
        return false;
    grid.insert(QStringLiteral("columns"), wide);
    grid.insert(QStringLiteral("rows"), high);
    return m_draft.set(m_model.file(), {c_grid, QStringLiteral("columns")}, wide)
        && m_draft.set(m_model.file(), {c_grid, QStringLiteral("rows")}, high)
        && change(grid, {columns, rows});
}

bool GridEdit::setMissing(const QStringList &spaces)
{
    if (!m_model.cells())
        return false;
    Names gone;
    Json list = Json::array();
    for (int cell = 0; cell < m_model.cells()->count(); ++cell) {
        const QString &id = m_model.cells()->id(cell);
        if (!spaces.contains(id))
            continue;
        list.append(id);
        if (!m_model.isMissing(cell))
            gone.insert(id, QString());
    }
    renameSpaces(gone);
    renameEdges(gone, nullptr);
    renameWays(gone, nullptr);
    renameList(m_model.file(), QStringLiteral("links"), gone);
    const JsonPath path{c_grid, c_missing};
    return list.size() ? m_draft.set(m_model.file(), path, list)
                       : m_draft.remove(m_model.file(), path);
}

bool GridEdit::prefix(const QString &letters)
{
    Names names;
    const JsonText *spaces = m_draft.json(m_model.file(), {QStringLiteral("spaces")});
    for (qsizetype i = 0; spaces && i < spaces->size(); ++i)
        names.insert(spaces->keyAt(i), letters + spaces->keyAt(i));
    for (int cell = 0; m_model.cells() && cell < m_model.cells()->count(); ++cell)
        names.insert(m_model.cells()->id(cell), letters + m_model.cells()->id(cell));
    if (m_model.cells())
        m_draft.set(m_model.file(), {c_grid, c_numbering},
                    QString(letters + m_model.cells()->grid().layout().numbering));
    renameSpaces(names);
    renameEdges(names, nullptr);
    renameWays(names, nullptr);
    for (const char *list : {"tracks", "links"})
        renameList(m_model.file(), QString::fromLatin1(list), names);
    return true;
}

bool GridEdit::change(const Json &grid, QPoint shift)
{
    const auto layout = gridlayout::read(grid);
    // Without a grid before or after there is nothing that could be taken along.
    if (!layout || !m_model.cells())
        return true;
    const HexCells after(engine::HexGrid(*layout), gridlayout::side(grid));
    const Names names = namesIn(after, shift);
    renameSpaces(names);
    renameEdges(names, &after);
    renameWays(names, &after);
    for (const char *list : {"tracks", "links"})
        renameList(m_model.file(), QString::fromLatin1(list), names);
    const JsonPath missing{c_grid, c_missing};
    if (const JsonText *list = m_draft.json(m_model.file(), missing)) {
        const Json left = renamed(list->toJson(), names);
        if (left.size())
            m_draft.set(m_model.file(), missing, left);
        else
            m_draft.remove(m_model.file(), missing);
    }
    renameElsewhere(names);
    return true;
}

GridEdit::Names GridEdit::namesIn(const HexCells &after, QPoint shift) const
{
    Names names;
    const HexCells &before = *m_model.cells();
    for (int cell = 0; cell < before.count(); ++cell) {
        const int column = before.columnOf(cell) + shift.x();
        const int row = before.rowOf(cell) + shift.y();
        const bool isInside =
            column >= 0 && row >= 0 && column < after.columns() && row < after.rows();
        const QString name = isInside ? after.id(after.cellAt(column, row)) : QString();
        if (name != before.id(cell))
            names.insert(before.id(cell), name);
    }
    return names;
}

void GridEdit::renameKeys(const QString &file, const QString &key, const Names &names)
{
    const JsonText *known = m_draft.json(file, {key});
    if (!known || known->type() != JsonText::Type::Object || names.isEmpty())
        return;
    QMap<QString, Json> changes;
    for (qsizetype i = 0; i < known->size(); ++i) {
        const QString id = known->keyAt(i);
        if (names.contains(id) && !changes.contains(id))
            changes.insert(id, Json());
        const QString name = names.value(id);
        if (!name.isEmpty())
            changes.insert(name, known->members()[size_t(i)].value->toJson());
    }
    if (!changes.isEmpty())
        m_draft.setMany(file, {key}, changes);
}

void GridEdit::renameSpaces(const Names &names)
{
    renameKeys(m_model.file(), QStringLiteral("spaces"), names);
}

void GridEdit::renameEdges(const Names &names, const HexCells *after)
{
    const QString edges = QStringLiteral("edges");
    const QString between = QStringLiteral("between");
    const JsonText *known = m_draft.json(m_model.file(), {edges});
    const Json list = known ? known->toJson() : Json();
    for (qsizetype i = list.size() - 1; i >= 0; --i) {
        const Json &pairs = list.at(i)[between];
        qsizetype left = pairs.size();
        for (qsizetype j = pairs.size() - 1; j >= 0; --j) {
            const Json pair = renamed(pairs.at(j), names);
            const int a = after ? after->find(pair.at(0).toString()) : -1;
            const int b = after ? after->find(pair.at(1).toString()) : -1;
            const bool isApart = a >= 0 && b >= 0 && !after->areNeighbours(a, b);
            const JsonPath path{edges, i, between, j};
            if (pair.size() < 2 || isApart) {
                m_draft.remove(m_model.file(), path);
                --left;
            } else if (!(pair == pairs.at(j))) {
                m_draft.set(m_model.file(), path, pair);
            }
        }
        if (!left)
            m_draft.remove(m_model.file(), {edges, i});
    }
}

void GridEdit::renameWays(const Names &names, const HexCells *after)
{
    for (int i = int(m_model.ways().size()) - 1; i >= 0; --i) {
        const BoardModel::Way &way = m_model.ways()[size_t(i)];
        QList<QStringList> parts{{}};
        for (const QString &space : way.spaces) {
            const QString name = names.value(space, space);
            const int here = after ? after->find(name) : -1;
            const int last =
                after && !parts.last().isEmpty() ? after->find(parts.last().last()) : -1;
            const bool isApart = here >= 0 && last >= 0 && !after->areNeighbours(last, here);
            if (name.isEmpty() || isApart)
                parts.append(QStringList());
            if (!name.isEmpty())
                parts.last().append(name);
        }
        parts.removeIf([](const QStringList &part) { return part.size() < 2; });
        WayEdit edit(m_draft, m_model);
        if (parts.isEmpty())
            edit.remove(i);
        else if (parts.first() != way.spaces)
            edit.setSpaces(i, parts.first());
        for (const QStringList &part : parts.mid(1))
            edit.add(way.type, way.name, part);
    }
}

void GridEdit::renameList(const QString &file, const QString &key, const Names &names)
{
    const JsonText *known = m_draft.json(file, {key});
    const Json list = known ? known->toJson() : Json();
    for (qsizetype i = list.size() - 1; i >= 0 && list.isArray(); --i) {
        const Json after = renamed(list.at(i), names);
        if (after == list.at(i))
            continue;
        if (after.size() < 2)
            m_draft.remove(file, {key, i});
        else
            m_draft.set(file, {key, i}, after);
    }
}

void GridEdit::renameElsewhere(const Names &names)
{
    Names kept = names;
    // Where a scenario names a hex that is gone, the designer decides what becomes of it.
    kept.removeIf([](const auto &item) { return item.value().isEmpty(); });
    if (kept.isEmpty())
        return;
    for (const QString &file : m_draft.files().keys()) {
        if (file.startsWith(u"boards/") && file != m_model.file())
            renameList(file, QStringLiteral("links"), kept);
        if (!file.startsWith(u"scenarios/"))
            continue;
        for (const char *key : {"setup", "spaces"})
            renameKeys(file, QString::fromLatin1(key), kept);
    }
}

} // namespace editor
