// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/terraingrid.h"

#include "app/view/map/sheet/maplook.h"
#include "engine/module/read/terrainreader.h"

namespace editor {

using engine::Json;
using kindedit::List;

namespace {

const QString c_cost = QStringLiteral("cost");
const QString c_values = QStringLiteral("values");
const QString c_look = QStringLiteral("look");

bool leadsTo(const JsonPath &key, const QString &first)
{
    const auto *step = key.size() == 2 ? std::get_if<QString>(&key[0]) : nullptr;
    return step && *step == first;
}

} // namespace

TerrainGrid::TerrainGrid(List list)
    : RecordsGrid(engine::TerrainReader::fileName.toString(), {kindedit::key(list)})
    , m_list(list)
{
}

std::vector<RecordsGrid::Column> TerrainGrid::makeColumns() const
{
    std::vector<RecordsGrid::Column> columns{
        {tr("Id"), {QStringLiteral("id")}, CellType::Text},
        {tr("Name"), {QStringLiteral("name")}, CellType::Text}};
    const JsonText *classes = find({QStringLiteral("classes")});
    for (qsizetype i = 0; classes && i < classes->size(); ++i) {
        const QString name = classes->members()[size_t(i)].value->toJson().toString();
        columns.push_back({name, {c_cost, name}, CellType::Cost});
    }
    if (m_list == List::Edges) {
        columns.push_back({tr("Stops"), {QStringLiteral("stops")}, CellType::Flag});
        columns.push_back({tr("One way"), {QStringLiteral("directed")}, CellType::Flag});
        columns.push_back({tr("Blocks"), {QStringLiteral("blocks")}, CellType::Words});
    } else if (m_list == List::Ways) {
        columns.push_back({tr("Cancels"), {QStringLiteral("cancels")}, CellType::Edges});
    }
    columns.push_back({tr("Look"), {c_values, c_look}, CellType::Look});
    QStringList keys;
    for (int row = 0; row < count(Line::Row); ++row) {
        JsonPath path = recordPath(row);
        path.push_back(c_values);
        const JsonText *values = find(path);
        for (qsizetype i = 0;
             values && values->type() == JsonText::Type::Object && i < values->size(); ++i) {
            const QString key = values->keyAt(i);
            if (key != c_look && !keys.contains(key))
                keys.append(key);
        }
    }
    for (const QString &key : keys)
        columns.push_back({key, {c_values, key}, guess({c_values, key})});
    return columns;
}

QString TerrainGrid::head(Line line, int index) const
{
    return line == Line::Row ? QString::number(index + 1) : RecordsGrid::head(line, index);
}

QString TerrainGrid::absent(int column) const
{
    if (!isCost(column))
        return {};
    return m_list == List::Edges ? QStringLiteral("0") : QStringLiteral("–");
}

QString TerrainGrid::id(int row) const
{
    return value(row, Id).toString();
}

QString TerrainGrid::look(int row) const
{
    JsonPath path = recordPath(row);
    path.push_back(c_values);
    const JsonText *values = find(path);
    return view::MapLook::lookOf(id(row), values ? values->toJson() : Json());
}

bool TerrainGrid::isCost(int column) const
{
    return column >= 0 && column < count(Line::Column)
        && leadsTo(columns()[size_t(column)].key, c_cost);
}

bool TerrainGrid::isValue(int column) const
{
    return column >= 0 && column < count(Line::Column)
        && leadsTo(columns()[size_t(column)].key, c_values) && type(column) != CellType::Look;
}

bool TerrainGrid::set(Draft &draft, int row, int column, const Json &value) const
{
    if (column == Id && row >= 0 && row < count(Line::Row))
        return kindedit::rename(draft, m_list, id(row), value.toString().trimmed());
    return RecordsGrid::set(draft, row, column, value);
}

bool TerrainGrid::can(Line line, LineEdit edit) const
{
    if (line == Line::Row)
        return edit != LineEdit::Rename && find({});
    return edit != LineEdit::Move && find({});
}

bool TerrainGrid::insert(Draft &draft, Line line, int at) const
{
    if (line == Line::Row)
        return at >= 0 && at <= count(Line::Row) && kindedit::add(draft, m_list, at);
    if (at < 0 || at > count(Line::Column))
        return false;
    if (isCost(at - 1)) {
        const qsizetype index = at - 2;
        return kindedit::add(draft, List::Classes, index);
    }
    QString name = QStringLiteral("new_value");
    for (int row = 0; row < count(Line::Row); ++row) {
        JsonPath path = recordPath(row);
        path.push_back(c_values);
        name = freeKey(find(path), name);
    }
    bool isDone = false;
    for (int row = 0; row < count(Line::Row); ++row) {
        JsonPath path = recordPath(row);
        path.insert(path.end(), {c_values, name});
        isDone = draft.set(file(), path, Json(0)) || isDone;
    }
    return isDone;
}

bool TerrainGrid::remove(Draft &draft, Line line, int at) const
{
    if (at < 0 || at >= count(line))
        return false;
    if (line == Line::Row)
        return id(at).isEmpty() ? draft.remove(file(), recordPath(at))
                                : kindedit::remove(draft, m_list, id(at));
    if (isCost(at))
        return kindedit::remove(draft, List::Classes, head(line, at));
    return isValue(at) && RecordsGrid::remove(draft, line, at);
}

bool TerrainGrid::rename(Draft &draft, Line line, int at, const QString &name) const
{
    if (line == Line::Row || name.isEmpty())
        return false;
    if (isCost(at))
        return kindedit::rename(draft, List::Classes, head(line, at), name);
    if (!isValue(at))
        return false;
    bool isDone = false;
    for (int row = 0; row < count(Line::Row); ++row)
        isDone = draft.rename(file(), path(row, at), name) || isDone;
    return isDone;
}

} // namespace editor
